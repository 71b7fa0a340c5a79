/** The picture of every Quest, by id: a stage, figures, and the meeples who do it. */
import type { Stage } from '../scenery/stages.ts';
import { actor, own, type Picture, prop } from './picture.ts';

export type QuestPicture = Picture & { readonly stage: Stage };

const bone = { isBone: true } as const;
const leaf = { plate: 'a' } as const;
const pale = { plate: 'tint' } as const;
const left = { flip: true } as const;

export const TRIGGERED_PICTURES: Readonly<Record<string, QuestPicture>> = {
  'many-hands': {
    stage: 'field',
    figures: [own('gargoyle', 0.76, 0.5, 0.46, leaf), own('pitchfork', 0.3, 0.5, 0.3, { rot: 0.5 })],
    actors: [
      actor('peasant', 0.14, 0.78, 0.26),
      actor('peasant', 0.34, 0.83, 0.26),
      actor('peasant', 0.54, 0.82, 0.26),
    ],
  },
  'militia-day': {
    stage: 'town',
    figures: [own('rally-the-troops', 0.56, 0.46, 0.6)],
    actors: [actor('warrior', 0.2, 0.74, 0.3), actor('peasant', 0.5, 0.84, 0.22), actor('peasant', 0.72, 0.84, 0.22)],
  },
  'by-appointment': {
    stage: 'castle',
    figures: [own('knight-banner', 0.32, 0.48, 0.5), own('wax-seal', 0.78, 0.76, 0.24, leaf)],
    actors: [actor('knight', 0.6, 0.68, 0.36)],
  },
  'extra-credit': {
    stage: 'study',
    figures: [own('fizzing-flask', 0.64, 0.52, 0.54), own('graduate-cap', 0.32, 0.36, 0.3, leaf)],
    actors: [actor('mage', 0.2, 0.76, 0.3), actor('mage', 0.42, 0.8, 0.26)],
  },
  'last-rites': {
    stage: 'graves',
    figures: [
      own('tombstone', 0.66, 0.6, 0.5, leaf),
      own('holy-water', 0.4, 0.46, 0.28),
      prop('raise-skeleton', 0.68, 0.86, 0.24, bone),
    ],
    actors: [actor('cleric', 0.24, 0.7, 0.36)],
  },
  'gone-to-the-greenwood': {
    stage: 'forest',
    figures: [own('forest-entrance', 0.5, 0.5, 0.86, leaf), own('bow-arrow', 0.74, 0.66, 0.3)],
    actors: [actor('ranger', 0.48, 0.7, 0.36)],
  },
  'sworn-on-the-grain': {
    stage: 'field',
    figures: [own('oak', 0.5, 0.48, 0.74, leaf)],
    actors: [actor('knight', 0.16, 0.78, 0.28), actor('paladin', 0.5, 0.78, 0.32), actor('cleric', 0.84, 0.78, 0.28)],
  },
  timber: {
    stage: 'forest',
    figures: [own('axe-in-log', 0.42, 0.62, 0.62, { hasShadow: true }), own('falling', 0.78, 0.42, 0.26, leaf)],
  },
  'two-trunks': {
    stage: 'forest',
    figures: [
      own('logging', 0.28, 0.62, 0.44, leaf),
      own('logging', 0.76, 0.64, 0.4, { ...leaf, flip: true }),
      own('crossed-axes', 0.52, 0.46, 0.46),
    ],
  },
  'mixed-marquetry': {
    stage: 'hall',
    figures: [own('jigsaw-piece', 0.5, 0.4, 0.46)],
    actors: [
      actor('mage', 0.14, 0.8, 0.26),
      actor('cleric', 0.38, 0.84, 0.26),
      actor('warrior', 0.63, 0.84, 0.26),
      actor('knight', 0.87, 0.8, 0.26),
    ],
  },
  'last-plank-standing': {
    stage: 'castle',
    figures: [
      own('defensive-wall', 0.5, 0.64, 0.5, leaf),
      own('barricade', 0.5, 0.74, 0.42),
      prop('daemon-skull', 0.16, 0.6, 0.2),
      prop('daemon-skull', 0.84, 0.6, 0.2),
      prop('daemon-skull', 0.5, 0.26, 0.2),
    ],
  },
  'barking-at-trees': {
    stage: 'forest',
    figures: [own('tree-face', 0.66, 0.5, 0.64), own('totem-mask', 0.2, 0.46, 0.24, leaf)],
    actors: [actor('shaman', 0.28, 0.76, 0.36)],
  },
  'mage-and-cleric': {
    stage: 'tavern',
    figures: [own('tavern-sign', 0.5, 0.3, 0.4), own('beer-stein', 0.5, 0.76, 0.26, leaf)],
    actors: [actor('mage', 0.24, 0.72, 0.36), actor('cleric', 0.77, 0.72, 0.36)],
  },
  'confession-box': {
    stage: 'hall',
    figures: [own('window-bars', 0.62, 0.48, 0.52, leaf), own('prayer', 0.24, 0.68, 0.4)],
    actors: [actor('corruption', 0.62, 0.62, 0.3), actor('corruption', 0.84, 0.82, 0.24)],
  },
  'good-sanding': {
    stage: 'hall',
    figures: [own('floor-polisher', 0.36, 0.56, 0.56), own('dust-cloud', 0.72, 0.5, 0.34, pale)],
    actors: [
      actor('corruption', 0.6, 0.84, 0.2),
      actor('corruption', 0.76, 0.82, 0.22),
      actor('corruption', 0.92, 0.84, 0.2),
    ],
  },
  'pitchforks-for-promotion': {
    stage: 'town',
    figures: [
      own('revolt', 0.5, 0.44, 0.42),
      own('pitchfork', 0.2, 0.46, 0.32, { rot: -0.2 }),
      own('pitchfork', 0.82, 0.46, 0.32, { rot: 0.9 }),
    ],
    actors: [0.14, 0.37, 0.62, 0.86].map((x, i) => actor('peasant', x, 0.82 + (i % 2) * 0.02, 0.26)),
  },
  'planning-permission': {
    stage: 'town',
    figures: [own('wooden-sign', 0.34, 0.56, 0.56), own('hammer-nails', 0.76, 0.66, 0.4, leaf)],
  },
  'masters-certificate': {
    stage: 'study',
    figures: [own('diploma', 0.46, 0.48, 0.6), own('rank-3', 0.8, 0.64, 0.3, leaf)],
    actors: [actor('mage', 0.18, 0.8, 0.26)],
  },
};

export const ONGOING_PICTURES: Readonly<Record<string, QuestPicture>> = {
  'shield-and-shove': {
    stage: 'field',
    figures: [own('shield-bash', 0.5, 0.5, 0.62)],
    actors: [actor('knight', 0.17, 0.78, 0.28), actor('warrior', 0.83, 0.78, 0.28)],
  },
  'separate-hats': {
    stage: 'field',
    figures: [own('pointy-hat', 0.3, 0.46, 0.48), own('viking-helmet', 0.72, 0.48, 0.44, leaf)],
    actors: [actor('mage', 0.32, 0.84, 0.22), actor('warrior', 0.7, 0.84, 0.22)],
  },
  'sermon-on-the-woodpile': {
    stage: 'forest',
    figures: [own('wood-pile', 0.5, 0.74, 0.5), own('public-speaker', 0.5, 0.36, 0.4, leaf)],
    actors: [actor('cleric', 0.15, 0.78, 0.28), actor('cleric', 0.85, 0.78, 0.28)],
  },
  'undertakers-licence': {
    stage: 'graves',
    figures: [own('coffin', 0.36, 0.52, 0.6), own('stamper', 0.76, 0.66, 0.36, leaf)],
  },
  'exterminators-permit': {
    stage: 'forest',
    figures: [
      own('bug-net', 0.36, 0.46, 0.56, { carve: { pitch: 3.6 } }),
      prop('long-antennae-bug', 0.72, 0.66, 0.4, leaf),
      prop('scroll-unfurled', 0.18, 0.82, 0.22, pale),
    ],
  },
  'thief-takers-warrant': {
    stage: 'town',
    figures: [own('wanted-reward', 0.4, 0.48, 0.58, pale), own('manacles', 0.78, 0.66, 0.36)],
  },
  'pitchfork-standards-act': {
    stage: 'hall',
    figures: [own('pitchfork', 0.7, 0.48, 0.54), own('scroll-quill', 0.34, 0.42, 0.44, leaf)],
    actors: [actor('peasant', 0.16, 0.84, 0.22), actor('knight', 0.36, 0.8, 0.26), actor('peasant', 0.56, 0.84, 0.22)],
  },
  'longer-table': {
    stage: 'tavern',
    figures: [
      prop('table', 0.5, 0.82, 0.9),
      own('bar-stool', 0.1, 0.84, 0.24, leaf),
      own('bar-stool', 0.9, 0.84, 0.24, leaf),
    ],
    actors: [
      actor('mage', 0.17, 0.56, 0.25),
      actor('cleric', 0.39, 0.54, 0.25),
      actor('knight', 0.61, 0.54, 0.25),
      actor('warrior', 0.83, 0.56, 0.25),
    ],
    isActorsBehind: true,
  },
  gazette: {
    stage: 'study',
    figures: [own('newspaper', 0.46, 0.46, 0.58, pale), own('quill-ink', 0.82, 0.62, 0.36)],
    actors: [actor('mage', 0.16, 0.8, 0.26)],
  },
  'wash-day': {
    stage: 'town',
    figures: [own('clothesline', 0.5, 0.46, 0.74), own('bunk-beds', 0.82, 0.8, 0.26, leaf)],
    actors: [actor('cleric', 0.2, 0.8, 0.24), actor('corruption', 0.5, 0.84, 0.22)],
  },
  'portraits-in-the-hall': {
    stage: 'hall',
    figures: [
      own('wood-frame', 0.22, 0.4, 0.36),
      own('wood-frame', 0.78, 0.4, 0.36),
      own('wood-frame', 0.5, 0.5, 0.42, leaf),
    ],
    actors: [actor('ranger', 0.22, 0.4, 0.23), actor('paladin', 0.5, 0.5, 0.27), actor('shaman', 0.78, 0.4, 0.23)],
  },
  'upgraded-staff': {
    stage: 'study',
    figures: [own('wizard-staff', 0.64, 0.48, 0.64), own('upgrade', 0.24, 0.42, 0.26, leaf)],
    actors: [actor('mage', 0.28, 0.78, 0.3)],
  },
  'neighbourhood-watch': {
    stage: 'town',
    figures: [own('village', 0.64, 0.5, 0.56, leaf), own('lantern', 0.28, 0.44, 0.4)],
    actors: [actor('peasant', 0.2, 0.82, 0.22), actor('peasant', 0.42, 0.84, 0.22)],
  },
};

export const END_PICTURES: Readonly<Record<string, QuestPicture>> = {
  'meeples-of-doom': {
    stage: 'field',
    figures: [
      own('wanted-reward', 0.5, 0.46, 0.54, pale),
      prop('daemon-skull', 0.16, 0.72, 0.26),
      prop('daemon-skull', 0.84, 0.72, 0.26),
    ],
  },
  'sawdust-to-sawdust': {
    stage: 'graves',
    figures: [
      own('tombstone', 0.34, 0.6, 0.46, leaf),
      own('broom', 0.72, 0.54, 0.54),
      prop('raise-skeleton', 0.36, 0.84, 0.3, bone),
    ],
  },
  'worldly-terrors': {
    stage: 'forest',
    figures: [own('spears', 0.76, 0.56, 0.5, left), own('bestial-fangs', 0.4, 0.52, 0.56)],
  },
  'trophy-shelf': {
    stage: 'hall',
    figures: [
      own('trophies-shelf', 0.5, 0.42, 0.66),
      prop('daemon-skull', 0.2, 0.8, 0.22, leaf),
      prop('paw-print', 0.5, 0.82, 0.22, leaf),
      prop('death-skull', 0.8, 0.8, 0.22, bone),
    ],
  },
  'big-game': {
    stage: 'field',
    figures: [
      own('barn', 0.22, 0.68, 0.34, leaf),
      own('spiked-dragon-head', 0.62, 0.46, 0.64, left),
      own('trophy', 0.24, 0.34, 0.2),
    ],
  },
  'committee-of-experts': {
    stage: 'study',
    figures: [own('discussion', 0.5, 0.42, 0.52, leaf)],
    actors: [actor('knight', 0.2, 0.78, 0.28), actor('cleric', 0.5, 0.84, 0.28), actor('mage', 0.8, 0.78, 0.28)],
  },
  'old-masters': {
    stage: 'hall',
    figures: [own('laurels', 0.5, 0.46, 0.66)],
    actors: [actor('mage', 0.38, 0.56, 0.3), actor('knight', 0.63, 0.56, 0.3)],
  },
  'standing-army': {
    stage: 'castle',
    figures: [own('swords-emblem', 0.5, 0.34, 0.42)],
    actors: [0.13, 0.38, 0.63, 0.88].map((x, i) => actor('warrior', x, 0.76 + (i % 2) * 0.05, 0.27)),
  },
  'court-of-oak': {
    stage: 'castle',
    figures: [own('mounted-knight', 0.54, 0.46, 0.66), own('oak-leaf', 0.18, 0.4, 0.22, leaf)],
    actors: [actor('knight', 0.14, 0.8, 0.24), actor('knight', 0.87, 0.8, 0.24)],
  },
  'reading-room': {
    stage: 'study',
    figures: [own('bookshelf', 0.3, 0.44, 0.46), own('bookshelf', 0.74, 0.44, 0.46, left)],
    actors: [actor('mage', 0.22, 0.82, 0.24), actor('mage', 0.5, 0.78, 0.3), actor('mage', 0.78, 0.82, 0.24)],
  },
  'high-branches': {
    stage: 'forest',
    figures: [own('treehouse', 0.5, 0.48, 0.78)],
    actors: [actor('ranger', 0.14, 0.8, 0.24), actor('shaman', 0.86, 0.8, 0.24)],
  },
  'let-it-rot': {
    stage: 'forest',
    figures: [own('dead-wood', 0.62, 0.46, 0.62, leaf), own('mushrooms-cluster', 0.28, 0.66, 0.42)],
    actors: [actor('corruption', 0.56, 0.84, 0.22), actor('corruption', 0.8, 0.84, 0.22)],
  },
  'village-fete': {
    stage: 'town',
    figures: [
      own('party-flags', 0.3, 0.28, 0.5),
      own('party-flags', 0.72, 0.28, 0.5, left),
      own('cake-slice', 0.5, 0.62, 0.3, leaf),
    ],
    actors: [0.1, 0.28, 0.5, 0.72, 0.9].map((x, i) => actor('peasant', x, 0.84 - (i % 2) * 0.06, 0.2)),
  },
};

export const QUEST_PICTURES: Readonly<Record<string, QuestPicture>> = {
  ...TRIGGERED_PICTURES,
  ...ONGOING_PICTURES,
  ...END_PICTURES,
};

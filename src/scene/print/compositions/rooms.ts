/** The picture of every Tower Room, by id: what lies in the vault behind the arch. */
import { actor, own, type Picture, prop } from './picture.ts';

const bone = { isBone: true } as const;
const leaf = { plate: 'a' } as const;
const pale = { plate: 'tint' } as const;

const candles = [prop('candle-light', 0.13, 0.82, 0.24), prop('candle-light', 0.87, 0.82, 0.24)];

export const ROOM_PICTURES: Readonly<Record<string, Picture>> = {
  'rod-ferrule': { figures: [own('church', 0.78, 0.7, 0.36, leaf), own('orb-wand', 0.44, 0.46, 0.66, { rot: 2.4 })] },
  'rod-shaft': { figures: [own('spell-book', 0.72, 0.78, 0.42, leaf), own('orb-wand', 0.45, 0.46, 0.7)] },
  'rod-grip': {
    figures: [own('orb-wand', 0.58, 0.38, 0.62, { rot: -0.5 }), own('sword-brandish', 0.36, 0.7, 0.44, leaf)],
  },
  'rod-knob': {
    figures: [own('visored-helm', 0.24, 0.74, 0.36, leaf), own('orb-wand', 0.56, 0.48, 0.78, { rot: -0.2 })],
  },
  'dark-cellar': {
    figures: [own('stairs', 0.5, 0.66, 0.72, leaf), own('evil-eyes', 0.5, 0.36, 0.62, bone)],
    actors: [actor('warrior', 0.78, 0.62, 0.28)],
  },
  'dark-landing': {
    figures: [own('evil-eyes', 0.5, 0.3, 0.66, bone), own('candle-holder', 0.4, 0.7, 0.44)],
    actors: [actor('mage', 0.78, 0.76, 0.32)],
  },
  'dark-vestry': {
    figures: [own('door', 0.5, 0.56, 0.74, leaf), own('evil-eyes', 0.5, 0.38, 0.46, bone)],
    actors: [actor('cleric', 0.2, 0.78, 0.3)],
  },
  'dark-gallery': {
    figures: [
      own('portrait', 0.3, 0.42, 0.42),
      own('portrait', 0.72, 0.42, 0.42),
      own('evil-eyes', 0.5, 0.76, 0.5, bone),
    ],
  },
  'battle-library': {
    figures: [
      own('bookshelf', 0.5, 0.46, 0.66, leaf),
      own('mushrooms-cluster', 0.24, 0.8, 0.32),
      own('mushrooms-cluster', 0.76, 0.8, 0.32, { flip: true }),
    ],
  },
  'battle-chapel': {
    figures: [
      own('church', 0.5, 0.48, 0.68, leaf),
      own('mushrooms-cluster', 0.22, 0.8, 0.32),
      own('mushrooms-cluster', 0.8, 0.82, 0.28, { flip: true }),
    ],
  },
  'battle-armoury': {
    figures: [
      own('spears', 0.52, 0.46, 0.66, leaf),
      own('mushrooms-cluster', 0.24, 0.82, 0.3),
      own('mushrooms-cluster', 0.78, 0.8, 0.34, { flip: true }),
    ],
  },
  'rescue-ranger': {
    figures: [own('chimney', 0.5, 0.4, 0.66, leaf), own('bow-arrow', 0.2, 0.72, 0.34)],
    actors: [actor('ranger', 0.56, 0.76, 0.36)],
  },
  'rescue-paladin': { figures: [own('ringing-bell', 0.5, 0.38, 0.62)], actors: [actor('paladin', 0.5, 0.78, 0.34)] },
  'rescue-shaman': {
    figures: [own('wooden-door', 0.34, 0.52, 0.66, leaf), own('totem-mask', 0.74, 0.34, 0.3)],
    actors: [actor('shaman', 0.68, 0.74, 0.36)],
  },
  'cleanse-lye': {
    figures: [own('bathtub', 0.5, 0.62, 0.66), own('bubbles', 0.44, 0.32, 0.34, pale)],
    actors: [actor('corruption', 0.46, 0.5, 0.28)],
    isActorsBehind: true,
  },
  'cleanse-sanding': {
    figures: [own('floor-polisher', 0.42, 0.5, 0.6), own('dust-cloud', 0.74, 0.42, 0.3, pale)],
    actors: [actor('corruption', 0.76, 0.78, 0.26)],
  },
  'cleanse-turpentine': {
    figures: [prop('water-fountain', 0.5, 0.52, 0.76), own('droplets', 0.82, 0.3, 0.22, pale)],
    actors: [actor('corruption', 0.22, 0.8, 0.26)],
  },
  'hunt-humanoid': { figures: [own('robber-mask', 0.42, 0.44, 0.54), own('spyglass', 0.74, 0.7, 0.38, leaf)] },
  'hunt-monstrous': { figures: [own('bestial-fangs', 0.5, 0.44, 0.6), own('crossed-axes', 0.5, 0.8, 0.34, leaf)] },
  'hunt-undead': { figures: [own('coffin', 0.44, 0.5, 0.66), own('holy-water', 0.8, 0.72, 0.28, leaf)] },
};

export const ROOM_CANDLES = candles;

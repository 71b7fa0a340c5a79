/** The picture of every Location and Order, by id, in a broad window: buildings to the left, people to the right. */
import type { Sky } from '../scenery/skies.ts';
import type { Stage } from '../scenery/stages.ts';
import { actor, own, type Picture, prop } from './picture.ts';

/** `sky` where it is not the family's own. */
export type PlacePicture = Picture & { readonly stage: Stage; readonly sky?: Sky };

const leaf = { plate: 'a' } as const;
const pale = { plate: 'tint' } as const;
const left = { flip: true } as const;

export const PREBUILT_PICTURES: Readonly<Record<string, PlacePicture>> = {
  'house-of-lords': {
    stage: 'castle',
    figures: [prop('greek-temple', 0.3, 0.5, 0.34), own('throne-king', 0.58, 0.54, 0.26, leaf)],
    actors: [actor('peasant', 0.76, 0.72, 0.13), actor('knight', 0.9, 0.68, 0.15)],
  },
  'splinter-yard': {
    stage: 'town',
    figures: [own('target-dummy', 0.26, 0.54, 0.3), own('crossed-swords', 0.5, 0.48, 0.24, leaf)],
    actors: [actor('warrior', 0.7, 0.68, 0.16), actor('peasant', 0.87, 0.72, 0.13)],
  },
  'chapter-house': {
    stage: 'graves',
    sky: 'moon',
    figures: [own('church', 0.3, 0.48, 0.36), own('prayer', 0.58, 0.62, 0.22, leaf)],
    actors: [actor('cleric', 0.75, 0.68, 0.16), actor('peasant', 0.9, 0.74, 0.13)],
  },
  'matriculation-desk': {
    stage: 'study',
    figures: [
      prop('table', 0.44, 0.74, 0.34),
      own('quill-ink', 0.4, 0.46, 0.17, leaf),
      prop('open-book', 0.53, 0.5, 0.15),
    ],
    actors: [actor('mage', 0.24, 0.62, 0.17), actor('peasant', 0.72, 0.72, 0.14), actor('peasant', 0.86, 0.74, 0.13)],
  },
};

export const TILE_PICTURES: Readonly<Record<string, PlacePicture>> = {
  'healers-temple': {
    stage: 'field',
    sky: 'flow',
    figures: [prop('byzantin-temple', 0.28, 0.46, 0.36), own('healing', 0.56, 0.54, 0.26, leaf)],
    actors: [actor('warrior', 0.73, 0.7, 0.15), actor('cleric', 0.89, 0.68, 0.16)],
  },
  'levy-station': {
    stage: 'field',
    figures: [
      prop('watchtower', 0.16, 0.5, 0.36),
      prop('wood-cabin', 0.36, 0.64, 0.23),
      own('rally-the-troops', 0.55, 0.46, 0.24, leaf),
    ],
    actors: [
      actor('warrior', 0.55, 0.76, 0.12),
      actor('peasant', 0.65, 0.77, 0.11),
      actor('mage', 0.75, 0.74, 0.13),
      actor('peasant', 0.85, 0.77, 0.11),
      actor('peasant', 0.94, 0.77, 0.11),
    ],
  },
  'branch-and-root-inn': {
    stage: 'tavern',
    figures: [own('tavern-sign', 0.34, 0.4, 0.26), own('beer-stein', 0.52, 0.66, 0.16, leaf)],
    actors: [actor('cleric', 0.68, 0.68, 0.15), actor('mage', 0.32, 0.76, 0.13)],
  },
  scriptorium: {
    stage: 'study',
    figures: [own('scroll-quill', 0.42, 0.46, 0.32), own('candle-holder', 0.66, 0.64, 0.18, leaf)],
    actors: [actor('mage', 0.22, 0.68, 0.16), actor('cleric', 0.82, 0.7, 0.15)],
  },
  'rallying-stump': {
    stage: 'forest',
    sky: 'flow',
    figures: [own('axe-in-stump', 0.34, 0.54, 0.32), own('bugle-call', 0.6, 0.4, 0.18, leaf)],
    actors: [
      actor('knight', 0.58, 0.7, 0.16),
      actor('peasant', 0.74, 0.74, 0.13),
      actor('peasant', 0.87, 0.74, 0.13),
      actor('warrior', 0.13, 0.72, 0.14),
    ],
  },
  'wormwood-still': {
    stage: 'hall',
    figures: [
      own('brandy-bottle', 0.36, 0.48, 0.3),
      own('boiling-bubbles', 0.62, 0.6, 0.22, leaf),
      prop('cauldron', 0.82, 0.62, 0.22),
    ],
    actors: [actor('corruption', 0.16, 0.72, 0.13)],
  },
  'reserves-bench': {
    stage: 'forest',
    sky: 'flow',
    figures: [own('park-bench', 0.36, 0.54, 0.36), own('swordman', 0.78, 0.5, 0.28, leaf)],
    actors: [actor('warrior', 0.3, 0.5, 0.14), actor('warrior', 0.58, 0.74, 0.14)],
  },
  'mages-workshop': {
    stage: 'study',
    figures: [own('bellows', 0.34, 0.52, 0.28), own('magic-swirl', 0.62, 0.44, 0.28, leaf)],
    actors: [actor('mage', 0.82, 0.7, 0.16)],
  },
  colosseum: {
    stage: 'field',
    figures: [own('coliseum', 0.36, 0.5, 0.5), own('laurel-crown', 0.72, 0.34, 0.16, leaf)],
    actors: [actor('knight', 0.72, 0.72, 0.15), actor('warrior', 0.88, 0.72, 0.15)],
  },
  'mage-academy': {
    stage: 'study',
    figures: [own('crystal-ball', 0.46, 0.5, 0.3), own('bookshelf', 0.22, 0.46, 0.24, leaf)],
    actors: [actor('mage', 0.68, 0.68, 0.16), actor('peasant', 0.83, 0.73, 0.13)],
  },
  'greenwood-lodge': {
    stage: 'forest',
    sky: 'flow',
    figures: [own('wood-cabin', 0.3, 0.52, 0.36), own('bow-arrow', 0.54, 0.54, 0.2, leaf)],
    actors: [actor('ranger', 0.68, 0.7, 0.14), actor('ranger', 0.8, 0.72, 0.14), actor('ranger', 0.92, 0.7, 0.14)],
  },
  'oath-oak': {
    stage: 'field',
    sky: 'flow',
    figures: [own('holy-oak', 0.32, 0.48, 0.42, leaf)],
    actors: [actor('paladin', 0.6, 0.7, 0.15), actor('paladin', 0.75, 0.72, 0.15), actor('paladin', 0.9, 0.7, 0.15)],
  },
  'circle-of-rings': {
    stage: 'forest',
    sky: 'moon',
    figures: [own('circle-forest', 0.3, 0.48, 0.36, leaf), own('totem-mask', 0.56, 0.52, 0.22)],
    actors: [actor('shaman', 0.7, 0.7, 0.14), actor('shaman', 0.81, 0.72, 0.14), actor('shaman', 0.92, 0.7, 0.14)],
  },
  'notice-trunk': {
    stage: 'town',
    figures: [
      own('wooden-sign', 0.36, 0.5, 0.34),
      own('tied-scroll', 0.36, 0.42, 0.14, pale),
      own('tied-scroll', 0.62, 0.66, 0.2, leaf),
    ],
    actors: [actor('mage', 0.8, 0.68, 0.16)],
  },
  'box-office': {
    stage: 'town',
    sky: 'flow',
    figures: [own('cardboard-box', 0.34, 0.56, 0.32), own('ticket', 0.58, 0.46, 0.2, leaf)],
    actors: [actor('peasant', 0.72, 0.72, 0.13), actor('peasant', 0.85, 0.72, 0.13)],
  },
};

export const LOCATION_PICTURES: Readonly<Record<string, PlacePicture>> = { ...PREBUILT_PICTURES, ...TILE_PICTURES };

export const ORDER_PICTURES: Readonly<Record<string, PlacePicture>> = {
  battle: {
    stage: 'castle',
    figures: [own('crossed-swords', 0.5, 0.46, 0.36)],
    actors: [actor('knight', 0.2, 0.7, 0.16), actor('warrior', 0.8, 0.7, 0.16)],
  },
  muster: {
    stage: 'town',
    figures: [own('rally-the-troops', 0.46, 0.46, 0.36)],
    actors: [actor('peasant', 0.16, 0.74, 0.13), actor('knight', 0.72, 0.7, 0.15), actor('warrior', 0.88, 0.7, 0.15)],
  },
  ascend: {
    stage: 'castle',
    figures: [own('stairs', 0.34, 0.56, 0.34, leaf), own('white-tower', 0.66, 0.46, 0.36)],
    actors: [actor('cleric', 0.34, 0.42, 0.13)],
  },
  tithe: {
    stage: 'hall',
    figures: [own('coins', 0.34, 0.52, 0.3), own('receive-money', 0.64, 0.52, 0.3, leaf)],
  },
  dispatch: {
    stage: 'field',
    figures: [own('tied-scroll', 0.4, 0.48, 0.34), own('wax-seal', 0.66, 0.58, 0.2, leaf)],
    actors: [actor('knight', 0.86, 0.7, 0.15)],
  },
  sweep: {
    stage: 'town',
    figures: [own('broom', 0.42, 0.48, 0.36)],
    actors: [actor('peasant', 0.66, 0.7, 0.15), actor('corruption', 0.84, 0.74, 0.13)],
  },
  parade: {
    stage: 'castle',
    figures: [
      own('knight-banner', 0.24, 0.46, 0.3),
      own('drum', 0.46, 0.6, 0.24, leaf),
      own('knight-banner', 0.92, 0.46, 0.26, left),
    ],
    actors: [actor('knight', 0.64, 0.7, 0.14), actor('knight', 0.78, 0.7, 0.14)],
  },
};

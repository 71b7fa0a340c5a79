/** The pictures of the Dark Council and of the cards that announce it, by id. */
import { actor, own, type Picture, prop } from './picture.ts';

const bone = { isBone: true } as const;
const leaf = { plate: 'a' } as const;
const pale = { plate: 'tint' } as const;

export const COUNCIL_PICTURES: Readonly<Record<string, Picture>> = {
  mortise: {
    moon: 0.5,
    figures: [
      own('coffin', 0.5, 0.54, 0.86, leaf),
      own('death-skull', 0.49, 0.42, 0.42, bone),
      own('wood-frame', 0.48, 0.78, 0.28),
    ],
  },
  'hand-of-peepul': {
    moon: 0.5,
    figures: [prop('monster-grasp', 0.52, 0.44, 0.82, { rot: 2.7, carve: { pitch: 5.4 } })],
    actors: [actor('peasant', 0.5, 0.87, 0.2)],
  },
  'saw-ron': {
    figures: [
      own('circular-saw', 0.5, 0.42, 0.84, { ...pale, carve: { base: 0.42 } }),
      own('burning-forest', 0.14, 0.76, 0.38, leaf),
      own('burning-forest', 0.86, 0.76, 0.38, { ...leaf, flip: true }),
      own('overlord-helm', 0.5, 0.62, 0.7),
    ],
  },
  combustor: {
    moon: 0.5,
    figures: [own('fire-silhouette', 0.5, 0.54, 0.86), own('match-head', 0.17, 0.78, 0.32, pale)],
    actors: [actor('peasant', 0.82, 0.86, 0.18)],
  },
};

export const ARRIVAL_PICTURES: Readonly<Record<string, Picture>> = {
  'dark-council-1': {
    figures: [own('evil-moon', 0.5, 0.34, 0.36, pale), own('chainsaw', 0.5, 0.72, 0.54, { rot: 0.1 })],
  },
  'dark-council-2': {
    figures: [
      own('burning-forest', 0.2, 0.66, 0.4, leaf),
      own('burning-forest', 0.8, 0.66, 0.4, { ...leaf, flip: true }),
      own('chainsaw', 0.5, 0.62, 0.66),
    ],
  },
  'dark-council-3': {
    figures: [
      own('medieval-gate', 0.5, 0.66, 0.56, pale),
      own('measure-tape', 0.16, 0.66, 0.34),
      own('chainsaw', 0.8, 0.72, 0.44, { flip: true }),
    ],
  },
};

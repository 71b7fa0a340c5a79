/** The picture of every Monster, by id. */
import { actor, own, type Picture, prop } from './picture.ts';

const standing = { hasShadow: true } as const;
const bone = { isBone: true } as const;
const leaf = { plate: 'a' } as const;
const pale = { plate: 'tint' } as const;

export const CASTLE_PICTURES: Readonly<Record<string, Picture>> = {
  'backwoods-bandit-castle': {
    figures: [
      own('pine-tree', 0.13, 0.66, 0.5, leaf),
      own('pine-tree', 0.9, 0.68, 0.46, leaf),
      own('bandit', 0.5, 0.6, 0.7),
    ],
  },
  termite: {
    figures: [
      own('half-log', 0.76, 0.74, 0.5, { ...leaf, rot: 0.5 }),
      prop('long-antennae-bug', 0.46, 0.58, 0.7, { ...standing, rot: -0.1 }),
    ],
  },
  'rattling-man-at-arms': {
    moon: 0.5,
    figures: [
      own('skeleton', 0.46, 0.6, 0.76, bone),
      own('visored-helm', 0.46, 0.29, 0.27),
      own('halberd', 0.76, 0.52, 0.4),
      prop('round-shield', 0.26, 0.66, 0.24),
    ],
  },
  'hatchet-for-hire': {
    figures: [
      own('hooded-figure', 0.46, 0.57, 0.78, standing),
      own('hatchets', 0.79, 0.58, 0.38),
      own('price-tag', 0.2, 0.76, 0.2, pale),
    ],
  },
  'siege-carpenter': {
    figures: [
      own('siege-tower', 0.66, 0.54, 0.74, standing),
      own('claw-hammer', 0.28, 0.62, 0.5, leaf),
      prop('wood-beam', 0.3, 0.88, 0.3),
    ],
  },
  'moat-beaver': {
    figures: [
      own('drawbridge', 0.2, 0.54, 0.5, leaf),
      own('waves', 0.24, 0.9, 0.34, pale),
      own('beaver', 0.57, 0.66, 0.7, standing),
    ],
  },
  'headless-chairman': {
    moon: 0.5,
    figures: [own('stone-throne', 0.5, 0.54, 0.82, standing), own('decapitation', 0.51, 0.64, 0.5, bone)],
  },
  'dry-rot-duke': {
    moon: 0.5,
    figures: [
      own('crowned-skull', 0.5, 0.5, 0.68, bone),
      own('mushrooms-cluster', 0.2, 0.82, 0.32),
      own('mushrooms-cluster', 0.8, 0.82, 0.32, { flip: true }),
      own('mushrooms-cluster', 0.5, 0.9, 0.26, leaf),
    ],
  },
  'baron-von-bandsaw': {
    figures: [
      own('circular-sawblade', 0.5, 0.44, 0.78, { ...pale, carve: { base: 0.4 } }),
      own('knight-banner', 0.13, 0.68, 0.34),
      own('knight-banner', 0.87, 0.68, 0.34),
      own('overlord-helm', 0.5, 0.62, 0.66),
    ],
  },
  'termite-queen': {
    figures: [
      own('hive', 0.5, 0.54, 0.86, { ...leaf, rot: 0.78 }),
      own('ant', 0.5, 0.62, 0.66, { ...standing, carve: { pitch: 4.4 } }),
      own('queen-crown', 0.5, 0.28, 0.24, pale),
    ],
  },
};

export const VILLAGES_PICTURES: Readonly<Record<string, Picture>> = {
  'backwoods-bandit-villages': {
    figures: [
      prop('bindle', 0.82, 0.5, 0.34, { flip: true }),
      own('bandit', 0.48, 0.56, 0.66),
      ...[0.12, 0.3, 0.48, 0.66, 0.84].map((x) => own('wooden-fence', x, 0.9, 0.22, pale)),
    ],
  },
  'timber-wolf': {
    figures: [own('wolf-head', 0.47, 0.57, 0.78), own('tied-scroll', 0.83, 0.66, 0.3, { ...bone, rot: 0.3 })],
  },
  'fence-post-revenant': {
    moon: 0.5,
    figures: [
      own('wooden-fence', 0.14, 0.78, 0.34),
      own('wooden-fence', 0.86, 0.78, 0.34),
      own('skeletal-hand', 0.5, 0.54, 0.66, bone),
      own('wooden-fence', 0.5, 0.94, 0.26, pale),
    ],
  },
  'bough-breaker': {
    figures: [
      own('brute', 0.5, 0.56, 0.78, standing),
      own('tree-branch', 0.5, 0.8, 0.46, { ...leaf, rot: 0.9 }),
      own('broken-axe', 0.84, 0.72, 0.26),
    ],
  },
  'hedge-witch': {
    figures: [
      own('high-grass', 0.14, 0.8, 0.36, leaf),
      own('high-grass', 0.86, 0.8, 0.36, { ...leaf, flip: true }),
      own('witch-face', 0.5, 0.57, 0.76),
      prop('oak-leaf', 0.37, 0.33, 0.17, { rot: -1.1 }),
      prop('oak-leaf', 0.63, 0.34, 0.17, { rot: 0.4 }),
    ],
  },
  'tree-beast': {
    figures: [
      own('evil-tree', 0.5, 0.64, 0.66, {
        limbs: [
          [
            [0.4, 0.62],
            [0.24, 0.56],
            [0.14, 0.42],
          ],
          [
            [0.62, 0.62],
            [0.78, 0.6],
            [0.88, 0.46],
          ],
        ],
        foliage: [
          [0.2, 0.42, 0.11],
          [0.8, 0.42, 0.11],
          [0.27, 0.3, 0.13],
          [0.73, 0.3, 0.13],
          [0.5, 0.26, 0.15],
          [0.38, 0.4, 0.1],
          [0.63, 0.4, 0.1],
        ],
      }),
    ],
  },
  'levelling-beaver': {
    figures: [
      prop('white-tower', 0.24, 0.52, 0.34, { ...leaf, rot: -0.9 }),
      own('beaver', 0.52, 0.66, 0.74, standing),
      own('hand-saw', 0.2, 0.84, 0.36, { ...pale, rot: 0.3 }),
    ],
  },
  'straw-wight': {
    moon: 0.5,
    figures: [
      own('scarecrow', 0.5, 0.56, 0.82),
      own('crow-dive', 0.18, 0.46, 0.2, leaf),
      own('crow-dive', 0.84, 0.44, 0.17, { ...leaf, flip: true }),
      own('crow-dive', 0.86, 0.7, 0.2, { ...leaf, flip: true }),
    ],
  },
  'old-gnaw': {
    figures: [
      prop('windmill', 0.88, 0.62, 0.28, { ...pale, rot: 0.4 }),
      own('beaver', 0.49, 0.58, 0.9, standing),
      own('axe-in-stump', 0.85, 0.86, 0.24, leaf),
      own('waves', 0.5, 0.95, 0.4, pale),
    ],
  },
  'barrow-log-king': {
    moon: 0.5,
    figures: [
      own('crowned-skull', 0.5, 0.46, 0.54, bone),
      own('log', 0.5, 0.86, 0.66, { rot: 0.78 }),
      own('crown', 0.84, 0.7, 0.18, pale),
      own('sarcophagus', 0.13, 0.7, 0.3, leaf),
    ],
  },
};

export const CATHEDRAL_PICTURES: Readonly<Record<string, Picture>> = {
  'unvarnished-preacher': {
    figures: [prop('robe', 0.5, 0.5, 0.72, standing), prop('wooden-crate', 0.5, 0.9, 0.3, leaf)],
    actors: [actor('peasant', 0.12, 0.9, 0.14), actor('peasant', 0.88, 0.88, 0.16)],
  },
  'pew-weevil': {
    figures: [
      own('wooden-chair', 0.16, 0.74, 0.38, leaf),
      own('wooden-chair', 0.84, 0.74, 0.38, leaf),
      own('spotted-bug', 0.5, 0.58, 0.68, standing),
    ],
  },
  skeleton: {
    moon: 0.5,
    figures: [
      own('dust-cloud', 0.18, 0.8, 0.3, pale),
      own('skeleton', 0.5, 0.56, 0.78, { ...bone, rot: -0.05 }),
      prop('broadsword', 0.79, 0.5, 0.4, { ...pale, rot: -0.25, carve: { base: 0.5 } }),
      prop('round-shield', 0.3, 0.64, 0.25),
    ],
  },
  'pardon-pedlar': {
    figures: [
      own('hooded-figure', 0.5, 0.56, 0.78, { ...standing, flip: true }),
      own('wax-seal', 0.8, 0.54, 0.24, leaf),
      own('coins', 0.18, 0.8, 0.28, pale),
    ],
  },
  'softwood-gargoyle': {
    figures: [own('gargoyle', 0.5, 0.54, 0.78), prop('stone-wall', 0.5, 0.99, 0.36, leaf)],
  },
  'deathwatch-beetle': {
    figures: [own('scarab-beetle', 0.47, 0.57, 0.76, standing), own('pocket-watch', 0.82, 0.68, 0.3, pale)],
  },
  ghoul: {
    moon: 0.3,
    figures: [own('graveyard', 0.18, 0.78, 0.34, leaf), own('shambling-zombie', 0.54, 0.56, 0.8, standing)],
  },
  'count-shellac': {
    moon: 0.5,
    figures: [own('vampire-dracula', 0.48, 0.57, 0.76, pale), own('paint-brush', 0.86, 0.68, 0.4, { flip: true })],
  },
  'cardinal-tinderbox': {
    figures: [
      prop('flame', 0.16, 0.7, 0.4, leaf),
      prop('flame', 0.86, 0.7, 0.4, { ...leaf, flip: true }),
      prop('robe', 0.5, 0.64, 0.66, standing),
      own('pope-crown', 0.5, 0.36, 0.3, pale),
      own('match-tip', 0.77, 0.56, 0.22, pale),
    ],
  },
  'lignin-lich': {
    moon: 0.44,
    figures: [
      own('planks', 0.16, 0.86, 0.34, leaf),
      own('crowned-skull', 0.45, 0.54, 0.64, bone),
      own('wizard-staff', 0.82, 0.58, 0.56, {
        foliage: [
          [0.9, 0.36, 0.06],
          [0.8, 0.33, 0.05],
        ],
      }),
    ],
  },
};

export const UNIVERSITY_PICTURES: Readonly<Record<string, Picture>> = {
  'backwoods-bandit-university': {
    figures: [
      prop('book-pile', 0.14, 0.86, 0.26, leaf),
      own('bandit', 0.5, 0.66, 0.66),
      own('graduate-cap', 0.5, 0.42, 0.5, leaf),
    ],
  },
  bookworm: {
    figures: [own('open-book', 0.5, 0.8, 0.66, pale), prop('earth-worm', 0.5, 0.5, 0.58, { carve: { pitch: 4 } })],
  },
  'overdue-librarian': {
    moon: 0.34,
    figures: [
      own('bookshelf', 0.16, 0.72, 0.42, leaf),
      own('ghost', 0.54, 0.56, 0.72, bone),
      prop('book-pile', 0.8, 0.88, 0.24),
    ],
  },
  'sandpaper-savant': {
    figures: [
      prop('bookshelf', 0.86, 0.62, 0.36, leaf),
      own('mad-scientist', 0.46, 0.54, 0.66, { backing: [0.33, 0.46] }),
      own('rolled-cloth', 0.8, 0.82, 0.3, pale),
    ],
  },
  'cabinet-mimic': {
    figures: [own('bookshelf', 0.16, 0.56, 0.36, leaf), own('mimic-chest', 0.52, 0.62, 0.76, standing)],
  },
  'kindling-drake': {
    figures: [own('matchbox', 0.26, 0.8, 0.46, leaf), own('dragon-head', 0.55, 0.54, 0.72)],
  },
  'petrified-professor': {
    moon: 0.5,
    figures: [
      own('stone-bust', 0.5, 0.54, 0.8, bone),
      prop('open-book', 0.2, 0.82, 0.3, leaf),
      prop('scroll-unfurled', 0.82, 0.8, 0.24),
    ],
  },
  'sawdust-wraith': {
    moon: 0.34,
    figures: [
      prop('table', 0.5, 0.86, 0.56, leaf),
      own('dust-cloud', 0.16, 0.72, 0.3, pale),
      own('spectre', 0.52, 0.54, 0.76, bone),
    ],
  },
  'chancellor-chisel': {
    figures: [own('warlock-hood', 0.46, 0.57, 0.7), own('chisel', 0.82, 0.64, 0.5, pale)],
  },
  'kiln-dragon': {
    figures: [
      own('furnace', 0.2, 0.68, 0.5, leaf),
      own('fire', 0.37, 0.62, 0.18, pale),
      own('spiked-dragon-head', 0.62, 0.55, 0.74, { flip: true }),
    ],
  },
};

export const MONSTER_PICTURES: Readonly<Record<string, Picture>> = {
  ...CASTLE_PICTURES,
  ...VILLAGES_PICTURES,
  ...CATHEDRAL_PICTURES,
  ...UNIVERSITY_PICTURES,
};

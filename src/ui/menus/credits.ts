/** Who made what is used here, and under which licence. */
export type Credit = {
  readonly what: string;
  readonly lines: readonly string[];
  readonly licenceFile?: string;
};

export const CREDITS: readonly Credit[] = [
  {
    what: 'The board game',
    lines: [
      'Meeples & Monsters and The Four Towers are designed by Ole Steiness, the solo game by Mike Mullins; published by Alderac Entertainment Group, who own the names and marks.',
    ],
  },
  {
    what: 'New Rocker',
    lines: ['Lettering by Pablo Impallari, Brenda Gallo and Rodrigo Fuenzalida. SIL Open Font License 1.1.'],
    licenceFile: 'new-rocker.txt',
  },
  {
    what: 'Grenze',
    lines: ['Reading face by The Grenze Project Authors, Omnibus-Type. SIL Open Font License 1.1.'],
    licenceFile: 'grenze.txt',
  },
  {
    what: 'game-icons.net',
    lines: [
      'Silhouettes under Creative Commons Attribution 3.0, cut anew for the press.',
      'Drawn by Lorc, Delapouite, Skoll, Caro Asercion, Cathelineau, sbed, Faithtoken, Willdabeast, Carl Olsen, DarkZaitzev, HeavenlyDog, Guard13007 and Pepijn Poolman.',
      'In the interface, by Lorc: acorn, beer stein, broadsword, candle light, cog, crown, elderberry, eyeball, hammer and nails, hourglass, laurels, magnifying glass, open book, padlock, pine tree, quill and ink, scarab beetle, spyglass, swap bag, tied scroll, white tower.',
      'By Delapouite: archive register, bed, dice, exit door, info, keyboard, meeple, next button, oak leaf, save arrow, sound on, tower flag, trash can, trophy cup, upgrade, wood cabin. By sbed: death skull, hand. By Faithtoken: card discard. By Guard13007: play button.',
    ],
    licenceFile: 'game-icons.txt',
  },
  {
    what: 'three.js, React and React Three Fiber',
    lines: ['By their authors and contributors. MIT licence.'],
  },
  {
    what: 'Rapier',
    lines: ['Physics by Dimforge and contributors. Apache licence 2.0. React Three Rapier by Poimandres. MIT licence.'],
    licenceFile: 'rapier.txt',
  },
];

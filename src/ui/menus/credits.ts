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
      'Delapouite: meeple, spiked dragon head, windmill, wood cabin. Lorc: candle light, quill ink. Pepijn Poolman: elven castle.',
    ],
  },
  {
    what: 'three.js, React and React Three Fiber',
    lines: ['By their authors and contributors. MIT licence.'],
  },
];

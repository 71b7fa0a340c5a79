/** The nine meeples as drawn: outline, paint and screen print, each in a 100 by 100 box with y down and the feet on y = 100. */

export const MEEPLE_KINDS = [
  'peasant',
  'warrior',
  'knight',
  'mage',
  'cleric',
  'ranger',
  'paladin',
  'shaman',
  'corruption',
] as const;
export type MeepleKind = (typeof MEEPLE_KINDS)[number];

export type PrintedShape = { readonly color: string; readonly path: string };

export type MeepleDrawing = {
  readonly paint: string;
  /** Absolute M L Q C Z only. A half outline runs from foot centre over the right side to top centre, mirrored at x = 50. */
  readonly outline: string;
  readonly isHalf?: true;
  readonly hole?: string;
  /** Segments per curve, where the outline is fine enough to need fewer than the usual. */
  readonly segments?: { readonly quadratic?: number; readonly cubic?: number };
  readonly print: readonly PrintedShape[];
};

export const MEEPLE_DRAWINGS: Readonly<Record<MeepleKind, MeepleDrawing>> = {
  peasant: {
    paint: '#efe6d0',
    isHalf: true,
    outline:
      'M50 82 L59 97 Q61 100 65 100 L85 100 Q91.5 100 89 94.5 Q79 77 72.5 63 Q84 63.5 92 61.5 Q98 59 97 53 Q95 47 88 45 Q75 41.5 64 38 C71 28 66 11 50 11',
    print: [
      { color: '#7a5230', path: 'M24 69 L76 69 L78.5 75 L21.5 75 Z' },
      { color: '#efe6d0', path: 'M45 67.5 L55 67.5 L55 76.5 L45 76.5 Z' },
      { color: '#7a5230', path: 'M47.5 70 L52.5 70 L52.5 74 L47.5 74 Z' },
      { color: '#7a5230', path: 'M41 46 L50 57 L59 46 L56 43.5 L50 51 L44 43.5 Z' },
      { color: '#3b2415', path: 'M42 25 a2.6 3.2 0 1 0 .01 0 Z M58 25 a2.6 3.2 0 1 0 .01 0 Z' },
      { color: '#a9764a', path: 'M33 22 Q50 12 67 22 Q66 10 50 9 Q34 10 33 22 Z' },
    ],
  },
  warrior: {
    paint: '#2f6db5',
    outline:
      'M48 83 L56 97.5 Q57.5 100 61 100 L78 100 Q83.5 100 81.5 95 Q74 80 69.5 66 L77 64.5 Q79 69 84 69 Q90 69 90 63 L90 55 L96 55 Q99 55 99 51.5 L99 49 Q99 46 96 46 L91 46 L91 11 L84 0 L77 11 L77 46 L70 46 Q66 41 61 39 C67 29 62 14 48 14 C34 14 29 29 35 39 Q30 39.5 26 40.5 C11 36 0 47 0 60.5 C0 74 10 82 22 81.5 Q19 89 15.5 95 Q13 100 18.5 100 L35 100 Q38.5 100 40 97.5 Z',
    print: [
      { color: '#dfe6ea', path: 'M74 45.5 L74 0 L95 0 L95 45.5 Z' },
      { color: '#e9b949', path: 'M68 46 L100 46 L100 55 L68 55 Z' },
      { color: '#f2ead6', path: 'M21 45 a15.5 15.5 0 1 0 .01 0 Z' },
      { color: '#b8322a', path: 'M21 49 a11.5 11.5 0 1 0 .01 0 Z' },
      { color: '#f2ead6', path: 'M21 56 a4.5 4.5 0 1 0 .01 0 Z' },
      { color: '#f1cfa5', path: 'M37 26 Q48 22 59 26 Q60 37 48 39.5 Q36 37 37 26 Z' },
      { color: '#1b2433', path: 'M43 28 a2.4 2.9 0 1 0 .01 0 Z M53 28 a2.4 2.9 0 1 0 .01 0 Z' },
      { color: '#16325c', path: 'M38 69 L69 69 L71 75 L36 75 Z' },
    ],
  },
  knight: {
    paint: '#26262d',
    outline:
      'M50 85 L56 97 Q58 100 62 100 L81 100 Q87 100 85.5 94 L77 67 Q91 67 93 57 Q93.5 46 79 43.5 L64.5 43.5 L66.5 34 L66.5 25 C75 25 84 29 90 41 C102 25 96 2 75 0 C60 -1 50 3 48.5 10 Q34.5 11 33.5 20 L33.5 34 L35.5 43.5 L21 43.5 Q6.5 46 7 57 Q9 67 23 67 L14.5 94 Q13 100 19 100 L38 100 Q42 100 44 97 Z',
    print: [
      { color: '#ece6d8', path: 'M48 12 C48 3 60 -3 76 -1 C104 2 102 30 90 43 C85 30 76 25.5 66 25.5 L62 13 Z' },
      { color: '#9b978c', path: 'M58 11 Q76 6 88 22 Q76 13 61 16 Z M64 20 Q76 18 86 30 Q76 23 65 24 Z' },
      { color: '#aeb6bf', path: 'M30 44 L30 18 Q34 9 50 9 Q67 9 67 24 L67 44 Z' },
      { color: '#17171c', path: 'M34 24.5 L47.5 26 L47.5 30 L34 29 Z M66 24.5 L52.5 26 L52.5 30 L66 29 Z' },
      { color: '#5f6770', path: 'M48.5 11 L51.5 11 L51.5 43 L48.5 43 Z' },
      {
        color: '#17171c',
        path: 'M38.5 34 a1.5 1.5 0 1 0 .01 0 Z M43.5 35 a1.5 1.5 0 1 0 .01 0 Z M56.5 35 a1.5 1.5 0 1 0 .01 0 Z M61.5 34 a1.5 1.5 0 1 0 .01 0 Z M41 38.5 a1.5 1.5 0 1 0 .01 0 Z M59 38.5 a1.5 1.5 0 1 0 .01 0 Z',
      },
      {
        color: '#e6e2d6',
        path: 'M45.5 49 L54.5 49 L54.5 57 L63 57 L63 65 L54.5 65 L54.5 82 L45.5 82 L45.5 65 L37 65 L37 57 L45.5 57 Z',
      },
      {
        color: '#aeb6bf',
        path: 'M8 55 Q13 46.5 27 46.5 L27 51 Q17 51 13 59 Z M92 55 Q87 46.5 73 46.5 L73 51 Q83 51 87 59 Z',
      },
    ],
  },
  mage: {
    paint: '#ecb92f',
    outline:
      'M14 100 Q7.5 100 9.5 94 L23 64 Q13 66 8.5 60.5 Q4.5 53 12 50 Q23 47 31 44.5 L32 42 L15 42 Q8.5 40.5 12 35.5 Q22 32 29.5 30 L39 9 Q42 1 51 0 Q58 0 60 5 Q54.5 7 55.5 11 L62 30 Q70 32 78 35 Q82.5 40.5 75.5 42 L60.5 42 L62 44.5 Q70 47 76 50.5 L80.5 50.5 L80.5 27.5 C70 23 72.5 6.5 86 6.5 C99.5 6.5 101.5 23 91 27.5 L91 60 Q91 67.5 83 67 L77 66 L89.5 94 Q91.5 100 85 100 Z',
    print: [
      { color: '#2d2a6e', path: 'M30 26.5 L61 26.5 L63 31.5 L28.5 31.5 Z' },
      { color: '#7fd0e6', path: 'M86 4 a13.5 13.5 0 1 0 .01 0 Z' },
      { color: '#ffffff', path: 'M82.5 10.5 a3.4 3.4 0 1 0 .01 0 Z' },
      { color: '#8a5a2d', path: 'M79 29 L92.5 29 L92.5 49 L79 49 Z' },
      { color: '#f1cfa5', path: 'M34 41.5 L58 41.5 L56 47 L36 47 Z' },
      { color: '#2d2a6e', path: 'M40.5 40.8 a2.3 2.7 0 1 0 .01 0 Z M51.5 40.8 a2.3 2.7 0 1 0 .01 0 Z' },
      { color: '#f6f1e4', path: 'M36 47.5 Q46 44.5 56 47.5 Q57 62 46 74 Q35 62 36 47.5 Z' },
      {
        color: '#2d2a6e',
        path: 'M29 80 L31 85 L36 85.5 L32 89 L33.5 94 L29 91 L24.5 94 L26 89 L22 85.5 L27 85 Z M66 78 L68 83 L73 83.5 L69 87 L70.5 92 L66 89 L61.5 92 L63 87 L59 83.5 L64 83 Z M48 8 L49.5 12 L54 12.5 L50.5 15.5 L51.5 20 L48 17.5 L44.5 20 L45.5 15.5 L42 12.5 L46.5 12 Z',
      },
    ],
  },
  cleric: {
    paint: '#b52a20',
    isHalf: true,
    outline:
      'M50 100 L80 100 Q86.5 100 84.5 94 L70 65 Q82 61 94 51 Q97 36 96.5 23 Q96 15 89.5 15 Q84 15 82 21 L73 40 Q68 44 63.5 43 L65 34 C74 20 62 7 50 0',
    print: [
      {
        color: '#f3e7c8',
        path: 'M34 28.5 L66 28.5 L66 33.5 L34 33.5 Z M47.5 6 L52.5 6 L52.5 13 L58.5 13 L58.5 18 L52.5 18 L52.5 27 L47.5 27 L47.5 18 L41.5 18 L41.5 13 L47.5 13 Z',
      },
      { color: '#f1cfa5', path: 'M37 34 L63 34 Q62 46 50 46 Q38 46 37 34 Z' },
      { color: '#3a0f0b', path: 'M43.5 36 a2.4 2.8 0 1 0 .01 0 Z M56.5 36 a2.4 2.8 0 1 0 .01 0 Z' },
      { color: '#f1cfa5', path: 'M80 25 L84 12 L100 12 L100 25 Z M20 25 L16 12 L0 12 L0 25 Z' },
      { color: '#f3e7c8', path: 'M38 46 L44 47.5 L44 100 L34 100 Z M62 46 L56 47.5 L56 100 L66 100 Z' },
      {
        color: '#b52a20',
        path: 'M37.7 84 L41.7 84 L41.7 88 L37.7 88 Z M62.3 84 L58.3 84 L58.3 88 L62.3 88 Z M38 70 L42 70 L42 74 L38 74 Z M62 70 L58 70 L58 74 L62 74 Z',
      },
      { color: '#f3e7c8', path: 'M93.5 46 L100 41 L100 46 L94 51.5 L90 54 Z M6.5 46 L0 41 L0 46 L6 51.5 L10 54 Z' },
    ],
  },
  ranger: {
    paint: '#35905f',
    outline:
      'M61 85 L67 97 Q68.5 100 72 100 L90 100 Q96 100 94 94.5 Q86 80 81 67 Q92 68 97.5 61 Q101 53 94 48 Q86 43 77 40.5 C81 34 82 27 80 20.5 Q86 16.5 95 15.5 Q82 2 65 5 C49 8 42 20 44 35 L43 40.5 Q37 42 31 44 L15 45 Q16.5 28 29.5 14 Q32.5 9 28 6 Q24.5 4 21 7.5 Q4 25 3 50 Q4 74 18.5 91 Q22 94.5 25.5 92 Q29 89 26.5 84.5 Q17 73 15 58 L32 59 L42 61.5 Q41 80 35.5 94.5 Q34 100 39.5 100 L50 100 Q53.5 100 55 97 Z',
    print: [
      { color: '#8f5a2a', path: 'M15.5 44 Q17 28 34 12 L26 0 L0 30 L0 70 L18 100 L32 88 Q17 73 15.5 59 Z' },
      { color: '#f1cfa5', path: 'M0 44 L22 44 L22 59 L0 59 Z' },
      { color: '#123a2a', path: 'M47 34 Q46 17 61 15 Q75 16 74 33 Q68 41 60 41 Q51 41 47 34 Z' },
      { color: '#f1cfa5', path: 'M50.5 28 Q60 24 70.5 28 Q70 38 60.5 39 Q51 38 50.5 28 Z' },
      { color: '#10210f', path: 'M56 29.5 a2.4 2.8 0 1 0 .01 0 Z M66 29.5 a2.4 2.8 0 1 0 .01 0 Z' },
      { color: '#e3c25a', path: 'M61 43 a3.8 3.8 0 1 0 .01 0 Z' },
      { color: '#1a5238', path: 'M42 70 L82 70 L84 75.5 L41.5 75.5 Z' },
    ],
  },
  paladin: {
    paint: '#6b3c96',
    isHalf: true,
    outline:
      'M50 100 L71 100 Q77 100 76 94.5 L70 78 L68.5 69 Q75 76 80.5 68.5 Q87.5 70.5 89 61 Q96.5 60 95.5 50 Q102 42 99 27 Q96.5 19 91 22.5 Q86 37 74 41.5 L64 42 L63 37.5 L74.5 33.5 L67.5 25.5 L74.5 17 L64.5 15 L64.5 4.5 L55.6 8.6 L50 0',
    print: [
      {
        color: '#f0c64a',
        path: 'M50 -2 L57 7 L66 2 L66.5 14 L78 16.5 L70 25.5 L77 34.5 L64 40 L36 40 L23 34.5 L30 25.5 L22 16.5 L33.5 14 L34 2 L43 7 Z',
      },
      { color: '#f1cfa5', path: 'M50 12.5 a14 14.5 0 1 0 .01 0 Z' },
      { color: '#2b1440', path: 'M44.5 26.5 a2.4 2.9 0 1 0 .01 0 Z M55.5 26.5 a2.4 2.9 0 1 0 .01 0 Z' },
      { color: '#6b3c96', path: 'M36 22 Q50 15 64 22 Q62 11.5 50 11.5 Q38 11.5 36 22 Z' },
      {
        color: '#efe4f2',
        path: 'M74 44 Q90 38 93.5 24 Q98 30 95.5 43 Q90 52 73 54 Z M73 57 Q87 55 93 51 Q92 58 86 59.5 Q80 61 72 60.5 Z M72 63.5 Q80 64.5 86 62.5 Q84 68 79 67 Q75 67 72 65 Z',
      },
      {
        color: '#efe4f2',
        path: 'M26 44 Q10 38 6.5 24 Q2 30 4.5 43 Q10 52 27 54 Z M27 57 Q13 55 7 51 Q8 58 14 59.5 Q20 61 28 60.5 Z M28 63.5 Q20 64.5 14 62.5 Q16 68 21 67 Q25 67 28 65 Z',
      },
      { color: '#f0c64a', path: 'M35 49 L65 49 L65 66 Q63 79 50 87 Q37 79 35 66 Z' },
      {
        color: '#6b3c96',
        path: 'M47 53 L53 53 L53 60 L61 60 L61 66 L53 66 L53 79 L50 81.5 L47 79 L47 66 L39 66 L39 60 L47 60 Z',
      },
    ],
  },
  shaman: {
    paint: '#e0741f',
    isHalf: true,
    segments: { quadratic: 2, cubic: 4 },
    outline:
      'M50 94.5 L60 100 L70 94.5 L80 100 L84 100 Q89 99 88 94 Q82 72 75 58 Q71 49 62 46 C68.5 41 69 34 65.5 29.5 L77 30 Q88 29.5 94 23 Q99 17 99.5 9 Q99 4 94.5 5 Q91.5 6 91 10 Q90 16 85.5 18.5 Q86 11 87.5 5 Q87.5 0 83 0 Q79 .5 78 4.5 Q76 12 76 20 L70 20 Q69 15 69.5 10.5 Q69.5 6 65.5 6 Q61.5 6.5 61 11 Q60.5 16 58 18.5 Q54 17.5 50 17.5',
    print: [
      {
        color: '#f3e3c0',
        path: 'M67 30.5 L60 22 Q60 10 58 4 L100 -4 L104 10 L96 30 L80 33 Z M33 30.5 L40 22 Q40 10 42 4 L0 -4 L-4 10 L4 30 L20 33 Z',
      },
      { color: '#f1cfa5', path: 'M37 30 L63 30 Q64 43 50 46 Q36 43 37 30 Z' },
      { color: '#3a1a08', path: 'M36 29 Q50 24 64 29 L64 32.5 L36 32.5 Z' },
      { color: '#3a1a08', path: 'M43.5 35 a2.5 2.8 0 1 0 .01 0 Z M56.5 35 a2.5 2.8 0 1 0 .01 0 Z' },
      { color: '#c43a1c', path: 'M47.8 36 L52.2 36 L50 45 Z' },
      {
        color: '#5a2a0d',
        path: 'M20 84 L28 77 L35.5 84 L43 77 L50 84 L57 77 L64.5 84 L72 77 L80 84 L81 89 L72 82.5 L64.5 89 L57 82.5 L50 89 L43 82.5 L35.5 89 L28 82.5 L19 89 Z',
      },
      {
        color: '#f3e3c0',
        path: 'M36 50 L41 57 L45.5 51.5 L50 59 L54.5 51.5 L59 57 L64 50 L66 52 L59.5 63 L54.5 58 L50 66 L45.5 58 L40.5 63 L34 52 Z',
      },
    ],
  },
  corruption: {
    paint: '#7f8796',
    segments: { quadratic: 2 },
    outline:
      'M37 92 Q40 86 46 87 L50 96.5 Q52 100 56 100 L76 100 Q82.5 99 79 93 L71.5 84 Q61 82.5 62.5 75 Q65.5 68.5 74 70 L81 67.5 Q86 72 88.5 82 L93.5 76 L97 83 L99 65 Q96 52 84 47.5 Q73.5 51.5 69.5 44 Q70 38.5 67 35 L72 30 L80 24.5 L73 22 L76.5 14 L66 17.5 Q60 12.5 51 13.5 Q35 15 26 0 Q11 14 20.5 27.5 Q25.5 33 32 33.5 Q30 41 34 45.5 L24 47 Q9 50 5 64 L1 82 L8 78.5 L10.5 88 L16.5 79.5 L21.5 86 Q22 72 28.5 68 Q36.5 69 35 76.5 Q31.5 82 24 84 L16.5 94 Q14 100 20 100 L30 100 Q35 98.5 37 92 Z',
    hole: 'M47.5 57 L55 54.5 L61 59 L58 65.5 L50.5 65 Z',
    print: [
      {
        color: '#2a2230',
        path: 'M30 47 L36 52 L34 58 L41 62 L40 66 L31 60 L32 53 Z M66 46 L62 53 L67 58 L63 62 L70 57 L67 52 Z M40 74 L47 78 L45 84 L52 88 L50 80 L53 76 Z',
      },
      {
        color: '#2a2230',
        path: 'M38 22 Q44 17 51 21 Q53 29 46 31.5 Q38 31 38 22 Z M56 23 Q61 19 65.5 24 Q65 30 60 30.5 Q56 29 56 23 Z',
      },
      { color: '#c8f04a', path: 'M44.5 22.5 a3.6 3.6 0 1 0 .01 0 Z M60.5 23.5 a2.7 2.7 0 1 0 .01 0 Z' },
      {
        color: '#2a2230',
        path: 'M36 36 L66 34.5 L64 42 L60 39 L57.5 43.5 L53.5 39.5 L50 44.5 L46 40 L42.5 44.5 L39.5 40.5 Z',
      },
      { color: '#4b4250', path: 'M22 3 L26 -2 L34 10 L22 12 L20 20 L14 20 Z' },
    ],
  },
};

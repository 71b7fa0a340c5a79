/** How each of the director's cues sounds. */
import type { Cue } from '../director/cues.ts';
import { KINDS, type Kind } from '../engine/index.ts';
import { bell, breath, chime, cloth, paper, putDown, strike, wood } from './bodies.ts';
import { between, pickOne, type Roll } from './roll.ts';
import { type Drone, type Layer, later, type Sound, softer } from './sound.ts';

export interface CueOptions {
  /** How many pieces move; more make more noise, up to a point. */
  readonly pieces?: number;
  /** Which meeple it is, if it is one. */
  readonly kind?: Kind;
  /** 0 to 1. */
  readonly strength?: number;
}

type Recipe = (
  roll: Roll,
  options: Required<Pick<CueOptions, 'pieces' | 'strength'>> & { readonly kind: Kind },
) => Sound;

const hand = (...layers: Layer[]): Sound => ({ bus: 'hand', layers });
const story = (...layers: Layer[]): Sound => ({ bus: 'story', layers });
const moment = (...layers: Layer[]): Sound => ({ bus: 'moment', layers });

const times = (n: number, most: number): number[] =>
  Array.from({ length: Math.max(1, Math.min(most, n)) }, (_, i) => i);
const anyKind = (roll: Roll): Kind => pickOne(roll, KINDS);

/** Several meeples one after the other, closer and softer towards the end. */
const tumble = (roll: Roll, n: number, spreadMs: number, strength: number): Layer[] =>
  times(n, 12).flatMap((i) => {
    const atMs = (spreadMs * i) / Math.max(1, Math.min(12, n)) + between(roll, 0, 40);
    return putDown(anyKind(roll), roll, { strength: strength * between(roll, 0.5, 1), atMs });
  });

const dealt = (roll: Roll, atMs: number): Layer[] => [
  paper(roll, { gain: 0.8, atMs }),
  strike('card', roll, { strength: 0.55, atMs: atMs + 95 }),
];

const arpeggio = (notes: readonly number[], stepMs: number, gain: number): Layer[] =>
  notes.map((note, i) => chime(note, { gain, atMs: i * stepMs }));

const drone = (hertz: readonly number[], gain: number, shape: Partial<Drone> = {}): Drone => ({
  type: 'drone',
  atMs: 0,
  attackMs: 1400,
  holdMs: 1800,
  releaseMs: 2200,
  hertz,
  detuneCents: 9,
  closedHertz: 110,
  openHertz: 420,
  gain,
  ...shape,
});

const SOUND_OF: Readonly<Record<Cue, Recipe>> = {
  knock: (roll, { kind, strength }) => hand(...putDown(kind, roll, { strength })),
  clatter: (roll, { pieces, strength }) => hand(...tumble(roll, pieces + 1, 90 + 55 * Math.min(pieces, 8), strength)),
  slide: (roll, { kind, strength }) =>
    hand(breath(700, 1100, 150, { gain: 0.12 }), wood(kind, roll, { strength: strength * 0.6, atMs: 130 })),
  pour: (roll, { pieces, strength }) =>
    hand(cloth(roll, { gain: 0.7, stretch: 2 }), ...tumble(roll, pieces, 620, strength * 0.8)),
  bagDraw: (roll, { pieces, strength }) =>
    hand(
      cloth(roll, { gain: 0.9 }),
      cloth(roll, { gain: 0.5, atMs: 130 }),
      ...later(tumble(roll, pieces, 500, strength), 260),
    ),
  bagDrop: (roll, { pieces, strength }) =>
    hand(
      cloth(roll, { gain: 0.6 }),
      ...times(pieces, 8).map((i) =>
        wood(anyKind(roll), roll, { strength: strength * 0.5, atMs: 60 + i * 110, hertz: 0.8 }),
      ),
    ),
  seep: (roll) =>
    story(
      breath(420, 150, 900, { gain: 0.3 }),
      drone([58.3, 61.7], 0.32, { attackMs: 250, holdMs: 150, releaseMs: 700, closedHertz: 90, openHertz: 300 }),
      wood('corruption', roll, { strength: 0.4, atMs: 420, hertz: 0.8 }),
    ),
  stamp: (roll, { strength }) =>
    story(
      strike('table', roll, { strength }),
      strike('card', roll, { strength }),
      paper(roll, { gain: 0.3, atMs: 60 }),
    ),
  page: (roll) => hand(paper(roll, { gain: 0.55, stretch: 1.8 })),
  bell: () => story(bell(12, { gain: 0.5 })),
  cardDeal: (roll, { pieces }) => story(...times(pieces, 4).flatMap((i) => dealt(roll, i * 150))),
  cardFlip: (roll) => story(paper(roll, { gain: 0.6 }), ...dealt(roll, 150)),
  cardSlide: (roll) => story(paper(roll, { gain: 0.55, stretch: 2.4 })),
  shuffle: (roll) => story(...times(9, 9).flatMap((i) => softer(dealt(roll, i * 62), 0.6))),
  strike: (roll, { strength }) =>
    story(
      breath(1800, 5200, 90, { gain: 0.2 }),
      strike('steel', roll, { strength: 0.55 * strength + 0.2, atMs: 70 }),
      strike('table', roll, { strength, atMs: 72, hertz: 0.8 }),
      strike('drum', roll, { strength: strength * 0.7, atMs: 72 }),
    ),
  roar: (_, { strength }) =>
    story(
      breath(180, 320, 620, { gain: 0.7 * strength }),
      drone([49, 52.4, 73.4], 0.5 * strength, {
        attackMs: 120,
        holdMs: 160,
        releaseMs: 480,
        detuneCents: 35,
        closedHertz: 160,
        openHertz: 760,
      }),
    ),
  trophy: (roll) =>
    story(
      paper(roll, { gain: 0.5, stretch: 2 }),
      chime(7, { gain: 0.42, atMs: 260 }),
      chime(12, { gain: 0.5, atMs: 380 }),
    ),
  hammer: (roll, { strength }) =>
    story(
      ...[0, 190, 380].flatMap((atMs, i) => [
        strike('table', roll, { strength: strength * (0.7 + i * 0.15), atMs }),
        wood('peasant', roll, { strength: strength * 0.7, atMs, hertz: 0.9 }),
        strike('steel', roll, { strength: 0.22, atMs }),
      ]),
    ),
  activate: () => story(chime(7, { gain: 0.4 }), chime(12, { gain: 0.42, atMs: 90 })),
  flag: (roll) =>
    story(cloth(roll, { gain: 1 }), cloth(roll, { gain: 0.8, atMs: 120 }), chime(5, { gain: 0.35, atMs: 200 })),
  crumble: (roll, { strength }) =>
    story(
      breath(160, 70, 800, { gain: 0.7 }),
      ...times(8, 8).map((i) =>
        strike('stone', roll, {
          strength: strength * between(roll, 0.3, 0.8),
          atMs: 60 + i * 75 + between(roll, 0, 40),
          hertz: 0.9 - i * 0.05,
        }),
      ),
      strike('table', roll, { strength, atMs: 640, hertz: 0.7 }),
    ),
  levelUp: () => story(...arpeggio([0, 3, 7, 12], 85, 0.42)),
  power: () =>
    story(
      chime(12, { gain: 0.4, attackMs: 160 }),
      chime(19, { gain: 0.32, attackMs: 220 }),
      breath(1500, 4200, 420, { gain: 0.1 }),
    ),
  boost: () => story(...arpeggio([5, 7], 75, 0.36)),
  quest: () => story(...arpeggio([7, 12, 15], 130, 0.42), bell(24, { gain: 0.16, atMs: 390 })),
  token: (roll) => story(strike('coin', roll, { strength: 0.55 }), chime(15, { gain: 0.34, atMs: 70 })),
  score: (roll) =>
    story(strike('coin', roll, { strength: 0.5 }), strike('coin', roll, { strength: 0.4, atMs: 85, hertz: 1.12 })),
  scoreLost: (roll) =>
    story(
      strike('coin', roll, { strength: 0.4, hertz: 0.7 }),
      chime(3, { gain: 0.32, atMs: 60 }),
      chime(0, { gain: 0.32, atMs: 200, bend: -1 }),
    ),
  sigh: () => story(breath(900, 380, 560, { gain: 0.26 })),
  blade: (roll) =>
    story(breath(2200, 6200, 360, { gain: 0.2 }), strike('steel', roll, { strength: 0.5, atMs: 230, hertz: 1.3 })),
  drum: (roll, { strength }) =>
    story(strike('drum', roll, { strength }), strike('drum', roll, { strength: strength * 0.8, atMs: 260 })),
  council: (roll) =>
    moment(
      drone([36.7, 55, 55.4, 73.4], 0.85),
      strike('drum', roll, { strength: 0.9, hertz: 0.8 }),
      bell(-12, { gain: 0.55, atMs: 120, stretch: 1.5 }),
      strike('drum', roll, { strength: 0.7, atMs: 1500, hertz: 0.8 }),
    ),
  finalHorn: (roll) =>
    moment(
      drone([73.4, 110, 146.8], 0.7, { attackMs: 180, holdMs: 900, releaseMs: 900, closedHertz: 200, openHertz: 1100 }),
      breath(90, 45, 2400, { gain: 0.9, atMs: 250 }),
      strike('drum', roll, { strength: 1, atMs: 60, hertz: 0.7 }),
    ),
  verdict: (roll) =>
    story(
      strike('drum', roll, { strength: 0.5 }),
      strike('drum', roll, { strength: 0.6, atMs: 130 }),
      bell(7, { gain: 0.32, atMs: 300 }),
    ),
  triumph: (roll) =>
    moment(
      drone([146.8, 220, 293.7], 0.4, {
        attackMs: 60,
        holdMs: 1300,
        releaseMs: 1200,
        closedHertz: 500,
        openHertz: 1700,
      }),
      ...arpeggio([0, 4, 7, 12, 16, 19], 120, 0.4),
      ...later([bell(12, { gain: 0.4 })], 760),
      strike('drum', roll, { strength: 0.8 }),
      strike('drum', roll, { strength: 0.9, atMs: 720 }),
    ),
};

export function cueSound(cue: Cue, roll: Roll, { pieces = 1, kind, strength = 0.7 }: CueOptions = {}): Sound {
  return SOUND_OF[cue](roll, { pieces, strength, kind: kind ?? anyKind(roll) });
}

/** What things are made of, by how they ring. */
import type { Kind } from '../engine/index.ts';
import { between, type Roll, vary } from './roll.ts';
import type { Layer, Mode, Noise, Strike, Tones } from './sound.ts';
import { noteHertz, strengthGain } from './units.ts';

/** The lowest ring of each piece: slim ones are high, broad ones low, and the Corruption is hollow. */
export const WOOD_HERTZ: Readonly<Record<Kind, number>> = {
  peasant: 1340,
  ranger: 1260,
  mage: 1190,
  warrior: 1110,
  cleric: 1050,
  knight: 985,
  paladin: 930,
  shaman: 880,
  corruption: 760,
};

type Shape = readonly (readonly [hertz: number, gain: number, decayMs: number])[];

const SHAPES = {
  /** In units of the piece's lowest ring. */
  wood: [
    [0.37, 0.4, 46],
    [1, 1, 74],
    [2.42, 0.6, 46],
    [4.1, 0.34, 30],
    [6.3, 0.16, 20],
  ],
  table: [
    [118, 0.8, 140],
    [196, 0.6, 110],
    [331, 0.4, 75],
    [605, 0.22, 48],
  ],
  stone: [
    [410, 0.6, 62],
    [1440, 1, 46],
    [2310, 0.7, 36],
    [3720, 0.5, 26],
  ],
  coin: [
    [3150, 1, 430],
    [5020, 0.7, 360],
    [6890, 0.5, 270],
    [8420, 0.3, 200],
  ],
  steel: [
    [1180, 0.7, 380],
    [2750, 1, 460],
    [4630, 0.6, 330],
    [7100, 0.35, 220],
  ],
  drum: [
    [74, 1, 430],
    [118, 0.6, 310],
    [158, 0.4, 230],
    [197, 0.25, 170],
  ],
  card: [
    [235, 0.6, 34],
    [870, 0.3, 18],
  ],
} as const satisfies Record<string, Shape>;
export type Body = keyof typeof SHAPES;

/** Hard on hard touches shortly. */
const CONTACT_MS: Readonly<Record<Body, number>> = {
  wood: 0.7,
  table: 2.2,
  stone: 0.5,
  coin: 0.22,
  steel: 0.3,
  drum: 4,
  card: 1.6,
};

/** No two pieces are cut alike. */
const pitchVariety = 0.035;

export function strike(body: Body, roll: Roll, { strength, atMs = 0, hertz = 1 }: StrikeOptions): Strike {
  const pitch = hertz * (1 + vary(roll, pitchVariety));
  const modes = SHAPES[body].map(
    ([ratio, gain, decayMs]): Mode => ({
      hertz: ratio * pitch,
      gain: gain * between(roll, 0.75, 1),
      decayMs: decayMs * between(roll, 0.85, 1.15),
    }),
  );
  const contactMs = CONTACT_MS[body] * (1.6 - strength * 0.8);
  return { type: 'strike', atMs, modes, contactMs, gain: strengthGain(strength) };
}

interface StrikeOptions {
  readonly strength: number;
  readonly atMs?: number;
  readonly hertz?: number;
}

/** A meeple against another, or against nothing in particular. */
export function wood(kind: Kind, roll: Roll, options: StrikeOptions): Strike {
  const struck = strike('wood', roll, { ...options, hertz: WOOD_HERTZ[kind] * (options.hertz ?? 1) });
  return { ...struck, gain: struck.gain * 1.4 };
}

/** A meeple put down: its own ring, and the table's under it. */
export function putDown(kind: Kind, roll: Roll, options: StrikeOptions): Layer[] {
  const table = strike('table', roll, { ...options, hertz: 1 });
  return [wood(kind, roll, options), { ...table, gain: table.gain * 0.55 }];
}

interface NoiseOptions {
  readonly gain: number;
  readonly atMs?: number;
  readonly stretch?: number;
}

const noise = (shape: Omit<Noise, 'type' | 'atMs'>, { atMs = 0, stretch = 1 }: NoiseOptions): Noise => ({
  type: 'noise',
  atMs,
  ...shape,
  attackMs: shape.attackMs * stretch,
  decayMs: shape.decayMs * stretch,
});

export const cloth = (roll: Roll, options: NoiseOptions): Noise =>
  noise(
    {
      attackMs: 26,
      decayMs: between(roll, 110, 170),
      fromHertz: between(roll, 560, 880),
      toHertz: between(roll, 320, 520),
      quality: 1,
      gain: options.gain * 1.1,
    },
    options,
  );

export const paper = (roll: Roll, options: NoiseOptions): Noise =>
  noise(
    {
      attackMs: 14,
      decayMs: between(roll, 70, 110),
      fromHertz: between(roll, 2600, 3400),
      toHertz: between(roll, 4600, 6200),
      quality: 0.9,
      gain: options.gain * 0.75,
    },
    options,
  );

/** A long breath of air that falls or rises. */
export const breath = (fromHertz: number, toHertz: number, ms: number, options: NoiseOptions): Noise =>
  noise({ attackMs: ms * 0.3, decayMs: ms * 0.7, fromHertz, toHertz, quality: 1.1, gain: options.gain * 1.5 }, options);

const CHIME: Shape = [
  [1, 1, 1500],
  [2, 0.4, 1000],
  [2.76, 0.3, 700],
  [5.4, 0.12, 340],
];

const BELL: Shape = [
  [0.5, 0.45, 2600],
  [1, 0.8, 2000],
  [1.19, 0.45, 1500],
  [1.5, 0.3, 1200],
  [2, 0.55, 1000],
  [2.51, 0.2, 650],
];

interface ToneOptions extends NoiseOptions {
  readonly attackMs?: number;
  readonly bend?: number;
}

const tones = (shape: Shape, semitones: number, options: ToneOptions): Tones => ({
  type: 'tones',
  atMs: options.atMs ?? 0,
  attackMs: options.attackMs ?? 3,
  partials: shape.map(([ratio, gain, decayMs]) => ({
    hertz: ratio * noteHertz(semitones),
    gain,
    decayMs: decayMs * (options.stretch ?? 1),
  })),
  bend: options.bend ?? 0,
  gain: options.gain * 0.4,
});

export const chime = (semitones: number, options: ToneOptions): Tones => tones(CHIME, semitones, options);
export const bell = (semitones: number, options: ToneOptions): Tones => tones(BELL, semitones, options);

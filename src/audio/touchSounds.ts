/** How things sound that no rule knows of: pieces that meet, cloth that is grabbed, a card under a finger. */
import { KINDS, type Kind } from '../engine/index.ts';
import { cloth, paper, putDown, strike, wood } from './bodies.ts';
import { pickOne, type Roll } from './roll.ts';
import type { Layer, Sound } from './sound.ts';

export const TOUCHES = [
  'wood',
  'table',
  'cloth',
  'paper',
  'coin',
  'stone',
  'grab',
  'rustle',
  'open',
  'draw',
  'pour',
  'close',
  'lift',
  'drop',
  'refuse',
  'tick',
] as const;
export type Touch = (typeof TOUCHES)[number];

export interface TouchOptions {
  /** 0 to 1. */
  readonly strength?: number;
  readonly kind?: Kind;
}

type Recipe = (roll: Roll, strength: number, kind: Kind) => Layer[];

const LAYERS_OF: Readonly<Record<Touch, Recipe>> = {
  wood: (roll, strength, kind) => [wood(kind, roll, { strength: strength * 0.8 })],
  table: (roll, strength, kind) => putDown(kind, roll, { strength }),
  cloth: (roll, strength) => [cloth(roll, { gain: strength })],
  paper: (roll, strength) => [paper(roll, { gain: strength })],
  coin: (roll, strength) => [strike('coin', roll, { strength: strength * 0.7 })],
  stone: (roll, strength) => [strike('stone', roll, { strength })],
  grab: (roll, strength) => [cloth(roll, { gain: 0.5 + strength * 0.4 })],
  rustle: (roll, strength) => [cloth(roll, { gain: strength, stretch: 1.3 })],
  open: (roll, strength) => [
    cloth(roll, { gain: 0.4 + strength * 0.4, stretch: 1.6 }),
    cloth(roll, { gain: 0.4, atMs: 140 }),
  ],
  draw: (roll, strength, kind) => [
    cloth(roll, { gain: 0.5 }),
    wood(kind, roll, { strength: 0.2 + strength * 0.3, atMs: 70 }),
  ],
  pour: (roll, strength, kind) => [
    cloth(roll, { gain: 0.5 + strength * 0.3, stretch: 2 }),
    wood(kind, roll, { strength: 0.4, atMs: 90 }),
  ],
  close: (roll, strength) => [cloth(roll, { gain: 0.4 + strength * 0.3 })],
  lift: (roll, strength, kind) => [wood(kind, roll, { strength: 0.12 + strength * 0.15 })],
  drop: (roll, strength, kind) => putDown(kind, roll, { strength: 0.3 + strength * 0.5 }),
  refuse: (roll, strength) => [
    strike('table', roll, { strength: 0.3 + strength * 0.3 }),
    strike('table', roll, { strength: 0.25 + strength * 0.25, atMs: 110, hertz: 0.85 }),
  ],
  tick: (roll, strength) => [strike('card', roll, { strength: 0.15 + strength * 0.2 })],
};

export function touchSound(touch: Touch, roll: Roll, { strength = 0.6, kind }: TouchOptions = {}): Sound {
  return {
    bus: 'hand',
    layers: LAYERS_OF[touch](roll, strength, kind ?? pickOne(roll, KINDS)),
  };
}

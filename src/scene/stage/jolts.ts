/** Emphasis without travel: a struck card jumps, a working place shines, a loss is dimmed. */
import type { Emphasis } from '../../director/beat.ts';
import type { FocusName } from '../../director/focus.ts';
import type { PieceKey, Pose, Poses } from '../layout/pieces.ts';

type Kind = Emphasis['kind'];

export interface Jolts {
  /** Added to where a piece is. */
  readonly lift: Float32Array;
  readonly turn: Float32Array;
  readonly tilt: Float32Array;
  /** What a piece's light is multiplied by. */
  readonly shine: Float32Array;
  start(piece: number, kind: Kind, strength: number, startMs: number, durationMs: number): void;
  /** How many are not over; tells of each piece it has changed. */
  advance(nowMs: number, touched: (piece: number) => void): number;
  finish(touched: (piece: number) => void): void;
}

const SHINE: Readonly<Record<Kind, number>> = {
  knock: 0,
  strike: 1.6,
  shake: 0,
  glow: 0.8,
  flash: 1.8,
  dim: -0.55,
  stamp: 0.35,
};

export function createJolts(capacity: number): Jolts {
  const lift = new Float32Array(capacity);
  const turn = new Float32Array(capacity);
  const tilt = new Float32Array(capacity);
  const shine = new Float32Array(capacity).fill(1);
  const start = new Float64Array(capacity);
  const duration = new Float64Array(capacity);
  const strength = new Float32Array(capacity);
  const kinds: Kind[] = new Array<Kind>(capacity).fill('glow');
  const active = new Int32Array(capacity);
  let count = 0;

  function still(piece: number): void {
    lift[piece] = 0;
    turn[piece] = 0;
    tilt[piece] = 0;
    shine[piece] = 1;
  }

  function play(piece: number, t: number): void {
    const force = strength[piece] ?? 0;
    const kind = kinds[piece] ?? 'glow';
    const fade = (1 - t) ** 2;
    shine[piece] = 1 + SHINE[kind] * force * (kind === 'glow' || kind === 'dim' ? Math.sin(Math.PI * t) : fade);
    if (kind === 'strike') {
      lift[piece] = 0.55 * force * Math.abs(Math.sin(t * 9)) * fade;
      tilt[piece] = 0.32 * force * Math.sin(t * 26) * fade;
      turn[piece] = 0.22 * force * Math.sin(t * 31) * fade;
    } else if (kind === 'shake') turn[piece] = 0.09 * force * Math.sin(t * 34) * fade;
    else if (kind === 'knock') lift[piece] = 0.06 * force * Math.sin(Math.PI * Math.min(1, t * 3)) * fade;
    else if (kind === 'stamp') lift[piece] = -0.02 * force * Math.sin(Math.PI * t);
  }

  return {
    lift,
    turn,
    tilt,
    shine,
    start: (piece, kind, force, startMs, durationMs) => {
      if (!active.subarray(0, count).includes(piece)) active[count++] = piece;
      kinds[piece] = kind;
      strength[piece] = force;
      start[piece] = startMs;
      duration[piece] = durationMs;
    },
    advance: (nowMs, touched) => {
      for (let i = count - 1; i >= 0; i--) {
        const piece = active[i] ?? 0;
        const t = (nowMs - (start[piece] ?? 0)) / (duration[piece] ?? 1);
        if (t < 0) continue;
        if (t < 1) play(piece, t);
        else {
          still(piece);
          active[i] = active[--count] ?? 0;
        }
        touched(piece);
      }
      return count;
    },
    finish: (touched) => {
      for (let i = 0; i < count; i++) {
        const piece = active[i] ?? 0;
        still(piece);
        touched(piece);
      }
      count = 0;
    },
  };
}

/** What stands for a part of the table that is no piece itself. */
const STANDS_FOR: Readonly<Record<string, (key: PieceKey, pose: Pose, which: string) => boolean>> = {
  table: (_, { hidden }) => hidden !== true,
  tower: (key, _, district) => key.startsWith(`storey:${district}:`) || key === `roof:${district}`,
  board: (key, _, who) => key.startsWith(who === 'guard' ? 'order:' : `hero:${who}:`),
  questDeck: (key, { lies }) => key.startsWith('quest:') && lies === 'faceDown',
};

/** The pieces a focus speaks of; some parts of the table have nothing that could jump. */
export function piecesIn(on: readonly FocusName[], poses: Poses): PieceKey[] {
  return on.flatMap((name): PieceKey[] => {
    if (poses.has(name as PieceKey)) return [name as PieceKey];
    const [word = '', which = ''] = name.split(':');
    const stands = STANDS_FOR[word];
    return stands === undefined ? [] : [...poses].flatMap(([key, pose]) => (stands(key, pose, which) ? [key] : []));
  });
}

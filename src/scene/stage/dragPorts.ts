/** The pose book as the hand sees it: where pieces are, where they belong, and which of them are the hand's. */
import type { GameState, MeepleId, Seat } from '../../engine/index.ts';
import type { DragOwners, DragPose, DragView } from '../drag/view.ts';
import { layoutTable } from '../layout/layoutTable.ts';
import { MEEPLE } from '../layout/measures.ts';
import { meepleKey, type Poses } from '../layout/pieces.ts';
import type { PoseBook } from './poseBook.ts';
import { AT, CHANNELS, writeStance } from './stance.ts';

const LYING = -Math.PI / 2;

export interface DragPortParts {
  readonly book: PoseBook;
  readonly truth: () => GameState;
  readonly viewer: () => Seat;
}

/** Layouts of the truth are asked for in every frame of a drag: one is kept. */
function keptLayout({ truth, viewer }: DragPortParts): () => Poses {
  let known: { state: GameState; viewer: Seat; poses: Poses } | undefined;
  return () => {
    const [state, near] = [truth(), viewer()];
    if (known?.state !== state || known.viewer !== near) {
      known = { state, viewer: near, poses: layoutTable(state, near) };
    }
    return known.poses;
  };
}

function read(from: Float32Array, piece: number, out: DragPose): void {
  const at = piece * CHANNELS;
  const tilt = from[at + AT.tilt] ?? 0;
  out.x = from[at + AT.x] ?? 0;
  out.y = from[at + AT.y] ?? 0;
  out.z = from[at + AT.z] ?? 0;
  out.turn = from[at + AT.turn] ?? 0;
  out.recline = Math.min(1, Math.max(0, tilt / LYING));
  out.tiltX = 0;
  out.tiltZ = 0;
}

export function createDragView(parts: DragPortParts): DragView {
  const { book } = parts;
  const poses = keptLayout(parts);
  const home = new Float32Array(CHANNELS);
  return {
    readPose: (piece, out) => {
      if (book.isVisible[piece] !== 1) return false;
      read(book.now, piece, out);
      return true;
    },
    readHome: (piece, out) => {
      const pose = poses().get(meepleKey(piece));
      if (pose === undefined || pose.hidden) return false;
      writeStance(home, 0, pose, MEEPLE.thickness);
      read(home, 0, out);
      return true;
    },
    write: (piece, { x, y, z, turn, recline, tiltX, tiltZ }) =>
      book.carry(piece, x, y, z, turn, LYING * recline + tiltX, tiltZ),
  };
}

/** A hand that gives a piece back has brought it home itself: what is left of the way takes no time. */
export function createDragOwners(book: PoseBook, now: () => number): DragOwners {
  return {
    take: (piece: MeepleId) => book.take(piece, 'drag'),
    has: (piece) => book.owners.of(piece) === 'drag',
    giveBack: (piece) => {
      book.giveBack(piece, 'drag', {
        flight: 0,
        startMs: now(),
        durationMs: 120,
        arcHeight: 0,
        ease: 'out',
      });
    },
  };
}

/** The director's stage: plays shots on the pose book, and rests where the layout puts everything. */
import { motionMs } from '../../director/beat.ts';
import type { Playing, Shot, Stage } from '../../director/stage.ts';
import type { GameState, Seat } from '../../engine/index.ts';
import { layoutTable } from '../layout/layoutTable.ts';
import type { PieceKey } from '../layout/pieces.ts';
import type { LaidTable } from '../layout/transits.ts';
import { createJolts, type Jolts, piecesIn } from './jolts.ts';
import { createPieceIndex, PIECE_CAPACITY, type PieceIndex, thicknessOf } from './pieceIndex.ts';
import { createPoseBook, type PoseBook } from './poseBook.ts';
import { type Move, planMoves } from './shotPlan.ts';

/** Someone who plays certain shots better than tweens do, as the bag does; undefined: not this one. */
export type Understudy = (shot: Shot, done: () => void) => Playing | undefined;

export interface TableStage extends Stage {
  readonly book: PoseBook;
  readonly jolts: Jolts;
  readonly index: PieceIndex;
  /** The table as it was last laid out. */
  laid(): LaidTable;
  /** Who sits at the near edge; everything goes to its new side at once. */
  seatViewer(viewer: Seat): void;
  /** Call once a frame; true while anything moves. */
  advance(nowMs: number): boolean;
  setUnderstudy(understudy: Understudy | undefined): void;
}

export interface StageParts {
  readonly state: GameState;
  readonly viewer: Seat;
  readonly now: () => number;
  /** Something begins to move: a frame is wanted. */
  readonly wake: () => void;
}

interface Flight {
  readonly endMs: number;
  readonly done: () => void;
  hasLanded: boolean;
}

export function createStage({ state, viewer: first, now, wake }: StageParts): TableStage {
  const index = createPieceIndex();
  const book = createPoseBook(PIECE_CAPACITY);
  const jolts = createJolts(PIECE_CAPACITY);
  const flights = new Map<number, Flight>();
  let viewer = first;
  let serial = 0;
  let understudy: Understudy | undefined;
  let table: LaidTable = lay(state);

  function lay(at: GameState): LaidTable {
    return { state: at, viewer, poses: layoutTable(at, viewer) };
  }

  function putAll(): void {
    for (let piece = 0; piece < index.count(); piece++) {
      const key = index.keyOf(piece);
      if (key !== undefined && !table.poses.has(key)) book.put(piece, undefined, 0);
    }
    for (const [key, pose] of table.poses) book.put(index.of(key), pose, thicknessOf(key));
    wake();
  }

  function send(flight: number, startMs: number, move: Move): void {
    const { key, entry, to, fromSize, toSize, delayMs, ...travel } = move;
    const piece = index.of(key);
    const thickness = thicknessOf(key);
    if (move.durationMs === 0) {
      book.put(piece, move.vanishes ? undefined : to, thickness);
      return;
    }
    if (entry !== undefined && !book.owners.isHeld(piece)) {
      book.begin(piece, entry, thickness, { girth: fromSize, height: fromSize });
    }
    book.send(piece, to, thickness, {
      flight,
      startMs: startMs + delayMs,
      durationMs: move.durationMs,
      arcHeight: travel.arcHeight,
      ease: travel.ease,
      tumbles: travel.tumbles,
      vanishes: travel.vanishes,
      ...(travel.stations === undefined ? {} : { stations: travel.stations }),
    });
    if (toSize !== 1) book.resize(piece, { girth: toSize, height: toSize });
  }

  function emphasise({ beat: { emphasis, motion } }: Shot, startMs: number): void {
    if (emphasis === undefined) return;
    const durationMs = Math.max(350, motion.durationMs);
    const isLate = emphasis.kind === 'knock' && motion.manner !== 'still';
    const at = isLate ? startMs + motion.durationMs : startMs;
    for (const key of piecesIn(emphasis.on, table.poses)) {
      jolts.start(index.of(key), emphasis.kind, emphasis.strength, at, durationMs);
    }
  }

  function land(id: number): void {
    const flight = flights.get(id);
    if (flight === undefined) return;
    flight.hasLanded = true;
    settle(id, flight, now());
  }

  function settle(id: number, flight: Flight, nowMs: number): void {
    if (!flight.hasLanded || nowMs < flight.endMs) return;
    flights.delete(id);
    flight.done();
  }

  book.onArrival(land);
  putAll();

  return {
    book,
    jolts,
    index,
    laid: () => table,
    play: (shot, done) => {
      const before: LaidTable = table.state === shot.before ? table : lay(shot.before);
      table = lay(shot.after);
      const { motion } = shot.beat;
      if (motionMs(motion) === 0) {
        putAll();
        if (shot.pacing !== 'instant') emphasise(shot, now());
        done();
        return { finish: () => {} };
      }
      const stand = understudy?.(shot, done);
      if (stand !== undefined) return stand;
      const id = ++serial;
      const beganMs = now();
      const startMs = beganMs + motion.leadMs;
      const flight: Flight = { endMs: beganMs + motionMs(motion), done, hasLanded: false };
      flights.set(id, flight);
      const { moves, gone } = planMoves(shot, before, table);
      for (const key of gone) book.put(index.of(key), undefined, 0);
      const travelling = moves.filter(({ key, durationMs }) => durationMs > 0 && !isHeld(key));
      for (const move of moves) send(id, startMs, move);
      flight.hasLanded = travelling.length === 0;
      emphasise(shot, startMs);
      wake();
      return {
        finish: () => {
          if (!flights.delete(id)) return;
          book.finish(id);
          jolts.finish(book.touch);
          wake();
        },
      };
    },
    rest: (at) => {
      if (table.state !== at) table = lay(at);
      putAll();
    },
    seatViewer: (seat) => {
      if (seat === viewer) return;
      viewer = seat;
      table = lay(table.state);
      putAll();
    },
    advance: (nowMs) => {
      const moving = book.advance(nowMs) + jolts.advance(nowMs, book.touch);
      for (const [id, flight] of flights) settle(id, flight, nowMs);
      return moving > 0 || flights.size > 0;
    },
    setUnderstudy: (next) => {
      understudy = next;
    },
  };

  function isHeld(key: PieceKey): boolean {
    const piece = index.find(key);
    return piece !== undefined && book.owners.isHeld(piece);
  }
}

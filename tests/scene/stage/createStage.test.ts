import { describe, expect, it } from 'vitest';
import { createDirector } from '../../../src/director/director.ts';
import type { Tempo } from '../../../src/director/pacing.ts';
import type { GameState, IntentOf, Seat } from '../../../src/engine/index.ts';
import { layoutTable } from '../../../src/scene/layout/layoutTable.ts';
import { createStage, type TableStage } from '../../../src/scene/stage/createStage.ts';
import { thicknessOf } from '../../../src/scene/stage/pieceIndex.ts';
import { AT, CHANNELS, writeStance } from '../../../src/scene/stage/stance.ts';
import { createMatch } from '../../../src/store/match.ts';
import { manualClock } from '../../director/support/manualClock.ts';
import { ENGINE } from '../../support/match.ts';

const VIEWER = 0 as Seat;
const TEMPO: Tempo = { pacing: 'normal', guardPace: 'steady', reducedMotion: false };

/** A match on a stage whose frames are drawn by hand. */
function givenTable(tempo: Tempo = TEMPO) {
  const match = createMatch(ENGINE);
  const clock = manualClock();
  match.start({ seed: 'stage', seats: 2, towers: true });
  const stage = createStage({ state: match.store.getState().shown, viewer: VIEWER, now: clock.now, wake: () => {} });
  const problems: unknown[] = [];
  const director = createDirector({
    match,
    stage,
    tempo: () => tempo,
    clock,
    onProblem: (what) => problems.push(what),
  });
  return {
    match,
    stage,
    director,
    problems,
    frame: (ms: number) => {
      clock.advance(ms);
      return stage.advance(clock.now());
    },
    settle: () => {
      for (let i = 0; i < 4000 && match.store.getState().timeline.length > 0; i++) {
        clock.advance(16);
        stage.advance(clock.now());
      }
      for (let i = 0; i < 200; i++) {
        clock.advance(16);
        if (!stage.advance(clock.now())) return;
      }
    },
  };
}

/** The first move of a meeple that somebody may make. */
function placement(truth: GameState): IntentOf<'placeMeeple'> {
  const seat = truth.turn.seat;
  for (const meeple of ENGINE.liftable(truth, seat)) {
    const [to] = ENGINE.targets(truth, meeple);
    if (to !== undefined) return { type: 'placeMeeple', seat, meeple, to };
  }
  throw new Error('nobody can be placed');
}

/** Pieces that are not where the layout of the shown state puts them. */
function misplaced({ book, index }: TableStage, match: ReturnType<typeof createMatch>, viewer: Seat): string[] {
  const goal = new Float32Array(CHANNELS);
  return [...layoutTable(match.store.getState().shown, viewer)].flatMap(([key, pose]) => {
    const piece = index.of(key);
    writeStance(goal, 0, pose, thicknessOf(key));
    const isThere = [AT.x, AT.y, AT.z, AT.tilt, AT.roll, AT.girth].every(
      (channel) => Math.abs((book.now[piece * CHANNELS + channel] ?? 99) - (goal[channel] ?? 0)) < 1e-4,
    );
    const isSeen = (book.isVisible[piece] === 1) === !pose.hidden;
    return isSeen && (pose.hidden || isThere) ? [] : [key];
  });
}

describe('the stage', () => {
  it('ends every story where the layout puts everything', () => {
    const { match, stage, problems, settle } = givenTable();
    settle();
    expect(misplaced(stage, match, VIEWER)).toEqual([]);
    for (let turn = 0; turn < 40; turn++) {
      const { truth } = match.store.getState();
      const seat = ENGINE.seatToAct(truth);
      if (seat === undefined) break;
      const moves = ENGINE.legal(truth, seat);
      const move = moves[(turn * 7) % moves.length];
      if (move !== undefined) match.submit(move);
      settle();
      expect(misplaced(stage, match, VIEWER)).toEqual([]);
    }
    expect(problems).toEqual([]);
  });

  it('does the same in no time', () => {
    const slow = givenTable();
    const fast = givenTable({ ...TEMPO, pacing: 'instant' });
    slow.settle();
    expect(fast.match.store.getState().timeline).toEqual([]);
    expect(fast.frame(16)).toBe(false);
    expect([...fast.stage.book.isVisible]).toEqual([...slow.stage.book.isVisible]);
    expect(misplaced(fast.stage, fast.match, VIEWER)).toEqual([]);
  });

  it('shows pieces between their places while a beat runs', () => {
    const { match, stage, frame, settle } = givenTable();
    settle();
    const move = placement(match.store.getState().truth);
    const { meeple } = move;
    const start = stage.book.now[meeple * CHANNELS + AT.x] ?? 0;
    match.submit(move);
    expect(frame(60)).toBe(true);
    const between = stage.book.now[meeple * CHANNELS + AT.x];
    expect(between).not.toBe(start);
    expect(stage.book.owners.of(meeple)).toBe('beat');
    settle();
    expect(stage.book.now[meeple * CHANNELS + AT.x]).not.toBe(between);
    expect(frame(16)).toBe(false);
  });

  it('leaves a piece in the hand alone, and brings it where it belongs afterwards', () => {
    const { match, stage, settle } = givenTable();
    settle();
    const move = placement(match.store.getState().truth);
    const { meeple } = move;
    stage.book.take(meeple, 'drag');
    stage.book.carry(meeple, 3, 2, 1, 0, 0);
    match.submit(move);
    settle();
    expect(stage.book.now[meeple * CHANNELS + AT.x]).toBe(3);
    stage.book.giveBack(meeple, 'drag', { flight: 0, startMs: 0, durationMs: 1, arcHeight: 0, ease: 'out' });
    stage.advance(1e9);
    expect(misplaced(stage, match, VIEWER)).toEqual([]);
  });

  it('lays everything out anew when another player sits near', () => {
    const { match, stage, settle } = givenTable();
    settle();
    stage.seatViewer(1 as Seat);
    expect(misplaced(stage, match, 1 as Seat)).toEqual([]);
  });

  it('is at rest after an undo', () => {
    const { match, stage, frame, settle } = givenTable();
    settle();
    match.submit(placement(match.store.getState().truth));
    frame(30);
    expect(match.undo().ok).toBe(true);
    expect(misplaced(stage, match, VIEWER)).toEqual([]);
    expect(frame(16)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { createDirector, type DirectorProblem } from '../../src/director/director.ts';
import type { Tempo } from '../../src/director/pacing.ts';
import type { EventType, GameState } from '../../src/engine/index.ts';
import { toldEvents } from '../../src/store/match.ts';
import { botRng, matchOf, nextIntent } from '../store/support/playing.ts';
import { MODES, type Mode, optionsOf } from '../support/games.ts';
import { manualClock } from './support/manualClock.ts';
import { newDiary, timedStage } from './support/stages.ts';

const NORMAL: Tempo = { pacing: 'normal', guardPace: 'steady', reducedMotion: false };

interface Told {
  readonly shown: GameState;
  readonly truth: GameState;
  readonly types: readonly EventType[];
  readonly shots: number;
  readonly problems: readonly DirectorProblem[];
}

/** Plays a match to its end while it is being told; the players now and then do not wait for the story. */
function tell(mode: Mode, seed: string, tempo: Tempo): Told {
  const match = matchOf(optionsOf(mode, seed));
  const clock = manualClock();
  const diary = newDiary();
  const problems: DirectorProblem[] = [];
  const director = createDirector({
    match,
    stage: timedStage(clock, diary),
    tempo: () => tempo,
    clock,
    onProblem: (problem) => problems.push(problem),
  });
  const rng = botRng(seed);
  const restless = botRng(`restless ${seed}`);
  for (let intent = nextIntent(match, rng); intent !== undefined; intent = nextIntent(match, rng)) {
    match.submit(intent);
    clock.advance(restless.int(3000));
    if (restless.int(4) === 0) director.hurry();
    if (restless.int(12) === 0) director.skip();
  }
  clock.runOut();
  const state = match.store.getState();
  const types = toldEvents(state).map(({ type }) => type);
  return { shown: state.shown, truth: state.truth, types, shots: diary.shots.length, problems };
}

describe('whole matches', () => {
  it.each(MODES)('of $name end with the same table at every pace', (mode) => {
    const seed = `told ${mode.name}`;
    const normal = tell(mode, seed, NORMAL);
    expect(normal.truth.outcome).toBeDefined();
    expect(normal.shown).toBe(normal.truth);
    expect(normal.problems).toEqual([]);
    const other: Tempo =
      MODES.indexOf(mode) % 2 === 0 ? { ...NORMAL, pacing: 'fast' } : { ...NORMAL, reducedMotion: true };
    for (const tempo of [{ ...NORMAL, pacing: 'instant' } as const, other]) {
      const told = tell(mode, seed, tempo);
      expect(told.shown).toEqual(normal.shown);
      expect(told.types).toEqual(normal.types);
      expect(told.problems).toEqual([]);
    }
  });
});

/** Stages for tests: one that takes its time by the clock, one that never comes to an end, and a diary of both. */
import { motionMs } from '../../../src/director/beat.ts';
import type { Clock } from '../../../src/director/clock.ts';
import type { Shot, Stage } from '../../../src/director/stage.ts';
import type { GameState } from '../../../src/engine/index.ts';

export interface Diary {
  readonly shots: Shot[];
  readonly finished: Shot[];
  readonly rests: GameState[];
}

export const newDiary = (): Diary => ({ shots: [], finished: [], rests: [] });

/** Plays every shot for exactly as long as its motion says. */
export function timedStage(clock: Clock, diary: Diary = newDiary()): Stage {
  return {
    play: (shot, done) => {
      diary.shots.push(shot);
      let isOver = false;
      const over = (): void => {
        if (isOver) return;
        isOver = true;
        done();
      };
      const cancel = clock.after(motionMs(shot.beat.motion), over);
      return {
        finish: () => {
          if (isOver) return;
          isOver = true;
          cancel();
          diary.finished.push(shot);
        },
      };
    },
    rest: (state) => {
      diary.rests.push(state);
    },
  };
}

/** Begins everything and ends nothing; `sayDone` is the late word of a shot that was given up. */
export function deafStage(diary: Diary = newDiary()): Stage & { readonly sayDone: (() => void)[] } {
  const sayDone: (() => void)[] = [];
  return {
    sayDone,
    play: (shot, done) => {
      diary.shots.push(shot);
      sayDone.push(done);
      return { finish: () => diary.finished.push(shot) };
    },
    rest: (state) => {
      diary.rests.push(state);
    },
  };
}

/** A stage on which everything has already happened: for tests, for a page without WebGL, and until the table is loaded. */
import type { Playing, Stage } from './stage.ts';

const OVER: Playing = { finish: () => {} };

export function createNullStage(): Stage {
  return {
    play: (_, done) => {
      done();
      return OVER;
    },
    rest: () => {},
  };
}

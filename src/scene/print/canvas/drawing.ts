/** A face being drawn, in steps short enough to be spread over idle moments of a page. */
import type { Sheet } from './sheet.ts';

export type Drawing = Generator<undefined, Sheet>;
export type Steps = Generator<undefined, void>;

/** Draws each part inside the window, pausing after it. */
export function* drawWithin(sheet: Sheet, window: Path2D, parts: readonly (() => void)[]): Steps {
  for (const part of parts) {
    sheet.within(window, part);
    yield;
  }
}

/** Runs all the steps at once. */
export function finish<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

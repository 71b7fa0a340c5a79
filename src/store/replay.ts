/** The story from one of its events on, worked out again: events are kept, the states between them are not. */
import type { Engine, GameState, Intent, Step } from '../engine/index.ts';

export interface StoryStart {
  /** The first decision's state. */
  readonly start: GameState;
  /** Events told before it. */
  readonly openingCount: number;
}

export interface StoryPart {
  /** What the table showed before the first of them. */
  readonly before: GameState;
  readonly steps: readonly Step[];
}

/** Undefined where there is no such event, or it belongs to the set-up. */
export function storyFrom(
  engine: Engine,
  { start, openingCount, intents }: StoryStart & { readonly intents: readonly Intent[] },
  index: number,
): StoryPart | undefined {
  if (index < openingCount) return undefined;
  let at = openingCount;
  let state = start;
  let before: GameState | undefined;
  const found: Step[] = [];
  for (const intent of intents) {
    const result = engine.apply(state, intent);
    if (!result.ok) throw new Error(`A move that was made is refused: ${result.error.code}`);
    for (const step of result.value) {
      if (at === index) before = state;
      if (at >= index) found.push(step);
      state = step.state;
      at++;
    }
  }
  return before === undefined ? undefined : { before, steps: found };
}

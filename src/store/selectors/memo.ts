/** Answers kept for as long as the state they were worked out for: states never change, so an answer never ages. */
import type { Engine, GameState } from '../../engine/index.ts';

export type StateQuestion<T> = (engine: Engine, state: GameState) => T;

export function perState<T>(ask: StateQuestion<T>): StateQuestion<T> {
  const known = new WeakMap<Engine, WeakMap<GameState, { readonly answer: T }>>();
  return (engine, state) => {
    let answers = known.get(engine);
    if (answers === undefined) {
      answers = new WeakMap();
      known.set(engine, answers);
    }
    const found = answers.get(state);
    if (found !== undefined) return found.answer;
    const answer = ask(engine, state);
    answers.set(state, { answer });
    return answer;
  };
}

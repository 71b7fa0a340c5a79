/** The random policy: legal, meaningful and fast turns that touch every kind of intent now and then. */
import { type Choice, type Intent, isOrderChoice, playerOf, type Rng } from '../engine/index.ts';
import { cardsOf } from './cards.ts';
import type { Policy } from './policy.ts';
import { fiddle } from './random/fiddle.ts';
import { callPeasant, develop, helpPlace, openPlace } from './random/moves.ts';
import type { Position } from './random/position.ts';

export function createRandom(): Policy {
  return {
    name: 'random',
    act: (engine, state, seat, rng) => {
      if (state.choice !== undefined) return answer(state.choice, rng);
      return assign({ engine, cards: cardsOf(engine), state, seat, rng });
    },
  };
}

function answer(choice: Choice, rng: Rng): Intent {
  const { seat, options } = choice;
  if (isOrderChoice(choice) && rng.int(4) > 0) return { type: 'resolveRest', seat };
  return { type: 'choose', seat, option: options[rng.int(options.length)] as string };
}

/** T6: finish what the draft holds, then open something new or confirm. */
function assign(position: Position): Intent {
  const { state, seat, rng } = position;
  const confirm: Intent = { type: 'confirm', seat };
  if (state.turn.phase === 'development') return develop(position) ?? confirm;
  const { assignments } = state.turn;
  if (assignments.length > 0) {
    const fiddled = fiddle(position);
    if (fiddled !== undefined) return fiddled;
  }
  for (const assignment of assignments) {
    const help = helpPlace(position, assignment);
    if (help !== undefined) return help;
  }
  if (playerOf(state, seat).tavern.length === 0) return confirm;
  if (assignments.length > 0 && rng.int(2) === 0) return callPeasant(position) ?? confirm;
  return openPlace(position) ?? confirm;
}

/** The greedy policy: judges the position, plans the whole turn, and then carries the plan out step by step. */
import {
  countKind,
  type Engine,
  type GameState,
  isOrderChoice,
  type MeepleId,
  playerOf,
  type Seat,
} from '../../engine/index.ts';
import { cardsOf } from '../cards.ts';
import { countKinds } from '../kinds.ts';
import type { Policy } from '../policy.ts';
import { carryOut } from './carryOut.ts';
import { answerTo } from './choose.ts';
import { planCapitol, powerToUse } from './development.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { type Plan, planMain } from './plan.ts';
import { MIXED, type Profile } from './profile.ts';
import { canCall } from './survey.ts';
import { temperedBy } from './temperament.ts';

/** A plan and everything it was made from: while these are the same objects, it holds. */
interface Remembered {
  readonly facts: readonly unknown[];
  readonly plan: Plan;
}

export function createGreedy(changes: Partial<Profile> = {}): Policy {
  const profile: Profile = { ...MIXED, ...changes };
  const look = (engine: Engine, state: GameState, seat: Seat): Outlook =>
    outlookOf(cardsOf(engine), temperedBy(profile, state, seat), state, seat);
  let remembered: Remembered | undefined;
  const planFor = (engine: Engine, state: GameState, seat: Seat, pool: readonly MeepleId[]): Plan => {
    const facts = factsOf(state, seat, pool);
    if (remembered !== undefined && isSame(remembered.facts, facts)) return remembered.plan;
    const plan = planMain(look(engine, state, seat), countKinds(pool));
    remembered = { facts, plan };
    return plan;
  };
  return {
    name: profile.name,
    act: (engine, state, seat, rng) => {
      const { choice } = state;
      if (choice !== undefined) {
        if (isOrderChoice(choice)) return { type: 'resolveRest', seat };
        const option = answerTo(choice, look(engine, state, seat), rng);
        return { type: 'choose', seat, option };
      }
      const pool = poolOf(state, seat);
      const plan = planFor(engine, state, seat, pool);
      if (state.turn.phase === 'main') return carryOut(engine, state, seat, pool, plan.moves);
      const outlook = look(engine, state, seat);
      const counts = countKinds(pool);
      const hero = state.turn.assignments.length === 0 ? powerToUse(outlook, counts, plan) : undefined;
      if (hero !== undefined) return { type: 'useHeroPower', seat, hero };
      const moves = planCapitol(outlook, counts, plan);
      return carryOut(
        engine,
        state,
        seat,
        pool,
        moves.map((move) => ({ ...move, calls: false, drinks: false })),
      );
    },
  };
}

/** Meeples that can be assigned: the Tavern's and the draft's own, called Peasants apart. */
function poolOf(state: GameState, seat: Seat): MeepleId[] {
  const pool = playerOf(state, seat).tavern.slice();
  for (const { meeples } of state.turn.assignments) for (const { id, called } of meeples) if (!called) pool.push(id);
  return pool.sort((a, b) => a - b);
}

function factsOf(state: GameState, seat: Seat, pool: readonly MeepleId[]): unknown[] {
  const { hand, boosts, levels, score, completed, lodgings } = playerOf(state, seat);
  const { monsters, towers, locations, arrived, final, turn, monsterDeck } = state;
  return [
    ...[seat, turn.number, pool.join(), monsters, towers, locations, arrived, final, monsterDeck],
    ...[hand, boosts, levels, score, completed, countKind(lodgings, 'corruption'), canCall(state, seat)],
  ];
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean => a.every((fact, i) => fact === b[i]);

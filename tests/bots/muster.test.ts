import { describe, expect, it } from 'vitest';
import { cardsOf } from '../../src/bots/cards.ts';
import { createGreedy } from '../../src/bots/greedy/greedy.ts';
import { countKinds, SHAMAN } from '../../src/bots/kinds.ts';
import { foeBonus, musterOf, partyValue } from '../../src/bots/muster.ts';
import { type BonusEffect, type GameState, isBonus, playerOf, readPlace } from '../../src/engine/index.ts';
import { engine, play } from '../support/games.ts';
import { seated } from './table.ts';

const cards = cardsOf(engine);

/** Bonuses of complete Locations of the draft, but for the one that is for a chosen Unit. */
function bonusesOfDraft(state: GameState): BonusEffect[] {
  return state.turn.assignments.flatMap(({ place }) => {
    const ref = readPlace(place);
    if (ref?.kind !== 'location' || !engine.status(state, place).isComplete) return [];
    return cards.location(ref.id).effect.filter(isBonus);
  });
}

describe('combat values by counts', () => {
  it('C2 L4: agree with the engine, and claim no victory that it does not see', () => {
    let compared = 0;
    for (let game = 0; game < 6; game++) {
      play({ seed: `muster-${game}`, seats: 4, towers: true }, seated(createGreedy()), {
        move: (state, intent) => {
          if (intent.type !== 'confirm' || state.turn.phase !== 'main') return;
          const bonuses = bonusesOfDraft(state);
          const muster = musterOf(cards, playerOf(state, intent.seat), state.turn.number, bonuses);
          for (const { place, meeples } of state.turn.assignments) {
            const { combat } = engine.status(state, place);
            const ref = readPlace(place);
            if (combat === undefined || (ref?.kind !== 'monster' && ref?.kind !== 'council')) continue;
            const party = countKinds(meeples.map(({ id }) => id));
            const { type } = ref.kind === 'monster' ? cards.monster(ref.id) : cards.council(ref.id);
            const level = ref.kind === 'monster' ? cards.monster(ref.id).level : 4;
            const value = partyValue(muster, party) + foeBonus(muster, party, type, level);
            const drinks = bonuses.some(({ op }) => op === 'bonusChosenByCorruption');
            if (drinks || (party[SHAMAN] as number) > 0)
              // The engine may read a Shaman for a Quest once the strength is reached.
              expect(Math.min(value, combat.strength)).toBeLessThanOrEqual(combat.value);
            else expect(value).toBe(combat.value);
            compared++;
          }
        },
      });
    }
    expect(compared).toBeGreaterThan(200);
  });
});

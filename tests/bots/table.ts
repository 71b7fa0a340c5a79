/** Several policies at one table. */
import type { Policy } from '../../src/bots/policy.ts';
import { countKind, type EventType, type GameState, type HeroClass, type Seat } from '../../src/engine/index.ts';
import { engine, type Pick, type Played, play, type Watch } from '../support/games.ts';

export function seated(...policies: readonly Policy[]): Pick {
  return (state, seat, rng) => {
    const policy = policies[seat % policies.length];
    if (policy === undefined) throw new Error(`Nobody sits at seat ${seat}`);
    return policy.act(engine, state, seat, rng);
  };
}

export function duel(seed: string, first: Policy, second: Policy, watch: Watch = {}): Played {
  return play({ seed, seats: 2, towers: false }, seated(first, second), watch);
}

/** Counts events while a match is played. */
export function counting(counts: Map<EventType, number>): Watch {
  return { step: ({ event }) => counts.set(event.type, (counts.get(event.type) ?? 0) + 1) };
}

/** Units of a class that a player owns at the end of a match. */
export function ownedAtEnd({ players }: GameState, seat: Seat, hero: HeroClass): number {
  const player = players[seat];
  if (player === undefined) return 0;
  return [player.bag, player.tavern, player.lodgings].reduce((n, ids) => n + countKind(ids, hero), 0);
}

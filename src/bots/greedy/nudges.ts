/** What one more meeple of a kind does for Quests in hand that count what is owned. */
import type { Cards, Minimums, PlayerState } from '../../engine/index.ts';
import { type Counts, kindNumber, kindNumbersOf, noCounts } from '../kinds.ts';

/** Part of a Quest's stake that one Unit towards "the most" is worth. */
const MOST_SHARE = 0.15;
/** The same for the last one of a fixed number, and for those before it. */
const LAST_SHARE = 0.7;
const OWN_SHARE = 0.5;

/** VP by kind number. */
export function ownershipNudges(cards: Cards, player: PlayerState, owned: Counts): Counts {
  const nudges = noCounts();
  const add = (kind: number, value: number) => {
    nudges[kind] = (nudges[kind] as number) + value;
  };
  for (const id of player.hand) {
    const { condition, vp, penalty } = cards.quest(id);
    const stake = vp + penalty;
    if (condition.kind === 'most') add(kindNumber(condition.meeple), stake * MOST_SHARE);
    if (condition.kind !== 'own') continue;
    for (const [name, n] of Object.entries(condition.units) as [keyof Minimums, number][]) {
      const kinds = kindNumbersOf(name);
      const have = kinds.reduce((sum, kind) => sum + (owned[kind] as number), 0);
      const share = n - have === 1 ? LAST_SHARE : OWN_SHARE / (n - have);
      if (have < n) for (const kind of kinds) add(kind, stake * share);
    }
  }
  return nudges;
}

/** What drawing and discarding Quests does for a hand. */
import type { Outlook } from './outlook.ts';
import { questWorth } from './quests.ts';
import type { HandJudge } from './value.ts';

const unseen = new WeakMap<Outlook, readonly number[]>();

/** Three equally likely Quests that stand for all that this seat has not seen. */
function unseenWorths(outlook: Outlook): readonly number[] {
  const known = unseen.get(outlook);
  if (known !== undefined) return known;
  const { hand, completed } = outlook.player;
  const worths: number[] = [];
  for (const { id } of outlook.cards.catalog.quests) {
    if (hand.includes(id) || completed.some(({ quest }) => quest === id)) continue;
    worths.push(questWorth(outlook, id));
  }
  worths.sort((a, b) => a - b);
  const fresh = thirds(worths);
  unseen.set(outlook, fresh);
  return fresh;
}

function thirds(sorted: readonly number[]): number[] {
  const n = sorted.length;
  if (n === 0) return [0];
  return [0, 1, 2].map((third) => {
    const part = sorted.slice(Math.floor((third * n) / 3), Math.max(1, Math.floor(((third + 1) * n) / 3)));
    return part.length === 0 ? 0 : part.reduce((a, b) => a + b, 0) / part.length;
  });
}

/** The worst Quests in hand, the worst first: those that could be discarded. */
function worstInHand(outlook: Outlook, n: number): number[] {
  return outlook.player.hand
    .map((id) => questWorth(outlook, id))
    .sort((a, b) => a - b)
    .slice(0, n);
}

/** What a hand gains by these fresh Quests once its worst are thrown away. */
function swapGain(fresh: readonly number[], held: readonly number[], discard: number): number {
  const gone = [...held, ...fresh].sort((a, b) => a - b).slice(0, discard);
  return sum(fresh) - sum(gone);
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** This turn's Main phase counts for most of a turn. */
const THIS_TURN = 0.7;

const extended = new WeakMap<Outlook, Outlook>();

function withThisTurn(outlook: Outlook): Outlook {
  const known = extended.get(outlook);
  if (known !== undefined) return known;
  const longer: Outlook = { ...outlook, turnsLeft: outlook.turnsLeft + THIS_TURN };
  extended.set(outlook, longer);
  return longer;
}

export const JUDGE: HandJudge = {
  draw: (outlook, draw, discard, isDevelopment) => {
    const worths = unseenWorths(isDevelopment ? withThisTurn(outlook) : outlook);
    const liking = Math.max(0, draw - discard) * outlook.profile.questLiking;
    if (discard === 0) return (draw * sum(worths)) / worths.length + liking;
    const held = worstInHand(outlook, discard);
    return average(worths, draw, (fresh) => swapGain(fresh, held, discard)) + liking;
  },
  discard: (outlook, n) => -sum(worstInHand(outlook, n)),
};

/** The mean over every way to draw so many out of the worths. */
function average(worths: readonly number[], draw: number, gain: (fresh: readonly number[]) => number): number {
  if (draw === 0) return gain([]);
  return sum(worths.map((worth) => average(worths, draw - 1, (rest) => gain([worth, ...rest])))) / worths.length;
}

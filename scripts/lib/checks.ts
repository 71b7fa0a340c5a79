/** The audit's promises about balance: what was measured, what it must be, whether it holds. */
import { CATALOG } from '../../src/content/catalog.ts';
import type { VpSource } from '../../src/engine/index.ts';
import type { ProfileName } from './policies.ts';
import { type Counts, round, share, spreadOf, sum } from './stats.ts';
import { handoutsOf } from './summary.ts';
import { type Tally, total } from './tally.ts';

export interface Check {
  readonly value: unknown;
  readonly bar: string;
  readonly pass: boolean;
}

export interface Range {
  readonly min: number;
  readonly max: number;
}

const isWithin = (value: number, { min, max }: Range): boolean => value >= min && value <= max;

/** Which VP count for which group; everything else (building, hills, slots) is beside the four. */
const VP_GROUPS = {
  monsters: ['monsters', 'ranger'],
  quests: ['quests', 'endQuests'],
  rooms: ['rooms', 'roomSets'],
  overlords: ['overlords', 'henchman', 'tokens'],
} as const satisfies Readonly<Record<string, readonly VpSource[]>>;

export function vpShares(gained: Readonly<Counts>): Check {
  const all = total(gained);
  const shares = Object.fromEntries(
    Object.entries(VP_GROUPS).map(([group, sources]) => [
      group,
      round(share(sum(sources.map((source) => gained[source] ?? 0)), all), 4),
    ]),
  );
  return { value: shares, bar: 'each ≥ 0.10 of all VP gained', pass: Object.values(shares).every((n) => n >= 0.1) };
}

export interface CardUse {
  readonly family: string;
  readonly id: string;
  readonly n: number;
  readonly games: number;
}

/** A card that comes into use in fewer than one of 200 games is dead. */
const aliveShare = 1 / 200;
const fewest = 8;

export function noCardDead(uses: readonly CardUse[]): Check {
  const dead = uses.filter(({ n, games }) => n < Math.max(1, games * aliveShare));
  const rarest = [...uses]
    .sort((a, b) => a.n / a.games - b.n / b.games)
    .slice(0, fewest)
    .map(({ family, id, n }) => `${family} ${id}: ${n}`);
  return {
    value: { dead: dead.map(({ family, id, n }) => `${family} ${id}: ${n}`), rarest },
    bar: 'every card in use in at least 1 of 200 games',
    pass: dead.length === 0,
  };
}

export function cardUses(table: Tally, solo: Tally): CardUse[] {
  const family = (name: string, cards: readonly { readonly id: string }[], counts: Readonly<Counts>, games: number) =>
    cards.map(({ id }): CardUse => ({ family: name, id, n: counts[id] ?? 0, games }));
  const { uses, games } = table;
  const tiles = CATALOG.locations.filter((card) => card.district === undefined);
  return [
    ...family('Monster defeated', CATALOG.monsters, uses.monsterDefeated, games),
    ...family('Quest completed', CATALOG.quests, uses.questCompleted, games),
    ...family('Location built', tiles, uses.locationBuilt, games),
    ...family('Location used', CATALOG.locations, uses.locationUsed, games),
    ...family('slot built on', CATALOG.slots, uses.slotBuilt, games),
    ...family('Room completed', CATALOG.rooms, uses.roomCompleted, games),
    ...family('Dark Council fought', CATALOG.council, uses.councilFought, games),
    ...family('token earned', CATALOG.tokens, uses.tokenEarned, games),
    ...family('Order performed', CATALOG.orders, solo.uses.orderPerformed, solo.games),
  ];
}

const SEAT_RANGE: Range = { min: 0.2, max: 0.3 };

export function winShares(standings: Tally['bySeat']): Check {
  const shares = standings.map(({ wins, games }) => round(share(wins, games), 4));
  return { value: shares, bar: 'each 0.20 to 0.30', pass: shares.every((n) => isWithin(n, SEAT_RANGE)) };
}

const ROUND_RANGE: Range = { min: 10, max: 20 };

export function gameLength(rounds: readonly number[]): Check {
  const { mean, p5, p50, p95 } = spreadOf(rounds);
  return {
    value: { mean, p5, p50, p95 },
    bar: 'mean, p5 and p95 from 10 to 20 rounds',
    pass: [mean, p5, p95].every((n) => isWithin(n, ROUND_RANGE)),
  };
}

const SPECIALIST_RANGE: Range = { min: 0.35, max: 0.65 };

export function specialists(tallies: readonly (readonly [ProfileName, Tally])[]): Check {
  const shares = Object.fromEntries(
    tallies.map(([name, tally]) => {
      const standing = tally.byProfile.get(name);
      return [name, round(share(standing?.wins ?? 0, standing?.games ?? 0), 4)];
    }),
  );
  return {
    value: shares,
    bar: 'each wins 0.35 to 0.65 of its 2-player games against the mixed player',
    pass: Object.values(shares).every((n) => isWithin(n, SPECIALIST_RANGE)),
  };
}

export function corruptionNotGiven(tally: Tally): Check {
  const handouts = handoutsOf(tally);
  return { value: handouts, bar: 'share below 0.05', pass: handouts.share < 0.05 };
}

const SOLO_RANGE: Range = { min: 0.45, max: 0.65 };

export function soloWinRate({ guard, games }: Tally): Check {
  const rate = round(share(games - (guard?.wins ?? 0), games), 4);
  return { value: rate, bar: '0.45 to 0.65', pass: isWithin(rate, SOLO_RANGE) };
}

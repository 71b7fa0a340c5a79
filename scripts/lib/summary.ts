/** A tally told card by card: the one object behind the printed report and its JSON. */
import { CATALOG } from '../../src/content/catalog.ts';
import { causeName } from '../../src/content/words/telling.ts';
import { CLASSES, type Effect, type EffectOf, VP_SOURCES } from '../../src/engine/index.ts';
import type { Batch } from './batch.ts';
import { readLost } from './record.ts';
import { type Counts, round, share, spreadOf } from './stats.ts';
import { grouped, type Standing, type Tally, total } from './tally.ts';

export interface SourceRow {
  readonly source: string;
  readonly perSeat: number;
  readonly share: number;
}

export interface StandingRow {
  readonly name: string;
  readonly winShare: number;
  readonly meanVp: number;
}

const sourceRows = (gained: Readonly<Counts>, seats: number): SourceRow[] =>
  VP_SOURCES.filter((source) => (gained[source] ?? 0) > 0)
    .map((source) => ({
      source,
      perSeat: round(share(gained[source] ?? 0, seats), 3),
      share: round(share(gained[source] ?? 0, total(gained)), 4),
    }))
    .sort((a, b) => b.share - a.share);

const standingRow = (name: string, { wins, games, points }: Standing): StandingRow => ({
  name,
  winShare: round(share(wins, games), 4),
  meanVp: round(share(points, games), 2),
});

const isHill = (effect: Effect): effect is EffectOf<'kingOfTheHill'> => effect.op === 'kingOfTheHill';

function cardUse({ uses, games, seatings, guard }: Tally) {
  const n = (counts: Readonly<Counts>, id: string): number => counts[id] ?? 0;
  const rate = (part: number, whole: number): number => round(share(part, whole), 4);
  const solo = guard !== undefined;
  return {
    monsters: CATALOG.monsters.map(({ id, name, level, type, district, strength, vp }) => {
      const seen = n(uses.monsterSeen, id);
      const defeated = n(uses.monsterDefeated, id);
      const byGuard = solo ? { byGuard: n(uses.monsterByGuard, id) } : {};
      return { id, name, level, type, district, strength, vp, seen, defeated, rate: rate(defeated, seen), ...byGuard };
    }),
    quests: CATALOG.quests.map(({ id, name, type, vp, penalty }) => {
      const seen = n(uses.questSeen, id);
      const kept = seen - n(uses.questDiscarded, id);
      const completed = n(uses.questCompleted, id);
      const rates = { keptRate: rate(kept, seen), completedRate: rate(completed, seen) };
      const byGuard = solo ? { byGuard: n(uses.questByGuard, id) } : {};
      return { id, name, type, vp, penalty, seen, kept, completed, ...rates, ...byGuard };
    }),
    locations: CATALOG.locations.map(({ id, name, district }) => {
      const prebuilt = district !== undefined;
      const offered = prebuilt ? games : n(uses.locationOffered, id);
      const built = prebuilt ? games : n(uses.locationBuilt, id);
      const used = n(uses.locationUsed, id);
      return {
        id,
        name,
        prebuilt,
        offered,
        built,
        used,
        builtRate: rate(built, offered),
        usesPerBuilt: rate(used, built),
      };
    }),
    slots: CATALOG.slots.map(({ id, name }) => {
      const built = n(uses.slotBuilt, id);
      return { id, name, built, rate: rate(built, games) };
    }),
    hills: CATALOG.locations.flatMap(({ id, name, effect }) =>
      effect.filter(isHill).map(({ tiers }) => ({
        id,
        name,
        paid: tiers.map(({ unit }, tier) => ({ unit, n: n(uses.hillPaid, `${id}#${tier}`) })),
        lost: n(uses.hillLost, id),
      })),
    ),
    rooms: CATALOG.rooms.map(({ id, name, kind }) => {
      const seen = n(uses.roomSeen, id);
      const completed = n(uses.roomCompleted, id);
      const byGuard = solo ? { byGuard: n(uses.roomByGuard, id) } : {};
      return { id, name, kind, seen, completed, rate: rate(completed, seen), ...byGuard };
    }),
    council: CATALOG.council.map(({ id, name, role, strength, vp }) => {
      const fought = n(uses.councilFought, id);
      return { id, name, role, strength, vp, fought, perSeat: rate(fought, seatings) };
    }),
    tokens: CATALOG.tokens.map(({ id, name, vp }) => {
      const seen = n(uses.tokenSeen, id);
      const earned = n(uses.tokenEarned, id);
      return { id, name, vp, seen, earned, perSeen: rate(earned, seen) };
    }),
    orders: solo
      ? CATALOG.orders.map(({ id, name }) => {
          const seen = n(uses.orderSeen, id);
          const performed = n(uses.orderPerformed, id);
          return { id, name, seen, performed, perSeen: rate(performed, seen) };
        })
      : [],
    levels: CLASSES.map((hero) => ({
      hero,
      level2: rate(n(uses.levelReached, `${hero} 2`), seatings),
      level3: rate(n(uses.levelReached, `${hero} 3`), seatings),
      powersPerSeat: rate(n(uses.powerUsed, `${hero} 2`) + n(uses.powerUsed, `${hero} 3`), seatings),
    })),
  };
}

export interface Handouts {
  readonly handouts: number;
  readonly notGiven: number;
  readonly share: number;
}

/** W3: one hand-out is one player's Corruption at one arrival. */
export function handoutsOf({ uses }: Pick<Tally, 'uses'>): Handouts {
  const notGiven = uses.handout.lost ?? 0;
  const handouts = notGiven + (uses.handout.given ?? 0);
  return { handouts, notGiven, share: round(share(notGiven, handouts), 4) };
}

const ORDINALS = ['1st', '2nd', '3rd', '4th'] as const;

export function summarize(batch: Batch, tally: Tally) {
  const { guard, seatings, games, byProfile } = tally;
  return {
    games,
    seed: batch.seed,
    mode: batch.options,
    profiles: batch.profiles,
    rounds: spreadOf(tally.rounds),
    vp: spreadOf(tally.scores),
    intents: spreadOf(tally.intents),
    vpBySource: sourceRows(tally.gained, seatings),
    seats: tally.bySeat.map((standing, seat) => standingRow(`seat ${seat + 1}`, standing)),
    turnOrder: tally.byTurnOrder.map((standing, i) => standingRow(`${ORDINALS[i]} to play`, standing)),
    byProfile: [...byProfile].map(([name, standing]) => standingRow(name, standing)).sort(byName),
    guard: guard && {
      vp: spreadOf(guard.scores),
      winShare: round(share(guard.wins, games), 4),
      vpBySource: sourceRows(guard.gained, games),
    },
    ...cardUse(tally),
    roomKinds: roomKinds(tally),
    corruption: handoutsOf(tally),
    lostGains: lostGains(tally),
  };
}

function lostGains({ uses, games }: Tally) {
  return Object.entries(uses.lostGain)
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .map(([key, n]) => {
      const { who, kind, cause } = readLost(key);
      const from = causeName(cause, { catalog: CATALOG, names: [] });
      return { who, kind, from, cause, n, perGame: round(share(n, games), 3) };
    });
}

function byName(a: StandingRow, b: StandingRow): number {
  return a.name < b.name ? -1 : 1;
}

function roomKinds({ uses, games }: Tally) {
  const kindOf = (id: string): string => CATALOG.rooms.find((room) => room.id === id)?.kind ?? id;
  const seen = grouped(uses.roomSeen, kindOf);
  const completed = grouped(uses.roomCompleted, kindOf);
  return Object.keys(seen)
    .sort()
    .map((kind) => ({
      kind,
      seen: seen[kind] ?? 0,
      completed: completed[kind] ?? 0,
      perGame: round(share(completed[kind] ?? 0, games), 3),
    }));
}

export type Summary = ReturnType<typeof summarize>;

/** Which games the audit plays, and the one object that it makes of them. */
import { CATALOG } from '../../src/content/catalog.ts';
import type { Batch } from './batch.ts';
import {
  type Check,
  cardUses,
  corruptionNotGiven,
  gameLength,
  noCardDead,
  soloWinRate,
  specialists,
  vpShares,
  winShares,
} from './checks.ts';
import { componentCounts, wrongCounts } from './components.ts';
import { SPECIALIST_NAMES } from './policies.ts';
import type { Counts } from './stats.ts';
import type { Tally } from './tally.ts';

/** First the full table, then solo, then each specialist against the mixed player. */
export function batchesFor(games: number, seed: string): Batch[] {
  return [
    { games, seed: `${seed}-table`, options: { seats: 4, towers: true }, profiles: ['mixed'] },
    {
      games: Math.ceil(games * 0.3),
      seed: `${seed}-solo`,
      options: { seats: 1, towers: true, solo: { hiredHelp: [], advanced: false } },
      profiles: ['mixed'],
    },
    ...SPECIALIST_NAMES.map(
      (name): Batch => ({
        games: Math.ceil(games * 0.1) * 2,
        seed: `${seed}-${name}`,
        options: { seats: 2, towers: true },
        profiles: [name, 'mixed'],
      }),
    ),
  ];
}

export function auditOf(batches: readonly Batch[], tallies: readonly Tally[]) {
  const [table, solo, ...duels] = tallies;
  if (table === undefined || solo === undefined) throw new Error('The audit needs its table games and its solo games');
  const components = componentCounts();
  const wrong = wrongCounts(components);
  const checks: Readonly<Record<string, Check>> = {
    componentCounts: { value: { wrong }, bar: 'as in the rules', pass: wrong.length === 0 },
    noCardDead: noCardDead(cardUses(table, solo)),
    vpShares: vpShares(table.gained),
    seatWinShares: winShares(table.bySeat),
    rounds: gameLength(table.rounds),
    specialists: specialists(SPECIALIST_NAMES.flatMap((name, i) => (duels[i] ? [[name, duels[i]] as const] : []))),
    corruptionNotGiven: corruptionNotGiven(table),
    soloWinRate: soloWinRate(solo),
  };
  const failed = Object.keys(checks).filter((name) => checks[name]?.pass !== true);
  return {
    pass: failed.length === 0,
    failed,
    checks,
    /** Told, not judged: who plays first is decided by the first draw (S9). */
    turnOrderWinShares: winShares(table.byTurnOrder).value,
    games: { table: batches[0]?.games ?? 0, solo: batches[1]?.games ?? 0, eachSpecialist: batches[2]?.games ?? 0 },
    components,
    uses: usesOf(table, solo),
  };
}

function usesOf({ uses }: Tally, solo: Tally) {
  const per = (cards: readonly { readonly id: string }[], counts: Readonly<Counts>): Counts =>
    Object.fromEntries(cards.map(({ id }) => [id, counts[id] ?? 0]));
  const tiles = CATALOG.locations.filter((card) => card.district === undefined);
  return {
    monstersDefeated: per(CATALOG.monsters, uses.monsterDefeated),
    questsCompleted: per(CATALOG.quests, uses.questCompleted),
    locationsBuilt: per(tiles, uses.locationBuilt),
    locationsUsed: per(CATALOG.locations, uses.locationUsed),
    slotsBuiltOn: per(CATALOG.slots, uses.slotBuilt),
    roomsCompleted: per(CATALOG.rooms, uses.roomCompleted),
    councilFought: per(CATALOG.council, uses.councilFought),
    tokensEarned: per(CATALOG.tokens, uses.tokenEarned),
    ordersPerformed: per(CATALOG.orders, solo.uses.orderPerformed),
  };
}

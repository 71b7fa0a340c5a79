/** Any legal position from a short description: for lessons, clips and tests. Whatever is not said is as after a set-up. */
import type { Cards } from './cards.ts';
import { isBonus } from './effects/ops.ts';
import { newTurn } from './flow/turn.ts';
import {
  type ArrivalId,
  type CouncilId,
  clockwise,
  DISTRICTS,
  type District,
  type GuardSpotId,
  type LocationId,
  type MeepleId,
  type MonsterId,
  type MonsterType,
  type OrderId,
  type QuestId,
  type RoomId,
  type Seat,
  type SlotId,
  type TokenId,
} from './model/ids.ts';
import type { HeroClass, Kind, KindCounts } from './model/meeples.ts';
import type {
  BuiltLocation,
  CityMonster,
  GameState,
  GuardState,
  Level,
  MatchOptions,
  PlayerState,
  SoloOptions,
} from './model/state.ts';
import { createRng, type Rng, seedRng, shuffled } from './rng.ts';
import { change, changePlayer, createRun, type Run, takeFromSupply } from './run.ts';
import { buildMonsterDeck, emptyTable, perDistrict, takeAll } from './setup.ts';

export interface ScenarioPlayer {
  readonly score?: number;
  readonly tavern?: KindCounts;
  readonly lodgings?: KindCounts;
  /** The starting bag, unless any meeples are named. */
  readonly bag?: KindCounts;
  readonly levels?: Partial<Record<HeroClass, Level>>;
  readonly hand?: readonly string[];
  readonly completed?: readonly string[];
  /** Boosts of defeated Monsters and completed Quests are in force. */
  readonly pile?: readonly string[];
  readonly rooms?: readonly string[];
  readonly fought?: readonly string[];
}

export interface ScenarioGuard {
  readonly score?: number;
  readonly bag?: KindCounts;
  readonly board?: Partial<Record<GuardSpotId, Kind>>;
  readonly prestigeArea?: KindCounts;
  readonly prey?: MonsterType;
  readonly favored?: District;
  readonly orders?: Partial<Record<District, string>>;
  readonly keptQuests?: readonly string[];
  readonly rooms?: readonly string[];
}

export interface Scenario {
  readonly seed?: string;
  readonly seats?: 2 | 3 | 4;
  readonly towers?: boolean;
  readonly solo?: SoloOptions;
  readonly active?: number;
  readonly firstSeat?: number;
  readonly phase?: 'development' | 'main';
  readonly turn?: number;
  readonly round?: number;
  /** The final turns have begun (E2). */
  readonly finalTurns?: boolean;
  readonly players?: readonly ScenarioPlayer[];
  /** Slot 1 first. */
  readonly monsters?: Partial<Record<District, readonly string[]>>;
  /** Cards on top of the Monster deck, Dark Council Arrives cards too. */
  readonly monsterDeck?: readonly string[];
  /** Takes every other card out of the Monster deck. */
  readonly monsterDeckOnly?: boolean;
  readonly arrived?: 0 | 1 | 2 | 3;
  readonly built?: Readonly<Record<string, string>>;
  readonly hills?: readonly { readonly location: string; readonly seat: number; readonly units: KindCounts }[];
  readonly market?: readonly string[];
  /** The Room on top of each tower. */
  readonly rooms?: Partial<Record<District, string>>;
  readonly questDeck?: readonly string[];
  readonly questDiscard?: readonly string[];
  readonly questDeckOnly?: boolean;
  /** One token per Overlord, in order. */
  readonly tokens?: readonly string[];
  readonly guard?: ScenarioGuard;
}

export function buildScenario(cards: Cards, spec: Scenario): GameState {
  const options: MatchOptions = {
    seed: spec.seed ?? 'scenario',
    seats: spec.solo === undefined ? (spec.seats ?? 2) : 1,
    towers: spec.solo !== undefined || spec.towers === true,
    ...(spec.solo === undefined ? {} : { solo: spec.solo }),
  };
  const rng = createRng(seedRng(options.seed, 'rules'));
  const run = createRun(cards, emptyTable(cards, options));
  const players = spec.players ?? [];
  if (players.length > options.seats)
    throw new Error(`${players.length} players are described for ${options.seats} seats`);
  const turn = spec.turn ?? 1 + options.seats;
  for (let seat = 0; seat < options.seats; seat++) describePlayer(run, seat as Seat, players[seat] ?? {}, turn);
  layMonsters(run, rng, spec);
  layLocations(run, rng, spec);
  layRooms(run, rng, spec);
  if (options.solo !== undefined) change(run, { guard: describeGuard(run, rng, spec.guard ?? {}) });
  layQuests(run, rng, spec);
  layCouncil(run, rng, spec);
  const round = spec.round ?? 2;
  const final = spec.finalTurns
    ? { firstRound: round, lastRound: round + 1 }
    : spec.arrived === 3
      ? { firstRound: round + 1, lastRound: round + 2 }
      : undefined;
  change(run, {
    rng: rng.state(),
    firstSeat: (spec.firstSeat ?? 0) as Seat,
    final,
    turn: {
      ...newTurn((spec.active ?? 0) as Seat, turn, round),
      phase: spec.phase ?? 'development',
      step: 'assigning',
    },
  });
  return run.state;
}

function exact(run: Run, counts: KindCounts): MeepleId[] {
  const wanted = Object.values(counts).reduce((sum, n) => sum + (n ?? 0), 0);
  const taken = takeAll(run, counts);
  if (taken.length !== wanted) throw new Error(`The supply cannot give ${JSON.stringify(counts)}`);
  return taken;
}

function describePlayer(run: Run, seat: Seat, spec: ScenarioPlayer, turn: number): void {
  const named = spec.tavern ?? spec.lodgings ?? spec.bag;
  const player = run.state.players[seat] as PlayerState;
  const completed = (spec.completed ?? []).map((id) => ({ quest: run.cards.quest(id).id, turn: turn - 1 }));
  const pile = (spec.pile ?? []).map((id) => run.cards.monster(id).id);
  const sources = [
    ...pile.map((id) => ({ source: { by: 'monster' as const, id }, effects: run.cards.monster(id).effect })),
    ...completed.map(({ quest }) => ({
      source: { by: 'quest' as const, id: quest },
      effects: ongoingEffects(run.cards, quest),
    })),
  ];
  changePlayer(run, seat, {
    score: spec.score ?? 0,
    tavern: exact(run, spec.tavern ?? {}),
    lodgings: exact(run, spec.lodgings ?? {}),
    bag: exact(run, spec.bag ?? (named === undefined ? run.cards.catalog.startingBag : {})),
    levels: { ...player.levels, ...spec.levels },
    hand: (spec.hand ?? []).map((id) => run.cards.quest(id).id),
    completed,
    pile,
    boosts: sources.flatMap(({ source, effects }) =>
      effects.filter(isBonus).map((effect) => ({ source, effect, fromTurn: turn })),
    ),
    rooms: (spec.rooms ?? []).map((id) => run.cards.room(id).id),
    fought: (spec.fought ?? []) as CouncilId[],
  });
}

function ongoingEffects(cards: Cards, id: string) {
  const quest = cards.quest(id);
  return quest.type === 'ongoing' ? quest.effect : [];
}

/** Cards in piles and in the city are out of the deck; what is named lies on top of it. */
function layMonsters(run: Run, rng: Rng, spec: Scenario): void {
  const arrivals = [...run.cards.catalog.arrivals].sort((a, b) => a.order - b.order).map((card) => card.id);
  const arrived = arrivals.slice(0, spec.arrived ?? 0);
  const monsters = perDistrict<CityMonster[]>((district) => place(run, spec.monsters?.[district] ?? []));
  const gone = new Set<string>([
    ...arrived,
    ...DISTRICTS.flatMap((district) => monsters[district].map((m) => m.id)),
    ...run.state.players.flatMap((player) => player.pile),
  ]);
  const top = (spec.monsterDeck ?? []) as (MonsterId | ArrivalId)[];
  for (const id of top) if (run.cards.arrival(id) === undefined) run.cards.monster(id);
  const rest = buildMonsterDeck(run.cards, rng, run.state.options).filter((id) => !gone.has(id) && !top.includes(id));
  const deck = spec.monsterDeckOnly ? [...top] : [...top, ...rest];
  if (spec.monsters === undefined) dealSix(run, monsters, deck);
  change(run, { monsters, monsterDeck: deck, arrived });
}

function place(run: Run, ids: readonly string[]): CityMonster[] {
  return ids.map((id, i) => ({ id: run.cards.monster(id).id, slot: (i + 1) as CityMonster['slot'] }));
}

function dealSix(run: Run, monsters: Record<District, CityMonster[]>, deck: (MonsterId | ArrivalId)[]): void {
  for (let dealt = 0; dealt < 6; ) {
    const at = deck.findIndex((id) => run.cards.arrival(id) === undefined);
    if (at < 0) return;
    const [id] = deck.splice(at, 1) as [MonsterId];
    const home = run.cards.monster(id).district;
    const district = [0, 1, 2, 3].map((steps) => clockwise(home, steps)).find((d) => monsters[d].length < 3) ?? home;
    monsters[district].push({ id, slot: (monsters[district].length + 1) as CityMonster['slot'] });
    dealt++;
  }
}

function layLocations(run: Run, rng: Rng, spec: Scenario): void {
  const { cards } = run;
  const built: BuiltLocation[] = Object.entries(spec.built ?? {}).map(([slot, id]) => {
    const card = cards.location(id);
    const stock = card.stock === undefined ? [] : takeFromSupply(run, card.stock.kind, card.stock.n);
    return { id: card.id, district: cards.slot(slot).district, slot: slot as SlotId, stock };
  });
  const locations = [...run.state.locations, ...built].map((location) => {
    const hill = spec.hills?.find((h) => h.location === location.id);
    if (hill === undefined) return location;
    const meeples = exact(run, hill.units).map((id) => ({ id }));
    return { ...location, hill: { seat: hill.seat as Seat, meeples } };
  });
  const solo = run.state.options.solo !== undefined;
  const tiles = cards.catalog.locations
    .filter((l) => l.district === undefined && !(solo && l.soloRemoved))
    .map((l) => l.id);
  const market = (spec.market ?? []) as LocationId[];
  const stack = shuffled(tiles, rng).filter((id) => !market.includes(id) && !built.some((b) => b.id === id));
  change(run, {
    locations,
    market: [...market, ...stack.splice(0, Math.max(0, 4 - market.length))],
    locationStack: stack,
  });
}

function layRooms(run: Run, rng: Rng, spec: Scenario): void {
  if (!run.state.options.towers) return;
  const tops = perDistrict((district) => spec.rooms?.[district]);
  const held = new Set<string>([
    ...run.state.players.flatMap((player) => player.rooms),
    ...(spec.guard?.rooms ?? []),
    ...Object.values(tops).flatMap((id) => (id === undefined ? [] : [run.cards.room(id).id])),
  ]);
  const rest: RoomId[] = shuffled(
    run.cards.catalog.rooms.map((room) => room.id),
    rng,
  ).filter((id) => !held.has(id));
  const towers = perDistrict((district) => {
    const top = tops[district];
    return top === undefined ? rest.splice(0, 5) : [run.cards.room(top).id, ...rest.splice(0, 4)];
  });
  change(run, { towers });
}

function layQuests(run: Run, rng: Rng, spec: Scenario): void {
  const solo = run.state.options.solo !== undefined;
  const top = (spec.questDeck ?? []).map((id) => run.cards.quest(id).id);
  const discard = (spec.questDiscard ?? []).map((id) => run.cards.quest(id).id);
  const gone = new Set<QuestId>([
    ...top,
    ...discard,
    ...(run.state.guard?.keptQuests ?? []),
    ...run.state.players.flatMap((player) => [...player.hand, ...player.completed.map((c) => c.quest)]),
  ]);
  const rest = shuffled(
    run.cards.catalog.quests.filter((q) => !(solo && q.prey !== undefined)).map((q) => q.id),
    rng,
  );
  const deck = spec.questDeckOnly ? top : [...top, ...rest.filter((id) => !gone.has(id))];
  change(run, { questDeck: deck, questDiscard: discard });
}

function layCouncil(run: Run, rng: Rng, spec: Scenario): void {
  const named = (spec.tokens ?? []).map((id) => run.cards.token(id).id);
  const rest = shuffled(
    run.cards.catalog.tokens.map((token) => token.id),
    rng,
  ).filter((id) => !named.includes(id));
  const tokens: TokenId[] = [...named, ...rest];
  const overlords = run.cards.catalog.council.map(({ id, role }, i) =>
    role === 'overlord' && tokens[i] !== undefined ? { id, token: tokens[i] } : { id },
  );
  change(run, { overlords });
}

function describeGuard(run: Run, rng: Rng, spec: ScenarioGuard): GuardState {
  const { catalog } = run.cards;
  const prey = spec.prey ?? 'humanoid';
  const preyCard = catalog.quests.find((quest) => quest.prey === prey);
  if (preyCard === undefined) throw new Error(`No Quest names ${prey} as Prey`);
  const named = Object.values(spec.orders ?? {});
  const spare = shuffled(
    catalog.orders.map((order) => order.id),
    rng,
  ).filter((id) => !named.includes(id));
  const board = Object.entries(spec.board ?? {}).map(([spot, kind]) => ({
    spot: spot as GuardSpotId,
    meeple: exact(run, { [kind]: 1 })[0] as MeepleId,
  }));
  return {
    score: spec.score ?? 0,
    ledger: {},
    bag: exact(run, spec.bag ?? catalog.guard.bag),
    summoned: [],
    board,
    prestigeArea: exact(run, spec.prestigeArea ?? {}),
    beside: [],
    prey,
    preyCard: preyCard.id,
    keptQuests: (spec.keptQuests ?? []).map((id) => run.cards.quest(id).id),
    rooms: (spec.rooms ?? []).map((id) => run.cards.room(id).id),
    pile: [],
    favored: spec.favored ?? 'castle',
    orders: perDistrict((district) => (spec.orders?.[district] ?? spare.pop()) as OrderId),
  };
}

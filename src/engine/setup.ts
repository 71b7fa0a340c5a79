/** Set-up (S1 to S9, G1, G13): from options and a seed to the first player's first turn. */
import type { Cards } from './cards.ts';
import type { MonsterCard, RoomCard } from './catalog.ts';
import { workOff } from './flow/agenda.ts';
import { drawFromBag } from './flow/bag.ts';
import { newTurn } from './flow/turn.ts';
import {
  type ArrivalId,
  clockwise,
  DISTRICTS,
  type District,
  type MeepleId,
  type MonsterId,
  type OrderId,
  type QuestId,
  type RoomId,
  type Seat,
} from './model/ids.ts';
import { idsOfKind, KINDS, type Kind, type KindCounts, kindOf } from './model/meeples.ts';
import type { CityMonster, GameState, GuardState, MatchOptions, PlayerState } from './model/state.ts';
import { createRng, type Rng, seedRng, shuffled } from './rng.ts';
import { change, changePlayer, createRun, emit, type Run, type Step, schedule, takeFromSupply } from './run.ts';

/** Every step of the set-up, told; the last state is the first player's first decision. */
export function setUp(cards: Cards, options: MatchOptions): Step[] {
  const rng = createRng(seedRng(options.seed, 'rules'));
  const run = createRun(cards, emptyTable(cards, options));
  layOutCouncil(run, rng);
  layOutMonsters(run, rng);
  layOutTiles(run, rng);
  const quests = shuffled(
    cards.catalog.quests.filter((q) => options.solo === undefined || q.prey === undefined).map((q) => q.id),
    rng,
  );
  change(run, { questDeck: quests });
  for (let seat = 0; seat < options.seats; seat++) seatPlayer(run, seat as Seat);
  if (options.solo !== undefined) {
    setUpGuard(run, rng, options);
    hireHelp(run, options);
  }
  change(run, { rng: rng.state() });
  for (let seat = 0; seat < options.seats; seat++) drawFromBag(run, seat as Seat, 4, { by: 'rule', id: 'S8' });
  const firstSeat = findFirstSeat(run);
  change(run, { firstSeat, turn: newTurn(firstSeat, 1, 1) });
  emit(run, { type: 'matchStarted', options, firstSeat });
  schedule(run, { task: 'startTurn' });
  workOff(run);
  return run.steps;
}

/** All 152 meeples in the supply, pre-built Locations standing, nothing else on the table. */
export function emptyTable(cards: Cards, options: MatchOptions): GameState {
  const supply = Object.fromEntries(KINDS.map((kind) => [kind, idsOfKind(kind)])) as Record<Kind, MeepleId[]>;
  const player: PlayerState = {
    score: 0,
    ledger: {},
    bag: [],
    tavern: [],
    lodgings: [],
    levels: { mage: 1, cleric: 1, knight: 1, warrior: 1 },
    hand: [],
    completed: [],
    boosts: [],
    pile: [],
    rooms: [],
    fought: [],
  };
  const prebuilt = cards.catalog.locations.flatMap(({ id, district }) =>
    district === undefined ? [] : [{ id, district, stock: [] }],
  );
  return {
    options,
    rng: seedRng(options.seed, 'rules'),
    supply,
    players: Array.from({ length: options.seats }, () => player),
    firstSeat: 0 as Seat,
    turn: newTurn(0 as Seat, 1, 1),
    monsters: perDistrict(() => []),
    monsterDeck: [],
    arrived: [],
    overlords: [],
    locations: prebuilt,
    market: [],
    locationStack: [],
    towers: perDistrict(() => []),
    questDeck: [],
    questDiscard: [],
    final: undefined,
    guard: undefined,
    agenda: [],
    choice: undefined,
    outcome: undefined,
  };
}

export function perDistrict<T>(make: (district: District) => T): Record<District, T> {
  return {
    castle: make('castle'),
    villages: make('villages'),
    cathedral: make('cathedral'),
    university: make('university'),
  };
}

/** S1: a token under each Overlord, none for the Henchman, who stands rightmost. */
function layOutCouncil(run: Run, rng: Rng): void {
  const tokens = shuffled(
    run.cards.catalog.tokens.map((token) => token.id),
    rng,
  );
  const overlords = run.cards.catalog.council.filter((card) => card.role === 'overlord');
  const henchmen = run.cards.catalog.council.filter((card) => card.role === 'henchman');
  change(run, {
    overlords: [
      ...overlords.map(({ id }, i) => ({ id, ...(tokens[i] === undefined ? {} : { token: tokens[i] }) })),
      ...henchmen.map(({ id }) => ({ id })),
    ],
  });
}

/** S3, S4: each level shuffled, its Dark Council card hidden near its bottom. */
export function buildMonsterDeck(cards: Cards, rng: Rng, options: MatchOptions): (MonsterId | ArrivalId)[] {
  const small = options.seats < 3;
  const arrivals = [...cards.catalog.arrivals].sort((a, b) => a.order - b.order);
  return ([1, 2, 3] as const).flatMap((level) => {
    const pile = shuffled(
      cards.catalog.monsters.filter((m: MonsterCard) => m.level === level && !(small && m.threePlus)),
      rng,
    );
    const bottom = level === 1 ? 4 : level === 2 ? 8 : Math.floor(pile.length / 2);
    const ids = pile.map((m) => m.id);
    const arrival = arrivals[level - 1]?.id;
    const low: (MonsterId | ArrivalId)[] = ids.slice(ids.length - bottom);
    if (arrival !== undefined) low.push(arrival);
    return [...ids.slice(0, ids.length - bottom), ...shuffled(low, rng)];
  });
}

/** S5: the top six go to their districts; a full one passes the card on clockwise. */
function layOutMonsters(run: Run, rng: Rng): void {
  const deck = buildMonsterDeck(run.cards, rng, run.state.options);
  const monsters = perDistrict<CityMonster[]>(() => []);
  for (const id of deck.slice(0, 6) as MonsterId[]) {
    const home = run.cards.monster(id).district;
    const district = [0, 1, 2, 3].map((steps) => clockwise(home, steps)).find((d) => monsters[d].length < 3) ?? home;
    monsters[district].push({ id, slot: (monsters[district].length + 1) as CityMonster['slot'] });
  }
  change(run, { monsters, monsterDeck: deck.slice(6) });
}

/** S6, S7: the market of 4 and, with the Four Towers (in solo always, G1), four stacks of 5 Rooms. */
function layOutTiles(run: Run, rng: Rng): void {
  const { options } = run.state;
  const tiles = run.cards.catalog.locations.filter(
    (l) => l.district === undefined && !(options.solo !== undefined && l.soloRemoved),
  );
  const stack = shuffled(
    tiles.map((tile) => tile.id),
    rng,
  );
  change(run, { market: stack.slice(0, 4), locationStack: stack.slice(4) });
  if (!options.towers && options.solo === undefined) return;
  const rooms: RoomId[] = shuffled(
    run.cards.catalog.rooms.map((room) => room.id),
    rng,
  );
  change(run, {
    towers: perDistrict((district) =>
      rooms.slice(DISTRICTS.indexOf(district) * 5, DISTRICTS.indexOf(district) * 5 + 5),
    ),
  });
}

/** S8: 2 Quests and a bag of 3 Corruption and 7 Peasants. */
function seatPlayer(run: Run, seat: Seat): void {
  const [first, second, ...rest] = run.state.questDeck;
  change(run, { questDeck: rest });
  const hand = [first, second].filter((quest): quest is QuestId => quest !== undefined);
  changePlayer(run, seat, { hand, bag: takeAll(run, run.cards.catalog.startingBag) });
}

export function takeAll(run: Run, counts: KindCounts): MeepleId[] {
  return KINDS.flatMap((kind) => takeFromSupply(run, kind, counts[kind] ?? 0));
}

/** G1: bag, Prey, Orders, and the sword pointing at the Castle. */
function setUpGuard(run: Run, rng: Rng, options: MatchOptions): void {
  const { catalog } = run.cards;
  const preyCards = catalog.quests.filter((quest) => quest.prey !== undefined);
  const preyCard = preyCards[rng.int(preyCards.length)];
  if (preyCard?.prey === undefined) throw new Error('No Quest names a Prey');
  const orders: OrderId[] = shuffled(
    catalog.orders.map((order) => order.id),
    rng,
  );
  const rescues = catalog.rooms.filter((room) => room.hero !== undefined);
  const rescue = options.solo?.advanced ? rescues[rng.int(rescues.length)] : undefined;
  const guard: GuardState = {
    score: 0,
    ledger: {},
    bag: [],
    summoned: [],
    board: [],
    prestigeArea: [],
    beside: [],
    prey: preyCard.prey,
    preyCard: preyCard.id,
    keptQuests: [],
    rooms: [],
    pile: [],
    favored: 'castle',
    orders: perDistrict((d) => orders[DISTRICTS.indexOf(d)] as OrderId),
    ...(rescue === undefined ? {} : { advancedRoom: rescue.id }),
  };
  change(run, { guard });
  const { prey, favored } = guard;
  emit(run, { type: 'guardArrived', orders: guard.orders, prey, preyCard: preyCard.id, favored });
  fillGuardBag(run, guard, rescue);
}

function fillGuardBag(run: Run, guard: GuardState, rescue: RoomCard | undefined): void {
  const bag = takeAll(run, run.cards.catalog.guard.bag);
  if (rescue?.hero !== undefined) bag.push(...takeAll(run, { ...rescue.needs.units, [rescue.hero]: 1 }));
  change(run, { guard: { ...guard, bag } });
  emit(run, { type: 'guardBagFilled', meeples: bag, ...(rescue === undefined ? {} : { rescue: rescue.id }) });
}

const HIRED_LEVEL = 2;

/** G13: hired classes start at level 2, with one Unit each in the bag. */
function hireHelp(run: Run, options: MatchOptions): void {
  const seat = 0 as Seat;
  for (const hero of options.solo?.hiredHelp ?? []) {
    const player = run.state.players[seat] as PlayerState;
    const meeples = takeFromSupply(run, hero, 1);
    changePlayer(run, seat, { bag: [...player.bag, ...meeples], levels: { ...player.levels, [hero]: HIRED_LEVEL } });
    emit(run, { type: 'helpHired', seat, hero, level: HIRED_LEVEL, meeples });
  }
}

/** S9: most Corruption in the Tavern; ties at random. In solo the player starts (G1). */
function findFirstSeat(run: Run): Seat {
  const counts = run.state.players.map(({ tavern }) => tavern.filter((id) => kindOf(id) === 'corruption').length);
  const most = Math.max(...counts);
  const tied = counts.flatMap((n, seat) => (n === most ? [seat as Seat] : []));
  const rng = createRng(run.state.rng);
  const seat = tied[rng.int(tied.length)] as Seat;
  change(run, { rng: rng.state() });
  return seat;
}

/** Where every meeple and every card is (P1 to P7), and what is wrong with that. */
import { CATALOG } from '../../src/content/catalog.ts';
import {
  DISTRICTS,
  type GameState,
  KINDS,
  kindOf,
  MEEPLE_TOTAL,
  type MonsterId,
  type Step,
} from '../../src/engine/index.ts';

class Whereabouts {
  private readonly places = new Map<string | number, string[]>();

  put(ids: readonly (string | number)[], place: string): void {
    for (const id of ids) {
      const known = this.places.get(id);
      if (known === undefined) this.places.set(id, [place]);
      else if (!known.includes(place) || known.includes(`${place}!`)) known.push(place);
      else if (!place.startsWith('location:')) known.push(`${place}!`);
    }
  }

  problems(everything: readonly (string | number)[], mayBeGone: (id: string | number) => boolean): string[] {
    const found: string[] = [];
    const known = new Set(everything);
    for (const [id, places] of this.places) {
      if (!known.has(id)) found.push(`${id} is unknown, in ${places.join(', ')}`);
      else if (places.length > 1) found.push(`${id} is in ${places.join(', ')}`);
    }
    for (const id of everything) if (!this.places.has(id) && !mayBeGone(id)) found.push(`${id} is nowhere`);
    return found;
  }
}

const never = (): boolean => false;

/** Everything that is not in exactly one place; empty when all is well. `held`: the Monster card waiting for a district. */
export function misplaced(state: GameState, held?: MonsterId): string[] {
  return [...meeples(state), ...monsters(state, held), ...quests(state), ...tiles(state), ...council(state)];
}

/** Follows a match step by step and tells what is misplaced after each. W2: a card turned up for a full district is held. */
export function createAuditor(): (step: Step) => string[] {
  let held: MonsterId | undefined;
  return ({ event, state }) => {
    if (event.type === 'monsterDrawn') held = event.monster;
    if (event.type === 'monsterRevealed') held = undefined;
    return misplaced(state, held);
  };
}

/** P1. Units on a hill stand at their Location, also while its assignment is being resolved. */
function meeples(state: GameState): string[] {
  const found = new Whereabouts();
  const misfiled: string[] = [];
  for (const kind of KINDS) {
    found.put(state.supply[kind], 'supply');
    for (const id of state.supply[kind]) if (kindOf(id) !== kind) misfiled.push(`${id} is among the ${kind}s`);
  }
  state.players.forEach(({ bag, tavern, lodgings }, seat) => {
    found.put(bag, `bag ${seat}`);
    found.put(tavern, `tavern ${seat}`);
    found.put(lodgings, `lodgings ${seat}`);
  });
  for (const { id, stock, hill } of state.locations) {
    found.put(stock, `stock of ${id}`);
    found.put(hill?.meeples.map((unit) => unit.id) ?? [], `location:${id}`);
  }
  for (const { place, meeples, joined } of state.turn.assignments) {
    found.put([...meeples.map((placed) => placed.id), ...joined], place);
  }
  found.put(state.turn.gained, 'gained');
  found.put(state.turn.comingBack, 'coming back');
  if (state.guard !== undefined) {
    const { bag, board, prestigeArea, beside, summoned } = state.guard;
    found.put(bag, 'guard bag');
    found.put(
      board.map(({ meeple }) => meeple),
      'guard board',
    );
    found.put(prestigeArea, 'prestige area');
    found.put(beside, 'beside the board');
    found.put(summoned, 'drawn by the Guard');
  }
  const everyone = Array.from({ length: MEEPLE_TOTAL }, (_, id) => id);
  return [...misfiled, ...found.problems(everyone, never)];
}

function monsters(state: GameState, held?: MonsterId): string[] {
  const found = new Whereabouts();
  const slots: string[] = [];
  for (const district of DISTRICTS) {
    const row = state.monsters[district];
    found.put(
      row.map((monster) => monster.id),
      district,
    );
    if (row.length > 3 || new Set(row.map((monster) => monster.slot)).size < row.length)
      slots.push(`${district} is full`);
  }
  found.put(state.monsterDeck, 'Monster deck');
  found.put(state.arrived, 'arrived');
  state.players.forEach(({ pile }, seat) => {
    found.put(pile, `pile ${seat}`);
  });
  found.put(state.guard?.pile ?? [], 'guard pile');
  const waiting = state.choice?.kind === 'overflowDistrict' ? state.choice.monster : held;
  if (waiting !== undefined) found.put([waiting], 'waiting for a district');
  const small = state.options.seats < 3;
  const everything = [
    ...CATALOG.monsters.filter((card) => !(small && card.threePlus)).map((card) => card.id),
    ...CATALOG.arrivals.map((card) => card.id),
  ];
  return [...slots, ...found.problems(everything, never)];
}

function quests(state: GameState): string[] {
  const found = new Whereabouts();
  found.put(state.questDeck, 'Quest deck');
  found.put(state.questDiscard, 'Quest discard');
  state.players.forEach(({ hand, completed }, seat) => {
    found.put(hand, `hand ${seat}`);
    found.put(
      completed.map(({ quest }) => quest),
      `completed ${seat}`,
    );
  });
  found.put(state.guard?.keptQuests ?? [], 'kept by the Guard');
  const solo = state.options.solo !== undefined;
  const everything = CATALOG.quests.filter((card) => !(solo && card.prey !== undefined)).map((card) => card.id);
  return found.problems(everything, never);
}

/** G6: the Guard discards the Rooms that belong to no set. */
function tiles(state: GameState): string[] {
  const rooms = new Whereabouts();
  for (const district of DISTRICTS) rooms.put(state.towers[district], `tower of the ${district}`);
  state.players.forEach((player, seat) => {
    rooms.put(player.rooms, `rooms ${seat}`);
  });
  rooms.put(state.guard?.rooms ?? [], 'rooms of the Guard');
  const allRooms = state.options.towers ? CATALOG.rooms.map((card) => card.id) : [];
  const discardable = new Set<string | number>(
    CATALOG.rooms.filter((card) => !card.effect.some((effect) => effect.op === 'roomSet')).map((card) => card.id),
  );
  const locations = new Whereabouts();
  locations.put(state.market, 'market');
  locations.put(state.locationStack, 'stack');
  for (const { id, district, slot } of state.locations) locations.put([id], slot ?? district);
  const solo = state.options.solo !== undefined;
  const allTiles = CATALOG.locations.filter((card) => !(solo && card.soloRemoved)).map((card) => card.id);
  const slots = state.locations.flatMap(({ slot }) => (slot === undefined ? [] : [slot]));
  return [
    ...rooms.problems(allRooms, (id) => state.guard !== undefined && discardable.has(id)),
    ...locations.problems(allTiles, never),
    ...(new Set(slots).size < slots.length ? ['two Locations share a slot'] : []),
  ];
}

function council(state: GameState): string[] {
  const found = new Whereabouts();
  found.put(
    state.overlords.map(({ id }) => id),
    'council',
  );
  const tokens = new Whereabouts();
  for (const { id, token } of state.overlords) if (token !== undefined) tokens.put([token], id);
  return [
    ...found.problems(
      CATALOG.council.map((card) => card.id),
      never,
    ),
    ...tokens.problems(
      CATALOG.tokens.map((card) => card.id),
      () => true,
    ),
  ];
}

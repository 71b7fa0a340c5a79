/** What must hold in every position of every match; each broken promise is told in one line. */
import { DISTRICTS, type Engine, type GameState, kindOf, MEEPLE_TOTAL, type MeepleId } from '../../src/engine/index.ts';
import { sum } from './stats.ts';

/** The first promise that this position breaks, if any. */
export function brokenPromise(engine: Engine, state: GameState): string | undefined {
  return wrongMeeples(state) ?? wrongLedger(state) ?? wrongCity(state) ?? wrongLegal(engine, state);
}

const found = new Uint8Array(MEEPLE_TOTAL);

/** P1: each of the 152 meeples is in exactly one place, and the supply keeps kinds apart. */
export function wrongMeeples(state: GameState): string | undefined {
  found.fill(0);
  for (const [kind, ids] of Object.entries(state.supply)) {
    for (const id of ids) if (kindOf(id) !== kind) return `the supply of ${kind} holds meeple ${id}, a ${kindOf(id)}`;
    count(ids);
  }
  for (const { bag, tavern, lodgings } of state.players) {
    count(bag);
    count(tavern);
    count(lodgings);
  }
  countTable(state);
  if (state.guard !== undefined) {
    count(state.guard.bag);
    count(state.guard.prestigeArea);
    count(state.guard.beside);
    for (const { meeple } of state.guard.board) count([meeple]);
  }
  const odd = found.findIndex((times) => times !== 1);
  return odd < 0 ? undefined : `meeple ${odd} (${kindOf(odd as MeepleId)}) is in ${found[odd]} places`;
}

function countTable({ turn, locations }: GameState): void {
  count(turn.gained);
  count(turn.comingBack);
  const assigned = new Set<MeepleId>();
  for (const { meeples, joined } of turn.assignments) {
    for (const { id } of meeples) assigned.add(id);
    count(joined);
  }
  count([...assigned]);
  for (const { stock, hill } of locations) {
    count(stock);
    // Until clean up a hill taken this turn names the same Units as its assignment.
    for (const { id } of hill?.meeples ?? []) if (!assigned.has(id)) count([id]);
  }
}

function count(ids: readonly MeepleId[]): void {
  for (const id of ids) found[id] = (found[id] ?? 0) + 1;
}

/** Every VP is booked under its source. */
export function wrongLedger({ players, guard }: GameState): string | undefined {
  for (const [seat, { score, ledger }] of players.entries()) {
    const booked = sum(Object.values(ledger));
    if (booked !== score) return `seat ${seat} has ${score} VP and ${booked} in the ledger`;
  }
  if (guard === undefined) return undefined;
  const booked = sum(Object.values(guard.ledger));
  return booked === guard.score ? undefined : `the Guard has ${guard.score} VP and ${booked} in the ledger`;
}

/** W2: at most 3 Monsters a district and 6 in the city, no two on a slot. */
export function wrongCity({ monsters }: GameState): string | undefined {
  let all = 0;
  for (const district of DISTRICTS) {
    const row = monsters[district];
    all += row.length;
    const slots = new Set(row.map(({ slot }) => slot));
    if (row.length > 3 || slots.size < row.length)
      return `${district} holds ${row.length} Monsters on ${slots.size} slots`;
  }
  return all > 6 ? `${all} Monsters are in the city` : undefined;
}

/** Whoever has to act can act, and nobody else. */
export function wrongLegal(engine: Engine, state: GameState): string | undefined {
  const seat = engine.seatToAct(state);
  if (seat === undefined) return state.outcome === undefined ? 'nobody has to act and there is no outcome' : undefined;
  if (engine.legal(state, seat).length === 0) return `seat ${seat} has to act and can do nothing`;
  for (const [other] of state.players.entries()) {
    if (other !== seat && engine.legal(state, other as typeof seat).length > 0) {
      return `seat ${other} may act in the decision of seat ${seat}`;
    }
  }
  return undefined;
}

/** Cards never vanish and never double: the number of each family stays what it was at set-up. */
export function countCards(state: GameState): Readonly<Record<'quests' | 'monsters' | 'tiles', number>> {
  const { players, guard, choice } = state;
  const held = sum(players.map(({ hand, completed }) => hand.length + completed.length));
  const inCity = sum(DISTRICTS.map((district) => state.monsters[district].length));
  const piles = sum(players.map(({ pile }) => pile.length));
  const underway = choice?.kind === 'overflowDistrict' ? 1 : 0;
  return {
    quests: held + state.questDeck.length + state.questDiscard.length + (guard?.keptQuests.length ?? 0),
    monsters: inCity + piles + underway + (guard?.pile.length ?? 0) + state.monsterDeck.length + state.arrived.length,
    tiles: state.locations.length + state.market.length + state.locationStack.length,
  };
}

import { describe, expect, it } from 'vitest';
import { DISTRICTS, type GameState, KINDS, type MeepleId, type Seat } from '../../../src/engine/index.ts';
import { layoutTable } from '../../../src/scene/layout/layoutTable.ts';
import { meepleKey, type PieceKey, type Pose, type Poses } from '../../../src/scene/layout/pieces.ts';
import { MODES, type Mode, optionsOf, play, random, wild } from '../../support/games.ts';

/**
 * Where each piece belongs, as exactly as the layout promises to keep it there: in a pile or stack by the number of
 * pieces under it, in a row that closes up by its place and the row's members, elsewhere by its slot.
 */
function homes(state: GameState): Map<PieceKey, string> {
  const homes = new Map<PieceKey, string>();
  const fromBelow = (keys: readonly PieceKey[], home: string) => {
    keys.forEach((key, i) => {
      homes.set(key, `${home} ${i}`);
    });
  };
  const inRow = (keys: readonly PieceKey[], home: string) => {
    keys.forEach((key, i) => {
      homes.set(key, `${home} ${i} of ${keys.length}`);
    });
  };
  const monsters = (ids: readonly string[]) => ids.map((id) => `monster:${id}` as PieceKey);
  const quests = (ids: readonly string[]) => ids.map((id) => `quest:${id}` as PieceKey);
  const tiles = (ids: readonly string[]) => ids.map((id) => `location:${id}` as PieceKey);
  for (const kind of KINDS) fromBelow(state.supply[kind].map(meepleKey), kind);
  fromBelow(quests([...state.questDeck].reverse()), 'quest deck');
  fromBelow(quests(state.questDiscard), 'discard');
  fromBelow(monsters([...state.monsterDeck].reverse()), 'monster deck');
  fromBelow(tiles([...state.locationStack].reverse()), 'stack');
  fromBelow(tiles(state.market), 'market');
  for (const { id, slot } of state.locations) homes.set(`location:${id}`, slot ?? 'printed');
  for (const district of DISTRICTS) {
    for (const { id, slot } of state.monsters[district]) homes.set(`monster:${id}`, `${district} ${slot}`);
    homes.set(`roof:${district}`, String(state.towers[district].length));
    state.towers[district].forEach((_, i) => {
      homes.set(`storey:${district}:${i}`, 'tower');
    });
  }
  state.players.forEach((player, seat) => {
    fromBelow(player.lodgings.map(meepleKey), `lodgings ${seat}`);
    for (const id of player.bag) homes.set(meepleKey(id), `bag ${seat}`);
    const row = [...player.tavern, ...(state.turn.seat === seat ? outOf(state) : [])].sort((a, b) => a - b);
    for (const id of player.tavern) homes.set(meepleKey(id), `tavern ${seat} ${row.join()}`);
    inRow(quests(player.completed.map(({ quest }) => quest)), `completed ${seat}`);
    homes.set(`score:${seat as Seat}`, String(player.score));
  });
  for (const { id, stock } of state.locations) fromBelow(stock.map(meepleKey), `stock of ${id}`);
  for (const { place, meeples, joined } of state.turn.assignments) {
    const hasTower = DISTRICTS.some((district) => `room:${state.towers[district][0]}` === place);
    // Who stands on shoulders because of a full tile steps down when its stock shrinks.
    const stock = state.locations.find(({ id }) => place === `location:${id}`)?.stock.length ?? 0;
    fromBelow([...meeples.map(({ id }) => id), ...joined].map(meepleKey), `${place} ${hasTower} beside ${stock}`);
  }
  return homes;
}

const outOf = ({ turn }: GameState): MeepleId[] =>
  turn.assignments.flatMap(({ meeples }) => meeples.filter(({ called }) => !called).map(({ id }) => id));

const moved = (before: Poses, after: Poses): PieceKey[] =>
  [...after].filter(([key, pose]) => before.has(key) && !isSame(before.get(key), pose)).map(([key]) => key);

const isSame = (a: Pose | undefined, b: Pose): boolean =>
  a !== undefined && a.x === b.x && a.y === b.y && a.z === b.z && a.turn === b.turn && a.lies === b.lies;

const everyMode = MODES.filter((_, i) => i < 8).map((mode) => [mode.name, mode] as const);

describe('a piece keeps its pose while it keeps its place in a pile, row or slot', () => {
  it.each(everyMode)('%s', (_, mode: Mode) => {
    const found = new Set<string>();
    let last: { readonly homes: Map<PieceKey, string>; readonly poses: Poses } | undefined;
    let seen = 0;
    const step = ({ event, state }: { readonly event: { readonly type: string }; readonly state: GameState }) => {
      // A stretch of 40 steps, then a leap: every kind of event comes up in each stretch of the game.
      if (seen++ % 200 >= 40) {
        last = undefined;
        return;
      }
      const now = { homes: homes(state), poses: layoutTable(state, 0 as Seat) };
      for (const key of last === undefined ? [] : moved(last.poses, now.poses)) {
        const home = now.homes.get(key);
        if (home !== undefined && home === last?.homes.get(key)) found.add(`${key} in ${home} at ${event.type}`);
      }
      last = now;
    };
    play(optionsOf(mode, `still ${mode.name}`), wild(), { step }, 200);
    play(optionsOf(mode, `calm ${mode.name}`), random(), { step });
    expect([...found]).toEqual([]);
  });
});

describe('the draft', () => {
  it('moves nothing but the meeple that is placed, and puts it back exactly where it was', () => {
    const home = new Map<MeepleId, Pose | undefined>();
    const row = new Map<MeepleId, string>();
    let placed = 0;
    let returned = 0;
    play(optionsOf(MODES[3] as Mode, 'draft'), wild(), {
      step: ({ event, state }, before) => {
        if (event.type !== 'meeplePlaced' && event.type !== 'meepleTakenBack') return;
        const [was, now] = [layoutTable(before, event.seat), layoutTable(state, event.seat)];
        const members = [...(before.players[event.seat]?.tavern ?? []), ...outOf(before)].sort((a, b) => a - b).join();
        if (event.type === 'meeplePlaced' && event.from === 'tavern') {
          expect(moved(was, now)).toEqual([meepleKey(event.meeple)]);
          home.set(event.meeple, was.get(meepleKey(event.meeple)));
          row.set(event.meeple, members);
          placed++;
        }
        if (event.type === 'meepleTakenBack' && event.to === 'tavern' && row.get(event.meeple) === members) {
          expect(now.get(meepleKey(event.meeple))).toEqual(home.get(event.meeple));
          returned++;
        }
      },
    });
    expect(placed).toBeGreaterThan(50);
    expect(returned).toBeGreaterThan(5);
  });
});

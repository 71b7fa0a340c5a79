import { describe, expect, it } from 'vitest';
import { type GameState, idsOfKind, KINDS, type MeepleId, type PlaceId, type Seat } from '../../../src/engine/index.ts';
import { placeAnchors } from '../../../src/scene/layout/anchors.ts';
import { layoutTable } from '../../../src/scene/layout/layoutTable.ts';
import { meepleKey, type Pose } from '../../../src/scene/layout/pieces.ts';
import { engine, MODES, type Mode, optionsOf } from '../../support/games.ts';
import { bodiesOf, collisions, furnitureBodies } from './bodies.ts';

const table = engine.setup(optionsOf(MODES[5] as Mode, 'crowd'));
const solo = engine.setup(optionsOf(MODES[6] as Mode, 'crowd'));

/** Two of each kind in turn, until there are n. */
const crowd = (n: number): MeepleId[] => {
  const kinds = KINDS.map(idsOfKind);
  const mixed = Array.from({ length: 20 }, (_, i) => kinds.flatMap((ids) => ids.slice(2 * i, 2 * i + 2))).flat();
  return mixed.slice(0, n);
};

/** The supply gives up whoever is needed elsewhere: a crowd no game brings together. */
function without(state: GameState, gone: readonly MeepleId[]): GameState {
  const left = (ids: readonly MeepleId[]) => ids.filter((id) => !gone.includes(id));
  return {
    ...state,
    supply: Object.fromEntries(KINDS.map((kind) => [kind, left(state.supply[kind])])) as unknown as GameState['supply'],
    players: state.players.map((player) => ({ ...player, bag: left(player.bag), tavern: left(player.tavern) })),
  };
}

const problems = (state: GameState, viewer: Seat): string[] =>
  collisions([...furnitureBodies(state, viewer), ...bodiesOf(layoutTable(state, viewer))]);

describe('space', () => {
  const pair = (dx: number, dz: number, lies: Pose['lies'] = 'standing') => {
    const pose = (x: number, z: number): Pose => ({ x, y: 0, z, turn: 0, lies });
    const poses = [pose(0, 0), pose(dx, dz)].map((it, i) => [meepleKey((i + 60) as MeepleId), it] as const);
    return collisions(bodiesOf(new Map(poses))).length;
  };

  it('is shared by meeples that are too near, and by no others', () => {
    expect([pair(0.9, 0), pair(0, 0.25), pair(0.9, 0.25)]).toEqual([1, 1, 1]);
    expect([pair(1.01, 0), pair(0, 0.31), pair(0.9, 0.31)]).toEqual([0, 0, 0]);
    expect([pair(0, 0.31, 'onBack'), pair(0, 1.01, 'onBack')]).toEqual([1, 0]);
  });
});

describe('a crowd finds room', () => {
  it.each([1, 6, 13, 30])('of %i at every kind of place', (n) => {
    const ids = crowd(n);
    const state = without(table, ids);
    for (const { place } of placeAnchors(state)) {
      const assignment = { place, meeples: ids.map((id) => ({ id })), joined: [], resolved: false };
      const full = { ...state, turn: { ...state.turn, assignments: [assignment] } };
      expect(problems(full, 0 as Seat), place).toEqual([]);
    }
  });

  it.each([4, 9, 24, 40])('of %i in every Tavern, on every side', (n) => {
    const ids = crowd(n);
    const state = without(table, ids);
    for (const seat of [0, 1, 2, 3]) {
      const players = state.players.map((player, i) => (i === seat ? { ...player, tavern: ids } : player));
      expect(problems({ ...state, players }, 0 as Seat)).toEqual([]);
    }
  });

  it.each([5, 16, 60])('of %i in the Lodgings', (n) => {
    const ids = crowd(n);
    const state = without(table, ids);
    for (const seat of [0, 1, 2, 3]) {
      const players = state.players.map((player, i) => (i === seat ? { ...player, lodgings: ids } : player));
      expect(problems({ ...state, players }, 0 as Seat)).toEqual([]);
    }
  });

  it.each([3, 20, 30])('of %i waiting for clean up', (n) => {
    const ids = crowd(n);
    const state = without(table, ids);
    for (const seat of [0, 1, 2, 3] as Seat[]) {
      const turn = { ...state.turn, seat, gained: ids.slice(1), comingBack: ids.slice(0, 1) };
      expect(problems({ ...state, turn }, 0 as Seat)).toEqual([]);
    }
  });

  it('in the prestige area, among the summoned and beside the Guard board', () => {
    const { guard } = solo;
    if (guard === undefined) throw new Error('No Guard');
    const ids = crowd(45);
    const parts = { prestigeArea: ids.slice(0, 15), summoned: ids.slice(15, 30), beside: ids.slice(30) };
    const bag = guard.bag.filter((id) => !ids.includes(id));
    expect(problems({ ...without(solo, ids), guard: { ...guard, bag, ...parts } }, 0 as Seat)).toEqual([]);
  });
});

describe('a full place', () => {
  const place: PlaceId = 'capitol:construct';
  const poseOf = (n: number, i: number): Pose | undefined => {
    const ids = crowd(n);
    const assignment = { place, meeples: ids.map((id) => ({ id })), joined: [], resolved: false };
    const full = { ...without(table, ids), turn: { ...table.turn, assignments: [assignment] } };
    return layoutTable(full, 0 as Seat).get(meepleKey(ids[i] as MeepleId));
  };

  it('is filled from the front, and nobody moves when others come', () => {
    for (const n of [2, 6, 7, 14]) expect(poseOf(n, 0)).toEqual(poseOf(1, 0));
    expect(poseOf(6, 4)?.z).toBeLessThan(poseOf(6, 0)?.z ?? 0);
  });

  it('has the seventh on the first one’s shoulders', () => {
    const [below, above] = [poseOf(7, 0), poseOf(7, 6)];
    expect(above).toMatchObject({ x: below?.x, z: below?.z });
    expect((above?.y ?? 0) - (below?.y ?? 0)).toBeCloseTo(0.89);
  });
});

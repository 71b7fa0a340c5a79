import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import {
  CLASSES,
  createEngine,
  DISTRICTS,
  type GameState,
  MEEPLE_TOTAL,
  type MeepleId,
  type Seat,
} from '../../../src/engine/index.ts';
import { isInside } from '../../../src/scene/layout/geometry.ts';
import { layoutTable } from '../../../src/scene/layout/layoutTable.ts';
import { meepleKey, type PieceKey, type Poses } from '../../../src/scene/layout/pieces.ts';
import { TABLE_RECT } from '../../../src/scene/layout/tablePlan.ts';
import { beforeFirstStep } from '../../../src/store/opening.ts';
import { frozen, MODES, type Mode, optionsOf, play, random, wild } from '../../support/games.ts';
import { type Body, bodiesOf, collisions, furnitureBodies } from './bodies.ts';

const everyMode = MODES.map((mode) => [mode.name, mode] as const);

/** Boost cards lie under the board one over the other, thinner than card; a building's plinth takes in its tile's edge. */
function sharing(state: GameState): (a: Body, b: Body) => boolean {
  const tucked = new Set<string>();
  for (const { boosts } of state.players) for (const { source } of boosts) tucked.add(`${source.by}:${source.id}`);
  const isUnder = (a: Body, b: Body) => tucked.has(a.key) && (tucked.has(b.key) || b.key.startsWith('playerBoard'));
  const isOwn = (a: Body, b: Body) => b.key.startsWith('diorama:') && a.key === b.key.replace('diorama', 'location');
  return (a, b) => isUnder(a, b) || isUnder(b, a) || isOwn(a, b) || isOwn(b, a);
}

/** Everything wrong in the layouts of a wild start and of a sensible match; one state in twelve is looked at. */
function problemsOf(mode: Mode): string[] {
  const found = new Set<string>();
  let seen = 0;
  const step = ({ state }: { readonly state: GameState }) => {
    if (seen++ % 12 > 0) return;
    const viewer = (Math.floor(seen / 12) % state.players.length) as Seat;
    const poses = layoutTable(state, viewer);
    for (const problem of [...missing(state, poses), ...offTable(poses)]) found.add(problem);
    if (seen % 24 > 12) return;
    const pairs = collisions([...furnitureBodies(state, viewer), ...bodiesOf(poses)], sharing(state));
    for (const pair of pairs) found.add(`${pair} share space`);
  };
  play(optionsOf(mode, `layout ${mode.name}`), wild(), { step }, 200);
  play(optionsOf(mode, `laid ${mode.name}`), random(), { step });
  return [...found];
}

function missing(state: GameState, poses: Poses): string[] {
  const due = new Set<PieceKey>(expected(state));
  for (let id = 0; id < MEEPLE_TOTAL; id++) due.add(meepleKey(id as MeepleId));
  return [
    ...[...due].filter((key) => !poses.has(key)).map((key) => `${key} is nowhere`),
    ...[...poses.keys()].filter((key) => !due.has(key)).map((key) => `${key} should not be there`),
  ];
}

const offTable = (poses: Poses): string[] =>
  [...poses]
    .filter(([, { x, y, z, turn }]) => !Number.isFinite(turn + y) || y < 0 || !isInside(TABLE_RECT, { x, z }))
    .map(([key]) => `${key} is off the table`);

describe('every piece, the 152 meeples among them, has one pose on the table and space for itself', () => {
  it.each(everyMode)('%s', (_, mode) => {
    expect(problemsOf(mode)).toEqual([]);
  });
});

/** What lies about, counted from the state without the layout's help. */
function expected(state: GameState): PieceKey[] {
  const arrivals = new Set<string>(CATALOG.arrivals.map(({ id }) => id));
  const crowns = state.guard === undefined ? ['colosseum', 'mage-academy'] : [];
  const keys: string[] = ['sword'];
  const add = (family: string, ids: readonly (string | number)[]) => {
    keys.push(...ids.map((id) => `${family}:${id}`));
  };
  for (const id of [...state.monsterDeck, ...state.arrived]) add(arrivals.has(id) ? 'arrival' : 'monster', [id]);
  for (const district of DISTRICTS) {
    add('monster', ids(state.monsters[district]));
    add('room', state.towers[district]);
    state.towers[district].forEach((_, i) => {
      keys.push(`storey:${district}:${i}`);
    });
    if (state.options.towers) keys.push(`roof:${district}`);
  }
  if (state.choice?.kind === 'overflowDistrict') add('monster', [state.choice.monster]);
  add('council', ids(state.overlords));
  for (const { token } of state.overlords) if (token !== undefined) add('token', [token]);
  add('location', [...state.market, ...state.locationStack, ...ids(state.locations.filter(({ slot }) => slot))]);
  add('diorama', ids(state.locations));
  add('quest', [...state.questDeck, ...state.questDiscard]);
  state.players.forEach((player, seat) => {
    keys.push(`bag:${seat}`, `score:${seat}`);
    player.hand.forEach((_, i) => {
      keys.push(`hand:${seat}:${i}`);
    });
    for (const hero of CLASSES) if (player.levels[hero] > 1) keys.push(`hero:${seat}:${hero}`);
    for (const { id, token } of state.overlords) if (token !== undefined) keys.push(`mark:${seat}:${id}`);
    for (const id of crowns) keys.push(`mark:${seat}:${id}`);
    add('monster', player.pile);
    add('room', player.rooms);
    add(
      'quest',
      player.completed.map(({ quest }) => quest),
    );
  });
  const { guard } = state;
  if (guard !== undefined) {
    keys.push('bag:guard', 'score:guard');
    add('quest', [guard.preyCard, ...guard.keptQuests]);
    add('order', Object.values(guard.orders));
    add('room', guard.rooms);
    add('monster', guard.pile);
  }
  return keys as PieceKey[];
}

const ids = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);

describe('a layout', () => {
  it('is the same every time, for any viewer, and changes nothing', () => {
    const options = optionsOf(MODES[5] as Mode, 'again');
    const { end } = play(options, wild(), {}, 60);
    const state = frozen(end);
    for (const viewer of [0, 1, 2, 3] as Seat[]) {
      expect(layoutTable(state, viewer)).toEqual(layoutTable(JSON.parse(JSON.stringify(state)), viewer));
    }
  });
});

describe('before the Guard has come', () => {
  const options = { seats: 1, towers: true, seed: 'coming', solo: { hiredHelp: [], advanced: false } } as const;
  const steps = createEngine(CATALOG).setupSteps(options);
  const [arrived, filled] = steps;
  if (arrived === undefined || filled === undefined) throw new Error('the Guard never comes');
  const before = layoutTable(beforeFirstStep(arrived), 0 as Seat);
  const after = layoutTable(arrived.state, 0 as Seat);

  it('G1 its side of the table lies ready: an empty bag where it will stand, no Orders, the sword with the player', () => {
    expect(before.get('bag:guard')).toEqual(after.get('bag:guard'));
    expect([...before.keys()].filter((key) => key.startsWith('order:'))).toEqual([]);
    expect(before.get('sword')).not.toEqual(after.get('sword'));
  });

  it('G1 it brings four Orders, its Prey and the sword, and then its bag is filled', () => {
    expect([...after.keys()].filter((key) => key.startsWith('order:'))).toHaveLength(4);
    expect(after.has(`quest:${arrived.state.guard?.preyCard ?? ''}` as PieceKey)).toBe(true);
    const inBag = layoutTable(filled.state, 0 as Seat);
    for (const id of filled.state.guard?.bag ?? []) {
      expect(after.get(meepleKey(id))?.hidden).not.toBe(true);
      expect(inBag.get(meepleKey(id))?.hidden).toBe(true);
    }
  });
});

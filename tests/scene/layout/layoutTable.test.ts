import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import {
  CLASSES,
  DISTRICTS,
  type GameState,
  MEEPLE_TOTAL,
  type MeepleId,
  type Seat,
} from '../../../src/engine/index.ts';
import { isInside } from '../../../src/scene/layout/geometry.ts';
import { layoutTable } from '../../../src/scene/layout/layoutTable.ts';
import { meepleKey, type PieceKey } from '../../../src/scene/layout/pieces.ts';
import { TABLE_RECT } from '../../../src/scene/layout/tablePlan.ts';
import { frozen, MODES, type Mode, optionsOf, play, random, wild } from '../../support/games.ts';
import { type Body, bodiesOf, collisions, familyOf } from './bodies.ts';

const everyMode = MODES.map((mode) => [mode.name, mode] as const);

/** Goes through the states of two matches, one wild and one sensible, and looks closely at one in `every`. */
function watch(mode: Mode, every: number, look: (state: GameState, viewer: Seat) => void): void {
  let seen = 0;
  const step = ({ state }: { readonly state: GameState }) => {
    if (seen++ % every === 0) look(state, (seen % state.players.length) as Seat);
  };
  play(optionsOf(mode, `layout ${mode.name}`), wild(), { step });
  play(optionsOf(mode, `laid ${mode.name}`), random(), { step });
}

/** Boost cards lie under the board one over the other, thinner than card. */
const isTucked = (state: GameState, { key }: Body): boolean =>
  state.players.some(({ boosts }) => boosts.some(({ source }) => key === `${source.by}:${source.id}`));

describe.each(everyMode)('%s', (_, mode) => {
  it('has exactly one pose for each of the 152 meeples, all on the table', () => {
    watch(mode, 5, (state, viewer) => {
      const poses = layoutTable(state, viewer);
      for (let id = 0; id < MEEPLE_TOTAL; id++) expect(poses.has(meepleKey(id as MeepleId)), `meeple ${id}`).toBe(true);
      for (const [key, { x, y, z, turn }] of poses) {
        expect([x, y, z, turn].every(Number.isFinite) && y >= 0 && isInside(TABLE_RECT, { x, z }), key).toBe(true);
      }
    });
  });

  it('has a pose for every card, tile, marker and storey in play, and for nothing else', () => {
    watch(mode, 9, (state, viewer) => {
      const laid = [...layoutTable(state, viewer).keys()].filter((key) => familyOf(key) !== 'meeple');
      expect(laid.sort()).toEqual(expected(state).sort());
    });
  });

  it('lets no two pieces share any space', () => {
    watch(mode, 11, (state, viewer) => {
      const bodies = bodiesOf(layoutTable(state, viewer));
      expect(collisions(bodies, (a, b) => isTucked(state, a) && isTucked(state, b))).toEqual([]);
    });
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

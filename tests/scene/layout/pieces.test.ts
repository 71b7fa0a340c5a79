import { describe, expect, it } from 'vitest';
import {
  DISTRICTS,
  type GameState,
  type GuardState,
  idsOfKind,
  type MeepleId,
  type PlayerState,
  type QuestId,
  type RoomId,
  type Seat,
} from '../../../src/engine/index.ts';
import { DISTRICT_SITES } from '../../../src/scene/layout/citySites.ts';
import { furnitureAt } from '../../../src/scene/layout/furniture.ts';
import { layoutTable } from '../../../src/scene/layout/layoutTable.ts';
import { CARD, CITY, MEEPLE, TILE, TOWER } from '../../../src/scene/layout/measures.ts';
import { meepleKey, type PieceKey, type Pose } from '../../../src/scene/layout/pieces.ts';
import { planFor } from '../../../src/scene/layout/tablePlan.ts';
import { pilePose } from '../../../src/scene/layout/tray.ts';
import { engine, MODES, type Mode, optionsOf } from '../../support/games.ts';
import { overlap } from './bodies.ts';

const ME = 0 as Seat;
const table = engine.setup(optionsOf(MODES[5] as Mode, 'pieces'));
const solo = engine.setup(optionsOf(MODES[6] as Mode, 'pieces'));

const poseIn = (state: GameState, key: PieceKey, viewer = ME): Pose => {
  const pose = layoutTable(state, viewer).get(key);
  if (pose === undefined) throw new Error(`${key} is nowhere`);
  return pose;
};

const withPlayer = (patch: Partial<PlayerState>, seat = 0): GameState => ({
  ...table,
  players: table.players.map((player, i) => (i === seat ? { ...player, ...patch } : player)),
});

const withGuard = (patch: Partial<GuardState>): GameState =>
  solo.guard === undefined ? solo : { ...solo, guard: { ...solo.guard, ...patch } };

describe('sizes', () => {
  it('agree with the print: cards and tiles have the proportions of their faces', () => {
    expect(CARD.depth / CARD.width).toBeCloseTo(716 / 512);
    expect(TILE.depth / TILE.width).toBeCloseTo(448 / 640);
    expect(CITY.width).toBe(CITY.depth);
  });

  it('let two meeples stand side by side on a tile and on a card', () => {
    expect(TILE.width).toBeGreaterThan(2 * MEEPLE.width);
    expect(CARD.width).toBeGreaterThan(2 * MEEPLE.width);
  });

  it('leave nothing printed for two things at once', () => {
    const printed = DISTRICTS.flatMap((district) => {
      const { prebuilt, inner, outer, room, monsters } = DISTRICT_SITES[district];
      return [prebuilt, inner, outer, room, ...monsters].map(({ area }) => area);
    });
    const clashes = printed.flatMap((area, i) => printed.slice(i + 1).filter((other) => overlap(area, other)));
    expect(clashes).toEqual([]);
  });
});

describe('the supply', () => {
  const { tray } = planFor(table);
  const [first, second] = idsOfKind('mage') as [MeepleId, MeepleId];

  it('grows upwards, layer by layer', () => {
    expect(pilePose(tray, 'mage', first, 0).y).toBe(pilePose(tray, 'mage', second, 5).y);
    expect(pilePose(tray, 'mage', second, 6).y).toBeCloseTo(pilePose(tray, 'mage', first, 0).y + MEEPLE.thickness);
  });

  it('shrinks from the top while the rest stays', () => {
    const before = layoutTable(table, ME);
    const taken = table.supply.mage.at(-1) as MeepleId;
    const after = layoutTable({ ...table, supply: { ...table.supply, mage: table.supply.mage.slice(0, -1) } }, ME);
    expect(after.has(meepleKey(taken))).toBe(false);
    for (const id of table.supply.mage.slice(0, -1))
      expect(after.get(meepleKey(id))).toEqual(before.get(meepleKey(id)));
  });
});

describe('scores', () => {
  const cell = (score: number) => poseIn(withPlayer({ score }), `score:${ME}`);

  it('walk clockwise from the top left and go round after 60', () => {
    expect(cell(20).x).toBeGreaterThan(cell(0).x);
    expect(cell(30).z).toBeGreaterThan(cell(20).z);
    expect(cell(50)).toMatchObject({ x: cell(0).x, z: cell(30).z });
    expect(cell(73)).toEqual(cell(13));
  });

  it('lie on their back below nothing', () => {
    expect(cell(-2)).toMatchObject({ x: cell(58).x, z: cell(58).z, lies: 'onBack' });
    expect(cell(58).lies).toBe('standing');
  });

  it('stand side by side on one cell', () => {
    const seats = [0, 1, 2, 3] as Seat[];
    const spots = seats.map((seat) => poseIn(table, `score:${seat}`)).map(({ x, z }) => `${x} ${z}`);
    expect(new Set(spots).size).toBe(4);
  });
});

describe('a tower', () => {
  const rooms = table.towers.castle;
  const lower: GameState = { ...table, towers: { ...table.towers, castle: rooms.slice(1) } };

  it('has a storey for each Room, and the roof comes down by one when a Room is taken (F1)', () => {
    expect(layoutTable(table, ME).has('storey:castle:4')).toBe(true);
    expect(layoutTable(lower, ME).has('storey:castle:4')).toBe(false);
    expect(poseIn(table, 'roof:castle').y - poseIn(lower, 'roof:castle').y).toBeCloseTo(TOWER.storeyHeight);
    expect(poseIn(lower, 'storey:castle:3')).toEqual(poseIn(table, 'storey:castle:3'));
  });

  it('shows its top Room and hides the others', () => {
    const [top, next] = rooms;
    expect(poseIn(table, `room:${top as never}`).lies).toBe('faceUp');
    expect(poseIn(table, `room:${next as never}`).lies).toBe('faceDown');
    expect(poseIn(lower, `room:${next as never}`).lies).toBe('faceUp');
  });
});

describe('a player', () => {
  it('turns a Hero card over for the third level (P5)', () => {
    const levels = { mage: 2, cleric: 3, knight: 1, warrior: 1 } as const;
    const state = withPlayer({ levels });
    expect(poseIn(state, `hero:${ME}:mage`).lies).toBe('faceUp');
    expect(poseIn(state, `hero:${ME}:cleric`).lies).toBe('faceDown');
    expect(layoutTable(state, ME).has(`hero:${ME}:knight`)).toBe(false);
  });

  it('shows the backs of Quests only, whoever looks', () => {
    for (const viewer of [0, 1, 2, 3] as Seat[]) {
      for (const [key, { lies }] of layoutTable(table, viewer))
        if (key.startsWith('hand:')) expect(lies).toBe('faceDown');
    }
  });

  it('tucks Monsters with a boost under the board and piles up the others', () => {
    const [boosting, plain] = ['ghoul', 'skeleton'] as never[];
    const effect = { op: 'bonusAll', kind: 'warrior', n: 1 } as const;
    const boosts = [{ source: { by: 'monster', id: 'ghoul' }, effect, fromTurn: 3 }] as const;
    const state = withPlayer({ pile: [boosting, plain] as never, boosts });
    const board = furnitureAt(state, ME).find(({ name }) => name === `playerBoard:${ME}`);
    expect(poseIn(state, 'monster:ghoul' as PieceKey).z - (board?.z ?? 0)).toBeGreaterThan(2);
    expect(Math.abs(poseIn(state, 'monster:skeleton' as PieceKey).x - (board?.x ?? 0))).toBeGreaterThan(4.4);
  });

  it('stands in the Tavern facing whoever looks, and lies in the Lodgings', () => {
    for (const seat of [0, 1, 2, 3]) {
      const ids = idsOfKind('knight').slice(0, 3);
      const supply = { ...table.supply, knight: [] };
      const standing = { ...withPlayer({ tavern: ids }, seat), supply };
      const lying = { ...withPlayer({ lodgings: ids }, seat), supply };
      for (const id of ids) {
        const { turn, lies } = poseIn(standing, meepleKey(id));
        expect(lies).toBe('standing');
        expect(Math.abs(turn)).toBeLessThan(0.1);
        expect(poseIn(lying, meepleKey(id)).lies).toBe('onBack');
      }
    }
  });

  it('has the first player marker, until somebody else has (S9)', () => {
    const mine = poseIn({ ...table, firstSeat: ME }, 'sword');
    const left = poseIn({ ...table, firstSeat: 1 as Seat }, 'sword');
    expect(mine.z).toBeGreaterThan(10);
    expect(left.x).toBeLessThan(-10);
    expect(poseIn({ ...table, firstSeat: 1 as Seat }, 'sword', 1 as Seat)).toEqual(mine);
  });

  it('marks the Overlord that was fought and the hill that is held (E3, L8)', () => {
    const [overlord] = table.overlords;
    if (overlord === undefined) throw new Error('No Overlord');
    const key: PieceKey = `mark:${ME}:${overlord.id}`;
    expect(poseIn(table, key).z).toBeGreaterThan(10);
    expect(poseIn(withPlayer({ fought: [overlord.id] }), key).z).toBeLessThan(-10);
    const hill = { seat: ME, meeples: [] };
    const location = { id: 'colosseum', district: 'castle', slot: 'castle-outer', stock: [], hill } as never;
    const held = poseIn({ ...table, locations: [...table.locations, location] }, `mark:${ME}:colosseum`);
    expect(held.x).toBeLessThan(0);
    expect(held.y).toBe(CITY.thickness);
  });
});

describe('the Guard', () => {
  it('points the sword at the favored district, a quarter turn clockwise for each', () => {
    const turns = DISTRICTS.map((favored) => poseIn(withGuard({ favored }), 'sword').turn);
    turns.forEach((turn, i) => {
      const next = turns[(i + 1) % 4] ?? 0;
      expect(Math.cos(next - turn - -Math.PI / 2)).toBeCloseTo(1);
      const { x, z } = DISTRICT_SITES[DISTRICTS[i] ?? 'castle'].tower;
      expect(Math.sign(-Math.sin(turn))).toBe(Math.sign(x));
      expect(Math.sign(-Math.cos(turn))).toBe(Math.sign(z));
    });
  });

  it('has its acting meeple stand and all others lie on their spots', () => {
    const [first, second] = idsOfKind('peasant') as [MeepleId, MeepleId];
    const board = [
      { spot: '2-1', meeple: first },
      { spot: '2-2', meeple: second },
    ] as const;
    const state = withGuard({ board });
    const acting: GameState = { ...state, turn: { ...state.turn, phase: 'guard' } };
    expect(poseIn(acting, meepleKey(first)).lies).toBe('onBack');
    expect(poseIn(acting, meepleKey(second)).lies).toBe('standing');
    expect(poseIn(state, meepleKey(second)).lies).toBe('onBack');
  });

  it('G11 keeps Quests and Rooms face down until each is turned up', () => {
    const keptQuests = ['timber', 'gazette'] as QuestId[];
    const rooms = ['rod-grip', 'rod-knob'] as RoomId[];
    const lies = (turnedUp: readonly (QuestId | RoomId)[]) => {
      const state = withGuard({ keptQuests, rooms, turnedUp });
      const keys = [...keptQuests.map((id) => `quest:${id}`), ...rooms.map((id) => `room:${id}`)] as PieceKey[];
      return keys.filter((key) => poseIn(state, key).lies === 'faceUp');
    };
    expect(lies([])).toEqual([]);
    expect(lies(['timber' as QuestId])).toEqual(['quest:timber']);
    expect(lies([...keptQuests, 'rod-grip' as RoomId])).toEqual(['quest:timber', 'quest:gazette', 'room:rod-grip']);
  });
});

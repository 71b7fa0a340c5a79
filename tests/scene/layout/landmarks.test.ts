import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import type { Landmark } from '../../../src/director/focus.ts';
import { DISTRICTS, GUARD_SPOTS, type Seat } from '../../../src/engine/index.ts';
import { cornersOf, isInside } from '../../../src/scene/layout/geometry.ts';
import { landmarkArea } from '../../../src/scene/layout/landmarks.ts';
import { layoutTable } from '../../../src/scene/layout/layoutTable.ts';
import { TABLE_RECT } from '../../../src/scene/layout/tablePlan.ts';
import { engine, MODES, type Mode, optionsOf } from '../../support/games.ts';

const table = engine.setup(optionsOf(MODES[5] as Mode, 'landmarks'));
const solo = engine.setup(optionsOf(MODES[6] as Mode, 'landmarks'));

const COMMON: readonly Landmark[] = [
  ...DISTRICTS.flatMap((district): Landmark[] => [`district:${district}`, `tower:${district}`]),
  ...CATALOG.slots.map(({ id }): Landmark => `slot:${id}`),
  'capitol',
  'market',
  'monsterDeck',
  'questDeck',
  'scoreTrack',
  'council',
  'supply',
  'table',
];

const seatParts = (who: Seat | 'guard'): Landmark[] => [`board:${who}`, `hand:${who}`, `pile:${who}`];

describe('landmarks', () => {
  it('are all on the table', () => {
    const seats = [0, 1, 2, 3] as Seat[];
    const own = seats.flatMap((seat): Landmark[] => [...seatParts(seat), `tavern:${seat}`, `lodgings:${seat}`]);
    const guards = [...seatParts('guard'), ...GUARD_SPOTS.map((spot): Landmark => `guardSpot:${spot}`)];
    const areas = [
      ...[...COMMON, ...own].map((name) => [name, landmarkArea(table, 2 as Seat, name)] as const),
      ...[...COMMON, ...guards].map((name) => [name, landmarkArea(solo, 0 as Seat, name)] as const),
    ];
    const off = areas.filter(([, area]) => !cornersOf(area).every((corner) => isInside(TABLE_RECT, corner, 1e-6)));
    expect(off.map(([name]) => name)).toEqual([]);
  });

  it('are where the pieces are', () => {
    const viewer = 1 as Seat;
    const poses = layoutTable(table, viewer);
    const isAt = (name: Landmark, x: number, z: number) => isInside(landmarkArea(table, viewer, name), { x, z });
    for (const seat of [0, 1, 2, 3] as Seat[]) {
      const hand = poses.get(`hand:${seat}:0`);
      expect(isAt(`hand:${seat}`, hand?.x ?? 99, hand?.z ?? 99)).toBe(true);
    }
    for (const district of DISTRICTS) {
      const roof = poses.get(`roof:${district}`);
      expect(isAt(`tower:${district}`, roof?.x ?? 99, roof?.z ?? 99)).toBe(true);
      expect(isAt(`district:${district}`, roof?.x ?? 99, roof?.z ?? 99)).toBe(true);
    }
    const score = poses.get(`score:${viewer}`);
    expect(isAt('scoreTrack', score?.x ?? 99, score?.z ?? 99)).toBe(true);
    for (const id of table.market) {
      const tile = poses.get(`location:${id}`);
      expect(isAt('market', tile?.x ?? 99, tile?.z ?? 99)).toBe(true);
    }
  });
});

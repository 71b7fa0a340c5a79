import { describe, expect, it } from 'vitest';
import { DISTRICTS } from '../../../src/engine/index.ts';
import { eyeOf, freeArea, type Screen, type Stand, toScreen } from '../../../src/scene/camera/cameraGeometry.ts';
import { standFor } from '../../../src/scene/camera/cameraReach.ts';
import { cameraTableOf } from '../../../src/scene/camera/cameraTable.ts';
import { DISTRICT_SITES } from '../../../src/scene/layout/citySites.ts';
import { cornersOf, rect, rectToTable } from '../../../src/scene/layout/geometry.ts';
import { layCity } from '../../../src/scene/layout/layCity.ts';
import { CITY, DIORAMA, ROOM, SCOREBOARD, TOWER } from '../../../src/scene/layout/measures.ts';
import type { Point3 } from '../../../src/scene/layout/perspective.ts';
import type { PosesInMaking } from '../../../src/scene/layout/pieces.ts';
import { councilSitesOf } from '../../../src/scene/layout/planSites.ts';
import { ALL_PLANS, type TablePlan } from '../../../src/scene/layout/tablePlan.ts';
import { engine } from '../../support/games.ts';

/** What the interface covers there: the rail of the turn from above, the column of four plaques from the left. */
interface Window extends Screen {
  readonly railBottom: number;
  readonly plaques: { readonly right: number; readonly bottom: number };
}

const LAPTOP: Window = { width: 1280, height: 720, railBottom: 75, plaques: { right: 211, bottom: 225 } };
const LARGE: Window = { width: 1920, height: 1080, railBottom: 113, plaques: { right: 317, bottom: 336 } };

function seen(plan: TablePlan, window: Window) {
  const free = freeArea(window, { top: window.railBottom, right: 0, bottom: 0, left: 0 });
  const stand = standFor(cameraTableOf(plan).views.seat, free, window);
  return { stand, at: (point: Point3) => toScreen(stand, free, window, point) };
}

describe.each([LAPTOP, LARGE])('from the seat on a screen of $width by $height', (window) => {
  it.each(ALL_PLANS)('no plaque covers the scoreboard for $name', (plan) => {
    const { at } = seen(plan, window);
    const board = rectToTable(plan.scoreboard, rect(0, 0, SCOREBOARD.width, SCOREBOARD.depth));
    for (const { x, z } of cornersOf(board)) {
      expect(at({ x, y: SCOREBOARD.thickness, z }).x).toBeGreaterThan(window.plaques.right);
    }
  });

  it.each(ALL_PLANS)('the Dark Council is below the rail of the turn for $name', (plan) => {
    const { at } = seen(plan, window);
    for (const { area } of councilSitesOf(plan)) {
      for (const { x, z } of cornersOf(area)) {
        expect(at({ x, y: SCOREBOARD.thickness, z }).y).toBeGreaterThan(window.railBottom - 1);
      }
    }
  });

  it.each(ALL_PLANS)('the market is free for $name', (plan) => {
    const { at } = seen(plan, window);
    for (const { x, z } of plan.market) {
      const spot = at({ x, y: 0, z });
      expect(spot.y > window.railBottom || spot.x > 0.74 * window.width).toBe(true);
      expect(spot.x).toBeLessThan(window.width);
    }
  });

  it('most of every top Room shows past the buildings, with all towers whole', () => {
    for (const plan of ALL_PLANS) {
      const { stand } = seen(plan, window);
      for (const district of DISTRICTS)
        expect(shareSeen(stand, DISTRICT_SITES[district].room.area)).toBeGreaterThan(0.75);
    }
  });
});

interface Box {
  readonly from: Point3;
  readonly to: Point3;
}

const solid = (
  { x, z }: { readonly x: number; readonly z: number },
  width: number,
  depth: number,
  height: number,
): Box => ({
  from: { x: x - width / 2, y: CITY.thickness, z: z - depth / 2 },
  to: { x: x + width / 2, y: CITY.thickness + height, z: z + depth / 2 },
});

function buildings(): Box[] {
  const poses: PosesInMaking = new Map();
  layCity(poses, engine.setup({ seats: 4, towers: true, seed: 'rooms' }));
  const built = [...poses].flatMap(([key, pose]) =>
    key.startsWith('diorama:') ? [solid(pose, DIORAMA.width, DIORAMA.depth, DIORAMA.height)] : [],
  );
  const width = TOWER.radius * Math.SQRT2;
  const height = TOWER.storeys * TOWER.storeyHeight + TOWER.roofHeight;
  return [...built, ...DISTRICTS.map((district) => solid(DISTRICT_SITES[district].tower, width, width, height))];
}

const GRID = 12;

function shareSeen(stand: Stand, { x, z }: { readonly x: number; readonly z: number }): number {
  const eye = eyeOf(stand);
  const y = CITY.thickness + TOWER.storeys * ROOM.thickness;
  const solids = buildings();
  let free = 0;
  for (let i = 0; i < GRID * GRID; i++) {
    const point = {
      x: x + (((i % GRID) + 0.5) / GRID - 0.5) * ROOM.width,
      y,
      z: z + ((Math.floor(i / GRID) + 0.5) / GRID - 0.5) * ROOM.depth,
    };
    if (!solids.some((box) => isBetween(box, point, eye))) free++;
  }
  return free / GRID ** 2;
}

function isBetween({ from, to }: Box, a: Point3, b: Point3): boolean {
  let [enter, leave] = [0, 1];
  for (const axis of ['x', 'y', 'z'] as const) {
    const way = b[axis] - a[axis];
    const one = (from[axis] - a[axis]) / way;
    const other = (to[axis] - a[axis]) / way;
    enter = Math.max(enter, Math.min(one, other));
    leave = Math.min(leave, Math.max(one, other));
  }
  return enter <= leave;
}

import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import {
  BAG_CHART,
  PRESTIGE_AREA,
  PREY_PLACE,
  QUEST_CHART,
  SPOT_BOXES,
} from '../../../src/scene/print/boards/guardLayout.ts';
import { HERO_SLOTS, LODGINGS, TAVERN } from '../../../src/scene/print/boards/playerLayout.ts';
import { COUNCIL_PLACES, TRACK_LENGTH, trackCell } from '../../../src/scene/print/boards/scoreLayout.ts';
import {
  BOARD_SIZE,
  CITY_LAYOUT,
  FOUNTAIN,
  isWithinWall,
  MONSTER_PLACE_SIZE,
  SLOT_SIZE,
  slotPlace,
} from '../../../src/scene/print/city/layout.ts';
import { FACE_SIZES } from '../../../src/scene/print/faces/ids.ts';
import { type Box, boxAround } from '../../../src/scene/print/maths/strokes.ts';
import { isInside } from '../../../src/scene/print/text/fit.ts';

const whole = ({ width, height }: { width: number; height: number }): Box => ({ x: 0, y: 0, w: width, h: height });

function expectApart(boxes: readonly Box[]): void {
  boxes.forEach((a, i) => {
    for (const b of boxes.slice(i + 1)) {
      const isApart = a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
      expect(isApart).toBe(true);
    }
  });
}

describe('the city', () => {
  const districts = Object.values(CITY_LAYOUT);
  const slots = districts.flatMap(({ prebuilt, inner, outer }) => [prebuilt, inner, outer]);
  const monsters = districts.flatMap(({ monsters: places }) => places);

  it('has its places apart and on the board', () => {
    const boxes = [
      ...slots.map(([x, y]) => boxAround(x, y, SLOT_SIZE.w, SLOT_SIZE.h)),
      ...monsters.map(([x, y]) => boxAround(x, y, MONSTER_PLACE_SIZE.w, MONSTER_PLACE_SIZE.h)),
      ...districts.map(({ tower: [x, y] }) => boxAround(x, y, 130, 100)),
    ];
    expectApart(boxes);
    for (const box of boxes) expect(isInside(box, whole({ width: BOARD_SIZE, height: BOARD_SIZE }))).toBe(true);
  });

  it('has Locations inside the wall and Monsters outside', () => {
    for (const [x, y] of slots) expect(isWithinWall(x, y)).toBe(true);
    for (const [x, y] of monsters) expect(isWithinWall(x, y)).toBe(false);
  });

  it('has each inner slot nearer to the fountain than the outer one', () => {
    const far = ([x, y]: readonly [number, number]) => Math.hypot(x - FOUNTAIN.x, y - FOUNTAIN.y);
    for (const { inner, outer } of districts) expect(far(inner)).toBeLessThan(far(outer));
    for (const { id, district, ring } of CATALOG.slots) expect(slotPlace(id)).toEqual(CITY_LAYOUT[district][ring]);
  });
});

describe('the score track', () => {
  it('is one closed lap of neighbouring cells', () => {
    const cells = Array.from({ length: TRACK_LENGTH }, (_, vp) => trackCell(vp));
    expect(new Set(cells.map(String)).size).toBe(TRACK_LENGTH);
    cells.forEach(([x, y], vp) => {
      const [nx, ny] = trackCell(vp + 1);
      expect(Math.abs(nx - x) + Math.abs(ny - y)).toBe(76);
      expect(isInside(boxAround(x, y, 76), whole(FACE_SIZES.score))).toBe(true);
    });
    expect(trackCell(TRACK_LENGTH + 7)).toEqual(trackCell(7));
    expect(trackCell(-1)).toEqual(trackCell(TRACK_LENGTH - 1));
  });

  it('leaves the Council its places', () => {
    expectApart(COUNCIL_PLACES);
  });
});

describe('the other boards', () => {
  it('have their places apart and on the board', () => {
    const player = [...Object.values(HERO_SLOTS), LODGINGS, TAVERN];
    const guard = [...Object.values(SPOT_BOXES), PRESTIGE_AREA, PREY_PLACE, QUEST_CHART, BAG_CHART];
    expectApart(player);
    expectApart(guard);
    for (const box of player) expect(isInside(box, whole(FACE_SIZES.player))).toBe(true);
    for (const box of guard) expect(isInside(box, whole(FACE_SIZES.guard))).toBe(true);
  });
});

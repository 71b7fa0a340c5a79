import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/engine/index.ts';
import { cornersOf, isInside, type Rect } from '../../../src/scene/layout/geometry.ts';
import { GUARD_PLAN } from '../../../src/scene/layout/guardPlan.ts';
import { SEAT_PLAN } from '../../../src/scene/layout/seatPlan.ts';
import { ALL_PLANS, groundsOf, seatArea, sideOf, TABLE_RECT } from '../../../src/scene/layout/tablePlan.ts';
import { COMPARTMENTS, TRAY } from '../../../src/scene/layout/tray.ts';
import { overlap } from './bodies.ts';

function clashes(areas: ReadonlyMap<string, Rect>): string[] {
  const all = [...areas];
  return all.flatMap(([name, area], i) =>
    all.slice(i + 1).flatMap(([other, second]) => (overlap(area, second) ? [`${name} and ${other}`] : [])),
  );
}

const holds = (outer: Rect, inner: Rect): boolean => cornersOf(inner).every((corner) => isInside(outer, corner, 1e-6));

const within = (outer: Rect, areas: ReadonlyMap<string, Rect>): string[] =>
  [...areas].filter(([, area]) => !holds(outer, area)).map(([name]) => name);

describe.each(ALL_PLANS.map((plan) => [plan.name, plan] as const))('the table for %s', (_, plan) => {
  it('gives every board, deck, tray and seat its own ground', () => {
    expect(clashes(groundsOf(plan))).toEqual([]);
  });

  it('has all of it on the table top', () => {
    expect(within(TABLE_RECT, groundsOf(plan))).toEqual([]);
  });

  it('seats whoever looks at the near edge and the next to act on the left', () => {
    const seats = plan.sides.map((_, seat) => seat as Seat);
    for (const viewer of seats) {
      expect(sideOf(plan, viewer, viewer)).toBe('near');
      expect(seatArea(plan, viewer, viewer).turn).toBe(0);
      const sides = seats.map((seat) => sideOf(plan, viewer, seat));
      expect(new Set(sides)).toEqual(new Set(plan.sides));
      if (seats.length > 1) expect(sideOf(plan, viewer, ((viewer + 1) % seats.length) as Seat)).toBe('left');
    }
  });
});

describe('a seat', () => {
  const { area, board, tavern, lodgings } = SEAT_PLAN;
  const parts = new Map<string, Rect>([
    ['board', board],
    ['waiting', SEAT_PLAN.waiting],
    ['boosts', SEAT_PLAN.boostsShown],
    ['hand', SEAT_PLAN.handArea],
    ['completed', SEAT_PLAN.completedArea],
    ['marks', SEAT_PLAN.marksArea],
    ['pile', SEAT_PLAN.pileArea],
    ['rooms', SEAT_PLAN.roomsArea],
    ['bag', SEAT_PLAN.bagArea],
  ]);

  it('keeps its things apart and within its area', () => {
    expect(clashes(parts)).toEqual([]);
    expect(within(area, parts)).toEqual([]);
  });

  it('has Tavern and Lodgings on the board, apart from each other', () => {
    expect(overlap(tavern, lodgings)).toBe(false);
    expect(holds(board, tavern)).toBe(true);
    expect(holds(board, lodgings)).toBe(true);
  });
});

describe('the Guard', () => {
  const { area, board } = GUARD_PLAN;
  const parts = new Map<string, Rect>([
    ['board', board],
    ['prey', GUARD_PLAN.preyArea],
    ['pile', GUARD_PLAN.pileArea],
    ['kept', GUARD_PLAN.keptArea],
    ['rooms', GUARD_PLAN.roomsArea],
    ['summoned', GUARD_PLAN.summoned],
    ['beside', GUARD_PLAN.beside],
    ['bag', GUARD_PLAN.bagArea],
  ]);

  it('keeps its things apart and within its area', () => {
    expect(clashes(parts)).toEqual([]);
    expect(within(area, parts)).toEqual([]);
    expect(holds(board, GUARD_PLAN.prestige)).toBe(true);
  });
});

describe('the tray', () => {
  it('has nine compartments that do not meet', () => {
    const compartments = new Map(Object.entries(COMPARTMENTS));
    expect(compartments.size).toBe(9);
    expect(clashes(compartments)).toEqual([]);
    expect(within({ x: 0, z: 0, turn: 0, halfWidth: TRAY.width / 2, halfDepth: TRAY.depth / 2 }, compartments)).toEqual(
      [],
    );
  });
});

/** Where boards, decks, tray and seats are for 2, 3 and 4 players and against the Guard: whoever looks sits near. */
import type { GameState, Seat } from '../../engine/index.ts';
import { type Area, type Rect, rect, rectToTable } from './geometry.ts';
import { GUARD_PLAN } from './guardPlan.ts';
import { CARD, CITY, SCOREBOARD, TABLE_TOP, type TablePoint, TILE } from './measures.ts';
import { SEAT_PLAN } from './seatPlan.ts';
import { TRAY } from './tray.ts';

export type Side = 'near' | 'left' | 'far' | 'right';
export type PlanName = 'two' | 'three' | 'four' | 'solo';

export interface Candle extends TablePoint {
  readonly height: number;
}

export interface TablePlan {
  readonly name: PlanName;
  /** Clockwise from the viewer. */
  readonly sides: readonly Side[];
  readonly seats: Readonly<Partial<Record<Side, Area>>>;
  readonly guard: Area | undefined;
  readonly scoreboard: Area;
  readonly tray: Area;
  readonly monsterDeck: TablePoint;
  /** Where a Monster lies that was turned up and has no district yet (W2). */
  readonly drawnMonster: TablePoint;
  readonly arrived: TablePoint;
  readonly questDeck: TablePoint;
  readonly questDiscard: TablePoint;
  readonly market: readonly TablePoint[];
  readonly locationStack: TablePoint;
  readonly candles: readonly Candle[];
}

const CITY_EDGE = CITY.width / 2;
/** From the city's edge to the nearest thing of a seat. */
const GAP = 0.1;
const SEAT_DISTANCE = CITY_EDGE + GAP - (SEAT_PLAN.area.z - SEAT_PLAN.area.halfDepth);
/** A side seat's things are not the same to the left and right of its board: this puts the area in the middle. */
const SEAT_SHIFT = SEAT_PLAN.area.x;

const SEATS: Readonly<Record<Side, Area>> = {
  near: { x: 0, z: SEAT_DISTANCE, turn: 0 },
  left: { x: -SEAT_DISTANCE, z: -SEAT_SHIFT, turn: -Math.PI / 2 },
  right: { x: SEAT_DISTANCE, z: SEAT_SHIFT, turn: Math.PI / 2 },
  /** To the left, so that the scoreboard lies behind the city as for fewer players, where no plaque covers it. */
  far: { x: -15.4, z: -SEAT_DISTANCE, turn: Math.PI },
};

export const ARRIVED_PITCH = 0.5;

/** Decks far left, market far right, the scoreboard between them: as in the style frames. */
const FAR_SIDE = {
  guard: undefined,
  scoreboard: { x: 0, z: -13.75, turn: 0 },
  monsterDeck: { x: -7.9, z: -12.05 },
  drawnMonster: { x: -10.2, z: -12.05 },
  arrived: { x: -13.5, z: -12.05 },
  questDeck: { x: -7.9, z: -15.25 },
  questDiscard: { x: -10.2, z: -15.25 },
  market: grid(8.1, -13.3, 2.35, 1.75),
  locationStack: { x: 12.8, z: -12.4 },
} as const;

const TRAY_BESIDE: Area = { x: CITY_EDGE + 0.7 + TRAY.width / 2, z: 1.5, turn: 0 };
const TRAY_NEAR: Area = { x: 9.1 + TRAY.width / 2, z: CITY_EDGE + 0.5 + TRAY.depth / 2, turn: 0 };

const { near, left, right, far } = SEATS;

const PLANS: Readonly<Record<PlanName, TablePlan>> = {
  two: {
    ...FAR_SIDE,
    name: 'two',
    sides: ['near', 'left'],
    seats: { near, left },
    tray: TRAY_BESIDE,
    candles: candles([-11.8, 12.6, 1.7], [-13.6, -15.9, 3], [-16.2, -14.3, 1.7], [10.4, -16.2, 2.3]),
  },
  three: {
    ...FAR_SIDE,
    name: 'three',
    sides: ['near', 'left', 'right'],
    seats: { near, left, right },
    tray: TRAY_NEAR,
    candles: candles([-11.8, 12.6, 1.7], [-13.6, -15.9, 3], [-16.2, -14.3, 1.7], [10.4, -16.2, 2.3]),
  },
  four: {
    name: 'four',
    sides: ['near', 'left', 'far', 'right'],
    seats: { near, left, far, right },
    guard: undefined,
    tray: TRAY_NEAR,
    scoreboard: FAR_SIDE.scoreboard,
    market: grid(7.8, -12.85, 2.35, 1.75),
    locationStack: { x: 12.5, z: -11.2 },
    monsterDeck: { x: 15, z: -11.9 },
    drawnMonster: { x: 17.25, z: -11.9 },
    arrived: { x: 19.5, z: -11.9 },
    questDeck: { x: 12.5, z: -14.4 },
    questDiscard: { x: 14.75, z: -15.1 },
    candles: candles([-11.8, 12.6, 1.7], [17.6, -15.6, 3], [20.2, -15, 1.7]),
  },
  solo: {
    ...FAR_SIDE,
    name: 'solo',
    sides: ['near'],
    seats: { near },
    guard: { x: -CITY_EDGE - 0.5 - GUARD_PLAN.area.halfWidth, z: -0.4, turn: 0 },
    tray: TRAY_BESIDE,
    candles: candles([-11.8, 12.6, 1.7], [-13.6, -15.9, 3], [-16.2, -14.3, 1.7], [10.4, -16.2, 2.3]),
  },
};

function grid(x: number, z: number, across: number, down: number): TablePoint[] {
  return [0, 1, 2, 3].map((i) => ({ x: x + (i % 2) * across, z: z + Math.floor(i / 2) * down }));
}

function candles(...spots: readonly [x: number, z: number, height: number][]): Candle[] {
  return spots.map(([x, z, height]) => ({ x, z, height }));
}

export function planFor({ options, guard }: Pick<GameState, 'options' | 'guard'>): TablePlan {
  if (guard !== undefined || options.solo !== undefined) return PLANS.solo;
  return PLANS[options.seats === 4 ? 'four' : options.seats === 3 ? 'three' : 'two'];
}

export const ALL_PLANS: readonly TablePlan[] = Object.values(PLANS);

/** Play goes clockwise: the next to act sits on the viewer's left. */
export function sideOf(plan: TablePlan, viewer: Seat, seat: Seat): Side {
  const n = plan.sides.length;
  return plan.sides[(((seat - viewer) % n) + n) % n] ?? 'near';
}

export function seatArea(plan: TablePlan, viewer: Seat, seat: Seat): Area {
  return plan.seats[sideOf(plan, viewer, seat)] ?? SEATS.near;
}

/** Everything that keeps its ground for itself, by name: no two of them may overlap. */
export function groundsOf(plan: TablePlan): ReadonlyMap<string, Rect> {
  const card = (point: TablePoint) => rect(point.x, point.z, CARD.width + 0.1, CARD.depth + 0.1);
  const tile = (point: TablePoint) => rect(point.x, point.z, TILE.width + 0.1, TILE.depth + 0.1);
  const grounds = new Map<string, Rect>([
    ['city', rect(0, 0, CITY.width, CITY.depth)],
    ['scoreboard', rectToTable(plan.scoreboard, rect(0, 0, SCOREBOARD.width, SCOREBOARD.depth))],
    ['tray', rectToTable(plan.tray, rect(0, 0, TRAY.width, TRAY.depth))],
    ['monsterDeck', card(plan.monsterDeck)],
    ['drawnMonster', card(plan.drawnMonster)],
    ['arrived', rect(plan.arrived.x + ARRIVED_PITCH, plan.arrived.z, CARD.width + 2 * ARRIVED_PITCH, CARD.depth + 0.1)],
    ['questDeck', card(plan.questDeck)],
    ['questDiscard', card(plan.questDiscard)],
    ['locationStack', tile(plan.locationStack)],
  ]);
  plan.market.forEach((point, i) => {
    grounds.set(`market ${i}`, tile(point));
  });
  plan.candles.forEach(({ x, z }, i) => {
    grounds.set(`candle ${i}`, rect(x, z, 2.1, 2.1));
  });
  for (const side of plan.sides) {
    const area = plan.seats[side];
    if (area !== undefined) grounds.set(`seat ${side}`, rectToTable(area, SEAT_PLAN.area));
  }
  if (plan.guard !== undefined) grounds.set('guard', rectToTable(plan.guard, GUARD_PLAN.area));
  return grounds;
}

export const TABLE_RECT: Rect = rect(
  (TABLE_TOP.left + TABLE_TOP.right) / 2,
  (TABLE_TOP.far + TABLE_TOP.near) / 2,
  TABLE_TOP.right - TABLE_TOP.left,
  TABLE_TOP.near - TABLE_TOP.far,
);

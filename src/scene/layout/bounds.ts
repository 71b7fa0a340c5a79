/** What the camera may reach, and the five views that bring everything back into the picture. */
import type { GameState } from '../../engine/index.ts';
import { CAPITOL_SITES } from './citySites.ts';
import { cornersOf, type Rect, rect, rectToTable } from './geometry.ts';
import { BAG, CITY, MEEPLE, PLAYER_BOARD, SCOREBOARD, TOWER } from './measures.ts';
import { type Framing, frame, type Insets, type Point3, type View } from './perspective.ts';
import { SEAT_PLAN } from './seatPlan.ts';
import { groundsOf, type PlanName, planFor, type TablePlan } from './tablePlan.ts';

/** Keys 1 to 5. */
export const VIEW_NAMES = ['seat', 'city', 'board', 'council', 'table'] as const;
export type ViewName = (typeof VIEW_NAMES)[number];

export const FOV_DEGREES = 31;

/** Bars and panels over the picture: nothing that matters lies under them. */
const FREE: Insets = { top: 0.02, bottom: 0.02, left: 0.02, right: 0.02 };
const UNDER_BAR: Insets = { top: 0.06, bottom: 0.02, left: 0.02, right: 0.02 };

/** A wide, low screen is a phone's: its bars take a larger part of the height. */
const PHONE_ASPECT = 1.95;
const isPhone = (aspect: number): boolean => aspect > PHONE_ASPECT;

const PITCH: Readonly<Record<ViewName, number>> = { seat: 35, city: 50, board: 48, council: 44, table: 48 };

export function viewOf(plan: TablePlan, name: ViewName, aspect: number, insets?: Insets): View {
  const framing: Framing = {
    pitchDegrees: PITCH[name] + (isPhone(aspect) ? 2 : 0),
    fovDegrees: FOV_DEGREES,
    aspect,
    insets: insets ?? (name === 'seat' || name === 'city' ? UNDER_BAR : FREE),
  };
  return frame(pointsOf(plan, name), framing);
}

/** A box on the table: all its corners on the ground and at its height. */
function box(area: Rect, height: number): Point3[] {
  return cornersOf(area).flatMap(({ x, z }) => [
    { x, y: 0, z },
    { x, y: height, z },
  ]);
}

const CITY_BOX = rect(0, 0, CITY.width, CITY.depth);
const TOWER_TOP = CITY.thickness + TOWER.storeys * TOWER.storeyHeight + TOWER.roofHeight;

/** From the seat one sees what lies behind the city down to its middle, below the rail of the turn. */
const FAR_SIGHT = -13.6;

function pointsOf(plan: TablePlan, name: ViewName): Point3[] {
  const near = plan.seats.near ?? { x: 0, z: 0, turn: 0 };
  const board = box(rectToTable(near, SEAT_PLAN.board), MEEPLE.height);
  switch (name) {
    case 'seat':
      return [...box(CITY_BOX, 0.5), ...board, { x: 0, y: 0, z: FAR_SIGHT }];
    case 'city':
      return [...box(CITY_BOX, 0.5), ...towers()];
    case 'board':
      return box(rectToTable(near, SEAT_PLAN.area), BAG.height);
    case 'council':
      return box(rectToTable(plan.scoreboard, rect(0, 0, SCOREBOARD.width, SCOREBOARD.depth)), MEEPLE.height);
    default:
      return [...groundsOf(plan)].flatMap(([ground, area]) =>
        box(area, ground.startsWith('candle') ? 0 : heightOf(ground)),
      );
  }
}

function heightOf(ground: string): number {
  if (ground.startsWith('seat') || ground === 'guard') return BAG.height;
  return ground === 'tray' ? 2 : 1.5;
}

function towers(): Point3[] {
  const { x, z } = CAPITOL_SITES.fountain;
  return [-1, 1].flatMap((side) => box(rect(x + side * 3.4, z - 2.7, 1.6, 1.6), TOWER_TOP));
}

/** Where the camera may look and stand: wide enough for every view, never under the table nor out of the room. */
export interface Reach {
  readonly target: Rect;
  readonly minDistance: number;
  readonly maxDistance: number;
  readonly minPitchDegrees: number;
  readonly maxPitchDegrees: number;
  /** To the left and right of straight ahead. */
  readonly maxYawDegrees: number;
}

export function reachOf(plan: TablePlan, aspect: number): Reach {
  const { position, target } = viewOf(plan, 'table', aspect);
  const whole = Math.hypot(position.x - target.x, position.y - target.y, position.z - target.z);
  const areas = [...groundsOf(plan).values()].flatMap(cornersOf);
  const xs = areas.map(({ x }) => x);
  const zs = areas.map(({ z }) => z);
  const [left, right, far, near] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)];
  return {
    target: rect((left + right) / 2, (far + near) / 2, right - left, near - far),
    minDistance: 7,
    maxDistance: whole * 1.12,
    minPitchDegrees: 18,
    maxPitchDegrees: 84,
    maxYawDegrees: 75,
  };
}

const KEPT = new Map<string, View>();

/** The view for a state and a screen; views depend on the plan alone, so they are worked out once. */
export function presetView(state: Pick<GameState, 'options' | 'guard'>, name: ViewName, aspect: number): View {
  const plan = planFor(state);
  const key: `${PlanName} ${string}` = `${plan.name} ${name} ${aspect.toFixed(3)}`;
  let view = KEPT.get(key);
  if (view === undefined) {
    view = viewOf(plan, name, aspect);
    if (KEPT.size > 60) KEPT.clear();
    KEPT.set(key, view);
  }
  return view;
}

/** What a view must show, and how steeply it looks, for a camera that does its own framing. */
export function viewSubject(plan: TablePlan, name: ViewName): ViewSubject {
  const subject = { points: pointsOf(plan, name), pitchDegrees: PITCH[name] };
  return name === 'seat' ? { ...subject, pointsIfShort: [...box(CITY_BOX, CITY.thickness), ...rooms(plan)] } : subject;
}

export interface ViewSubject {
  readonly points: readonly Point3[];
  readonly pitchDegrees: number;
  /** On a screen so low that all of it would be too small. */
  readonly pointsIfShort?: readonly Point3[];
}

/** Lodgings and Tavern of the near seat: what is picked up there. */
function rooms({ seats: { near } }: TablePlan): Point3[] {
  if (near === undefined) return [];
  return [SEAT_PLAN.lodgings, SEAT_PLAN.tavern].flatMap((room) => box(rectToTable(near, room), PLAYER_BOARD.thickness));
}

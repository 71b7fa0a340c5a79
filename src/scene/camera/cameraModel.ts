/** The table's camera: five views, a hand within hard limits, and gentle help that yields to the hand. */
import type { ViewName } from '../layout/bounds.ts';
import type { Point3 } from '../layout/perspective.ts';
import { type CameraPose, createCameraBody } from './cameraBody.ts';
import {
  type FreeArea,
  fitStand,
  freeArea,
  NO_INSETS,
  type PixelInsets,
  type Screen,
  type ScreenPoint,
  type Stand,
  toScreen,
} from './cameraGeometry.ts';
import { type CameraHand, createCameraHand } from './cameraHand.ts';
import { type CameraTable, type Limits, limitsOf, standFor } from './cameraReach.ts';

/** After the hand has had the camera, help waits this long. */
export const HELP_PAUSE_MS = 4000;
const STIFFNESS = { view: 6, help: 3.4, inset: 8 } as const;
/** Help shows what is out of sight, or leans towards what matters: it leaves this share of the free area empty. */
const EMPTY_SHARE = { ifHidden: 0.12, lean: 0.45 } as const;
export type Attention = keyof typeof EMPTY_SHARE;
/** Help comes no closer than this share of the distance the player chose. */
const closestHelp = 0.68;

export interface CameraModel extends CameraHand {
  readonly pose: CameraPose;
  stand(): Stand;
  project(point: Point3): ScreenPoint;
  limits(): Limits;
  /** The view it is at or goes to, until the hand takes it elsewhere. */
  view(): ViewName | undefined;
  isMoving(): boolean;
  /** Call once a frame while `isMoving`. The frame that follows a rest counts as no time. */
  step(deltaMs: number): void;
  look(view: ViewName, atMs: number): void;
  reset(): void;
  /**
   * Without points it goes back to where the player had it. Does nothing while the hand has the camera, shortly after,
   * or when help is off.
   */
  frame(points: readonly Point3[] | undefined, attention: Attention, atMs: number): void;
  setHelp(isOn: boolean): void;
  setReducedMotion(isReduced: boolean): void;
  resize(screen: Screen): void;
  setInsets(insets: PixelInsets): void;
  setTable(table: CameraTable): void;
  /** Called whenever the picture has to be drawn anew. */
  onWake(listener: () => void): () => void;
}

export function createCameraModel(firstTable: CameraTable, firstScreen: Screen): CameraModel {
  let table = firstTable;
  let screen = firstScreen;
  let insets = NO_INSETS;
  let free = freeArea(screen, insets);
  let view: ViewName | undefined = 'seat';
  /** Where the player had it when help began. */
  let helpedFrom: Stand | undefined;
  let helps = true;
  let handAtMs = Number.NEGATIVE_INFINITY;
  const body = createCameraBody(limitsOf(table, free, screen), free);
  const hand = createCameraHand(body, {
    screen: () => screen,
    free: () => free,
    onUse: (atMs) => {
      handAtMs = atMs;
      view = undefined;
      helpedFrom = undefined;
    },
  });

  function lookAt(name: ViewName, stiffness: number): void {
    view = name;
    helpedFrom = undefined;
    body.travelTo(standFor(table.views[name], free, screen), stiffness);
  }

  function refit(stiffness: number): void {
    const isAtOnce = stiffness === Number.POSITIVE_INFINITY;
    free = freeArea(screen, insets);
    body.confineTo(limitsOf(table, free, screen), free, { isAtOnce });
    if (view !== undefined) lookAt(view, stiffness);
    if (isAtOnce) body.finish();
  }

  function isInSight(points: readonly Point3[]): boolean {
    const stand = body.stand('goal');
    return points.every((point) => {
      const { x, y, depth } = toScreen(stand, free, screen, point);
      const [dx, dy] = [x - screen.width / 2 - free.shiftX, y - screen.height / 2 - free.shiftY];
      return depth > 0 && Math.abs(dx) <= free.width / 2 && Math.abs(dy) <= free.height / 2;
    });
  }

  function help(points: readonly Point3[], attention: Attention): void {
    const home = helpedFrom ?? { ...body.stand('goal'), pitch: body.pitch('goal') };
    const part = 1 - EMPTY_SHARE[attention];
    const tight: FreeArea = { ...free, width: free.width * part, height: free.height * part };
    const fit = fitStand(points, home, tight, screen, body.limits().minDistance);
    helpedFrom = home;
    const distance = Math.max(fit.distance, home.distance * closestHelp);
    body.travelTo({ ...fit, pitch: home.pitch, distance }, STIFFNESS.help);
  }

  function goBack(): void {
    if (helpedFrom === undefined) return;
    if (view !== undefined) lookAt(view, STIFFNESS.help);
    else body.travelTo(helpedFrom, STIFFNESS.help);
    helpedFrom = undefined;
  }

  refit(Number.POSITIVE_INFINITY);

  return {
    ...hand,
    pose: body.pose,
    stand: () => body.stand('value'),
    project: (point) => {
      const { shiftX, shiftY } = body.pose;
      return toScreen(body.stand('value'), { ...free, shiftX, shiftY }, screen, point);
    },
    limits: body.limits,
    view: () => view,
    isMoving: body.isMoving,
    step: body.step,
    look(name, atMs) {
      handAtMs = atMs;
      lookAt(name, STIFFNESS.view);
    },
    reset() {
      handAtMs = Number.NEGATIVE_INFINITY;
      lookAt('seat', STIFFNESS.view);
    },
    frame(points, attention, atMs) {
      const isHands = body.mode() === 'held' || atMs - handAtMs < HELP_PAUSE_MS;
      if (!helps || isHands) return;
      if (points === undefined || points.length === 0) return goBack();
      if (attention === 'ifHidden' && isInSight(points)) return;
      help(points, attention);
    },
    setHelp(isOn) {
      helps = isOn;
      if (!isOn) goBack();
    },
    setReducedMotion: body.setReducedMotion,
    resize(next) {
      if (next.width === screen.width && next.height === screen.height) return;
      if (next.width <= 0 || next.height <= 0) return;
      screen = next;
      refit(Number.POSITIVE_INFINITY);
    },
    setInsets(next) {
      if (isSame(next, insets)) return;
      insets = next;
      refit(STIFFNESS.inset);
    },
    setTable(next) {
      if (next === table) return;
      table = next;
      refit(STIFFNESS.view);
    },
    onWake: body.onWake,
  };
}

const isSame = (a: PixelInsets, b: PixelInsets): boolean =>
  a.top === b.top && a.right === b.right && a.bottom === b.bottom && a.left === b.left;

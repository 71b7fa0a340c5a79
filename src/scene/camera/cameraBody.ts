/** The camera as a thing with weight: it travels, is held, glides on and stops, always within its limits. */
import { type FreeArea, LOWEST_EYE, type Stand, steepEnough } from './cameraGeometry.ts';
import type { Limits } from './cameraReach.ts';
import { clamp, confine, glide, isNear, type Lane, laneAt, put, spring } from './motion.ts';

/** What the picture is drawn from; the same object all the time. */
export interface CameraPose {
  readonly eye: { x: number; y: number; z: number };
  readonly target: { x: number; z: number };
  distance: number;
  /** The middle of the picture, in pixels right of and below the screen's middle. */
  shiftX: number;
  shiftY: number;
}

export type LaneName = 'x' | 'z' | 'yaw' | 'pitch' | 'distance';
export type Side = 'value' | 'goal';
type Mode = 'still' | 'held' | 'gliding' | 'travelling';

export interface CameraBody {
  readonly pose: CameraPose;
  /** Where it is, or where it goes. `pitch` is as seen: close to the table it is steeper than asked for. */
  stand(side: Side): Stand;
  /** As asked for. */
  pitch(side: Side): number;
  limits(): Limits;
  mode(): Mode;
  speed(): number;
  isMoving(): boolean;
  travelTo(stand: Stand, stiffness: number): void;
  /** The hand takes hold; gives the seconds since it last did something. */
  hold(atMs: number): number;
  drag(lane: LaneName, by: number, seconds: number): void;
  settle(): void;
  release(atMs: number): void;
  step(deltaMs: number): void;
  confineTo(limits: Limits, free: FreeArea, how: { readonly isAtOnce: boolean }): void;
  /** Puts it where it goes. */
  finish(): void;
  setReducedMotion(isReduced: boolean): void;
  onWake(listener: () => void): () => void;
}

/** Movement older than this at the moment of letting go is no throw. */
const throwMs = 90;
const friction = 5;
const shiftStiffness = 8;
const shiftTolerance = 0.25;
/** The hand's speed is its speed over about this time. */
const memorySeconds = 0.04;

export function createCameraBody(first: Limits, free: FreeArea): CameraBody {
  let limits = first;
  const lanes: Readonly<Record<LaneName, Lane>> = {
    x: laneAt(0),
    z: laneAt(0),
    yaw: laneAt(0),
    pitch: laneAt(first.minPitch),
    distance: laneAt(first.maxDistance),
  };
  const { x, z, yaw, pitch, distance } = lanes;
  const all = Object.values(lanes);
  const [shiftX, shiftY] = [laneAt(free.shiftX), laneAt(free.shiftY)];
  const pose: CameraPose = {
    eye: { x: 0, y: LOWEST_EYE, z: 0 },
    target: { x: 0, z: 0 },
    distance: 0,
    shiftX: 0,
    shiftY: 0,
  };
  let mode: Mode = 'still';
  let stiffness = 1;
  let heldAtMs = 0;
  let isReduced = false;
  let isFresh = true;
  const listeners = new Set<() => void>();

  const isShifting = () => !isNear(shiftX, shiftTolerance) || !isNear(shiftY, shiftTolerance);
  const isMoving = () => mode === 'gliding' || mode === 'travelling' || isShifting();

  function wake(wasMoving: boolean): void {
    if (!wasMoving) isFresh = true;
    for (const listener of listeners) listener();
  }

  function confineAll(): void {
    confine(x, limits.bounds.left, limits.bounds.right);
    confine(z, limits.bounds.far, limits.bounds.near);
    confine(yaw, -limits.maxYaw, limits.maxYaw);
    confine(pitch, limits.minPitch, limits.maxPitch);
    confine(distance, limits.minDistance, limits.maxDistance);
  }

  function settlePose(): void {
    confineAll();
    const steep = steepEnough(pitch.value, distance.value);
    const away = distance.value * Math.cos(steep);
    pose.eye.x = x.value + away * Math.sin(yaw.value);
    pose.eye.y = distance.value * Math.sin(steep);
    pose.eye.z = z.value + away * Math.cos(yaw.value);
    pose.target.x = x.value;
    pose.target.z = z.value;
    pose.distance = distance.value;
    pose.shiftX = shiftX.value;
    pose.shiftY = shiftY.value;
  }

  function isThere(): boolean {
    const fine = distance.value * 4e-4;
    return isNear(x, fine) && isNear(z, fine) && isNear(distance, fine) && isNear(yaw, 4e-4) && isNear(pitch, 4e-4);
  }

  function arrive(): void {
    for (const lane of all) put(lane, lane.goal);
    mode = 'still';
  }

  function arriveShift(): void {
    put(shiftX, shiftX.goal);
    put(shiftY, shiftY.goal);
  }

  function finish(): void {
    arriveShift();
    if (mode !== 'held') arrive();
    settlePose();
    wake(false);
  }

  return {
    pose,
    stand: (side) => ({
      x: x[side],
      z: z[side],
      yaw: yaw[side],
      pitch: steepEnough(pitch[side], distance[side]),
      distance: distance[side],
    }),
    pitch: (side) => pitch[side],
    limits: () => limits,
    mode: () => mode,
    speed: () => stiffness,
    isMoving,
    travelTo(stand, speed) {
      const names = Object.keys(lanes) as LaneName[];
      if (!names.every((name) => Number.isFinite(stand[name]))) return;
      const wasMoving = isMoving();
      for (const name of names) lanes[name].goal = stand[name];
      mode = 'travelling';
      stiffness = speed;
      confineAll();
      if (isReduced) arrive();
      settlePose();
      wake(wasMoving);
    },
    hold(atMs) {
      if (mode !== 'held') {
        for (const lane of all) put(lane, lane.value);
        mode = 'held';
        heldAtMs = atMs;
      }
      const seconds = clamp((atMs - heldAtMs) / 1000, 0, 0.1);
      heldAtMs = atMs;
      return seconds;
    },
    drag(name, by, seconds) {
      if (!Number.isFinite(by)) return;
      const lane = lanes[name];
      const speed = seconds > 0 ? by / seconds : 0;
      lane.value += by;
      lane.goal = lane.value;
      lane.velocity += (speed - lane.velocity) * (1 - Math.exp(-seconds / memorySeconds));
    },
    settle() {
      settlePose();
      wake(false);
    },
    release(atMs) {
      if (mode !== 'held') return;
      mode = !isReduced && atMs - heldAtMs < throwMs ? 'gliding' : 'still';
      if (mode === 'still') for (const lane of all) put(lane, lane.value);
      wake(false);
    },
    step(deltaMs) {
      const seconds = !isFresh && deltaMs > 0 ? deltaMs / 1000 : 0;
      isFresh = false;
      spring(shiftX, shiftStiffness, seconds);
      spring(shiftY, shiftStiffness, seconds);
      if (!isShifting()) arriveShift();
      if (mode === 'travelling') for (const lane of all) spring(lane, stiffness, seconds);
      if (mode === 'gliding') for (const lane of all) glide(lane, friction, seconds);
      confineAll();
      if ((mode === 'travelling' || mode === 'gliding') && isThere()) arrive();
      settlePose();
    },
    confineTo(next, area, { isAtOnce }) {
      const wasMoving = isMoving();
      limits = next;
      shiftX.goal = area.shiftX;
      shiftY.goal = area.shiftY;
      if (isAtOnce || isReduced) arriveShift();
      settlePose();
      wake(wasMoving);
    },
    finish,
    setReducedMotion(reduced) {
      isReduced = reduced;
      if (reduced && isMoving()) finish();
    },
    onWake(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Where every piece is now, where it belongs, and its way there: typed arrays only, nothing made while things move. */
import type { Ease } from '../../director/beat.ts';
import type { Pose } from '../layout/pieces.ts';
import { arcAt, EASE, fallAt } from './ease.ts';
import { createOwners, type Hand, type Owners } from './owners.ts';
import { AT, CHANNELS, nearestTurn, writeStance } from './stance.ts';

/** Flights are numbered by whoever sends pieces; 0 is nobody's. */
export interface Travel {
  readonly flight: number;
  readonly startMs: number;
  readonly durationMs: number;
  readonly arcHeight: number;
  readonly ease: Ease;
  /** Whole turns about its width on the way, as out of a bag. */
  readonly tumbles?: number;
  /** Stations between start and end, x and z by turns: a marker walks them. */
  readonly stations?: Float32Array;
  /** Gone at the end. */
  readonly vanishes?: boolean;
}

export interface PoseBook {
  readonly owners: Owners;
  /** `CHANNELS` numbers for each piece. */
  readonly now: Float32Array;
  readonly isVisible: Uint8Array;
  /** Pieces that have changed since `clean`, each once. */
  readonly changed: Int32Array;
  changedCount(): number;
  clean(): void;
  touch(piece: number): void;
  /** There at once; in a hand it only learns where it belongs. */
  put(piece: number, pose: Pose | undefined, thickness: number): void;
  /** To be called before `send`: the way begins here. */
  begin(piece: number, pose: Pose, thickness: number, size?: { readonly girth: number; readonly height: number }): void;
  send(piece: number, pose: Pose, thickness: number, travel: Travel): void;
  /** Becomes so tall on its way, or so small. */
  resize(piece: number, size: { readonly girth: number; readonly height: number }): void;
  /** Pieces still on their way. */
  advance(nowMs: number): number;
  isMoving(piece: number): boolean;
  finish(flight: number): void;
  take(piece: number, hand: Hand): boolean;
  /** The hand's own move. */
  carry(piece: number, x: number, y: number, z: number, turn: number, tilt: number, roll?: number): void;
  /** Out of the hand, on its way to where it belongs. */
  giveBack(piece: number, hand: Hand, travel: Travel): boolean;
  /** A flight's last piece has arrived. */
  onArrival(listener: (flight: number) => void): void;
  /** Every single piece's arrival after `send` or `giveBack`. */
  onLanding(listener: (piece: number) => void): void;
}

const NOBODY = 0;

export function createPoseBook(capacity: number): PoseBook {
  const owners = createOwners(capacity);
  const now = new Float32Array(capacity * CHANNELS);
  const from = new Float32Array(capacity * CHANNELS);
  const to = new Float32Array(capacity * CHANNELS);
  const isVisible = new Uint8Array(capacity);
  const hidesAtEnd = new Uint8Array(capacity);
  const start = new Float64Array(capacity);
  const duration = new Float64Array(capacity);
  const arc = new Float32Array(capacity);
  const tumbles = new Float32Array(capacity);
  const eases: Ease[] = new Array<Ease>(capacity).fill('linear');
  const stations: (Float32Array | undefined)[] = new Array<Float32Array | undefined>(capacity).fill(undefined);
  const flightOf = new Int32Array(capacity);
  const moving = new Int32Array(capacity);
  const slotInMoving = new Int32Array(capacity).fill(-1);
  const changed = new Int32Array(capacity);
  const isChanged = new Uint8Array(capacity);
  const waiting = new Map<number, number>();
  let movingCount = 0;
  let changes = 0;
  let arrived: (flight: number) => void = () => {};
  let landed: (piece: number) => void = () => {};

  function touch(piece: number): void {
    if (isChanged[piece] === 1) return;
    isChanged[piece] = 1;
    changed[changes++] = piece;
  }

  function startMoving(piece: number): void {
    if ((slotInMoving[piece] ?? -1) >= 0) return;
    slotInMoving[piece] = movingCount;
    moving[movingCount++] = piece;
  }

  function stopMoving(piece: number): void {
    const slot = slotInMoving[piece] ?? -1;
    if (slot < 0) return;
    const last = moving[--movingCount] ?? 0;
    moving[slot] = last;
    slotInMoving[last] = slot;
    slotInMoving[piece] = -1;
    const flight = flightOf[piece] ?? NOBODY;
    flightOf[piece] = NOBODY;
    leave(flight);
  }

  function leave(flight: number): void {
    const left = waiting.get(flight);
    if (left === undefined) return;
    if (left > 1) {
      waiting.set(flight, left - 1);
      return;
    }
    waiting.delete(flight);
    arrived(flight);
  }

  function land(piece: number): void {
    const at = piece * CHANNELS;
    for (let c = 0; c < CHANNELS; c++) now[at + c] = to[at + c] ?? 0;
    if (hidesAtEnd[piece] === 1) isVisible[piece] = 0;
    owners.lend(piece, 'layout');
    touch(piece);
    stopMoving(piece);
    landed(piece);
  }

  function step(piece: number, nowMs: number): void {
    const elapsed = nowMs - (start[piece] ?? 0);
    if (elapsed < 0) return;
    const length = duration[piece] ?? 0;
    if (elapsed >= length) {
      land(piece);
      return;
    }
    const t = elapsed / length;
    const ease = eases[piece] ?? 'linear';
    const eased = EASE[ease](t);
    const at = piece * CHANNELS;
    for (let c = 0; c < CHANNELS; c++) {
      const a = from[at + c] ?? 0;
      now[at + c] = a + ((to[at + c] ?? 0) - a) * eased;
    }
    const height = arc[piece] ?? 0;
    const path = stations[piece];
    if (path !== undefined) walk(at, path, t, height);
    else if (height > 0) now[at + AT.y] = (now[at + AT.y] ?? 0) + height * arcAt(t, ease);
    else if (ease === 'drop') {
      const a = from[at + AT.y] ?? 0;
      now[at + AT.y] = a + ((to[at + AT.y] ?? 0) - a) * fallAt(t);
    }
    const turns = tumbles[piece] ?? 0;
    if (turns !== 0) now[at + AT.tilt] = (now[at + AT.tilt] ?? 0) + turns * 2 * Math.PI * (1 - eased);
    touch(piece);
  }

  /** From station to station, a hop for each. */
  function walk(at: number, path: Float32Array, t: number, height: number): void {
    const steps = path.length / 2 + 1;
    const along = t * steps;
    const k = Math.min(steps - 1, Math.floor(along));
    const u = along - k;
    const ax = k === 0 ? from[at + AT.x] : path[k * 2 - 2];
    const az = k === 0 ? from[at + AT.z] : path[k * 2 - 1];
    const bx = k === steps - 1 ? to[at + AT.x] : path[k * 2];
    const bz = k === steps - 1 ? to[at + AT.z] : path[k * 2 + 1];
    now[at + AT.x] = (ax ?? 0) + ((bx ?? 0) - (ax ?? 0)) * u;
    now[at + AT.z] = (az ?? 0) + ((bz ?? 0) - (az ?? 0)) * u;
    now[at + AT.y] = (now[at + AT.y] ?? 0) + height * Math.sin(Math.PI * u);
  }

  function belong(piece: number, pose: Pose, thickness: number): void {
    writeStance(to, piece, pose, thickness);
    const turn = piece * CHANNELS + AT.turn;
    to[turn] = nearestTurn(now[turn] ?? 0, to[turn] ?? 0);
    hidesAtEnd[piece] = pose.hidden ? 1 : 0;
  }

  function travelOn(piece: number, travel: Travel): void {
    const at = piece * CHANNELS;
    for (let c = 0; c < CHANNELS; c++) from[at + c] = now[at + c] ?? 0;
    start[piece] = travel.startMs;
    duration[piece] = travel.durationMs;
    arc[piece] = travel.arcHeight;
    eases[piece] = travel.ease;
    tumbles[piece] = travel.tumbles ?? 0;
    stations[piece] = travel.stations;
    if (travel.vanishes) hidesAtEnd[piece] = 1;
    isVisible[piece] = 1;
    owners.lend(piece, 'beat');
    startMoving(piece);
    flightOf[piece] = travel.flight;
    if (travel.flight !== NOBODY) waiting.set(travel.flight, (waiting.get(travel.flight) ?? 0) + 1);
    touch(piece);
  }

  return {
    owners,
    now,
    isVisible,
    changed,
    changedCount: () => changes,
    clean: () => {
      for (let i = 0; i < changes; i++) isChanged[changed[i] ?? 0] = 0;
      changes = 0;
    },
    touch,
    put: (piece, pose, thickness) => {
      if (pose !== undefined) belong(piece, pose, thickness);
      if (owners.isHeld(piece)) return;
      stopMoving(piece);
      owners.lend(piece, 'layout');
      if (pose === undefined) {
        if (isVisible[piece] === 1) touch(piece);
        isVisible[piece] = 0;
        return;
      }
      const at = piece * CHANNELS;
      for (let c = 0; c < CHANNELS; c++) now[at + c] = to[at + c] ?? 0;
      isVisible[piece] = pose.hidden ? 0 : 1;
      touch(piece);
    },
    begin: (piece, pose, thickness, size) => {
      if (owners.isHeld(piece)) return;
      stopMoving(piece);
      writeStance(now, piece, pose, thickness);
      if (size === undefined) return;
      now[piece * CHANNELS + AT.girth] = size.girth;
      now[piece * CHANNELS + AT.height] = size.height;
    },
    send: (piece, pose, thickness, travel) => {
      if (!owners.isHeld(piece)) stopMoving(piece);
      belong(piece, pose, thickness);
      if (!owners.isHeld(piece)) travelOn(piece, travel);
    },
    resize: (piece, size) => {
      to[piece * CHANNELS + AT.girth] = size.girth;
      to[piece * CHANNELS + AT.height] = size.height;
    },
    advance: (nowMs) => {
      // Landing takes a piece out of the list: from the end, none is passed over.
      for (let i = movingCount - 1; i >= 0; i--) {
        const piece = moving[i];
        if (i < movingCount && piece !== undefined) step(piece, nowMs);
      }
      return movingCount;
    },
    isMoving: (piece) => (slotInMoving[piece] ?? -1) >= 0,
    finish: (flight) => {
      for (let i = movingCount - 1; i >= 0; i--) {
        const piece = moving[i];
        if (i < movingCount && piece !== undefined && flightOf[piece] === flight) land(piece);
      }
    },
    take: (piece, hand) => {
      if (!owners.take(piece, hand)) return false;
      if ((slotInMoving[piece] ?? -1) < 0) {
        const at = piece * CHANNELS;
        for (let c = 0; c < CHANNELS; c++) to[at + c] = now[at + c] ?? 0;
        hidesAtEnd[piece] = isVisible[piece] === 1 ? 0 : 1;
      }
      stopMoving(piece);
      isVisible[piece] = 1;
      touch(piece);
      return true;
    },
    carry: (piece, x, y, z, turn, tilt, roll = 0) => {
      if (!owners.isHeld(piece)) return;
      const at = piece * CHANNELS;
      now[at + AT.x] = x;
      now[at + AT.y] = y;
      now[at + AT.z] = z;
      now[at + AT.turn] = turn;
      now[at + AT.tilt] = tilt;
      now[at + AT.roll] = roll;
      touch(piece);
    },
    giveBack: (piece, hand, travel) => {
      if (!owners.giveBack(piece, hand)) return false;
      const turn = piece * CHANNELS + AT.turn;
      to[turn] = nearestTurn(now[turn] ?? 0, to[turn] ?? 0);
      travelOn(piece, travel);
      return true;
    },
    onArrival: (listener) => {
      arrived = listener;
    },
    onLanding: (listener) => {
      landed = listener;
    },
  };
}

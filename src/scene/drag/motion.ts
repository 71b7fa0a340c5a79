/** Moves the pieces that are the hand's: hanging, springing home, snapping down. Frames allocate nothing. */
import type { MeepleId } from '../../engine/index.ts';
import { type Body, type Doing, isAt, isTimeUp, newBody, putAt, readBody, stepBody } from './body.ts';
import { type ClusterOffset, clusterOffset } from './cluster.ts';
import { nearestTurn } from './springs.ts';
import { type DragOwners, type DragPose, type DragView, newPose, type TablePoint3 } from './view.ts';

export const LIFT_HEIGHT = 0.9;
/** Lifted where it stands. */
export const RISE_HEIGHT = 0.45;

export interface MotionParts {
  readonly view: DragView;
  readonly owners: DragOwners;
  readonly isReduced: () => boolean;
  /** Whether the table shows all of the truth: what has been dropped is kept in its place until then. */
  readonly isAllShown: () => boolean;
  readonly onLanded: (piece: MeepleId, from: 'returning' | 'dropping') => void;
  /** Somebody else has it now, or it is not on the table any more. */
  readonly onLost: (piece: MeepleId, from: 'held' | 'returning') => void;
}

export interface DragMotion {
  /** False: it cannot be had. */
  lift(piece: MeepleId): boolean;
  sendHome(piece: MeepleId): void;
  /** To where the truth has put it by now. */
  drop(piece: MeepleId): void;
  /** Whatever has been dropped is not the hand's any more. */
  leaveDropped(): void;
  /** Lets go of it where it is. */
  forget(piece: MeepleId): void;
  forgetAll(): void;
  /** Where the hand is over the table; undefined: everything hangs over its own home. */
  point(at: Readonly<TablePoint3> | undefined): void;
  /** True while anything moves. */
  step(dtS: number): boolean;
  count(): number;
}

export function createMotion({ view, owners, isReduced, isAllShown, onLanded, onLost }: MotionParts): DragMotion {
  const bodies: Body[] = [];
  const spare: Body[] = [];
  /** Of this frame: at home and out of the hand, down and kept, down and shown there, gone. */
  const home: Body[] = [];
  const down: MeepleId[] = [];
  const shown: Body[] = [];
  const lost: Body[] = [];
  const hand: TablePoint3 = { x: 0, y: 0, z: 0 };
  const goal: DragPose = newPose();
  const pose: DragPose = newPose();
  const offset: ClusterOffset = { x: 0, z: 0 };
  let isPointing = false;

  const find = (piece: MeepleId): Body | undefined => bodies.find((body) => body.piece === piece);

  function start(body: Body | undefined, doing: Doing): void {
    if (body === undefined) return;
    body.doing = doing;
    body.elapsedS = 0;
  }

  /** Where it should be now, from its home. */
  function aim(body: Body, heldBefore: number): void {
    if (body.doing === 'dropping') Object.assign(goal, body.place);
    if (body.doing === 'held') hang(heldBefore);
    goal.tiltX = 0;
    goal.tiltZ = 0;
    goal.turn = nearestTurn(body.turn.value, goal.turn);
  }

  function hang(heldBefore: number): void {
    goal.turn = 0;
    goal.recline = 0;
    goal.y += RISE_HEIGHT;
    if (!isPointing) return;
    clusterOffset(heldBefore, offset);
    goal.x = hand.x + offset.x;
    goal.y = hand.y + LIFT_HEIGHT;
    goal.z = hand.z + offset.z;
  }

  /** Whether it still moves. */
  function move(body: Body, dtS: number): boolean {
    body.elapsedS += dtS;
    const isOver = isReduced() || isTimeUp(body);
    if (!isOver) stepBody(body, goal, dtS);
    const stillMoves = !isOver && (body.doing !== 'held' || !isAt(body, goal));
    if (!stillMoves) putAt(body, goal);
    readBody(body, pose);
    view.write(body.piece, pose);
    return stillMoves;
  }

  function step(dtS: number): boolean {
    let isMoving = false;
    let kept = 0;
    let held = 0;
    for (let i = 0; i < bodies.length; i++) {
      const body = bodies[i] as Body;
      if (!owners.has(body.piece) || !view.readHome(body.piece, goal)) {
        lost.push(body);
        continue;
      }
      aim(body, held);
      if (body.doing === 'held') held++;
      const stillMoves = body.doing !== 'waiting' && move(body, dtS);
      isMoving ||= stillMoves;
      if (!stillMoves && body.doing !== 'held' && !staysOn(body)) continue;
      bodies[kept++] = body;
    }
    bodies.length = kept;
    tellEnded();
    return isMoving;
  }

  /** It has come to rest: only what the table does not show there yet is kept. */
  function staysOn(body: Body): boolean {
    if (body.doing === 'returning') {
      home.push(body);
      return false;
    }
    if (body.doing === 'dropping') down.push(body.piece);
    body.doing = 'waiting';
    if (!isAllShown()) return true;
    shown.push(body);
    return false;
  }

  /** Whoever is told may lift and forget pieces: by now every body is in its place. */
  function tellEnded(): void {
    for (let body = shown.pop(); body !== undefined; body = shown.pop()) putAside(body);
    for (let body = home.pop(); body !== undefined; body = home.pop()) onLanded(putAside(body).piece, 'returning');
    for (let piece = down.pop(); piece !== undefined; piece = down.pop()) onLanded(piece, 'dropping');
    for (let body = lost.pop(); body !== undefined; body = lost.pop()) {
      const { piece, doing } = putAside(body);
      if (doing === 'held' || doing === 'returning') onLost(piece, doing);
    }
  }

  function putAside(body: Body): Body {
    spare.push(body);
    if (owners.has(body.piece)) owners.giveBack(body.piece);
    return body;
  }

  function forget(body: Body): void {
    bodies.splice(bodies.indexOf(body), 1);
    putAside(body);
  }

  function begin(piece: MeepleId): Body | undefined {
    if (!view.readPose(piece, pose)) return undefined;
    const body = spare.pop() ?? newBody();
    body.piece = piece;
    putAt(body, pose);
    bodies.push(body);
    return body;
  }

  return {
    lift: (piece) => {
      if (!owners.take(piece)) return false;
      const body = find(piece) ?? begin(piece);
      if (body === undefined) owners.giveBack(piece);
      start(body, 'held');
      return body !== undefined;
    },
    sendHome: (piece) => start(find(piece), 'returning'),
    drop: (piece) => {
      const body = find(piece);
      if (body === undefined) return;
      if (view.readHome(piece, body.place)) start(body, 'dropping');
      else forget(body);
    },
    forget: (piece) => {
      const body = find(piece);
      if (body !== undefined) forget(body);
    },
    forgetAll: () => [...bodies].forEach(forget),
    leaveDropped: () => bodies.filter(({ doing }) => doing === 'dropping' || doing === 'waiting').forEach(forget),
    point: (at) => {
      isPointing = at !== undefined;
      if (at !== undefined) Object.assign(hand, at);
    },
    step,
    count: () => bodies.length,
  };
}

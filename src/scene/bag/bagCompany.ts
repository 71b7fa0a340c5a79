/** All bags of the table as one player on the stage: takes shots of drawing and refilling, and carries the meeples it shows. */
import type { Manner } from '../../director/beat.ts';
import type { Playing, Shot } from '../../director/stage.ts';
import { type GameState, MEEPLE_TOTAL, type MeepleId, type Seat } from '../../engine/index.ts';
import { MEEPLE } from '../layout/measures.ts';
import { meepleKey, type PieceKey, type Pose } from '../layout/pieces.ts';
import type { TableStage } from '../stage/createStage.ts';
import { thicknessOf } from '../stage/pieceIndex.ts';
import { AT, CHANNELS } from '../stage/stance.ts';
import type { BagActor } from './bagActor.ts';
import type { DrawnPose } from './bodyPose.ts';
import { createEulers } from './eulers.ts';

export type BagKey = Seat | 'guard';

export interface BagCompany {
  /** For `stage.setUnderstudy`. */
  understudy(shot: Shot, done: () => void): Playing | undefined;
  /** Before the stage's own frame; true while anything moves. */
  frame(dtS: number): boolean;
  /** A shot of drawing waits for the player to pull this bag. */
  isInviting(bag: BagKey): boolean;
}

export interface CompanyParts {
  readonly stage: TableStage;
  readonly actors: ReadonlyMap<BagKey, BagActor>;
  readonly now: () => number;
}

/** Manners that bags play, and the time of one meeple's way at normal pacing. */
const PLAYED: { readonly [M in Manner]?: number } = { drawFromBag: 700, pour: 800, dropIntoBag: 480 };
/** The stage numbers its own flights from 1. */
const FLIGHT = { back: -1, room: -2 } as const;
const FASTEST = 3;
const ROOM_MS = 320;
const LYING_TILT = -0.6;

export function bagIn(state: GameState, bag: BagKey): readonly MeepleId[] {
  return (bag === 'guard' ? state.guard?.bag : state.players[bag]?.bag) ?? [];
}

export function createBagCompany({ stage, actors, now }: CompanyParts): BagCompany {
  const { book, index } = stage;
  const list = [...actors.values()];
  /** Meeples this company moves, and the frame in which each was last seen; they are numbered like their pieces. */
  const isMine = new Uint8Array(MEEPLE_TOTAL);
  const seenIn = new Int32Array(MEEPLE_TOTAL);
  const busy = new Set<MeepleId>();
  const eulers = createEulers();
  let frames = 0;
  let running = 0;
  let speed = 1;
  let shownChanges = 0;
  let synced: unknown;

  function giveBack(piece: number): void {
    isMine[piece] = 0;
    book.put(piece, stage.laid().poses.get(meepleKey(piece as MeepleId)), MEEPLE.thickness);
    book.giveBack(piece, 'physics', {
      flight: FLIGHT.back,
      startMs: now(),
      durationMs: 0,
      arcHeight: 0,
      ease: 'linear',
    });
    book.finish(FLIGHT.back);
  }

  function take(meeple: MeepleId): boolean {
    if (isMine[meeple] === 1) return true;
    if (!book.take(meeple, 'physics')) return false;
    isMine[meeple] = 1;
    return true;
  }

  function carry(meeple: MeepleId, pose: Readonly<DrawnPose>): void {
    if (!take(meeple)) return;
    seenIn[meeple] = frames;
    eulers.read(pose);
    book.isVisible[meeple] = 1;
    book.carry(meeple, pose.x, pose.y, pose.z, eulers.turn, eulers.tilt, eulers.roll);
  }

  function forgetUnseen(): void {
    for (let piece = 0; piece < MEEPLE_TOTAL; piece++) {
      if (isMine[piece] === 0 || seenIn[piece] === frames) continue;
      if (!busy.has(piece as MeepleId)) giveBack(piece);
      else if (book.isVisible[piece] === 1) {
        book.isVisible[piece] = 0;
        book.touch(piece);
      }
    }
  }

  function show(changes: number): void {
    shownChanges = changes;
    frames += 1;
    for (let i = 0; i < list.length; i++) (list[i] as BagActor).showTravellers(carry);
    forgetUnseen();
  }

  /** Where a piece is at the moment, told as the layout would. */
  function standing(meeple: MeepleId): Pose {
    const at = meeple * CHANNELS;
    const channel = (c: number) => book.now[at + c] ?? 0;
    const isLying = channel(AT.tilt) < LYING_TILT;
    return {
      x: channel(AT.x),
      y: channel(AT.y) - (isLying ? MEEPLE.thickness / 2 : 0),
      z: channel(AT.z),
      turn: channel(AT.turn),
      lies: isLying ? 'onBack' : 'standing',
    };
  }

  /** Everything else makes room. */
  function makeRoom(moved: ReadonlySet<PieceKey>): void {
    for (const [key, pose] of stage.laid().poses) {
      if (moved.has(key)) continue;
      const piece = index.of(key);
      const travel = { flight: FLIGHT.room, startMs: now(), durationMs: ROOM_MS, arcHeight: 0, ease: 'inOut' as const };
      if (isElsewhere(piece, pose)) book.send(piece, pose, thicknessOf(key), travel);
    }
  }

  function isElsewhere(piece: number, pose: Pose): boolean {
    if (pose.hidden || book.isVisible[piece] === 0) return false;
    const at = piece * CHANNELS;
    return Math.hypot((book.now[at + AT.x] ?? 0) - pose.x, (book.now[at + AT.z] ?? 0) - pose.z) > 1e-3;
  }

  /** A bag says so itself: whatever became of the shot, without a job it holds what the table says. */
  function isAnyAtWork(): boolean {
    for (let i = 0; i < list.length; i++) if ((list[i] as BagActor).state().jobs.length > 0) return true;
    return false;
  }

  function sync(): void {
    const laid = stage.laid();
    if (laid === synced || isAnyAtWork()) return;
    synced = laid;
    for (const [bag, actor] of actors) {
      const pose = laid.poses.get(`bag:${bag}`);
      const { x, z, turn } = actor.home();
      if (pose !== undefined && (pose.x !== x || pose.z !== z || pose.turn !== turn)) actor.moveHome(pose);
      const inside = bagIn(laid.state, bag);
      if (!isSame(inside, actor.state().inside)) actor.setContents(inside);
    }
  }

  /** False: this bag has nothing to do in the shot. */
  function begin(bag: BagKey, actor: BagActor, shot: Shot, order: readonly MeepleId[], onDone: () => void): boolean {
    const [before, after] = [new Set(bagIn(shot.before, bag)), new Set(bagIn(shot.after, bag))];
    const out = inOrder(
      [...before].filter((id) => !after.has(id)),
      order,
    );
    const into = inOrder(
      [...after].filter((id) => !before.has(id)),
      order,
    );
    if (out.length + into.length === 0) return false;
    const { staggerMs } = shot.beat.motion;
    const hold = (meeple: MeepleId) => {
      busy.add(meeple);
      take(meeple);
    };
    const onPiece = (meeple: MeepleId) => {
      busy.delete(meeple);
      giveBack(meeple);
    };
    if (!isSame([...before], actor.state().inside)) actor.setContents([...before]);
    const goals = stage.laid().poses;
    const starts = new Map(into.map((meeple) => [meeple, standing(meeple)]));
    for (const meeple of [...out, ...into]) hold(meeple);
    let left = Math.min(1, into.length) + Math.min(1, out.length);
    const oneDone = () => {
      left -= 1;
      if (left === 0) onDone();
    };
    if (into.length > 0) {
      actor.refill(into, { place: (meeple) => starts.get(meeple), onPiece, onDone: oneDone, staggerMs });
    }
    if (out.length > 0) {
      const { invitesMs } = shot.beat;
      const place = (meeple: MeepleId) => goals.get(meepleKey(meeple));
      actor.draw(out, { place, onPiece, onDone: oneDone, staggerMs, invitesMs });
    }
    return true;
  }

  return {
    understudy(shot, done) {
      const { manner, durationMs } = shot.beat.motion;
      const normalMs = PLAYED[manner];
      if (normalMs === undefined) return undefined;
      const order = shot.events.flatMap((event) => ('meeples' in event ? event.meeples : []));
      const played: BagActor[] = [];
      let left = 0;
      let isOver = false;
      const onDone = () => {
        left -= 1;
        if (left > 0 || isOver) return;
        isOver = true;
        running -= 1;
        done();
      };
      const involved = [...actors].filter(([bag]) => !isSame(bagIn(shot.before, bag), bagIn(shot.after, bag)));
      if (involved.length === 0) return undefined;
      running += 1;
      left = involved.length;
      speed = Math.min(FASTEST, Math.max(1, normalMs / Math.max(1, durationMs)));
      for (const [bag, actor] of involved) {
        played.push(actor);
        if (!begin(bag, actor, shot, order, onDone)) onDone();
      }
      makeRoom(new Set([...busy].map(meepleKey)));
      let touches = countTouches(played);
      return {
        isInHand: () => {
          const before = touches;
          touches = countTouches(played);
          return touches !== before || played.some((actor) => actor.state().hand !== undefined);
        },
        finish: () => {
          for (const actor of played) actor.skip();
          book.finish(FLIGHT.room);
        },
      };
    },
    frame(dtS) {
      sync();
      let isMoving = false;
      let changes = 0;
      for (let i = 0; i < list.length; i++) {
        const actor = list[i] as BagActor;
        // A hand is never hurried.
        if (actor.step(dtS * (running > 0 && !actor.isInviting() ? speed : 1))) isMoving = true;
        changes += actor.revision();
      }
      if (changes !== shownChanges) show(changes);
      return isMoving;
    },
    isInviting: (bag) => actors.get(bag)?.isInviting() ?? false,
  };
}

const countTouches = (actors: readonly BagActor[]): number =>
  actors.reduce((count, actor) => count + actor.touches(), 0);

function isSame(a: readonly MeepleId[], b: readonly MeepleId[]): boolean {
  if (a.length !== b.length) return false;
  const known = new Set(a);
  return b.every((id) => known.has(id));
}

/** As the story tells them; what it does not mention comes last. */
function inOrder(meeples: readonly MeepleId[], order: readonly MeepleId[]): readonly MeepleId[] {
  const place = new Map(order.map((id, at) => [id, at]));
  return [...meeples].sort((a, b) => (place.get(a) ?? order.length) - (place.get(b) ?? order.length));
}

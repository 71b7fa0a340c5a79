/** The meeples' bodies: inside the bag, on their way out to a place on the table, or on their way in. */
import type { MeepleId } from '../../engine/index.ts';
import type { Pose } from '../layout/pieces.ts';
import { BODY, type PhysicsPort } from '../physics/physicsPort.ts';
import { bellyOf, heightOf, widthAt } from '../physics/pouch.ts';
import { type BagHome, bodyOf, createDrawnPose, type DrawnPose, drawnOf } from './bodyPose.ts';
import { type Cast, createCast } from './cast.ts';
import { type ClothFrame, MAX_BALLS, STEP_S } from './cloth/cloth.ts';
import { createGuides, type Guides } from './guides.ts';
import { aimAtMouth, launch, ROUTE } from './routes.ts';
import type { Sack } from './sack.ts';

export type VisitPiece = (meeple: MeepleId, pose: Readonly<DrawnPose>) => void;
/** `up`: how far from the bottom to the mouth, 0 to 1. */
export type VisitInside = (meeple: MeepleId, pose: Readonly<DrawnPose>, up: number) => void;

const STAGE = { none: 0, leaving: 1, loose: 2, caught: 3, entering: 4 } as const;
/** A body as the cloth feels it: rounder than the wood. */
const BALL_RADIUS = 0.4;
const PILE = 29;
/** Bodies below this share of the height are never seen through the mouth. */
const SEEN_FROM = 0.2;
/** Whoever leans against the cloth is hidden by its folds. */
const SEEN_CLEAR = 0.3;
/** A mouth drawn tighter than this shows nothing. */
const SEEN_OPEN = 0.6;

export type Crew = ReturnType<typeof createCrew>;

export function createCrew(physics: PhysicsPort, sack: Sack, home: () => BagHome) {
  const { bodies } = physics;
  const { mode, position, velocity, spin, capacity } = bodies;
  const cast: Cast = createCast();
  const guides: Guides = createGuides(bodies);
  const stage = new Uint8Array(capacity);
  const ageS = new Float64Array(capacity);
  const goals = new Float64Array(capacity * 7);
  const place = new Float64Array(7);
  const speed = new Float64Array(3);
  const drawn = createDrawnPose();
  let added = 0;

  function remove(slot: number): void {
    physics.remove(slot);
    cast.free(slot);
    stage[slot] = STAGE.none;
  }

  /** Each a little beside and above the one before. */
  function add(meeple: MeepleId, lowest: number): number {
    const { bottom, mouth } = sack.pouch;
    const nth = added++ % PILE;
    const angle = nth * 2.39996;
    const up = Math.min(0.85, lowest + nth * 0.025);
    const along = (q: number) => (bottom[q] as number) + ((mouth[q] as number) - (bottom[q] as number)) * up;
    const slot = physics.add(along(0) + Math.cos(angle) * 0.55, along(1), along(2) + Math.sin(angle) * 0.55);
    if (slot >= 0) {
      cast.bind(slot, meeple);
      stage[slot] = STAGE.none;
    }
    return slot;
  }

  /** Whoever lies next to the mouth. */
  function nearestToMouth(): number {
    const { bottom, mouth } = sack.pouch;
    let best = -1;
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < capacity; i++) {
      if (mode[i] !== BODY.inside) continue;
      let up = 0;
      for (let q = 0; q < 3; q++)
        up += (position[i * 3 + q] as number) * ((mouth[q] as number) - (bottom[q] as number));
      if (up <= highest) continue;
      highest = up;
      best = i;
    }
    return best;
  }

  function begin(slot: number, what: number, spanS: number, lift: number, arrivalSpeed?: Float64Array): void {
    stage[slot] = what;
    mode[slot] = BODY.guided;
    guides.begin(slot, place, { spanS, lift, ...(arrivalSpeed === undefined ? {} : { speed: arrivalSpeed }) });
  }

  function letGo(slot: number): void {
    if (!physics.hasContacts) {
      bringHome(slot, ROUTE.calmS, ROUTE.calmLift);
      return;
    }
    stage[slot] = STAGE.loose;
    mode[slot] = BODY.loose;
    const [p, seed] = [slot * 3, cast.meepleAt(slot) ?? slot];
    for (let q = 0; q < 3; q++) spin[p + q] = Math.sin(seed * 12.9 + q * 4.1) * ROUTE.tumble;
  }

  function bringHome(slot: number, spanS: number, lift: number): void {
    for (let q = 0; q < 7; q++) place[q] = goals[slot * 7 + q] as number;
    begin(slot, STAGE.caught, spanS, lift);
  }

  function isCaught(slot: number): boolean {
    const age = ageS[slot] as number;
    if (age >= ROUTE.catchS) return true;
    const p = slot * 3;
    const pace =
      Math.abs(velocity[p] as number) + Math.abs(velocity[p + 1] as number) + Math.abs(velocity[p + 2] as number);
    return age > ROUTE.earliestS && pace < ROUTE.slow;
  }

  /** True once the meeple's journey is over. */
  function travel(slot: number): boolean {
    ageS[slot] = (ageS[slot] as number) + STEP_S;
    const what = stage[slot];
    if (what === STAGE.loose) {
      if (isCaught(slot)) bringHome(slot, Math.max(ROUTE.leastS, ROUTE.wholeS - (ageS[slot] as number)), ROUTE.lift);
      return false;
    }
    if (!guides.step(slot, STEP_S)) return false;
    if (what === STAGE.leaving) {
      letGo(slot);
      return false;
    }
    if (what === STAGE.entering) mode[slot] = BODY.inside;
    stage[slot] = STAGE.none;
    return true;
  }

  return {
    physics,
    /** The right number of bodies, with as little change as possible. */
    setContents(meeples: readonly MeepleId[]): void {
      const wanted = new Set(meeples);
      const spare: number[] = [];
      for (const slot of [...cast.slots()]) {
        const meeple = cast.meepleAt(slot);
        const isInside = mode[slot] === BODY.inside;
        if (isInside && meeple !== undefined && wanted.delete(meeple)) continue;
        if (isInside) spare.push(slot);
        else remove(slot);
      }
      added = 0;
      const isEmpty = spare.length + wanted.size === meeples.length;
      for (const meeple of wanted) {
        const slot = spare.pop();
        if (slot === undefined) add(meeple, isEmpty ? 0.14 : 0.55);
        else {
          cast.free(slot);
          cast.bind(slot, meeple);
        }
      }
      for (const slot of spare) remove(slot);
    },
    /** Out of the mouth, towards where the layout has it; false if there is no body to show it with. */
    release(meeple: MeepleId, to: Pose | undefined): boolean {
      if (cast.slotOf(meeple) === undefined) add(meeple, 0.8);
      const slot = nearestToMouth();
      if (slot < 0 || cast.slotOf(meeple) === undefined || to === undefined) return false;
      cast.rename(slot, meeple);
      bodyOf(to, home(), place);
      goals.set(place, slot * 7);
      ageS[slot] = 0;
      launch(sack, place, meeple, speed);
      aimAtMouth(sack, bodies, slot, place);
      begin(slot, STAGE.leaving, ROUTE.leaveS, 0, speed);
      return true;
    },
    /** From its place on the table to the mouth; false if there is no body to show it with. */
    pourIn(meeple: MeepleId, from: Pose | undefined): boolean {
      if (from === undefined) return false;
      const slot = cast.slotOf(meeple) ?? add(meeple, 0.8);
      if (slot < 0) return false;
      bodyOf(from, home(), place);
      position.set(place.subarray(0, 3), slot * 3);
      bodies.rotation.set(place.subarray(3, 7), slot * 4);
      velocity.fill(0, slot * 3, slot * 3 + 3);
      ageS[slot] = 0;
      for (let q = 0; q < 3; q++) speed[q] = -(sack.facing[q] as number) * ROUTE.pourSpeed;
      aimAtMouth(sack, bodies, slot, place);
      begin(slot, STAGE.entering, ROUTE.enterS, ROUTE.enterLift, speed);
      return true;
    },
    /** The layout has it now: outside it needs no body, inside it needs one. */
    handOver(meeple: MeepleId, { isInside }: { readonly isInside: boolean }): void {
      const slot = cast.slotOf(meeple);
      if (!isInside) {
        if (slot !== undefined) remove(slot);
        return;
      }
      if (slot !== undefined && mode[slot] === BODY.inside) return;
      if (slot !== undefined) remove(slot);
      add(meeple, 0.7);
    },
    step(calm: number, arrived: (meeple: MeepleId) => void): void {
      physics.step(sack.pouch, calm);
      physics.mend(sack.pouch);
      for (let slot = 0; slot < capacity; slot++) {
        if (stage[slot] === STAGE.none || !travel(slot)) continue;
        const meeple = cast.meepleAt(slot);
        if (meeple !== undefined) arrived(meeple);
      }
    },
    writeBalls(frame: ClothFrame): void {
      let count = 0;
      for (let i = 0; i < capacity && count < MAX_BALLS; i++) {
        if (mode[i] !== BODY.inside) continue;
        for (let q = 0; q < 3; q++) frame.balls[count * 4 + q] = position[i * 3 + q] as number;
        frame.balls[count * 4 + 3] = BALL_RADIUS;
        count++;
      }
      frame.ballCount = count;
    },
    /** Every meeple on its way. */
    showTravellers(visit: VisitPiece): void {
      for (let slot = 0; slot < capacity; slot++) {
        if (mode[slot] === BODY.guided || mode[slot] === BODY.loose) showOne(slot, visit);
      }
    },
    /** Every meeple that can be seen through the mouth. */
    showInside(visit: VisitInside): void {
      if (sack.pouch.mouthRadius < SEEN_OPEN) return;
      for (let slot = 0; slot < capacity; slot++) {
        const meeple = cast.meepleAt(slot);
        if (mode[slot] !== BODY.inside || meeple === undefined) continue;
        const up = seenAt(slot);
        if (up === undefined) continue;
        drawnOf(bodies, slot, home(), drawn);
        visit(meeple, drawn, up);
      }
    },
    countInside(): number {
      let count = 0;
      for (let i = 0; i < capacity; i++) if (mode[i] === BODY.inside) count++;
      return count;
    },
    isTravelling(): boolean {
      for (let i = 0; i < capacity; i++) if (stage[i] !== STAGE.none) return true;
      return false;
    },
  };

  function showOne(slot: number, visit: VisitPiece): void {
    const meeple = cast.meepleAt(slot);
    if (meeple === undefined) return;
    drawnOf(bodies, slot, home(), drawn);
    visit(meeple, drawn);
  }

  /** How far up it is, if it is high enough to be seen through the mouth and away from the cloth. */
  function seenAt(slot: number): number | undefined {
    const { bottom, mouth, mouthRadius } = sack.pouch;
    const height = heightOf(sack.pouch);
    let along = 0;
    let far = 0;
    for (let q = 0; q < 3; q++) {
      const away = (position[slot * 3 + q] as number) - (bottom[q] as number);
      along += (away * ((mouth[q] as number) - (bottom[q] as number))) / height;
      far += away * away;
    }
    const up = along / height;
    const aside = Math.sqrt(Math.max(0, far - along * along));
    return up > SEEN_FROM && aside < widthAt(up, bellyOf(height), mouthRadius) - SEEN_CLEAR ? up : undefined;
  }
}

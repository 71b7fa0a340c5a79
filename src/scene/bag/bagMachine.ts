/** The bag's life as a pure machine: a state and an input give the next state and what is to be done about it. */
import type { MeepleId } from '../../engine/index.ts';
import { isPull, moved, SHAKING, SWINGING_SPEED, speedOf, taken, wildnessAt } from './bagHand.ts';
import { arrive, finishAll, jobDueS, open, runJob } from './bagJobs.ts';
import {
  type Advance,
  type BagEffect,
  type BagInput,
  type BagPhase,
  type BagState,
  entering,
  type Hand,
  isFree,
  isInviting,
  type Job,
  type Point,
} from './bagState.ts';

const SHAKE_S = 0.7;
/** A device shaken like this shakes the bag with all its strength. */
const DEVICE_SHAKE = 22;
const DEVICE_SILENT = 3;
/** A hand that has not moved for this long holds the bag calmly. */
const CALM_S = 0.2;
/** However restless the cloth, a bag at home comes to rest. */
export const SETTLE_S = 3.2;

const NOTHING: readonly BagEffect[] = [];
const only = (state: BagState): Advance => ({ state, effects: NOTHING });

/** Undefined: the input changes nothing. `nowS` never goes back. */
export function advance(before: BagState, input: BagInput, nowS: number): Advance | undefined {
  if (input.type === 'tick') return tick(before, nowS);
  const state: BagState = { ...before, nowS: Math.max(before.nowS, nowS) };
  switch (input.type) {
    case 'contents': {
      const finished = finishAll(state);
      const inside = [...new Set(input.meeples)];
      return { state: { ...finished.state, inside }, effects: [...finished.effects, { type: 'contentsSet' }] };
    }
    case 'grab':
      return isFree(state) ? grab(touched({ ...state, hand: taken(input.at, state.nowS) })) : undefined;
    case 'move':
      return move(state, input.at);
    case 'release':
      return release(state);
    case 'shake':
      return shake(state, input.strength);
    case 'motion':
      return shakeByDevice(state, Math.hypot(input.acceleration.x, input.acceleration.y, input.acceleration.z));
    case 'draw':
      return addJob(state, 'draw', input.meeples, input.staggerS, input.invitesS);
    case 'refill':
      return addJob(state, 'refill', input.meeples, input.staggerS, 0);
    case 'pull':
      return isInviting(state) ? open(state) : undefined;
    case 'arrived':
      return arrive(state, input.meeple);
    case 'skip':
      return finishAll(state);
    case 'still':
      return state.phase === 'settling' ? only(entering(state, 'resting')) : undefined;
  }
}

/** Time alone; nothing is made anew unless something happens. */
function tick(before: BagState, nowS: number): Advance | undefined {
  if (nowS < jobDueS(before) && !isPhaseOver(before, nowS)) return undefined;
  const state: BagState = { ...before, nowS };
  const job = state.jobs[0];
  if (job !== undefined && nowS >= jobDueS(state)) return runJob(state, job);
  if (state.hand !== undefined) return only(entering(state, handPhase(state.hand, nowS)));
  return only(entering(state, state.phase === 'settling' ? 'resting' : 'settling'));
}

function isPhaseOver(state: BagState, nowS: number): boolean {
  const { phase, sinceS, hand } = state;
  if (!isFree(state)) return false;
  if (hand !== undefined) return phase !== handPhase(hand, nowS);
  if (phase === 'shaking') return nowS >= state.shake.untilS;
  return phase === 'settling' ? nowS >= sinceS + SETTLE_S : phase !== 'resting';
}

function handPhase(hand: Hand, nowS: number): BagPhase {
  if (wildnessAt(hand, nowS) >= SHAKING) return 'shaking';
  return nowS - hand.movedS < CALM_S && speedOf(hand) > SWINGING_SPEED ? 'swinging' : 'grabbed';
}

/** Whoever has the bag in hand is given all the time again. */
function touched(state: BagState): BagState {
  const [job, ...later] = state.jobs;
  if (job === undefined || !isFree(state)) return state;
  return { ...state, jobs: [{ ...job, invitedUntilS: state.nowS + job.invitesS }, ...later] };
}

function grab(state: BagState): Advance {
  return { state: entering(state, 'grabbed'), effects: [{ type: 'cue', cue: 'grab', strength: 0.3 }] };
}

function move(state: BagState, point: Point): Advance | undefined {
  if (state.hand === undefined || !isFree(state)) return undefined;
  const hand = moved(state.hand, point, state.nowS);
  return only(entering(touched({ ...state, hand }), handPhase(hand, state.nowS)));
}

function release(state: BagState): Advance | undefined {
  const { hand, jobs } = state;
  if (hand === undefined) return undefined;
  const free: BagState = { ...state, hand: undefined };
  if (jobs.length > 0 && isFree(state) && isPull(hand, state.nowS)) return open(free);
  return isFree(state) ? only(entering(touched(free), 'settling')) : only(free);
}

function shake(state: BagState, strength: number): Advance | undefined {
  if (!isFree(state) || !(strength > 0)) return undefined;
  const stronger = Math.min(1, strength);
  const shaken = touched({ ...state, shake: { strength: stronger, untilS: state.nowS + SHAKE_S } });
  // A hand already leads the bag: it only hears that it is being shaken.
  const next = state.hand === undefined ? entering(shaken, 'shaking') : shaken;
  return { state: next, effects: [{ type: 'cue', cue: 'rustle', strength: stronger }] };
}

function shakeByDevice(state: BagState, acceleration: number): Advance | undefined {
  if (!(acceleration > DEVICE_SILENT)) return undefined;
  return shake(state, (acceleration - DEVICE_SILENT) / DEVICE_SHAKE);
}

function addJob(
  state: BagState,
  kind: Job['kind'],
  meeples: readonly MeepleId[],
  staggerS: number,
  invitesS: number,
): Advance {
  const job: Job = {
    kind,
    number: state.jobsBegun,
    waiting: [...new Set(meeples)],
    askedS: state.nowS,
    invitesS,
    invitedUntilS: state.nowS + invitesS,
    staggerS,
    nextS: 0,
  };
  const waiting: BagState = { ...state, jobs: [...state.jobs, job], jobsBegun: state.jobsBegun + 1 };
  if (job.invitedUntilS > state.nowS || state.jobs.length > 0 || !isFree(state)) return only(waiting);
  return open(waiting);
}

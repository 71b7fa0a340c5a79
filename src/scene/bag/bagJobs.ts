/** Drawing and refilling in time: which meeple moves when, and how everything ends, early or late. */
import type { MeepleId } from '../../engine/index.ts';
import { type Advance, type BagEffect, type BagState, entering, type Flight, type Job } from './bagState.ts';

export const OPEN_S = { draw: 0.5, refill: 0.22 } as const;
/** From leaving its place to belonging to the layout; after that it counts as lost and is simply there. */
export const LOST_S = 1.3;

const NOTHING: readonly BagEffect[] = [];

/** When the job under way goes on by itself. */
export function jobDueS({ jobs, phase, sinceS, flights, nowS }: BagState): number {
  const job = jobs[0];
  if (job === undefined) return Number.POSITIVE_INFINITY;
  if (phase === 'opening') return sinceS + OPEN_S[job.kind];
  if (phase !== 'drawing' && phase !== 'pouringIn') return job.invitedUntilS;
  const first = flights[0];
  if (job.waiting.length === 0 && first === undefined) return nowS;
  const lostS = first === undefined ? Number.POSITIVE_INFINITY : first.sinceS + LOST_S;
  return job.waiting.length > 0 ? Math.min(lostS, job.nextS) : lostS;
}

/** What the job does once it is due. */
export function runJob(state: BagState, job: Job): Advance {
  const { nowS, phase } = state;
  if (phase === 'opening') {
    return { state: entering(state, job.kind === 'draw' ? 'drawing' : 'pouringIn'), effects: NOTHING };
  }
  if (phase !== 'drawing' && phase !== 'pouringIn') return open(state);
  const lost = state.flights.find((flight) => nowS >= flight.sinceS + LOST_S);
  if (lost !== undefined) return handOver(state, job, lost.meeple);
  return job.waiting.length > 0 ? next(state, job) : end(state, job);
}

export function open(state: BagState): Advance {
  return {
    state: entering({ ...state, hand: undefined, shake: { strength: 0, untilS: 0 } }, 'opening'),
    effects: [{ type: 'cue', cue: 'open', strength: 0.5 }],
  };
}

function next(state: BagState, job: Job): Advance {
  const [meeple, ...waiting] = job.waiting as [MeepleId, ...MeepleId[]];
  const begun: Job = { ...job, waiting, nextS: state.nowS + job.staggerS };
  const flights: Flight[] = [...state.flights, { meeple, sinceS: state.nowS }];
  const isDraw = job.kind === 'draw';
  return {
    state: {
      ...state,
      jobs: [begun, ...state.jobs.slice(1)],
      flights,
      inside: isDraw ? state.inside.filter((id) => id !== meeple) : state.inside,
    },
    effects: [
      { type: isDraw ? 'released' : 'pouredIn', meeple, job: job.number },
      { type: 'cue', cue: isDraw ? 'draw' : 'pour', strength: 0.4 },
    ],
  };
}

export function arrive(state: BagState, meeple: MeepleId): Advance | undefined {
  const job = state.jobs[0];
  const isUnderWay = state.flights.some((flight) => flight.meeple === meeple);
  return job === undefined || !isUnderWay ? undefined : handOver(state, job, meeple);
}

function handOver(state: BagState, job: Job, meeple: MeepleId): Advance {
  const isInside = job.kind === 'refill';
  return {
    state: {
      ...state,
      flights: state.flights.filter((flight) => flight.meeple !== meeple),
      inside: isInside ? [...state.inside.filter((id) => id !== meeple), meeple] : state.inside,
    },
    effects: [{ type: 'handedOver', meeple, job: job.number, isInside }],
  };
}

function end(state: BagState, job: Job): Advance {
  const jobs = state.jobs.slice(1);
  const following = jobs[0];
  const isFollowedAtOnce = following !== undefined && following.invitedUntilS <= state.nowS;
  return {
    state: entering({ ...state, jobs }, isFollowedAtOnce ? 'opening' : 'settling'),
    effects: [
      { type: 'done', job: job.number },
      { type: 'cue', cue: 'close', strength: 0.3 },
    ],
  };
}

/** Everything that was asked for has happened, in order, whatever it was doing. */
export function finishAll(state: BagState): Advance {
  const effects: BagEffect[] = [];
  let { inside } = state;
  state.jobs.forEach((job, at) => {
    const flying = at === 0 ? state.flights.map(({ meeple }) => meeple) : [];
    const isInside = job.kind === 'refill';
    for (const meeple of [...flying, ...job.waiting]) {
      inside = inside.filter((id) => id !== meeple);
      if (isInside) inside = [...inside, meeple];
      effects.push({ type: 'handedOver', meeple, job: job.number, isInside });
    }
    effects.push({ type: 'done', job: job.number });
  });
  const idle: BagState = {
    ...state,
    inside,
    jobs: [],
    flights: [],
    hand: undefined,
    shake: { strength: 0, untilS: 0 },
  };
  return { state: state.phase === 'resting' ? idle : entering(idle, 'settling'), effects };
}

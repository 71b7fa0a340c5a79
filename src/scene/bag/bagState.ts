/** What the bag knows about itself: its phase, what is in it, and the meeples on their way out or in. */
import type { MeepleId } from '../../engine/index.ts';

export const BAG_PHASES = [
  'resting',
  'grabbed',
  'swinging',
  'shaking',
  'opening',
  'drawing',
  'pouringIn',
  'settling',
] as const;
export type BagPhase = (typeof BAG_PHASES)[number];

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A hand on the bag. */
export interface Hand {
  readonly from: Point;
  readonly at: Point;
  readonly speed: Point;
  readonly sinceS: number;
  readonly movedS: number;
  /** How wildly it moves: 0 calm, 1 and more a shake. */
  readonly wildness: number;
}

/** One draw or one refill; the engine has decided it already. */
export interface Job {
  readonly kind: 'draw' | 'refill';
  readonly number: number;
  /** Those that have not begun to move, in order. */
  readonly waiting: readonly MeepleId[];
  readonly askedS: number;
  /** Waits this long for the player to pull; every touch of the bag counts anew. */
  readonly invitesS: number;
  /** Then it begins by itself. */
  readonly invitedUntilS: number;
  readonly staggerS: number;
  readonly nextS: number;
}

/** A meeple between bag and table: for now it belongs to physics. */
export interface Flight {
  readonly meeple: MeepleId;
  readonly sinceS: number;
}

export interface BagState {
  readonly phase: BagPhase;
  readonly sinceS: number;
  readonly nowS: number;
  readonly inside: readonly MeepleId[];
  /** The first is the one under way. */
  readonly jobs: readonly Job[];
  readonly flights: readonly Flight[];
  readonly hand: Hand | undefined;
  readonly shake: { readonly strength: number; readonly untilS: number };
  readonly jobsBegun: number;
}

export type BagInput =
  | { readonly type: 'contents'; readonly meeples: readonly MeepleId[] }
  | { readonly type: 'grab'; readonly at: Point }
  | { readonly type: 'move'; readonly at: Point }
  | { readonly type: 'release' }
  /** Strength 0 to 1, as from a key. */
  | { readonly type: 'shake'; readonly strength: number }
  /** The device's acceleration without gravity, in metres per second squared. */
  | { readonly type: 'motion'; readonly acceleration: Point }
  | {
      readonly type: 'draw';
      readonly meeples: readonly MeepleId[];
      readonly invitesS: number;
      readonly staggerS: number;
    }
  | { readonly type: 'refill'; readonly meeples: readonly MeepleId[]; readonly staggerS: number }
  | { readonly type: 'pull' }
  /** A meeple is at its place, or inside. */
  | { readonly type: 'arrived'; readonly meeple: MeepleId }
  | { readonly type: 'skip' }
  /** The bag stands at home and nothing moves. */
  | { readonly type: 'still' }
  | { readonly type: 'tick' };

export type BagEffect =
  | { readonly type: 'contentsSet' }
  /** Leaves the mouth now: whoever is at the mouth becomes this meeple. */
  | { readonly type: 'released'; readonly meeple: MeepleId; readonly job: number }
  /** Sets out for the mouth. */
  | { readonly type: 'pouredIn'; readonly meeple: MeepleId; readonly job: number }
  /** Belongs to the layout from now on. */
  | { readonly type: 'handedOver'; readonly meeple: MeepleId; readonly job: number; readonly isInside: boolean }
  | { readonly type: 'done'; readonly job: number }
  | { readonly type: 'cue'; readonly cue: BagCue; readonly strength: number };

export const BAG_CUES = ['grab', 'rustle', 'open', 'draw', 'pour', 'close'] as const;
export type BagCue = (typeof BAG_CUES)[number];

export interface Advance {
  readonly state: BagState;
  readonly effects: readonly BagEffect[];
}

export const EMPTY_BAG: BagState = {
  phase: 'resting',
  sinceS: 0,
  nowS: 0,
  inside: [],
  jobs: [],
  flights: [],
  hand: undefined,
  shake: { strength: 0, untilS: 0 },
  jobsBegun: 0,
};

export const entering = (state: BagState, phase: BagPhase): BagState =>
  state.phase === phase ? state : { ...state, phase, sinceS: state.nowS };

/** A hand may take it now: nothing is on its way. */
export const isFree = ({ phase }: BagState): boolean =>
  phase !== 'opening' && phase !== 'drawing' && phase !== 'pouringIn';

/** What is to be drawn waits for a hand. */
export const isInviting = (state: BagState): boolean => state.jobs.length > 0 && isFree(state);

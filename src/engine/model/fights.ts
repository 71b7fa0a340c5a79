/** Words of a fight that events, tasks and rules share. */
import type { Cause } from './causes.ts';
import type { MeepleId } from './ids.ts';
import type { Kind } from './meeples.ts';

export interface Fighter {
  readonly id: MeepleId;
  /** What it fights as: its kind, or the basic class a Shaman stands in for. */
  readonly role: Kind;
}

/** One term of a combat value: what a Unit or the whole party counts, and why. */
export interface CombatNote {
  readonly meeple?: MeepleId;
  readonly n: number;
  readonly cause: Cause;
}

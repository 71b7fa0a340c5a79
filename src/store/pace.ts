/** The speeds at which the story can be told. */
export const PACINGS = ['normal', 'fast', 'instant'] as const;
export type Pacing = (typeof PACINGS)[number];

/** `step`: the Guard waits after each of its steps until the player goes on; `steady`: as fast as everything else. */
export const GUARD_PACES = ['step', 'slow', 'steady', 'fast', 'instant'] as const;
export type GuardPace = (typeof GUARD_PACES)[number];

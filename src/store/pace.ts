/** The speeds at which the story can be told. */
export const PACINGS = ['normal', 'fast', 'instant'] as const;
export type Pacing = (typeof PACINGS)[number];

/** `step`: the Guard waits after each of its decisions until the player goes on. */
export const GUARD_PACES = ['step', 'steady', 'instant'] as const;
export type GuardPace = (typeof GUARD_PACES)[number];

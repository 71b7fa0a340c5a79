/** Where a piece stands: place on the table, turn about the upright, and whether it lies on its back. */
export type Placement = {
  readonly x: number;
  readonly y?: number;
  readonly z: number;
  readonly turn: number;
  readonly isLying?: boolean;
};

/** Half a meeple's thickness: how high the middle of a lying piece is. */
export const LYING_HEIGHT = 0.15;

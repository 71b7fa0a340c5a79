/** How the model files keep their numbers small: the builder packs and the loader unpacks by these. */

/** Whole steps to a table unit, undone by the nodes' scale. */
export const POSITION_STEPS = 2048;
/** Whole steps to one repeat of the grain. */
export const GRAIN_STEPS = 256;
/** Whole steps to one turn of a cord's strands. */
export const STRAND_STEPS = 64;

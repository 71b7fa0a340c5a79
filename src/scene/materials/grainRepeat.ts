/** How often the grain repeats over a model's whole range of grain coordinates, which lie within 0 to 1 in the file. */
export const GRAIN_REPEAT = 8;

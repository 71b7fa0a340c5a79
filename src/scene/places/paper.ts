/** Paper by candle-light: what is printed cream must be darker on the table, or the key light burns it out. */
export const PAPER = '#cbb98e';
/** Multiplies printed faces. */
export const PRINT_TINT = '#d8cdb6';
/** A board without its print: dark enough that a whole city of it does not glare. */
export const BARE_BOARD = '#7a6546';

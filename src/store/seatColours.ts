/** The colours that seats have. */
export const SEAT_COLOURS = ['red', 'blue', 'green', 'gold'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

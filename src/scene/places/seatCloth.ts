/** A seat's colour as the press and the bag know it. */
import type { SeatColour } from '../../store/seatColours.ts';
import type { PlayerColor } from '../print/palette.ts';

export const SEAT_CLOTH: Readonly<Record<SeatColour, PlayerColor>> = {
  red: 'crimson',
  blue: 'sapphire',
  green: 'emerald',
  gold: 'amber',
};

/** The colours that carved pieces take from their district or seat: deeper than print, for the key light brightens wood. */
import type { District } from '../../engine/index.ts';
import type { SeatColour } from '../../store/seatColours.ts';

export const DISTRICT_WOOD: Readonly<Record<District, string>> = {
  castle: '#5c5a68',
  villages: '#285f8e',
  cathedral: '#962c22',
  university: '#c98a1a',
};

export const SEAT_WOOD: Readonly<Record<SeatColour | 'guard', string>> = {
  red: '#9c2924',
  blue: '#2a4f9c',
  green: '#276b40',
  gold: '#c87c18',
  guard: '#83868e',
};

/** Which district a point of the city is in: the board is never turned. */
export function districtUnder(x: number, z: number): District {
  if (z < 0) return x < 0 ? 'castle' : 'villages';
  return x < 0 ? 'university' : 'cathedral';
}

/** Who sits where: names and colours, which the rules do not know. */
import { NAME_LENGTH, type SaveMeta } from '../engine/index.ts';
import { SEAT_COLOURS, type SeatColour } from './seatColours.ts';

export interface SeatMeta {
  readonly name: string;
  readonly colour: SeatColour;
}

/** One entry per seat: given ones made fit (short names, no colour twice), missing ones filled in. */
export function completeSeats(count: number, given: readonly Partial<SeatMeta>[] = []): readonly SeatMeta[] {
  const asked = given.slice(0, count).map(({ colour }) => colour);
  const free = SEAT_COLOURS.filter((colour) => !asked.includes(colour));
  const taken = new Set<SeatColour>();
  return Array.from({ length: count }, (_, seat) => {
    const wanted = asked[seat];
    const colour = wanted !== undefined && !taken.has(wanted) ? wanted : (free.shift() ?? 'red');
    taken.add(colour);
    const name = (given[seat]?.name ?? '').trim().slice(0, NAME_LENGTH);
    return { name: name === '' ? `Player ${seat + 1}` : name, colour };
  });
}

export function seatsToMeta(seats: readonly SeatMeta[]): SaveMeta {
  return { names: seats.map(({ name }) => name), colours: seats.map(({ colour }) => colour) };
}

/** Whatever a file says; what makes no sense is filled in. */
export function seatsFromMeta(count: number, meta: SaveMeta = {}): readonly SeatMeta[] {
  const colours: readonly unknown[] = Array.isArray(meta.colours) ? meta.colours : [];
  const given = Array.from({ length: count }, (_, seat): Partial<SeatMeta> => {
    const name = meta.names?.[seat];
    const colour = SEAT_COLOURS.find((known) => known === colours[seat]);
    return { ...(name === undefined ? {} : { name }), ...(colour === undefined ? {} : { colour }) };
  });
  return completeSeats(count, given);
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NAME_LENGTH } from '../../src/engine/index.ts';
import { SEAT_COLOURS } from '../../src/store/seatColours.ts';
import { completeSeats, seatsFromMeta, seatsToMeta } from '../../src/store/seats.ts';

describe('seats', () => {
  it('are filled in where nothing is given', () => {
    expect(completeSeats(2)).toEqual([
      { name: 'Player 1', colour: 'red' },
      { name: 'Player 2', colour: 'blue' },
    ]);
  });

  it('keep what is given, and let no colour sit twice', () => {
    const given = [{ name: '  Ada ' }, { name: 'Bo', colour: 'red' }, { name: '', colour: 'red' }] as const;
    expect(completeSeats(3, given)).toEqual([
      { name: 'Ada', colour: 'blue' },
      { name: 'Bo', colour: 'red' },
      { name: 'Player 3', colour: 'green' },
    ]);
  });

  it('come back from a file as they were, and make sense whatever it says', () => {
    const seat = fc.record({ name: fc.string(), colour: fc.constantFrom(...SEAT_COLOURS) });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.array(seat, { maxLength: 5 }),
        fc.jsonValue(),
        (n, given, junk) => {
          const seats = completeSeats(n, given);
          expect(seatsFromMeta(n, seatsToMeta(seats))).toEqual(seats);
          expect(new Set(seats.map(({ colour }) => colour)).size).toBe(n);
          for (const { name } of seats) expect(name.length > 0 && name.length <= NAME_LENGTH).toBe(true);
          expect(seatsFromMeta(n, { colours: junk as string })).toHaveLength(n);
        },
      ),
      { seed: 5, numRuns: 200 },
    );
  });
});

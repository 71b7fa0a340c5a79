/** Who sat at the table last, so that nobody types a name twice: kept on the device, checked when read. */
import { SEAT_COLOURS } from './seatColours.ts';
import type { SeatMeta } from './seats.ts';
import type { TextStorage } from './storage.ts';

export interface TableWish {
  readonly seats: readonly SeatMeta[];
  readonly towers: boolean;
}

export interface LastTable {
  read(): TableWish | undefined;
  write(wish: TableWish): void;
}

const KEY = 'rowan.lastTable';

export function createLastTable(storage: Pick<TextStorage, 'read' | 'write'>): LastTable {
  return {
    read: () => readWish(storage.read(KEY)),
    write: (wish) => {
      storage.write(KEY, JSON.stringify(wish));
    },
  };
}

function readWish(text: string | undefined): TableWish | undefined {
  try {
    const { seats, towers } = JSON.parse(text ?? '') as Readonly<Record<string, unknown>>;
    if (!Array.isArray(seats) || seats.length < 2 || seats.length > 4 || !seats.every(isSeat)) return undefined;
    const colours = new Set(seats.map(({ colour }) => colour));
    return colours.size === seats.length ? { seats, towers: towers === true } : undefined;
  } catch {
    return undefined;
  }
}

function isSeat(value: unknown): value is SeatMeta {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('colour' in value)) return false;
  return typeof value.name === 'string' && SEAT_COLOURS.some((colour) => colour === value.colour);
}

/** F4: the value of each Room set by the number of its Rooms. */
import type { Cards } from '../cards.ts';
import { ROOM_SETS, type RoomId, type RoomSetId } from '../model/ids.ts';

export interface RoomSetScore {
  readonly set: RoomSetId;
  readonly n: number;
  readonly vp: number;
}

export function roomSetVp(cards: Cards, rooms: readonly RoomId[]): RoomSetScore[] {
  return ROOM_SETS.flatMap((set) => {
    const n = rooms.filter((id) => cards.room(id).kind === set).length;
    const { values } = cards.roomSet(set);
    return n === 0 ? [] : [{ set, n, vp: values[Math.min(n, values.length) - 1] ?? 0 }];
  });
}

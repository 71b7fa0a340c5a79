/** Rooms the Guard takes: where it finds one, and what each kind gives it (G6, G8). */
import type { Cause } from '../model/causes.ts';
import type { NamedDistrict, PlaceReason, TieBreak } from '../model/guardReasons.ts';
import type { District, RoomId } from '../model/ids.ts';
import { kindOf } from '../model/meeples.ts';
import { change, emit, type Run } from '../run.ts';
import { changeGuard, consoleGuard, guardGain, guardOf, guardVp, keepQuest } from './change.ts';
import { clockwiseFrom, firstPossible } from './priority.ts';

const HUNT_VP = 2;

interface RoomPick {
  readonly room: RoomId;
  readonly district: District;
  /** Face-up Rooms that would have done. */
  readonly candidates: readonly RoomId[];
  readonly stood: readonly District[];
  readonly favored: District;
  readonly reason: PlaceReason | TieBreak | 'onlyOne';
  readonly named?: NamedDistrict;
}

const faceUp = (run: Run, district: District): RoomId | undefined => run.state.towers[district][0];

export function takeRoomOf(run: Run, named: NamedDistrict, cause: Cause): void {
  const found = firstPossible(named, (district) => faceUp(run, district) !== undefined);
  const room = found === undefined ? undefined : faceUp(run, found.district);
  if (found === undefined || room === undefined) consoleGuard(run, 'room', cause);
  else
    takeRoom(
      run,
      { room, candidates: [room], stood: [found.district], favored: named.favored, ...found, named },
      cause,
    );
}

/** G3, spot 1-2: a face-up Room that needs Corruption wherever it is; `otherwise` is done where there is none. */
export function takeCorruptionRoom(run: Run, cause: Cause, otherwise: () => void): void {
  const { favored } = guardOf(run);
  const open = clockwiseFrom(favored).flatMap((district) => {
    const room = faceUp(run, district);
    return room !== undefined && run.cards.room(room).needs.corruption !== undefined ? [{ district, room }] : [];
  });
  const [first] = open;
  if (first === undefined) {
    emit(run, { type: 'guardFellBack', sought: 'corruptionRoom', cause });
    otherwise();
    return;
  }
  const byPriority = first.district === favored ? 'favoredDistrict' : 'firstClockwise';
  const reason = open.length === 1 ? 'onlyOne' : byPriority;
  const candidates = open.map(({ room }) => room);
  takeRoom(run, { ...first, candidates, stood: open.map(({ district }) => district), favored, reason }, cause);
}

function takeRoom(run: Run, picked: RoomPick, cause: Cause): void {
  const { room, district } = picked;
  const card = run.cards.room(room);
  const rest = run.state.towers[district].slice(1);
  const kept = card.effect.some((effect) => effect.op === 'roomSet');
  const { rooms, board } = guardOf(run);
  change(run, { towers: { ...run.state.towers, [district]: rest } });
  if (kept) changeGuard(run, { rooms: [...rooms, room] });
  emit(run, { type: 'guardRoomTaken', ...picked, kept, cause });
  const source: Cause = { by: 'room', id: room };
  if (card.kind === 'cleansing')
    guardVp(run, board.filter(({ meeple }) => kindOf(meeple) === 'corruption').length, 'rooms', source);
  if (card.kind === 'hunt') guardVp(run, HUNT_VP, 'rooms', source);
  if (card.hero !== undefined) guardGain(run, card.hero, 1, source);
  if (card.kind === 'cleansing' || card.kind === 'face-the-darkness') keepQuest(run, source);
  const [next] = rest;
  if (next !== undefined) emit(run, { type: 'roomRevealed', district, room: next });
}

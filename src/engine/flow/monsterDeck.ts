/** The city refills (W1, W2) and the Dark Council arrives (W3, W4). */
import type { ChoiceOf } from '../choices.ts';
import { returnGuardBoard } from '../guard/board.ts';
import { type ArrivalId, clockwise, DISTRICTS, type District, type MonsterId, type Seat } from '../model/ids.ts';
import type { CityMonster } from '../model/state.ts';
import { countMonsters } from '../rules/city.ts';
import { playerOf, seatsAfter } from '../rules/turn.ts';
import { ask, change, changePlayer, emit, type Run, schedule, takeFromSupply } from '../run.ts';
import { drawFromBag } from './bag.ts';

const CITY_SIZE = 6;

export function slideMonsters(run: Run): void {
  for (const district of DISTRICTS) {
    const before = run.state.monsters[district];
    before.forEach((monster, i) => {
      const slot = (i + 1) as CityMonster['slot'];
      if (monster.slot === slot) return;
      const row = run.state.monsters[district].map((m) => (m.id === monster.id ? { ...m, slot } : m));
      change(run, { monsters: { ...run.state.monsters, [district]: row } });
      emit(run, { type: 'monsterSlid', district, monster: monster.id, from: monster.slot, to: slot });
    });
  }
}

/** Turns cards up until six Monsters are in the city; stops where the player must pick a district. */
export function refillCity(run: Run): void {
  while (countMonsters(run.state) < CITY_SIZE) {
    const [top, ...rest] = run.state.monsterDeck;
    if (top === undefined) return;
    change(run, { monsterDeck: rest });
    const arrival = run.cards.arrival(top);
    if (arrival !== undefined) {
      arrive(run, arrival.id, arrival.order);
      continue;
    }
    const monster = run.cards.monster(top);
    if (hasRoom(run, monster.district)) {
      putMonster(run, monster.id, monster.district, { overflow: false });
      continue;
    }
    const open = openDistricts(run, monster.district);
    emit(run, { type: 'monsterDrawn', monster: monster.id });
    if (run.state.turn.phase === 'guard') {
      putMonster(run, monster.id, open[0] as District, { overflow: true });
      continue;
    }
    schedule(run, { task: 'refillCity' });
    ask(run, {
      kind: 'overflowDistrict',
      seat: run.state.turn.seat,
      options: open,
      cause: { by: 'rule', id: 'W2' },
      rules: ['W2'],
      monster: monster.id,
    });
    return;
  }
}

export function answerOverflow(run: Run, { monster }: ChoiceOf<'overflowDistrict'>, option: string): void {
  putMonster(run, monster, option as District, { overflow: true });
}

const hasRoom = (run: Run, district: District): boolean => run.state.monsters[district].length < 3;

/** Districts with room, clockwise from the full one. */
function openDistricts(run: Run, full: District): District[] {
  return [1, 2, 3].map((steps) => clockwise(full, steps)).filter((district) => hasRoom(run, district));
}

function putMonster(run: Run, monster: MonsterId, district: District, { overflow }: { overflow: boolean }): void {
  const row = run.state.monsters[district];
  const slot = ([1, 2, 3] as const).find((n) => !row.some((m) => m.slot === n)) ?? 3;
  const placed = [...row, { id: monster, slot }].sort((a, b) => a.slot - b.slot);
  change(run, { monsters: { ...run.state.monsters, [district]: placed } });
  emit(run, { type: 'monsterRevealed', monster, district, slot, overflow });
}

function arrive(run: Run, arrival: ArrivalId, order: number): void {
  change(run, { arrived: [...run.state.arrived, arrival] });
  emit(run, { type: 'councilArrived', arrival, order });
  if (run.state.arrived.length >= 3) {
    announceEnd(run);
    return;
  }
  const active = run.state.turn.seat;
  const guardActs = run.state.turn.phase === 'guard';
  for (const seat of [active, ...seatsAfter(run.state, active)]) giveCorruption(run, seat);
  if (run.state.guard !== undefined) returnGuardBoard(run, { by: 'rule', id: 'G9' });
  const drawing = guardActs ? [active] : seatsAfter(run.state, active);
  for (const seat of drawing) drawFromBag(run, seat, 1, { by: 'rule', id: 'W3' });
}

function giveCorruption(run: Run, seat: Seat): void {
  const cause = { by: 'rule', id: 'W3' } as const;
  const meeples = takeFromSupply(run, 'corruption', 1);
  if (meeples.length === 0) {
    emit(run, { type: 'gainLost', who: seat, kind: 'corruption', n: 1, cause });
    return;
  }
  changePlayer(run, seat, { bag: [...playerOf(run.state, seat).bag, ...meeples] });
  emit(run, { type: 'meeplesGained', seat, meeples, from: 'supply', to: 'bag', cause });
}

/** E1: this round is played out, then two more. */
function announceEnd(run: Run): void {
  const { round } = run.state.turn;
  const final = { firstRound: round + 1, lastRound: round + 2 };
  change(run, { final });
  emit(run, { type: 'finalTurnsSet', ...final });
}

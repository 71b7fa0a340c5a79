/** The turn's frame: start with the hills' pay (T1), open the phases, end, next player (E1). */
import type { EffectOf, HillTier } from '../effects/ops.ts';
import type { Seat } from '../model/ids.ts';
import { kindOf } from '../model/meeples.ts';
import type { BuiltLocation, Phase, Placed, TurnState } from '../model/state.ts';
import { isFinalTurn, playerOf } from '../rules/turn.ts';
import { change, changeTurn, emit, lodge, type Run, schedule } from '../run.ts';

export function newTurn(seat: Seat, number: number, round: number): TurnState {
  return {
    seat,
    number,
    round,
    phase: 'development',
    step: 'resolving',
    assignments: [],
    usedPowers: [],
    gained: [],
    comingBack: [],
    extraDraw: 0,
    defeated: 0,
    activated: 0,
    resolveRest: false,
  };
}

export function startTurn(run: Run): void {
  const { seat, number, round } = run.state.turn;
  emit(run, { type: 'turnStarted', seat, turn: number, round, finalTurn: isFinalTurn(run.state) });
  // A level Quest in the opening hand is met at once by Hired Help (G13).
  const { hand } = playerOf(run.state, seat);
  schedule(run, { task: 'checkQuests', seat, moment: { at: 'levels' }, quests: hand }, { task: 'openDevelopment' });
  for (const location of run.state.locations)
    if (location.hill?.seat === seat) payHill(run, seat, location, location.hill.meeples);
}

/** L8: the Units come home and the best tier among them is paid, once. */
function payHill(run: Run, seat: Seat, location: BuiltLocation, units: readonly Placed[]): void {
  const crown = run.cards
    .location(location.id)
    .effect.find((e): e is EffectOf<'kingOfTheHill'> => e.op === 'kingOfTheHill');
  change(run, { locations: run.state.locations.map((l) => (l.id === location.id ? withoutHill(l) : l)) });
  const meeples = units.map((unit) => unit.id);
  lodge(run, seat, meeples, `location:${location.id}`, { by: 'rule', id: 'L8' });
  const tier = crown === undefined ? -1 : bestTier(crown.tiers, units);
  if (crown === undefined || tier < 0) return;
  emit(run, { type: 'hillPaid', seat, location: location.id, meeples, tier });
  schedule(run, {
    task: 'effects',
    seat,
    effects: crown.tiers[tier]?.effect ?? [],
    cause: { by: 'location', id: location.id },
  });
}

export function withoutHill({ hill: _, ...location }: BuiltLocation): BuiltLocation {
  return location;
}

/** Tiers rise; the highest that a Unit (or a Shaman in its place) stands for counts. */
function bestTier(tiers: readonly HillTier[], units: readonly Placed[]): number {
  return tiers.findLastIndex((tier) =>
    units.some(({ id, as }) => (as ?? kindOf(id)) === tier.unit || (kindOf(id) === 'shaman' && as === undefined)),
  );
}

export function openDevelopment(run: Run): void {
  openAssigning(run, 'development');
}

export function openAssigning(run: Run, phase: Phase): void {
  changeTurn(run, { phase, step: 'assigning', assignments: [], resolveRest: false });
  emit(run, { type: 'phaseStarted', seat: run.state.turn.seat, phase });
}

export function endTurn(run: Run): void {
  const { seat, number, round } = run.state.turn;
  emit(run, { type: 'turnEnded', seat, turn: number });
  if (run.state.guard !== undefined) {
    schedule(run, { task: 'guardTurn' });
    return;
  }
  const next = ((seat + 1) % run.state.players.length) as Seat;
  passTurn(run, next, next === run.state.firstSeat ? round + 1 : round);
}

/** The next turn, or the end once the final turns are played (E1). */
export function passTurn(run: Run, seat: Seat, round: number): void {
  const { final, turn } = run.state;
  if (final !== undefined && round > final.lastRound) {
    schedule(run, { task: 'scoreEnd' });
    return;
  }
  change(run, { turn: newTurn(seat, turn.number + 1, round) });
  schedule(run, { task: 'startTurn' });
}

/** A running step: the state as it is now and what has happened on the way. Every change of state goes through here. */
import type { Cards } from './cards.ts';
import type { Choice } from './choices.ts';
import { type GameEvent, revealsHidden, type Spot } from './events.ts';
import type { Cause } from './model/causes.ts';
import { copyPlayer, copyState, copyTurn } from './model/copies.ts';
import type { MeepleId, Seat } from './model/ids.ts';
import { type Kind, kindOf } from './model/meeples.ts';
import type { PlaceId } from './model/places.ts';
import type { Assignment, GameState, PlayerState, TurnState, VpSource } from './model/state.ts';
import { createRng, type Rng } from './rng.ts';
import type { Task } from './tasks.ts';

/** An event and the state after it. */
export interface Step {
  readonly event: GameEvent;
  readonly state: GameState;
  /** Hidden information came to light: undo stops here. */
  readonly reveals: boolean;
}

export interface Run {
  readonly cards: Cards;
  state: GameState;
  readonly steps: Step[];
  /** What has been copied since the last event and may be written to; a state that a step holds never is. */
  readonly fresh: { state: boolean; turn: boolean; agenda: boolean; players: boolean; player: boolean[] };
}

export function createRun(cards: Cards, state: GameState): Run {
  return { cards, state, steps: [], fresh: { state: false, turn: false, agenda: false, players: false, player: [] } };
}

export function emit(run: Run, event: GameEvent): void {
  run.steps.push({ event, state: run.state, reveals: revealsHidden(event) });
  const { fresh } = run;
  fresh.state = fresh.turn = fresh.agenda = false;
  if (fresh.players) {
    fresh.players = false;
    fresh.player.length = 0;
  }
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

function writableState(run: Run): Writable<GameState> {
  if (!run.fresh.state) {
    run.state = copyState(run.state);
    run.fresh.state = true;
  }
  return run.state;
}

function write<T extends object>(target: Writable<T>, patch: Partial<T>): void {
  for (const key in patch) target[key] = patch[key] as T[Extract<keyof T, string>];
}

export function change(run: Run, patch: Partial<GameState>): void {
  write(writableState(run), patch);
  if (patch.turn !== undefined) run.fresh.turn = false;
}

export function changePlayer(run: Run, seat: Seat, patch: Partial<PlayerState>): void {
  const state = writableState(run);
  const { fresh } = run;
  if (!fresh.players) {
    state.players = state.players.slice();
    fresh.players = true;
  }
  const players = state.players as PlayerState[];
  if (!fresh.player[seat]) {
    players[seat] = copyPlayer(players[seat] as PlayerState);
    fresh.player[seat] = true;
  }
  write(players[seat] as Writable<PlayerState>, patch);
}

export function changeTurn(run: Run, patch: Partial<TurnState>): void {
  const state = writableState(run);
  if (!run.fresh.turn) {
    state.turn = copyTurn(state.turn);
    run.fresh.turn = true;
  }
  write(state.turn as Writable<TurnState>, patch);
}

export function changeAssignment(run: Run, place: PlaceId, patch: Partial<Assignment>): void {
  const assignments = run.state.turn.assignments.map((a) => (a.place === place ? { ...a, ...patch } : a));
  changeTurn(run, { assignments });
}

function writableAgenda(run: Run): Task[] {
  const state = writableState(run);
  if (!run.fresh.agenda) {
    state.agenda = state.agenda.slice();
    run.fresh.agenda = true;
  }
  return state.agenda as Task[];
}

/** Takes the next task off the agenda. */
export function nextTask(run: Run): Task | undefined {
  return run.state.agenda.length === 0 ? undefined : writableAgenda(run).pop();
}

/** Puts tasks on the agenda; the first of them is done next. */
export function schedule(run: Run, ...tasks: Task[]): void {
  const agenda = writableAgenda(run);
  for (let i = tasks.length - 1; i >= 0; i--) agenda.push(tasks[i] as Task);
}

export function ask(run: Run, choice: Choice): void {
  change(run, { choice });
}

export function withRng<T>(run: Run, use: (rng: Rng) => T): T {
  const rng = createRng(run.state.rng);
  const result = use(rng);
  change(run, { rng: rng.state() });
  return result;
}

/** VP up or down, booked under its source (C7, D4, E5). */
export function changeVp(run: Run, seat: Seat, n: number, source: VpSource, cause: Cause): void {
  if (n === 0) return;
  const player = run.state.players[seat] as PlayerState;
  const total = player.score + n;
  changePlayer(run, seat, { score: total, ledger: { ...player.ledger, [source]: (player.ledger[source] ?? 0) + n } });
  emit(run, { type: 'vpChanged', who: seat, n, total, source, cause });
}

/** Takes up to n of a kind out of the supply; T9: what is not there is not had. */
export function takeFromSupply(run: Run, kind: Kind, n: number): MeepleId[] {
  const pile = run.state.supply[kind];
  const taken = pile.slice(Math.max(0, pile.length - n));
  if (taken.length > 0) {
    change(run, { supply: { ...run.state.supply, [kind]: pile.slice(0, pile.length - taken.length) } });
  }
  return taken;
}

export function putIntoSupply(run: Run, meeples: readonly MeepleId[]): void {
  const supply: Record<Kind, readonly MeepleId[]> = { ...run.state.supply };
  for (const meeple of meeples) supply[kindOf(meeple)] = [...supply[kindOf(meeple)], meeple];
  change(run, { supply });
}

export function without<T>(items: readonly T[], gone: readonly T[]): T[] {
  return items.filter((item) => !gone.includes(item));
}

/** Moves meeples into the Lodgings once they have left where they were. */
export function lodge(run: Run, seat: Seat, meeples: readonly MeepleId[], from: Spot, cause: Cause): void {
  if (meeples.length === 0) return;
  const { lodgings } = run.state.players[seat] as PlayerState;
  changePlayer(run, seat, { lodgings: [...lodgings, ...meeples] });
  emit(run, { type: 'meeplesLodged', seat, meeples, from, cause });
}

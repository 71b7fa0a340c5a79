/** The match: truth moves with every accepted intent, shown follows as the story is told. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type Engine,
  type GameEvent,
  type GameState,
  type Intent,
  type MatchOptions,
  type Refusal,
  type Restored,
  readSave,
  type SaveProblem,
  type Step,
  writeSave,
} from '../engine/index.ts';
import { err, ok, type Result } from '../shared/result.ts';
import {
  type History,
  type Move,
  newHistory,
  revealedBy,
  type UndoLimit,
  undoLimit,
  withMove,
  withoutLastMove,
} from './history.ts';
import { fitTitle, titleFromMeta, withTitle } from './matchTitle.ts';
import { beforeFirstStep } from './opening.ts';
import { type StoryStart, storyFrom } from './replay.ts';
import { completeSeats, type SeatMeta, seatsFromMeta, seatsToMeta } from './seats.ts';

/** `idle`: a table to look at that nobody plays on; `scenario`: a position from a description, which cannot be saved. */
export type MatchSource = 'idle' | 'setup' | 'scenario';

export interface Refused {
  readonly intent: Intent;
  readonly refusal: Refusal;
}

export interface MatchState extends History, StoryStart {
  readonly source: MatchSource;
  readonly seats: readonly SeatMeta[];
  /** What the people call this match; undefined: by its seats. */
  readonly title: string | undefined;
  /** What legality is asked of. */
  readonly truth: GameState;
  /** What the table, the HUD and the log show. */
  readonly shown: GameState;
  /** Steps between shown and truth, the next one first. */
  readonly timeline: readonly Step[];
  /** Events that had been told when the table went back to show some of them again; undefined: nothing is shown again. */
  readonly again: number | undefined;
  /** The last intent if it was refused. */
  readonly refusal: Refused | undefined;
  /** Counts jumps (start, undo, redo, load): what was waiting to be shown no longer is. */
  readonly epoch: number;
}

export interface MatchDeps {
  /** The table that is laid out until a match begins. */
  readonly idle?: MatchOptions;
}

export interface Match {
  readonly store: StoreApi<MatchState>;
  start(options: MatchOptions, seats?: readonly Partial<SeatMeta>[]): void;
  startFrom(state: GameState, seats?: readonly Partial<SeatMeta>[]): void;
  submit(intent: Intent): Result<void, Refusal>;
  undo(): Result<void, UndoLimit>;
  redo(): Result<void, { readonly why: 'nothing' }>;
  /** An empty one: it is called by its seats again. */
  rename(title: string): void;
  dismissRefusal(): void;
  /** Undefined where there is nothing a file could bring back. */
  toSave(): string | undefined;
  /** Either the whole match comes back or everything stays as it is. */
  load(text: string): Result<void, SaveProblem>;
  /**
   * The table goes to where this event was next and tells the story from there; the match itself stays as it is.
   * `anew`: it has never been seen to its end.
   */
  showFrom(index: number, how?: 'again' | 'anew'): boolean;
  /** The director's: the next steps are told. */
  shownAdvance(count: number): void;
}

const IDLE: MatchOptions = { seed: 'rowan', seats: 2, towers: true };

export function createMatch(engine: Engine, { idle = IDLE }: MatchDeps = {}): Match {
  const store = createStore<MatchState>(() => ({
    ...atStart('idle', engine.setup(idle)),
    seats: completeSeats(idle.seats),
    title: undefined,
    epoch: 0,
  }));
  const get = store.getState;
  const jump = (state: Omit<MatchState, 'epoch'>): void => store.setState({ ...state, epoch: get().epoch + 1 });

  return {
    store,
    start: (options, seats) => {
      const steps = engine.setupSteps(options);
      const [first] = steps;
      const truth = lastState(steps);
      const history = newHistory(steps.map(({ event }) => event));
      const shown = first === undefined ? truth : beforeFirstStep(first);
      jump({
        ...standing('setup', truth, history, { start: truth, openingCount: steps.length }),
        shown,
        timeline: steps,
        seats: completeSeats(options.seats, seats),
        title: undefined,
      });
    },
    startFrom: (state, seats) =>
      jump({
        ...atStart('scenario', state),
        seats: completeSeats(state.options.seats, seats),
        title: undefined,
      }),
    submit: (intent) => {
      const state = get();
      const result = engine.apply(state.truth, intent);
      if (!result.ok) {
        store.setState({ refusal: { intent, refusal: result.error } });
        return result;
      }
      const steps = result.value;
      store.setState({
        ...withMove(state, state.truth, intent, steps),
        future: [],
        truth: lastState(steps),
        timeline: [...state.timeline, ...steps],
        refusal: undefined,
      });
      return ok(undefined);
    },
    undo: () => {
      const state = get();
      const move = state.past[state.past.length - 1];
      const limit = undoLimit(state);
      if (move === undefined) return err(limit ?? { why: 'nothing' });
      jump({ ...standing(state.source, move.before, withoutLastMove(state), state), ...calledAs(state) });
      return ok(undefined);
    },
    redo: () => {
      const state = get();
      const intent = state.future[state.future.length - 1];
      if (intent === undefined) return err({ why: 'nothing' });
      const result = engine.apply(state.truth, intent);
      if (!result.ok) throw new Error(`A move that was undone is refused: ${result.error.code}`);
      const history = withMove({ ...state, future: state.future.slice(0, -1) }, state.truth, intent, result.value);
      jump({ ...standing(state.source, lastState(result.value), history, state), ...calledAs(state) });
      return ok(undefined);
    },
    rename: (title) => store.setState({ title: fitTitle(title) }),
    dismissRefusal: () => store.setState({ refusal: undefined }),
    toSave: () => saveText(get()),
    load: (text) => {
      const save = readSave(text);
      if (!save.ok) return save;
      const restored = engine.restore(save.value);
      if (!restored.ok) return restored;
      const seats = seatsFromMeta(save.value.options.seats, save.value.meta);
      const { state, start, opening } = restored.value;
      const story = { start, openingCount: opening.length };
      const title = titleFromMeta(save.value.meta);
      jump({ ...standing('setup', state, historyOf(restored.value), story), seats, title });
      return ok(undefined);
    },
    showFrom: (index, how = 'again') => {
      const state = get();
      const part = storyFrom(engine, state, index);
      if (part === undefined) return false;
      const told = state.events.length - state.timeline.length;
      const again = how === 'again' && index < told ? Math.max(told, state.again ?? 0) : state.again;
      store.setState({ shown: part.before, timeline: part.steps, again, epoch: state.epoch + 1 });
      return true;
    },
    shownAdvance: (count) => {
      const { timeline, shown, events, again } = get();
      const told = timeline.slice(0, count);
      if (told.length === 0) return;
      const left = timeline.slice(told.length);
      store.setState({
        timeline: left,
        shown: told[told.length - 1]?.state ?? shown,
        again: again !== undefined && events.length - left.length < again ? again : undefined,
      });
    },
  };
}

type Called = Pick<MatchState, 'seats' | 'title'>;
const calledAs = ({ seats, title }: MatchState): Called => ({ seats, title });

type Standing = Omit<MatchState, 'epoch' | keyof Called>;

const atStart = (source: MatchSource, start: GameState): Standing =>
  standing(source, start, newHistory([]), { start, openingCount: 0 });

/** A match in which everything has been shown. */
function standing(source: MatchSource, truth: GameState, history: History, story: StoryStart): Standing {
  const { intents, events, past, future, lastReveal } = history;
  return {
    source,
    truth,
    shown: truth,
    timeline: [],
    again: undefined,
    start: story.start,
    openingCount: story.openingCount,
    intents,
    events,
    past,
    future,
    lastReveal,
    refusal: undefined,
  };
}

function historyOf({ opening, start, moves }: Restored): History {
  const lastRevealing = moves.findLastIndex(({ canUndo }) => !canUndo);
  const events = opening.map(({ event }) => event);
  const past: Move[] = [];
  let before = start;
  moves.forEach(({ intent, steps, state }, i) => {
    if (i > lastRevealing) past.push({ intent, before, eventCount: events.length });
    for (const { event } of steps) events.push(event);
    before = state;
  });
  const lastReveal = revealedBy(moves[lastRevealing]?.steps ?? []);
  return { intents: moves.map(({ intent }) => intent), events, past, future: [], lastReveal };
}

/** Options and intents as the engine writes them, with the seats and the match's name beside. */
export function saveText({ source, truth, intents, seats, title }: MatchState): string | undefined {
  if (source !== 'setup') return undefined;
  return writeSave({ options: truth.options, intents, state: truth, meta: withTitle(seatsToMeta(seats), title) });
}

/** Events that have been shown: those that still wait come last. */
export function toldEvents({ events, timeline }: MatchState): readonly GameEvent[] {
  return events.slice(0, events.length - timeline.length);
}

function lastState(steps: readonly Step[]): GameState {
  const step = steps[steps.length - 1];
  if (step === undefined) throw new Error('A move without a step');
  return step.state;
}

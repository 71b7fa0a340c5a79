/** Positions worth looking at, out of games that greedy bots play: found, never described, and kept as saves. */
import { CATALOG } from '../../../src/content/catalog.ts';
import { createEngine, type GameState, type Intent, type MatchOptions, writeSave } from '../../../src/engine/index.ts';
import type { SavedSlot } from '../../../src/store/saves/slots.ts';
import { completeSeats, seatsToMeta } from '../../../src/store/seats.ts';
import { playMatch } from '../match.ts';
import { policyNamed } from '../policies.ts';

export interface Position {
  readonly state: GameState;
  readonly save: Omit<SavedSlot, 'id' | 'savedAtMs'>;
}

/** A number above zero: how good the position is; the best one of the first game that has any is taken. */
export type Worth = (state: GameState) => number;

const NAMES = ['Ash', 'Hazel', 'Linden', 'Rowan'];
const GAMES = 40;

const engine = createEngine(CATALOG);

const FOUR: Omit<MatchOptions, 'seed'> = { seats: 4, towers: true };
/** One against the Guard. */
export const SOLO: typeof FOUR = { seats: 1, towers: true, solo: { hiredHelp: [], advanced: false } };

export function findPosition(worth: Worth, seedWord = 'rowan', games = GAMES, table = FOUR): Position {
  for (let game = 0; game < games; game++) {
    const found = bestOf({ ...table, seed: `${seedWord}-${game}` }, worth);
    if (found !== undefined) return found;
  }
  throw new Error(`no such position in ${games} games`);
}

function bestOf(options: MatchOptions, worth: Worth): Position | undefined {
  let best: { readonly state: GameState; readonly count: number; readonly worth: number } | undefined;
  let count = 0;
  const see = (state: GameState): void => {
    count++;
    const value = isOpen(state) ? worth(state) : 0;
    if (value > (best?.worth ?? 0)) best = { state, count, worth: value };
  };
  const policies = Array.from({ length: options.seats }, () => policyNamed('mixed'));
  const { intents } = playMatch(engine, options, policies, { moved: see });
  return best === undefined ? undefined : positionOf(options, intents.slice(0, best.count), best.state);
}

/** The active player may move meeples. */
const isOpen = ({ choice, turn }: GameState): boolean => choice === undefined && turn.step === 'assigning';

function positionOf(options: MatchOptions, intents: readonly Intent[], state: GameState): Position {
  const seats = completeSeats(
    options.seats,
    NAMES.map((name) => ({ name })),
  );
  return {
    state,
    save: {
      text: writeSave({ options, intents, state, meta: seatsToMeta(seats) }),
      summary: {
        names: seats.map(({ name }) => name),
        colours: seats.map(({ colour }) => colour),
        round: state.turn.round,
        scores: state.players.map(({ score }) => score),
        isSolo: options.solo !== undefined,
        isOver: false,
      },
    },
  };
}

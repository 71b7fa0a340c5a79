/** How far the story of a match against the Guard has been told, so that a page opened again goes on from there. */
import type { Match, MatchState } from './match.ts';
import type { TextStorage } from './storage.ts';

const KEY = 'rowan.told';

interface Mark {
  readonly slot: string;
  /** Moves made by then: with other moves it is another story. */
  readonly moves: number;
  readonly events: number;
}

export interface Told {
  /** Keeps the mark of the match in this slot up to date, until called off. */
  follow(match: Pick<Match, 'store'>, slotOf: () => string): () => void;
  /** The first event that had not been told; undefined where all of them were. */
  next(slot: string, state: Pick<MatchState, 'intents' | 'events'>): number | undefined;
}

export function createTold(storage: TextStorage): Told {
  return {
    follow: (match, slotOf) =>
      match.store.subscribe((state, before) => {
        const isStory = state.timeline !== before.timeline || state.intents !== before.intents;
        // What is shown again has been told already.
        if (!isStory || state.truth.guard === undefined || state.again !== undefined) return;
        const events = state.events.length - state.timeline.length;
        storage.write(KEY, JSON.stringify({ slot: slotOf(), moves: state.intents.length, events } satisfies Mark));
      }),
    next: (slot, { intents, events }) => {
      const mark = readMark(storage.read(KEY));
      if (mark?.slot !== slot || mark.moves !== intents.length) return undefined;
      return mark.events < events.length ? mark.events : undefined;
    },
  };
}

function readMark(text: string | undefined): Mark | undefined {
  try {
    const value: unknown = text === undefined ? undefined : JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    const { slot, moves, events } = value as Partial<Record<keyof Mark, unknown>>;
    const isMark = typeof slot === 'string' && Number.isSafeInteger(moves) && Number.isSafeInteger(events);
    return isMark ? (value as Mark) : undefined;
  } catch {
    return undefined;
  }
}

/** What the people at the screen look at and hold: nothing here is part of the match. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { HeroClass, MeepleId, PlaceId, Seat } from '../engine/index.ts';

export const SCREENS = ['title', 'newGame', 'table', 'score'] as const;
export type Screen = (typeof SCREENS)[number];

/** Anything that can be pointed at or looked at closely. */
export type ThingName =
  | PlaceId
  | `meeple:${number}`
  | `quest:${string}`
  | `token:${string}`
  | `order:${string}`
  | `slot:${string}`
  | `arrival:${string}`
  | `hero:${number}:${HeroClass}`
  | `bag:${number | 'guard'}`
  | `board:${number | 'guard'}`
  | `tower:${string}`
  | 'monsterDeck'
  | 'questDeck'
  | 'market'
  | 'supply'
  | 'scoreTrack'
  | 'sword';

export interface UiState {
  readonly screen: Screen;
  /** Meeples picked by click or key, waiting for a place. */
  readonly selection: readonly MeepleId[];
  readonly hover: ThingName | undefined;
  readonly inspected: ThingName | undefined;
  /** Whose hand may be on screen; undefined: nobody's. */
  readonly looking: Seat | undefined;
  /** The curtain is down until this seat lifts it. */
  readonly curtain: Seat | undefined;
}

export interface Ui {
  readonly store: StoreApi<UiState>;
  show(screen: Screen): void;
  select(meeples: readonly MeepleId[]): void;
  hover(thing: ThingName | undefined): void;
  inspect(thing: ThingName | undefined): void;
  /** The curtain falls for the next seat; whatever the last one held or looked at is gone. */
  handOver(to: Seat): void;
  liftCurtain(): void;
  /** Nobody's hand is on screen: the title, the Guard's turn, the end. */
  lookAway(): void;
  /** One person at the table needs no curtain. */
  look(seat: Seat): void;
}

const NOTHING_HELD = { selection: [], hover: undefined, inspected: undefined } as const;

export function createUi(): Ui {
  const store = createStore<UiState>(() => ({
    screen: 'title',
    ...NOTHING_HELD,
    looking: undefined,
    curtain: undefined,
  }));
  return {
    store,
    show: (screen) => store.setState({ screen, ...NOTHING_HELD }),
    select: (selection) => store.setState({ selection }),
    hover: (hover) => {
      if (store.getState().hover !== hover) store.setState({ hover });
    },
    inspect: (inspected) => store.setState({ inspected }),
    handOver: (curtain) => store.setState({ ...NOTHING_HELD, looking: undefined, curtain }),
    liftCurtain: () => {
      const { curtain } = store.getState();
      if (curtain !== undefined) store.setState({ looking: curtain, curtain: undefined });
    },
    lookAway: () => store.setState({ ...NOTHING_HELD, looking: undefined, curtain: undefined }),
    look: (looking) => store.setState({ looking, curtain: undefined }),
  };
}

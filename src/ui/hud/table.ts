/** The table as every part of the interface knows it: one context, so that nothing is handed through. */
import { createContext, useContext, useMemo } from 'react';
import type { Telling } from '../../content/words/telling.ts';
import type { FocusName } from '../../director/focus.ts';
import { type Cards, type Engine, indexCards, type Seat } from '../../engine/index.ts';
import type { Match, MatchState } from '../../store/match.ts';
import type { SettingsStore } from '../../store/settings.ts';
import type { SoloRecord } from '../../store/soloRecord.ts';
import type { Ui } from '../../store/ui.ts';
import { usePart } from '../kit/usePart.ts';
import { tellingOf } from '../model/telling.ts';
import type { Anchors, BagsPort, Faces, PointedAt } from '../ports.ts';
import type { Hud } from './hudStore.ts';

export interface Table {
  readonly engine: Engine;
  readonly match: Match;
  readonly ui: Ui;
  readonly settings: SettingsStore;
  readonly anchors: Anchors;
  readonly faces: Faces;
  readonly bags: BagsPort;
  readonly hud: Hud;
  readonly look: (at: FocusName) => void;
  readonly point: (at: readonly PointedAt[]) => void;
  readonly leave: () => void;
  /** The shelf of saved matches; undefined where there is none. */
  readonly saves: (() => void) | undefined;
  /** The same seats play again; undefined where nobody can lay another match. */
  readonly rematch: (() => void) | undefined;
  readonly newGame: (() => void) | undefined;
  /** Undefined where no results are kept. */
  readonly soloRecord: SoloRecord | undefined;
}

export const TableContext = createContext<Table | undefined>(undefined);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error('This part of the interface needs a table around it');
  return table;
}

export function useMatchPart<T>(pick: (state: MatchState) => T): T {
  return usePart(useTable().match.store, pick);
}

/** Whose hand may be on screen. */
export function useLooking(): Seat | undefined {
  return usePart(useTable().ui.store, ({ looking }) => looking);
}

export function useTelling(): Telling {
  const { engine } = useTable();
  const seats = useMatchPart((state) => state.seats);
  return useMemo(() => tellingOf(engine.catalog, seats), [engine, seats]);
}

const indexed = new WeakMap<Engine, Cards>();

export function useCards(): Cards {
  const { engine } = useTable();
  let cards = indexed.get(engine);
  if (cards === undefined) {
    cards = indexCards(engine.catalog);
    indexed.set(engine, cards);
  }
  return cards;
}

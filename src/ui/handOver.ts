/** Hands the screen from seat to seat: the curtain falls before anybody's secrets can be seen by somebody else. */
import type { Engine, GameState, Seat } from '../engine/index.ts';
import type { Match } from '../store/match.ts';
import type { Ui } from '../store/ui.ts';

export type Handing =
  | { readonly to: 'nobody' }
  /** Whoever acts is at the screen, or may come to it without a curtain. */
  | { readonly to: 'open'; readonly seat: Seat }
  /** Also for one question in another's turn: it is nobody else's to answer. */
  | { readonly to: 'curtain'; readonly seat: Seat };

/** `at`: who sat at the screen last, behind no curtain. */
export function handingOf(engine: Engine, state: GameState, at: Seat | undefined): Handing {
  const seat = engine.seatToAct(state);
  if (seat === undefined) return { to: 'nobody' };
  const isOpen = state.options.seats === 1 || seat === at;
  return { to: isOpen ? 'open' : 'curtain', seat };
}

export interface HandOverParts {
  readonly engine: Engine;
  readonly match: Match;
  readonly ui: Ui;
}

/** Runs until called off; acts once everything that has happened has been shown. */
export function followSeats({ engine, match, ui }: HandOverParts): () => void {
  let at: Seat | undefined;
  let epoch = match.store.getState().epoch;
  const follow = (): void => {
    const state = match.store.getState();
    const { curtain, looking } = ui.store.getState();
    if (state.source === 'idle' || state.timeline.length > 0) return;
    // Another match has begun, or an old one was opened: nobody has sat down yet.
    if (state.epoch !== epoch && state.intents.length === 0) at = undefined;
    epoch = state.epoch;
    const handing = handingOf(engine, state.truth, at);
    switch (handing.to) {
      case 'nobody':
        if (looking !== undefined || curtain !== undefined) ui.lookAway();
        return;
      case 'open':
        at = handing.seat;
        if (looking !== handing.seat || curtain !== undefined) ui.look(handing.seat);
        return;
      case 'curtain':
        if (curtain !== handing.seat) ui.handOver(handing.seat);
    }
  };
  const stopMatch = match.store.subscribe(follow);
  const stopUi = ui.store.subscribe(({ looking, curtain }, before) => {
    if (before.curtain !== undefined && curtain === undefined && looking === before.curtain) at = looking;
    else follow();
  });
  follow();
  return () => {
    stopMatch();
    stopUi();
  };
}

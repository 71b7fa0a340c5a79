/** The table as it is shown before the first thing has happened. */
import type { GameState, MeepleId, Step } from '../engine/index.ts';

/** Everything laid out, and the meeples that the first step draws still in their bag. */
export function beforeFirstStep({ event, state }: Step): GameState {
  // G1: the Guard has not come yet.
  if (event.type === 'guardArrived') return { ...state, guard: undefined };
  if (event.type !== 'meeplesDrawn') return state;
  const { seat, meeples } = event;
  const isDrawn = (id: MeepleId): boolean => meeples.includes(id);
  const players = state.players.map((player, at) =>
    at === seat
      ? { ...player, tavern: player.tavern.filter((id) => !isDrawn(id)), bag: [...player.bag, ...meeples] }
      : player,
  );
  return { ...state, players };
}

/** Moments of a match against the Guard, found in a game that a bot plays: what the next move brings about is on the screen. */
import type { EventType, GameState, Intent, MatchOptions } from '../../../src/engine/index.ts';
import { ENGINE } from '../../support/match.ts';
import { botMatch } from './botMatch.ts';

export interface SoloMoment {
  readonly state: GameState;
  readonly next: Intent;
}

/** The first move that brings this about before the Guard has begun its turn. */
export function beforeEvent(options: MatchOptions, type: EventType): SoloMoment {
  let state = ENGINE.setup(options);
  for (const next of botMatch(options).intents) {
    const result = ENGINE.apply(state, next);
    if (!result.ok) throw new Error(result.error.code);
    const types = result.value.map(({ event }) => event.type);
    const at = types.indexOf(type);
    const guard = types.indexOf('guardTurnStarted');
    if (at >= 0 && (guard < 0 || at <= guard)) return { state, next };
    state = result.value[result.value.length - 1]?.state ?? state;
  }
  throw new Error(`${type} does not come about in this match`);
}

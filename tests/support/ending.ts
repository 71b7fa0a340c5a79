/** Matches in their final turns, played to the last score. */
import type { Scenario } from '../../src/engine/index.ts';
import { type Answers, givenMatch, type Match } from './match.ts';

/** Nobody assigns anything any more: every turn that is left passes. */
export function playOut(match: Match, answers: Answers = 'first'): Match {
  while (match.state.outcome === undefined) match.finishTurn(answers);
  return match;
}

/** The end of a match in which nothing more happens, so that scores show what the position is worth. */
export function ending(spec: Scenario): Match {
  return playOut(givenMatch({ phase: 'main', arrived: 3, finalTurns: true, monsterDeckOnly: true, ...spec }));
}

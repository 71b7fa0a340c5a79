/** The whole position as a page of text for the seat that acts. */

import { CATALOG } from '../../../src/content/catalog.ts';
import { capital } from '../../../src/content/words/grammar.ts';
import { missingWords } from '../../../src/content/words/refusals.ts';
import { causeName, kindName, placeName } from '../../../src/content/words/telling.ts';
import { type Engine, type GameState, isFinalTurn, kindOf, type Seat } from '../../../src/engine/index.ts';
import { width } from '../table.ts';
import { cityLines } from './city.ts';
import { playerLines, tableLines } from './seats.ts';
import { crowd, PHASE_TITLES } from './words.ts';

export function boardText(state: GameState, viewer: Seat, names: readonly string[], columns: number): string {
  return [
    '',
    headLine(state, names, columns),
    ...cityLines(state, names, columns),
    '─'.repeat(columns),
    ...tableLines(state, viewer, names, columns),
  ].join('\n');
}

/** Between the phases of a turn the city is as it was: the acting player's line is enough. */
export function tavernText(state: GameState, names: readonly string[], columns: number): string {
  return [
    '',
    headLine(state, names, columns),
    ...playerLines(state, state.turn.seat, state.turn.seat, names, columns),
  ].join('\n');
}

function headLine(state: GameState, names: readonly string[], columns: number): string {
  const { seat, round, phase } = state.turn;
  const council = `Dark Council ${state.arrived.length}/3, Monster deck ${state.monsterDeck.length}`;
  const title = `══ Round ${round}${isFinalTurn(state) ? ' (final turns)' : ''} · ${names[seat]} · ${PHASE_TITLES[phase]} · ${council} `;
  return title + '═'.repeat(Math.max(0, columns - width(title)));
}

/** What stands where in the draft, what it is worth and what it lacks (T6). */
export function draftLines(engine: Engine, state: GameState, names: readonly string[]): string[] {
  const telling = { catalog: CATALOG, names };
  return state.turn.assignments
    .filter(({ meeples }) => meeples.length > 0)
    .map(({ place, meeples }) => {
      const { combat, missing, overrunPeasants } = engine.status(state, place);
      const parts = [crowd(meeples.map((placed) => placed.id))];
      if (combat !== undefined) {
        const terms = combat.notes.map(
          ({ meeple, n, cause }) =>
            `${meeple === undefined ? causeName(cause, telling) : kindName(kindOf(meeple))} ${n}${meeple !== undefined && cause.by !== 'hero' ? ` by ${causeName(cause, telling)}` : ''}`,
        );
        parts.push(`CV ${combat.value} of ${combat.strength} (${terms.join(', ')})`);
      }
      if (overrunPeasants > 0) parts.push(`${overrunPeasants} Peasant${overrunPeasants > 1 ? 's' : ''} will join`);
      parts.push(missing.length === 0 ? 'ready' : `still needs ${missing.map(missingWords).join(' and ')}`);
      return `  ${capital(placeName(place, telling))}: ${parts.join(' · ')}`;
    });
}

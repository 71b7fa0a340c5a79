/** The log: which events are worth a line, in words that the reader may know. */
import { CATALOG } from '../../../src/content/catalog.ts';
import { eventWords } from '../../../src/content/words/events.ts';
import type { Engine, EventType, GameEvent, Seat, VpSource } from '../../../src/engine/index.ts';

/** The board, the menu or a neighbouring line tells these already. */
const QUIET: ReadonlySet<EventType> = new Set<EventType>([
  'phaseStarted',
  'meeplePlaced',
  'meepleTakenBack',
  'standInNamed',
  'bonusUnitChosen',
  'assignmentConfirmed',
  'choiceMade',
  'monsterTaken',
  'meeplesLodged',
  'monsterSlid',
  'monsterDrawn',
  'turnEnded',
  'guardTurnEnded',
  'matchEnded',
]);

/** VP of the final scoring, which the line before has told. */
const TOLD: ReadonlySet<VpSource> = new Set<VpSource>(['endQuests', 'penalties', 'roomSets']);

const isQuiet = (event: GameEvent): boolean =>
  QUIET.has(event.type) || (event.type === 'vpChanged' && TOLD.has(event.source));

/** `reader` undefined: what everybody at the table may hear. */
export function logLines(
  engine: Engine,
  events: readonly GameEvent[],
  reader: Seat | undefined,
  names: readonly string[],
): string[] {
  return events
    .filter((event) => !isQuiet(event))
    .map((event) => eventWords(engine.viewEvent(event, reader), CATALOG, names));
}

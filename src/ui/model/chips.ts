/** What stands at a place while pieces are placed: its figure, whether it is ready, what it lacks and why. */
import { listAnd } from '../../content/words/grammar.ts';
import { missingWords } from '../../content/words/refusals.ts';
import { causeName, meepleName, type Telling } from '../../content/words/telling.ts';
import {
  type CombatNote,
  type Missing,
  type PlaceId,
  type PlaceStatus,
  type RuleId,
  readPlace,
} from '../../engine/index.ts';
import { PLAY } from '../words/play.ts';
import { placeTitle } from './telling.ts';

export interface PlaceChip {
  readonly place: PlaceId;
  /** "3/5": what is there and what it takes. */
  readonly figure: string | undefined;
  readonly isReady: boolean;
  /** What will happen, once it is ready. */
  readonly deed: string;
  /** L2: Peasants that will join. */
  readonly overrun: number;
  /** Said where the hand is. */
  readonly title: string;
  readonly note: string | undefined;
  readonly rule: RuleId | undefined;
}

export function chipOf(status: PlaceStatus, telling: Telling): PlaceChip {
  const { place, isComplete, missing, combat } = status;
  const name = placeTitle(place, telling);
  const lacks = missing.length > 0;
  return {
    place,
    figure: figureOf(status),
    isReady: isComplete,
    deed: deedOf(place),
    overrun: status.overrunPeasants,
    title: lacks ? PLAY.needs(name, lacksWords(missing)) : `${name} ${deedOf(place)}`,
    note: combat === undefined ? overrunNote(status) : countsNote(combat.notes, telling),
    rule: combat === undefined ? (status.overrunPeasants > 0 ? 'L2' : undefined) : 'C2',
  };
}

function figureOf({ combat, meeples, missing }: PlaceStatus): string | undefined {
  if (combat !== undefined) return `${combat.value}/${combat.strength}`;
  const lacking = missing.reduce((sum, lack) => sum + lackCount(lack), 0);
  return lacking === 0 ? undefined : `${meeples.length}/${meeples.length + lacking}`;
}

function lackCount(missing: Missing): number {
  switch (missing.what) {
    case 'units':
    case 'anyUnit':
    case 'corruption':
      return missing.n;
    case 'oneOf':
      return 1;
    default:
      return 0;
  }
}

/** The figure says how strong it is already: here only how much is missing. */
function lacksWords(missing: readonly Missing[]): string {
  return listAnd(
    missing.map((lack) => (lack.what === 'strength' ? `${lack.needs - lack.has} more` : missingWords(lack))),
  );
}

function deedOf(place: PlaceId): string {
  switch (readPlace(place)?.kind) {
    case 'construct':
      return PLAY.builds;
    case 'levelUp':
      return PLAY.levelsUp;
    case 'location':
      return PLAY.activates;
    case 'room':
      return PLAY.completes;
    default:
      return PLAY.falls;
  }
}

const overrunNote = ({ overrunPeasants }: PlaceStatus): string | undefined =>
  overrunPeasants > 0 ? PLAY.overrunWords(overrunPeasants) : undefined;

/** What the last Unit to come counts here, bonuses and all. */
function countsNote(notes: readonly CombatNote[], telling: Telling): string | undefined {
  const last = notes.findLast(({ meeple }) => meeple !== undefined)?.meeple;
  if (last === undefined) return undefined;
  const terms = notes.filter(({ meeple }) => meeple === last);
  const sum = terms.reduce((total, { n }) => total + n, 0);
  const bonus = terms.find(({ cause }) => cause.by !== 'hero' && cause.by !== 'rule');
  const why = bonus === undefined ? '' : `, with ${causeName(bonus.cause, telling)}`;
  return `${PLAY.counts(meepleName(last), sum)}${why}`;
}

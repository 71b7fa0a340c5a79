/** Log lines of meeples on the move: gained, returned, lodged, bagged, drawn. */
import { count } from '../grammar.ts';
import { KIND_NOUNS, MEEPLE } from '../names.ts';
import { causeName, meeplesWords, playerName, playersName, spotName } from '../telling.ts';
import type { EventLines } from './lines.ts';

export const MEEPLE_LINES = {
  meeplesGained: ({ seat, meeples, cause }, telling) =>
    `${playerName(seat, telling)} gained ${meeplesWords(meeples)} (${causeName(cause, telling)})`,
  gainLost: ({ who, kind, n, cause }, telling) =>
    `${playerName(who, telling)} went without ${count(n, KIND_NOUNS[kind])} (${causeName(cause, telling)}), as there was none left`,
  meeplesReturned: ({ seat, meeples, from, cause }, telling) =>
    `${playerName(seat, telling)} returned ${meeplesWords(meeples)} from ${spotName(from, telling)} to the supply (${causeName(cause, telling)})`,
  meeplesLodged: ({ seat, meeples, from }, telling) =>
    `${playerName(seat, telling)} sent ${meeplesWords(meeples)} from ${spotName(from, telling)} to the Lodgings`,
  meeplesBagged: ({ seat, meeples, from, cause }, telling) =>
    `${playerName(seat, telling)} put ${meeplesWords(meeples)} from ${spotName(from, telling)} into the bag (${causeName(cause, telling)})`,
  meeplesDrawn: ({ seat, meeples, wanted }, telling) =>
    `${playerName(seat, telling)} drew ${meeplesWords(meeples)}${meeples.length < wanted ? `, ${meeples.length} of ${wanted}, which emptied the bag` : ''}`,
  bagRefilled: ({ seat, meeples }, telling) =>
    `${playersName(seat, telling)} bag was empty and took in ${count(meeples.length, MEEPLE)} from the Lodgings`,
  drawIncreased: ({ seat, n, cause }, telling) =>
    `${playerName(seat, telling)} earned ${n} more ${n === 1 ? MEEPLE.one : MEEPLE.many} for this turn's Draw phase (${causeName(cause, telling)})`,
} satisfies Partial<EventLines>;

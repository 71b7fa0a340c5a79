/** Log lines of a turn's course: phases, assigning, building, levelling, activating. */
import { kindOf } from '../../../engine/model/meeples.ts';
import { CHOICE_NOUNS } from '../choiceNouns.ts';
import { listAnd } from '../grammar.ts';
import { DISTRICT_NAMES, KIND_NOUNS } from '../names.ts';
import { PHASE_NAMES } from '../refusals.ts';
import {
  aKind,
  atPlace,
  heroLevelName,
  kindName,
  locationName,
  meeplesWords,
  placeName,
  playerName,
  playersName,
  roomName,
  slotName,
} from '../telling.ts';
import type { EventLines } from './lines.ts';

/** Answers that no later event tells. */
const PLAIN_ANSWERS: Readonly<Record<string, string>> = { accept: ': yes', decline: ': no', done: ': nobody else' };

export const TURN_LINES = {
  matchStarted: ({ firstSeat }, telling) => `the game began, and ${playerName(firstSeat, telling)} had the first turn`,
  turnStarted: ({ seat, round, finalTurn }, telling) =>
    `${playersName(seat, telling)} ${finalTurn ? 'final turn' : 'turn'} in round ${round} began`,
  phaseStarted: ({ seat, phase }, telling) => `${playerName(seat, telling)} began ${PHASE_NAMES[phase]}`,
  meeplePlaced: ({ seat, meeple, from, to }, telling) =>
    `${playerName(seat, telling)} placed ${aKind(kindOf(meeple))}${from === 'lodgings' ? ' from the Lodgings' : ''} ${atPlace(to, telling)}`,
  meepleTakenBack: ({ seat, meeple, from, to }, telling) =>
    `${playerName(seat, telling)} took ${aKind(kindOf(meeple))} back from ${placeName(from, telling)} to the ${to === 'tavern' ? 'Tavern' : 'Lodgings'}`,
  standInNamed: ({ seat, as }, telling) =>
    as === 'auto'
      ? `${playerName(seat, telling)} left it to the table for whom a Shaman stood in`
      : `${playerName(seat, telling)} let a Shaman stand in for ${aKind(as)}`,
  bonusUnitChosen: ({ seat, location, meeple }, telling) =>
    `${playerName(seat, telling)} gave the bonus of ${locationName(location, telling)} to ${aKind(kindOf(meeple))}`,
  heroPowerUsed: ({ seat, hero, level }, telling) =>
    `${playerName(seat, telling)} used the ${kindName(hero)} power of ${heroLevelName(hero, level, telling)}`,
  assignmentConfirmed: ({ seat, phase, places }, telling) =>
    places.length === 0
      ? `${playerName(seat, telling)} assigned nobody in ${PHASE_NAMES[phase]}`
      : `${playerName(seat, telling)} confirmed ${listAnd(places.map((place) => placeName(place, telling)))}`,
  choiceMade: ({ seat, choice, option }, telling) =>
    `${playerName(seat, telling)} decided ${CHOICE_NOUNS[choice]}${PLAIN_ANSWERS[option ?? ''] ?? ''}`,
  locationBuilt: ({ seat, location, slot, district, stock }, telling) =>
    `${playerName(seat, telling)} built ${locationName(location, telling)} on ${slotName(slot, telling)} in ${DISTRICT_NAMES[district]}${stock.length > 0 ? `, with ${meeplesWords(stock)} on it` : ''}`,
  heroLevelledUp: ({ seat, hero, level, cost }, telling) =>
    `${playerName(seat, telling)} raised the ${KIND_NOUNS[hero].many} to level ${level}, ${heroLevelName(hero, level, telling)}, ${cost === 0 ? 'for free' : `for ${cost} VP`}`,
  locationActivated: ({ seat, location, meeples }, telling) =>
    `${playerName(seat, telling)} used ${locationName(location, telling)} with ${meeplesWords(meeples)}`,
  hillTaken: ({ seat, location, meeples }, telling) =>
    `${playerName(seat, telling)} took ${locationName(location, telling)} with ${meeplesWords(meeples)}`,
  hillLost: ({ seat, location, meeples, to }, telling) =>
    `${playerName(seat, telling)} lost ${locationName(location, telling)} to ${playerName(to, telling)}, and ${meeplesWords(meeples)} went to the Lodgings`,
  hillPaid: ({ seat, location }, telling) =>
    `${playerName(seat, telling)} had held ${locationName(location, telling)} and was paid`,
  roomCompleted: ({ seat, room, district, meeples }, telling) =>
    `${playerName(seat, telling)} completed ${roomName(room, telling)} in the Tower of ${DISTRICT_NAMES[district]} with ${meeplesWords(meeples)}`,
  roomRevealed: ({ district, room }, telling) =>
    `the Tower of ${DISTRICT_NAMES[district]} showed its next Room, ${roomName(room, telling)}`,
  turnEnded: ({ seat }, telling) => `${playersName(seat, telling)} turn ended`,
  finalTurnsSet: ({ firstRound, lastRound }) => `rounds ${firstRound} and ${lastRound} were set to be the last`,
  unitCameBack: ({ seat, meeple }, telling) =>
    `${playersName(seat, telling)} ${kindName(kindOf(meeple))} came back to the Tavern`,
} satisfies Partial<EventLines>;

/** Every refusal in one sentence for the player whose move it was: what stands in the way, with its figures. */
import type { Catalog } from '../../engine/catalog.ts';
import type { Phase } from '../../engine/model/state.ts';
import type { IncompletePlace, Missing, Refusal, RefusalCode, RefusalMap } from '../../engine/refusals.ts';
import { CHOICE_NOUNS } from './choiceNouns.ts';
import { article, count, listAnd, listOr, sentence } from './grammar.ts';
import { KIND_NOUNS, TYPE_NAMES } from './names.ts';
import {
  aKind,
  atPlace,
  councilName,
  locationName,
  meepleName,
  placeName,
  playerName,
  roomName,
  type Telling,
} from './telling.ts';

type RefusalTable = { readonly [C in RefusalCode]: (facts: RefusalMap[C], telling: Telling) => string };

export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  development: 'the Development phase',
  main: 'the Main phase',
  draw: 'the Draw phase',
  guard: "the Royal Guard's turn",
  over: 'the end of the game',
};

export const REFUSAL_WORDS: RefusalTable = {
  unknownIntent: () => 'that is nothing a player can do in this game',
  matchOver: () => 'the game is over, so nothing more can be done',
  notYourTurn: ({ activeSeat }, telling) => `wait a little: it is the turn of ${playerName(activeSeat, telling)}`,
  choicePending: ({ choice, decidingSeat }, telling) =>
    `first ${playerName(decidingSeat, telling)} must decide ${CHOICE_NOUNS[choice]}`,
  noChoicePending: () => 'there is nothing to decide right now',
  notAnOption: () => 'that is not one of the options on offer',
  notAnOrderChoice: ({ choice }) => `this asks for a real decision (${CHOICE_NOUNS[choice]}), not only for an order`,
  notAssigning: ({ phase }) => `meeples cannot be placed now: ${PHASE_NAMES[phase]} is being resolved`,
  unknownMeeple: ({ meeple }) => `no meeple has the number ${meeple}`,
  meepleNotYours: ({ meeple }) => `that ${meepleName(meeple)} is not yours`,
  meepleNotInTavern: ({ meeple }) =>
    `that ${meepleName(meeple)} is not in your Tavern, and only meeples in the Tavern can be assigned`,
  meepleNotPlaced: ({ meeple }) => `that ${meepleName(meeple)} stands on no place, so it cannot be taken back`,
  unknownPlace: ({ place }) => `there is no place called ${place}`,
  placeNotOpen: ({ place }, telling) => `${placeName(place, telling)} is not open on the board at the moment`,
  wrongPhase: ({ place, phase, opensIn }, telling) =>
    `${placeName(place, telling)} opens in ${PHASE_NAMES[opensIn]}, and this is ${PHASE_NAMES[phase]}`,
  alreadyThere: ({ meeple, place }, telling) => `that ${meepleName(meeple)} stands ${atPlace(place, telling)} already`,
  corruptionNotAssignable: ({ place }, telling) =>
    `Corruption cannot go to ${placeName(place, telling)}: only Tower Rooms that ask for it take it`,
  corruptionEnough: ({ room, takes }, telling) =>
    `${roomName(room, telling)} takes ${count(takes, KIND_NOUNS.corruption)} and no more`,
  constructNeedsPeasants: ({ kind }) => `Construct is work for Peasants, and ${aKind(kind)} is none`,
  constructFull: () => 'Construct takes 1 or 2 Peasants, and 2 stand there already',
  noVacantSlot: () => 'nothing can be built: no slot of the city is vacant',
  marketEmpty: () => 'nothing can be built: the Location market is empty',
  levelUpTaken: () => 'Level up takes exactly 1 Unit, and one stands there already',
  peasantHasNoLevels: () => 'Peasants have no levels, so they cannot level up',
  prestigeCannotLevelUp: ({ kind }) => `${aKind(kind)} is a prestige Unit and keeps its level for good`,
  heroAtTopLevel: ({ hero }) => `your ${KIND_NOUNS[hero].many} have reached level 3, and there is no level 4`,
  notEnoughVp: ({ hero, needs, has }) =>
    `the next level of your ${KIND_NOUNS[hero].many} costs ${needs} VP, and you have ${has}`,
  noClassToLevelUp: ({ has }) => `with ${has} VP there is no class that you could raise`,
  councilNotYet: ({ council }, telling) => `${councilName(council, telling)} can be fought in the final turns only`,
  overlordAlreadyFought: ({ council }, telling) =>
    `you have beaten ${councilName(council, telling)} before, and nobody fights an Overlord twice`,
  calledPeasantNeedsWarrior: ({ place }, telling) =>
    `a Peasant from the Lodgings joins only where one of your Warriors fights, and none stands on ${placeName(place, telling)}`,
  warriorPowerUsed: () => 'a Peasant from the Lodgings has joined already this turn, and only one may',
  heroHasNoPower: ({ hero, level }) => `your ${KIND_NOUNS[hero].many} have no power to use at level ${level}`,
  heroPowerUsed: ({ hero }) => `your ${KIND_NOUNS[hero].many} have used their power this turn`,
  heroPowerNeeds: ({ hero, kind, needs, has }) =>
    `the power of your ${KIND_NOUNS[hero].many} needs ${count(needs, KIND_NOUNS[kind])} in your Tavern, and you have ${has === 0 ? 'none' : has}`,
  onlyInDevelopment: ({ phase }) => `Hero powers are used in the Development phase, and this is ${PHASE_NAMES[phase]}`,
  notAShaman: ({ meeple }) =>
    `only a Shaman can stand in for another class, and that is ${article(meepleName(meeple))}`,
  noStandInHere: ({ place }, telling) => `a Shaman cannot stand in for that class ${atPlace(place, telling)}`,
  noBonusToGive: ({ location }, telling) =>
    `${locationName(location, telling)} has no bonus to give to one chosen Unit unless you use it this turn`,
  bonusUnitNotFighting: ({ meeple }) =>
    `that ${meepleName(meeple)} fights no Monster, so the bonus would be lost on it`,
  placesIncomplete: ({ places }, telling) => listAnd(places.map((place) => incompleteWords(place, telling))),
};

type MissingTable = { readonly [W in Missing['what']]: (missing: Extract<Missing, { readonly what: W }>) => string };

const MISSING_WORDS: MissingTable = {
  units: ({ kind, n }) => `${n} more ${n === 1 ? KIND_NOUNS[kind].one : KIND_NOUNS[kind].many}`,
  anyUnit: ({ n }) => (n === 1 ? 'any 1 Unit more' : `any ${n} Units more`),
  oneOf: ({ kinds }) => listOr(kinds.map(aKind)),
  corruption: ({ n }) => `${n} more Corruption`,
  strength: ({ has, needs }) => `${needs - has} more CV (${has} of ${needs})`,
  prey: ({ type }) => `a fight against ${article(`${TYPE_NAMES[type]} Monster`)} in the same step`,
};

/** "2 more CV (3 of 5)", "1 more Peasant". */
export function missingWords(missing: Missing): string {
  const entry = MISSING_WORDS[missing.what] as (missing: Missing) => string;
  return entry(missing);
}

function incompleteWords({ place, missing }: IncompletePlace, telling: Telling): string {
  return `${placeName(place, telling)} still needs ${listAnd(missing.map(missingWords))}`;
}

export function refusalWords(refusal: Refusal, catalog: Catalog, names: readonly string[]): string {
  const entry = REFUSAL_WORDS[refusal.code] as (facts: Refusal['facts'], telling: Telling) => string;
  return sentence(entry(refusal.facts, { catalog, names }));
}

/** Log lines of the Royal Guard's turns, with the reason for what it picked. */
import type {
  GuardSought,
  MonsterCriterion,
  MonsterPick,
  NamedDistrict,
  TieBreak,
} from '../../../engine/model/guardReasons.ts';
import { DISTRICTS, type District } from '../../../engine/model/ids.ts';
import { kindOf } from '../../../engine/model/meeples.ts';
import { count, listAnd } from '../grammar.ts';
import { DISTRICT_NAMES, KIND_NOUNS, TYPE_NAMES } from '../names.ts';
import {
  aKind,
  causeName,
  heroLevelName,
  meeplesWords,
  monsterName,
  orderName,
  playerName,
  questName,
  roomName,
} from '../telling.ts';
import type { EventLines } from './lines.ts';

const CRITERIA: Readonly<Record<MonsterCriterion, string>> = {
  lowestVp: 'worth the fewest VP',
  slotOne: 'the one in slot 1',
  lowestStrength: 'the weakest',
  highestStrength: 'the strongest',
};

const TIE_BREAKS: Readonly<Record<TieBreak, string>> = {
  favoredDistrict: 'in the favored district',
  firstClockwise: 'the first clockwise from the sword',
  preyType: 'Prey before others',
  nearestSlotOne: 'the nearest to slot 1',
};

const isTieBreak = (reason: string): reason is TieBreak => reason in TIE_BREAKS;

function whyThisMonster({ reason, criterion, pool }: MonsterPick): string {
  const among = pool === 'prey' ? ' of its Prey' : '';
  if (reason === 'onlyOne') return pool === 'prey' ? ', the only Prey' : ', the only one there';
  return `, ${isTieBreak(reason) ? TIE_BREAKS[reason] : `${CRITERIA[criterion]}${among}`}`;
}

function whyThisRoom(reason: string): string {
  if (isTieBreak(reason)) return `, ${TIE_BREAKS[reason]}`;
  return reason === 'onlyOne' ? ', the only one with Corruption' : '';
}

const SUPERLATIVES = { leastOverrun: 'the least overrun', mostOverrun: 'the most overrun' } as const;

/** Where an action began, if that was not the favored district. */
function whyNamed({ where, overrun }: NamedDistrict): string {
  if (where !== 'leastOverrun' && where !== 'mostOverrun') return '';
  return `, ${SUPERLATIVES[where]} with ${count(overrun?.monsters ?? 0, { one: 'Monster', many: 'Monsters' })}`;
}

function instead(district: District, named: NamedDistrict | undefined): string {
  const moved = named !== undefined && named.district !== district;
  return moved ? `, as ${DISTRICT_NAMES[named.district]} had nothing to offer` : '';
}

const WHERE_DEPLOYED: Readonly<Record<string, string>> = {
  prestige: 'in the prestige area',
  beside: 'beside the board, for want of a spot',
};

const SOUGHT: Readonly<Record<GuardSought, string>> = {
  monster: 'no Monster anywhere',
  prey: 'no Prey anywhere',
  room: 'no Room left',
  corruptionRoom: 'no Room with Corruption',
  location: 'no Location anywhere',
  spot: 'no spot that fits',
};

const TRIBUTE = {
  monster: { one: 'Monster', many: 'Monsters' },
  location: { one: 'Location', many: 'Locations' },
} as const;

export const GUARD_LINES = {
  guardArrived: ({ orders, prey, favored }, telling) =>
    `the Royal Guard laid out ${listAnd(DISTRICTS.map((district) => orderName(orders[district], telling)))}; its Prey is ${TYPE_NAMES[prey]}, and the sword points at ${DISTRICT_NAMES[favored]}`,
  guardBagFilled: ({ meeples, rescue }, telling) =>
    `the Guard's bag was filled with ${meeplesWords(meeples)}${rescue === undefined ? '' : ` (${roomName(rescue, telling)})`}`,
  helpHired: ({ seat, hero, level, meeples }, telling) =>
    `${playerName(seat, telling)} hired help: ${KIND_NOUNS[hero].many} start at level ${level}, ${heroLevelName(hero, level, telling)}${meeples.length === 0 ? '' : `, and ${meeplesWords(meeples)} went into the bag`}`,
  guardTurnStarted: ({ round, favored }) =>
    `the Royal Guard's turn in round ${round} began, with the sword on ${DISTRICT_NAMES[favored]}`,
  guardMeeplesDrawn: ({ meeples, wanted }) =>
    `the Royal Guard drew ${meeplesWords(meeples)}${meeples.length < wanted ? `, for it had no more to make ${wanted}` : ''}`,
  guardMeepleDeployed: ({ meeple, spot }) =>
    `the Royal Guard placed ${aKind(kindOf(meeple))} ${WHERE_DEPLOYED[spot] ?? `on spot ${spot}`}`,
  guardOrderPerformed: ({ order, district, named }, telling) =>
    `the Royal Guard carried out the Order ${orderName(order, telling)} in ${DISTRICT_NAMES[district]}${whyNamed(named)}`,
  guardMonsterDefeated: ({ named, ...picked }, telling) =>
    `the Royal Guard defeated ${monsterName(picked.monster, telling)} in ${DISTRICT_NAMES[picked.district]}${whyThisMonster(picked)}${instead(picked.district, named)}`,
  guardRoomTaken: ({ room, district, named, kept, reason }, telling) =>
    `the Royal Guard took the Room ${roomName(room, telling)} in ${DISTRICT_NAMES[district]}${whyThisRoom(reason)}${instead(district, named)}, and ${kept ? 'kept it for the end' : 'discarded it'}`,
  guardTributeTaken: ({ per, n, district, named, cause }, telling) =>
    `the Royal Guard counted ${count(n, TRIBUTE[per])} in ${DISTRICT_NAMES[district]}${instead(district, named)} (${causeName(cause, telling)})`,
  guardUnitGained: ({ meeples, cause }, telling) =>
    `the Royal Guard put ${meeplesWords(meeples)} into its bag (${causeName(cause, telling)})`,
  guardQuestKept: ({ cause }, telling) => `the Royal Guard kept a Quest face down (${causeName(cause, telling)})`,
  guardQuestScored: ({ quest, vp }, telling) =>
    `the Royal Guard revealed ${questName(quest, telling)} and scored ${vp} VP for it`,
  guardFellBack: ({ sought, cause }, telling) =>
    `the Royal Guard saw ${SOUGHT[sought]} and went on to what else ${causeName(cause, telling)} says`,
  guardFoundNothing: ({ sought, cause }, telling) =>
    `the Royal Guard found ${SOUGHT[sought]} (${causeName(cause, telling)}) and consoled itself with 1 VP`,
  guardBoardReturned: ({ meeples, cause }, telling) =>
    `the Royal Guard cleared its board, and ${meeplesWords(meeples)} went back into the bag (${causeName(cause, telling)})`,
  swordTurned: ({ from, to }) => `the sword turned from ${DISTRICT_NAMES[from]} to ${DISTRICT_NAMES[to]}`,
  guardTurnEnded: ({ unitsDrawn }) =>
    `the Royal Guard's turn ended${unitsDrawn < 2 ? ', and with fewer than 2 Units drawn the sword stayed' : ''}`,
} satisfies Partial<EventLines>;

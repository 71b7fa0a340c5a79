/** Log lines of the Royal Guard's turns, with the reason for what it picked. */
import type { GuardReason } from '../../../engine/events.ts';
import type { District } from '../../../engine/model/ids.ts';
import { kindOf } from '../../../engine/model/meeples.ts';
import { DISTRICT_NAMES } from '../names.ts';
import { aKind, causeName, meeplesWords, monsterName, orderName, questName, roomName } from '../telling.ts';
import type { EventLines } from './lines.ts';

const REASONS: Readonly<Record<GuardReason, string>> = {
  named: '',
  clockwise: '',
  onlyOne: ', the only one in question',
  lowestVp: ', worth the fewest VP',
  slotOne: ', the one in slot 1',
  lowestStrength: ', the weakest',
  highestStrength: ', the strongest',
  favoredDistrict: ', as the favored district came first',
  firstClockwise: ', the first clockwise from the favored district',
  preyType: ', as Prey came first',
  nearestSlotOne: ', the nearest to slot 1',
};

function whyThere(district: District, wanted: District | undefined, reason: GuardReason): string {
  const instead =
    wanted !== undefined && wanted !== district ? `, as ${DISTRICT_NAMES[wanted]} had nothing to offer` : '';
  return `${REASONS[reason]}${instead}`;
}

const WHERE_DEPLOYED: Readonly<Record<string, string>> = {
  prestige: 'in the prestige area',
  beside: 'beside the board, for want of a spot',
};

export const GUARD_LINES = {
  guardTurnStarted: ({ round, favored }) =>
    `the Royal Guard's turn in round ${round} began, with the sword on ${DISTRICT_NAMES[favored]}`,
  guardMeeplesDrawn: ({ meeples, wanted }) =>
    `the Royal Guard drew ${meeplesWords(meeples)}${meeples.length < wanted ? `, for it had no more to make ${wanted}` : ''}`,
  guardMeepleDeployed: ({ meeple, spot }) =>
    `the Royal Guard placed ${aKind(kindOf(meeple))} ${WHERE_DEPLOYED[spot] ?? `on spot ${spot}`}`,
  guardOrderPerformed: ({ order, district, wanted, reason }, telling) =>
    `the Royal Guard carried out the Order ${orderName(order, telling)} in ${DISTRICT_NAMES[district]}${whyThere(district, wanted, reason)}`,
  guardMonsterDefeated: ({ monster, district, wanted, reason }, telling) =>
    `the Royal Guard defeated ${monsterName(monster, telling)} in ${DISTRICT_NAMES[district]}${whyThere(district, wanted, reason)}`,
  guardRoomTaken: ({ room, district, wanted, kept, reason }, telling) =>
    `the Royal Guard took the Room ${roomName(room, telling)} in ${DISTRICT_NAMES[district]}${whyThere(district, wanted, reason)}, and ${kept ? 'kept it for the end' : 'discarded it'}`,
  guardUnitGained: ({ meeples, cause }, telling) =>
    `the Royal Guard put ${meeplesWords(meeples)} into its bag (${causeName(cause, telling)})`,
  guardQuestKept: ({ cause }, telling) => `the Royal Guard kept a Quest face down (${causeName(cause, telling)})`,
  guardQuestScored: ({ quest, vp }, telling) =>
    `the Royal Guard revealed ${questName(quest, telling)} and scored ${vp} VP for it`,
  guardFoundNothing: ({ cause }, telling) =>
    `the Royal Guard found nothing to do for ${causeName(cause, telling)} and consoled itself with 1 VP`,
  guardBoardReturned: ({ meeples, cause }, telling) =>
    `the Royal Guard cleared its board, and ${meeplesWords(meeples)} went back into the bag (${causeName(cause, telling)})`,
  swordTurned: ({ from, to }) => `the sword turned from ${DISTRICT_NAMES[from]} to ${DISTRICT_NAMES[to]}`,
  guardTurnEnded: () => "the Royal Guard's turn ended",
} satisfies Partial<EventLines>;

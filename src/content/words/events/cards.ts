/** Log lines of cards and VP: fights, boosts, Quests, the Monster deck, the market. */
import { isBonus } from '../../../engine/effects/ops.ts';
import { boostWords } from '../boosts.ts';
import { effectClause } from '../effects.ts';
import { count, listAnd } from '../grammar.ts';
import { DISTRICT_NAMES, QUEST } from '../names.ts';
import {
  causeName,
  councilName,
  locationName,
  meeplesWords,
  monsterName,
  playerName,
  playersName,
  questName,
  roomName,
  setName,
  tokenName,
} from '../telling.ts';
import type { EventLines } from './lines.ts';

export const CARD_LINES = {
  monsterDefeated: ({ seat, monster, meeples, combatValue, strength }, telling) =>
    `${playerName(seat, telling)} defeated ${monsterName(monster, telling)} with ${meeplesWords(meeples)}: ${combatValue} CV against strength ${strength}`,
  monsterTaken: ({ seat, monster, from }, telling) =>
    `${monsterName(monster, telling)} left ${DISTRICT_NAMES[from]} for ${playersName(seat, telling)} pile`,
  boostGained: ({ seat, effect, cause }, telling) =>
    `${playerName(seat, telling)} gained a lasting boost from ${causeName(cause, telling)}: ${
      isBonus(effect)
        ? boostWords(effect)
        : effectClause(effect, { source: 'hero', roomSets: telling.catalog.roomSets })
    }`,
  councilFought: ({ seat, council, meeples, combatValue, strength }, telling) =>
    `${playerName(seat, telling)} beat ${councilName(council, telling)} with ${meeplesWords(meeples)}: ${combatValue} CV against strength ${strength}`,
  tokenEarned: ({ seat, council, token }, telling) =>
    `${playerName(seat, telling)} earned ${tokenName(token, telling)}, the bonus of ${councilName(council, telling)}`,
  vpChanged: ({ who, n, total, cause }, telling) =>
    `${playerName(who, telling)} ${n < 0 ? `lost ${-n}` : `scored ${n}`} VP (${causeName(cause, telling)}), ${total} in all`,
  questsDrawn: ({ seat, quests, n, cause }, telling) =>
    `${playerName(seat, telling)} drew ${quests.length > 0 ? listAnd(quests.map((quest) => questName(quest, telling))) : count(n, QUEST)} (${causeName(cause, telling)})`,
  questDiscarded: ({ seat, quest, cause }, telling) =>
    `${playerName(seat, telling)} discarded ${questName(quest, telling)} (${causeName(cause, telling)})`,
  questCompleted: ({ seat, quest }, telling) =>
    `${playerName(seat, telling)} completed the Quest ${questName(quest, telling)}`,
  questDeclined: ({ seat, quest }, telling) =>
    `${playerName(seat, telling)} kept ${quest === undefined ? 'a Quest' : questName(quest, telling)} for later`,
  questDeckReshuffled: ({ n }) => `the Quest deck was empty, and ${count(n, QUEST)} from the discards made a new one`,
  monsterSlid: ({ district, monster, from, to }, telling) =>
    `${monsterName(monster, telling)} slid from slot ${from} to slot ${to} of ${DISTRICT_NAMES[district]}`,
  monsterRevealed: ({ monster, district, slot, overflow }, telling) =>
    `${monsterName(monster, telling)} came to ${DISTRICT_NAMES[district]}, slot ${slot}${overflow ? ', as its own district was full' : ''}`,
  monsterDrawn: ({ monster }, telling) => `${monsterName(monster, telling)} was drawn and found its district full`,
  councilArrived: ({ order }) =>
    order >= 3
      ? 'the third Dark Council Arrives card was drawn: the end began'
      : `the ${order === 1 ? 'first' : 'second'} Dark Council Arrives card was drawn`,
  tileRevealed: ({ location }, telling) => `${locationName(location, telling)} came to the market`,
  endQuestScored: ({ who, quest, completed, vp }, telling) =>
    `${playerName(who, telling)} ${completed ? `had completed ${questName(quest, telling)}: ${vp} VP` : `had not completed ${questName(quest, telling)}: −${Math.abs(vp)} VP`}`,
  endRoomTurned: ({ room, set, n, setVp }, telling) =>
    `the Royal Guard turned up ${roomName(room, telling)}: ${n} of ${setName(set, telling)}, worth ${setVp} VP`,
  roomSetScored: ({ who, set, rooms, vp }, telling) =>
    `${playerName(who, telling)} scored ${vp} VP for ${rooms} of ${setName(set, telling)}`,
  matchEnded: ({ outcome }, telling) => {
    const { winners, decidedBy, scores } = outcome;
    const best = scores.find(({ seat }) => seat === winners[0])?.score ?? 0;
    const who = listAnd(winners.map((seat) => playerName(seat, telling)));
    const how = {
      vp: '',
      fewestPeasants: ', tied on VP, with the fewest Peasants',
      shared: ' each, and shared the victory',
      tieToGuard: ', since ties go to the Guard',
    }[decidedBy];
    return `${who} won with ${best} VP${how}`;
  },
} satisfies Partial<EventLines>;

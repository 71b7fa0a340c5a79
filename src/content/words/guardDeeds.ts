/** A step of the Guard in words: what it did, why, by which rules. */
import type { EventOf, EventType, GameEvent } from '../../engine/events.ts';
import type { GuardSought } from '../../engine/model/guardReasons.ts';
import { clockwise, type MeepleId } from '../../engine/model/ids.ts';
import { isPrestige, kindOf } from '../../engine/model/meeples.ts';
import { article, capital, count, listAnd } from './grammar.ts';
import { actionClauses } from './guard.ts';
import { type Reason, spotWords, tributeNoun, whyMonster, whyMoved, whyNamed, whyRoom } from './guardWhy.ts';
import { DISTRICT_NAMES, KIND_NOUNS, QUEST_TYPE_NAMES } from './names.ts';
import { aKind, kindName, meeplesWords, monsterName, orderName, questName, roomName, type Telling } from './telling.ts';

export interface Deed {
  readonly title: string;
  readonly why: readonly Reason[];
}

/** Events that lead a step. */
export type LeadType =
  | Exclude<Extract<EventType, `guard${string}`>, 'guardArrived' | 'guardBagFilled' | 'guardTurnStarted'>
  | 'swordTurned'
  | 'gainLost';

export type LeadEvent = { [T in LeadType]: EventOf<T> }[LeadType];

type Deeds = { readonly [T in LeadType]: (event: EventOf<T>, telling: Telling) => Deed };

const IN_VAIN: Readonly<Record<GuardSought, string>> = {
  monster: 'No Monster stands anywhere in the city.',
  prey: 'None of its Prey is in the city.',
  room: 'No tower has a Room left.',
  corruptionRoom: 'No face-up Room needs Corruption.',
  location: 'No Location stands anywhere.',
  spot: 'No spot of its board takes it.',
};

export const inVain = (sought: GuardSought): Reason => ({
  words: IN_VAIN[sought],
  rule: sought === 'spot' ? 'G12' : 'G3',
});

/** "2 Peasants", "Peasant and Mage". */
function drawnTitle(meeples: readonly MeepleId[]): string {
  const kinds = meeples.map(kindOf);
  const isMixed = new Set(kinds).size === kinds.length;
  return isMixed ? capital(listAnd(kinds.map(kindName))) : meeplesWords(meeples);
}

const DEEDS: Deeds = {
  guardMeeplesDrawn: ({ meeples, wanted, cause }) => ({
    title: drawnTitle(meeples),
    why: [
      cause.id === 'G4'
        ? { words: 'A prestige Unit brings 2 more meeples.', rule: 'G4' }
        : cause.by === 'rule'
          ? { words: 'It draws 2 meeples each turn.', rule: 'G2' }
          : { words: 'So it draws another meeple.', rule: 'G3' },
      ...(meeples.length < wanted ? [{ words: 'Its bag had no more.', rule: 'G12' as const }] : []),
    ],
  }),
  guardMeepleDeployed: ({ meeple, spot, passed }, { catalog }) => {
    const kind = kindOf(meeple);
    if (spot === 'prestige' || isPrestige(kind))
      return { title: 'Prestige area', why: [{ words: 'Prestige Units stand there, as many as come.', rule: 'G4' }] };
    const who = kind === 'corruption' ? 'Corruption' : article(KIND_NOUNS[kind].one);
    const taken = passed.length === 0 ? undefined : `${capital(listAnd(passed.map(spotWords)))}: taken.`;
    if (spot === 'beside') {
      const none = taken === undefined ? `Nothing takes ${who}.` : `${taken} No other takes ${who}.`;
      return { title: 'Beside the board', why: [{ words: none, rule: 'G12' }] };
    }
    const says = catalog.guard.spots.find(({ id }) => id === spot)?.actions ?? [];
    return {
      title: capital(spotWords(spot)),
      why: [
        ...(taken === undefined ? [] : [{ words: taken, rule: 'G3' as const }]),
        { words: `The first empty spot that takes ${who}.`, rule: 'G3' },
        { words: `It says: ${actionClauses(says)}.`, rule: 'G3' },
      ],
    };
  },
  guardOrderPerformed: ({ order, district, named }, telling) => {
    const says = telling.catalog.orders.find(({ id }) => id === order)?.actions ?? [];
    return {
      title: `${capital(orderName(order, telling))}, the Order of ${DISTRICT_NAMES[district]}`,
      why: [whyNamed(named), { words: `It says: ${actionClauses(says)}.`, rule: 'G3' }],
    };
  },
  guardMonsterDefeated: (event, telling) => ({
    title: `${capital(monsterName(event.monster, telling))} falls`,
    why: whyMonster(event, telling),
  }),
  guardRoomTaken: (event, telling) => ({
    title: `Takes ${roomName(event.room, telling)}`,
    why: [
      ...whyRoom(event, telling),
      { words: event.kept ? 'It keeps this Room face down for the end.' : 'This Room is then discarded.', rule: 'G6' },
    ],
  }),
  guardTributeTaken: ({ per, n, district, named }) => ({
    title: `Counts ${count(n, tributeNoun(per))}`,
    why: [
      whyNamed(named),
      ...whyMoved(named, district, `No ${tributeNoun(per).one}`),
      { words: `${capital(DISTRICT_NAMES[district])} has ${count(n, tributeNoun(per))}.`, rule: 'G3' },
    ],
  }),
  guardUnitGained: ({ meeples, named }) => ({
    title: `Gains ${meeples.length === 1 ? aKind(kindOf(meeples[0] as (typeof meeples)[number])) : meeplesWords(meeples)}`,
    why: [
      ...(named === undefined ? [] : [whyNamed(named)]),
      { words: 'The Unit which that district recruits goes into its bag.', rule: 'G5' },
    ],
  }),
  gainLost: ({ kind }) => ({
    title: `No ${kindName(kind)} left`,
    why: [{ words: `The supply has no ${kindName(kind)} for it.`, rule: 'T9' }],
  }),
  guardQuestKept: () => ({
    title: 'Keeps a Quest',
    why: [{ words: 'Face down and unseen; it counts at the end.', rule: 'G5' }],
  }),
  guardQuestScored: ({ quest, vp }, telling) => {
    const type = telling.catalog.quests.find(({ id }) => id === quest)?.type;
    return {
      title: `Scores ${questName(quest, telling)}`,
      why: [
        {
          words: `${type === undefined ? 'By the chart' : `${QUEST_TYPE_NAMES[type]}, by its chart`}: ${vp} VP.`,
          rule: 'G5',
        },
      ],
    };
  },
  guardFellBack: ({ sought }) => ({ title: 'Looks in vain', why: [inVain(sought)] }),
  guardFoundNothing: ({ sought }) => ({
    title: 'Nothing to be had',
    why: [
      inVain(sought),
      { words: 'For what is possible nowhere it scores 1 VP.', rule: sought === 'spot' ? 'G12' : 'G8' },
    ],
  }),
  guardBoardReturned: ({ meeples, cause }) => ({
    title: 'Clears its board',
    why: [
      cause.id === 'G9'
        ? { words: `The Dark Council has come: ${meeplesWords(meeples)} go back into its bag.`, rule: 'G9' }
        : cause.id === 'G12'
          ? { words: `Its bag is empty: ${meeplesWords(meeples)} go back into it.`, rule: 'G12' }
          : { words: `As its spot says: ${meeplesWords(meeples)} go back into its bag.`, rule: 'G3' },
    ],
  }),
  swordTurned: ({ from, to, cause }) => {
    const way = clockwise(from) === to ? 'clockwise' : 'counter-clockwise';
    const because =
      cause.by === 'rule'
        ? 'At least 2 Units were drawn this turn'
        : cause.by === 'order'
          ? 'The Order says so'
          : 'Its spot says so';
    return {
      title: `The sword turns to ${DISTRICT_NAMES[to]}`,
      why: [
        {
          words: `${because}: from ${DISTRICT_NAMES[from]} one district ${way}.`,
          rule: cause.by === 'rule' ? 'G2' : 'G3',
        },
      ],
    };
  },
  guardTurnEnded: ({ unitsDrawn }) => ({
    title: unitsDrawn < 2 ? 'The sword stays' : 'Its turn ends',
    why: [
      {
        words: `${capital(count(unitsDrawn, { one: 'Unit was', many: 'Units were' }))} drawn this turn; 2 turn the sword.`,
        rule: 'G2',
      },
    ],
  }),
};

export const isLead = (event: GameEvent): event is LeadEvent => Object.hasOwn(DEEDS, event.type);

export function deedWords(event: LeadEvent, telling: Telling): Deed {
  const tell = DEEDS[event.type] as (event: GameEvent, telling: Telling) => Deed;
  return tell(event, telling);
}

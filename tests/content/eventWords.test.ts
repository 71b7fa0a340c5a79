import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../src/content/catalog.ts';
import { EVENT_WORDS, eventWords } from '../../src/content/words/events.ts';
import { bonusAll } from '../../src/engine/effects/build.ts';
import type { EventMap, EventType, GameEvent } from '../../src/engine/events.ts';
import type {
  ArrivalId,
  CouncilId,
  LocationId,
  MeepleId,
  MonsterId,
  OrderId,
  QuestId,
  RoomId,
  Seat,
  SlotId,
  TokenId,
} from '../../src/engine/model/ids.ts';
import { idsOfKind } from '../../src/engine/model/meeples.ts';

const seat = 0 as Seat;
const [knight = 0 as MeepleId] = idsOfKind('knight');
const [peasantA = 0 as MeepleId, peasantB = 0 as MeepleId] = idsOfKind('peasant');
const meeples = [peasantA, peasantB, knight];
const cause = { by: 'monster', id: 'termite' } as const;
const monster = 'tree-beast' as MonsterId;
const location = 'colosseum' as LocationId;
const room = 'rod-knob' as RoomId;
const quest = 'timber' as QuestId;
const fight = { seat, meeples, combatValue: 6, strength: 5, notes: [] };
const inVillages = { where: 'favored', district: 'villages', favored: 'villages' } as const;
const scores = [
  { seat, score: 61, ledger: {}, peasants: 5 },
  { seat: 1 as Seat, score: 61, ledger: {}, peasants: 7 },
];

/** One event of every type: the compiler asks for each. */
const SAMPLES: { readonly [T in EventType]: EventMap[T] } = {
  matchStarted: { options: { seed: 'oak', seats: 2, towers: true }, firstSeat: seat },
  turnStarted: { seat, turn: 7, round: 4, finalTurn: false },
  phaseStarted: { seat, phase: 'main' },
  meeplePlaced: { seat, meeple: knight, from: 'tavern', to: 'monster:tree-beast' },
  meepleTakenBack: { seat, meeple: knight, from: 'monster:tree-beast', to: 'tavern' },
  standInNamed: { seat, meeple: knight, as: 'mage' },
  bonusUnitChosen: { seat, location: 'wormwood-still' as LocationId, meeple: knight },
  heroPowerUsed: { seat, hero: 'mage', level: 2 },
  assignmentConfirmed: { seat, phase: 'main', places: ['monster:tree-beast', 'location:splinter-yard'] },
  choiceMade: { seat, choice: 'mayReturn', option: 'decline' },
  locationBuilt: {
    seat,
    location: 'oath-oak' as LocationId,
    slot: 'castle-outer' as SlotId,
    district: 'castle',
    stock: [],
  },
  heroLevelledUp: { seat, hero: 'warrior', level: 2, cost: 0 },
  locationActivated: { seat, location, meeples },
  hillTaken: { seat, location, meeples: [knight] },
  hillLost: { seat, location, meeples: [knight], to: 1 as Seat },
  hillPaid: { seat, location, meeples: [knight], tier: 1 },
  roomCompleted: { seat, room, district: 'castle', meeples },
  roomRevealed: { district: 'castle', room },
  monsterDefeated: { ...fight, monster },
  monsterTaken: { seat, monster, from: 'villages' },
  boostGained: { seat, effect: bonusAll('warrior'), cause: { by: 'monster', id: 'ghoul' } },
  councilFought: { ...fight, council: 'saw-ron' as CouncilId },
  tokenEarned: { seat, council: 'saw-ron' as CouncilId, token: 'marquetry' as TokenId },
  vpChanged: { who: seat, n: 2, total: 12, source: 'monsters', cause },
  meeplesGained: { seat, meeples: [peasantA], from: 'supply', to: 'lodgings', cause: { by: 'rule', id: 'L2' } },
  gainLost: { who: seat, kind: 'knight', n: 1, cause: { by: 'location', id: 'house-of-lords' } },
  meeplesReturned: { seat, meeples: [peasantA], from: 'location:splinter-yard', cause },
  meeplesLodged: { seat, meeples, from: 'tavern', cause },
  meeplesBagged: { seat, meeples, from: 'supply', cause },
  meeplesDrawn: { seat, meeples, wanted: 4, cause },
  bagRefilled: { seat, meeples },
  drawIncreased: { seat, n: 1, cause },
  unitCameBack: { seat, meeple: knight },
  questsDrawn: { seat, quests: [], n: 2, cause },
  questDiscarded: { seat, quest, cause },
  questCompleted: { seat, quest },
  questDeclined: { seat },
  questDeckReshuffled: { n: 9 },
  monsterSlid: { district: 'castle', monster, from: 3, to: 2 },
  monsterRevealed: { monster, district: 'castle', slot: 3, overflow: true },
  monsterDrawn: { monster },
  councilArrived: { arrival: 'dark-council-1' as ArrivalId, order: 1 },
  finalTurnsSet: { firstRound: 12, lastRound: 13 },
  tileRevealed: { location },
  turnEnded: { seat, turn: 7 },
  guardTurnStarted: { round: 2, favored: 'villages' },
  guardMeeplesDrawn: { meeples: [peasantA, knight], wanted: 2, cause },
  guardMeepleDeployed: { meeple: peasantA, spot: '2-2', passed: [] },
  guardOrderPerformed: {
    order: 'battle' as OrderId,
    district: 'castle',
    named: {
      where: 'leastOverrun',
      district: 'castle',
      favored: 'villages',
      overrun: { monsters: 1, tied: ['castle'] },
    },
    cause: { by: 'spot', id: '3-1' },
  },
  guardMonsterDefeated: {
    monster: 'skeleton' as MonsterId,
    district: 'cathedral',
    named: inVillages,
    pool: 'district',
    criterion: 'lowestVp',
    candidates: ['skeleton' as MonsterId, 'pew-weevil' as MonsterId],
    tied: ['skeleton' as MonsterId, 'pew-weevil' as MonsterId],
    reason: 'nearestSlotOne',
    cause: { by: 'spot', id: '2-2' },
  },
  guardRoomTaken: {
    room,
    district: 'castle',
    named: inVillages,
    candidates: [room],
    kept: true,
    reason: 'clockwise',
    cause: { by: 'spot', id: '2-3' },
  },
  guardTributeTaken: {
    per: 'monster',
    n: 2,
    district: 'castle',
    named: inVillages,
    reason: 'clockwise',
    cause: { by: 'order', id: 'tithe' },
  },
  guardUnitGained: { meeples: [knight], cause },
  guardQuestKept: { cause },
  guardQuestScored: { quest, vp: 1, cause: { by: 'spot', id: '3-3' } },
  guardFellBack: { sought: 'corruptionRoom', cause: { by: 'spot', id: '1-2' } },
  guardFoundNothing: { sought: 'room', cause: { by: 'spot', id: '2-3' } },
  guardBoardReturned: { meeples, cause: { by: 'spot', id: '5-3' } },
  swordTurned: { from: 'castle', to: 'villages', cause: { by: 'rule', id: 'G2' } },
  guardTurnEnded: { round: 2, unitsDrawn: 1 },
  endQuestScored: { who: seat, quest, completed: false, vp: -2 },
  roomSetScored: { who: 'guard', set: 'rod-of-ruin', rooms: 3, vp: 9 },
  matchEnded: { outcome: { scores, winners: [seat], decidedBy: 'fewestPeasants' } },
};

function told<T extends EventType>(type: T, event: EventMap[T] = SAMPLES[type]): string {
  return eventWords({ type, ...event } as unknown as GameEvent, CATALOG, ['Ada', 'Bram']);
}

describe('events in words', () => {
  it.each(Object.keys(EVENT_WORDS) as EventType[])('%s is one line of the log', (type) => {
    expect(told(type)).toMatch(/^[A-Z].{8,}[.!]$/);
    expect(told(type)).not.toMatch(/undefined|\[object|(location|monster|room|slot|quest):|[a-z]-of-[a-z]/);
    expect(told(type).length).toBeLessThanOrEqual(150);
  });

  it.each([
    ['heroLevelledUp', 'Ada raised the Warriors to level 2, Veteran of the Grain War, for free.'],
    ['monsterDefeated', 'Ada defeated Tree Beast with 2 Peasants and 1 Knight: 6 CV against strength 5.'],
    ['boostGained', 'Ada gained a lasting boost from Ghoul: all Warriors +1 CV.'],
    ['meeplesGained', 'Ada gained 1 Peasant (L2 Overrun districts).'],
    ['gainLost', 'Ada went without 1 Knight (House of Lords), as there was none left.'],
    ['hillLost', 'Ada lost Colosseum to Bram, and 1 Knight went to the Lodgings.'],
    ['questsDrawn', 'Ada drew 2 Quests (Termite).'],
    ['questDeclined', 'Ada kept a Quest for later.'],
    [
      'guardMonsterDefeated',
      'The Royal Guard defeated Skeleton in the Cathedral, the nearest to slot 1, as the Villages had nothing to offer.',
    ],
    [
      'guardOrderPerformed',
      'The Royal Guard carried out the Order Battle in the Castle, the least overrun with 1 Monster.',
    ],
    [
      'guardTributeTaken',
      'The Royal Guard counted 2 Monsters in the Castle, as the Villages had nothing to offer (Tithe).',
    ],
    ['guardFoundNothing', 'The Royal Guard found no Room left (Guard spot 2-3) and consoled itself with 1 VP.'],
    ['guardTurnEnded', "The Royal Guard's turn ended, and with fewer than 2 Units drawn the sword stayed."],
    ['roomSetScored', 'The Royal Guard scored 9 VP for 3 of Recover the Rod of Ruin.'],
    ['matchEnded', 'Ada won with 61 VP, tied on VP, with the fewest Peasants.'],
  ] as const)('%s', (type, line) => {
    expect(told(type)).toBe(line);
  });

  it('E6 tells of a shared victory', () => {
    const outcome = { scores, winners: [seat, 1 as Seat], decidedBy: 'shared' } as const;
    expect(told('matchEnded', { outcome })).toBe('Ada and Bram won with 61 VP each, and shared the victory.');
  });

  it('Q1 names drawn Quests only where they are told', () => {
    expect(told('questsDrawn', { seat, quests: [quest, 'gazette' as QuestId], n: 2, cause })).toBe(
      'Ada drew Timber! and Subscription to the Gazette (Termite).',
    );
  });
});

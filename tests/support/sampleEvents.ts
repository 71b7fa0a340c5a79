/** One event of every type: the compiler asks for each. */
import { bonusAll } from '../../src/engine/effects/build.ts';
import type {
  ArrivalId,
  CouncilId,
  EventMap,
  EventType,
  LocationId,
  MeepleId,
  MonsterId,
  OrderId,
  QuestId,
  RoomId,
  Seat,
  SlotId,
  TokenId,
} from '../../src/engine/index.ts';
import { idsOfKind } from '../../src/engine/index.ts';

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

export const SAMPLE_EVENTS: { readonly [T in EventType]: EventMap[T] } = {
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
    stood: [
      { district: 'cathedral', slot: 1 },
      { district: 'cathedral', slot: 2 },
    ],
    favored: 'villages',
    tied: ['skeleton' as MonsterId, 'pew-weevil' as MonsterId],
    reason: 'nearestSlotOne',
    cause: { by: 'spot', id: '2-2' },
  },
  guardRoomTaken: {
    room,
    district: 'castle',
    named: inVillages,
    candidates: [room],
    stood: ['castle'],
    favored: 'villages',
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

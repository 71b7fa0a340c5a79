/** What happened, in the past tense, with all a storyteller needs: who, which meeples, from where, to where, why. */
import type { ChoiceKind } from './choices.ts';
import type { Effect } from './effects/ops.ts';
import type { Cause } from './model/causes.ts';
import type { CombatNote } from './model/fights.ts';
import type { GuardSought, MonsterPick, NamedDistrict, PlaceReason, TieBreak } from './model/guardReasons.ts';
import type {
  ArrivalId,
  CouncilId,
  District,
  GuardSpotId,
  LocationId,
  MeepleId,
  MonsterId,
  MonsterType,
  OrderId,
  QuestId,
  RoomId,
  RoomSetId,
  Seat,
  SlotId,
  TokenId,
} from './model/ids.ts';
import type { BasicKind, HeroClass, Kind } from './model/meeples.ts';
import type { PlaceId } from './model/places.ts';
import type { HiredHelp, MatchOptions, Outcome, Phase, VpSource } from './model/state.ts';

/** Where a meeple can be, as a storyteller says it. */
export type Spot =
  | 'supply'
  | 'bag'
  | 'tavern'
  | 'lodgings'
  | 'guardBag'
  | 'guardBoard'
  | PlaceId
  | `quest:${string}`
  | `slot:${string}`;

export interface EventMap {
  /** `seed` is absent for seats: with it they could foresee every draw. */
  matchStarted: {
    readonly options: Omit<MatchOptions, 'seed'> & { readonly seed?: string };
    readonly firstSeat: Seat;
  };
  turnStarted: { readonly seat: Seat; readonly turn: number; readonly round: number; readonly finalTurn: boolean };
  phaseStarted: { readonly seat: Seat; readonly phase: Phase };
  meeplePlaced: { readonly seat: Seat; readonly meeple: MeepleId; readonly from: Spot; readonly to: PlaceId };
  meepleTakenBack: {
    readonly seat: Seat;
    readonly meeple: MeepleId;
    readonly from: PlaceId;
    readonly to: 'tavern' | 'lodgings';
  };
  standInNamed: { readonly seat: Seat; readonly meeple: MeepleId; readonly as: BasicKind | 'auto' };
  bonusUnitChosen: { readonly seat: Seat; readonly location: LocationId; readonly meeple: MeepleId };
  heroPowerUsed: { readonly seat: Seat; readonly hero: HeroClass; readonly level: number };
  assignmentConfirmed: { readonly seat: Seat; readonly phase: Phase; readonly places: readonly PlaceId[] };
  /** `option` is absent for seats that may not know it. */
  choiceMade: { readonly seat: Seat; readonly choice: ChoiceKind; readonly option?: string };
  locationBuilt: {
    readonly seat: Seat;
    readonly location: LocationId;
    readonly slot: SlotId;
    readonly district: District;
    readonly stock: readonly MeepleId[];
  };
  heroLevelledUp: { readonly seat: Seat; readonly hero: HeroClass; readonly level: number; readonly cost: number };
  locationActivated: { readonly seat: Seat; readonly location: LocationId; readonly meeples: readonly MeepleId[] };
  hillTaken: { readonly seat: Seat; readonly location: LocationId; readonly meeples: readonly MeepleId[] };
  hillLost: {
    readonly seat: Seat;
    readonly location: LocationId;
    readonly meeples: readonly MeepleId[];
    readonly to: Seat;
  };
  hillPaid: {
    readonly seat: Seat;
    readonly location: LocationId;
    readonly meeples: readonly MeepleId[];
    readonly tier: number;
  };
  roomCompleted: {
    readonly seat: Seat;
    readonly room: RoomId;
    readonly district: District;
    readonly meeples: readonly MeepleId[];
  };
  roomRevealed: { readonly district: District; readonly room: RoomId };
  monsterDefeated: {
    readonly seat: Seat;
    readonly monster: MonsterId;
    readonly meeples: readonly MeepleId[];
    readonly combatValue: number;
    readonly strength: number;
    readonly notes: readonly CombatNote[];
  };
  monsterTaken: { readonly seat: Seat; readonly monster: MonsterId; readonly from: District };
  boostGained: { readonly seat: Seat; readonly effect: Effect; readonly cause: Cause };
  councilFought: {
    readonly seat: Seat;
    readonly council: CouncilId;
    readonly meeples: readonly MeepleId[];
    readonly combatValue: number;
    readonly strength: number;
    readonly notes: readonly CombatNote[];
  };
  tokenEarned: { readonly seat: Seat; readonly council: CouncilId; readonly token: TokenId };
  vpChanged: {
    readonly who: Seat | 'guard';
    readonly n: number;
    readonly total: number;
    readonly source: VpSource;
    readonly cause: Cause;
  };
  meeplesGained: {
    readonly seat: Seat;
    readonly meeples: readonly MeepleId[];
    readonly from: Spot;
    readonly to: Spot;
    readonly cause: Cause;
  };
  gainLost: { readonly who: Seat | 'guard'; readonly kind: Kind; readonly n: number; readonly cause: Cause };
  meeplesReturned: {
    readonly seat: Seat;
    readonly meeples: readonly MeepleId[];
    readonly from: Spot;
    readonly cause: Cause;
  };
  meeplesLodged: {
    readonly seat: Seat;
    readonly meeples: readonly MeepleId[];
    readonly from: Spot;
    readonly cause: Cause;
  };
  meeplesBagged: {
    readonly seat: Seat;
    readonly meeples: readonly MeepleId[];
    readonly from: Spot;
    readonly cause: Cause;
  };
  meeplesDrawn: {
    readonly seat: Seat;
    readonly meeples: readonly MeepleId[];
    readonly wanted: number;
    readonly cause: Cause;
  };
  bagRefilled: { readonly seat: Seat; readonly meeples: readonly MeepleId[] };
  drawIncreased: { readonly seat: Seat; readonly n: number; readonly cause: Cause };
  unitCameBack: { readonly seat: Seat; readonly meeple: MeepleId };
  /** `quests` is empty for seats that may not see them; `n` always tells. */
  questsDrawn: { readonly seat: Seat; readonly quests: readonly QuestId[]; readonly n: number; readonly cause: Cause };
  questDiscarded: { readonly seat: Seat; readonly quest: QuestId; readonly cause: Cause };
  questCompleted: { readonly seat: Seat; readonly quest: QuestId };
  /** `quest` is absent for seats that may not see it. */
  questDeclined: { readonly seat: Seat; readonly quest?: QuestId };
  questDeckReshuffled: { readonly n: number };
  monsterSlid: { readonly district: District; readonly monster: MonsterId; readonly from: number; readonly to: number };
  monsterRevealed: {
    readonly monster: MonsterId;
    readonly district: District;
    readonly slot: number;
    /** Its own district was full (W2). */
    readonly overflow: boolean;
  };
  monsterDrawn: { readonly monster: MonsterId };
  councilArrived: { readonly arrival: ArrivalId; readonly order: number };
  finalTurnsSet: { readonly firstRound: number; readonly lastRound: number };
  tileRevealed: { readonly location: LocationId };
  turnEnded: { readonly seat: Seat; readonly turn: number };
  /** G1: its Orders, its Prey and the sword are laid out. */
  guardArrived: {
    readonly orders: Readonly<Record<District, OrderId>>;
    readonly prey: MonsterType;
    readonly preyCard: QuestId;
    readonly favored: District;
  };
  /** G1, G13: `rescue`: the Room whose hero and party are among them. */
  guardBagFilled: { readonly meeples: readonly MeepleId[]; readonly rescue?: RoomId };
  /** G13: a class starts at level 2, and a Unit of it goes into the bag. */
  helpHired: {
    readonly seat: Seat;
    readonly hero: HiredHelp;
    readonly level: number;
    readonly meeples: readonly MeepleId[];
  };
  guardTurnStarted: { readonly round: number; readonly favored: District };
  guardMeeplesDrawn: { readonly meeples: readonly MeepleId[]; readonly wanted: number; readonly cause: Cause };
  guardMeepleDeployed: {
    readonly meeple: MeepleId;
    readonly spot: GuardSpotId | 'prestige' | 'beside';
    readonly passed: readonly GuardSpotId[];
  };
  guardOrderPerformed: {
    readonly order: OrderId;
    readonly district: District;
    readonly named: NamedDistrict;
    readonly cause: Cause;
  };
  /** `named` is absent where the whole city was in question. */
  guardMonsterDefeated: MonsterPick & { readonly named?: NamedDistrict; readonly cause: Cause };
  /** `named` is absent where any face-up Room of the kind would do; `candidates` are those Rooms. */
  guardRoomTaken: {
    readonly room: RoomId;
    readonly district: District;
    readonly named?: NamedDistrict;
    readonly candidates: readonly RoomId[];
    /** The tower of each candidate, in the same order. */
    readonly stood: readonly District[];
    /** Where the sword pointed. */
    readonly favored: District;
    readonly reason: PlaceReason | TieBreak | 'onlyOne';
    readonly kept: boolean;
    readonly cause: Cause;
  };
  /** An Order that pays 1 VP for each Monster or Location of a district. */
  guardTributeTaken: {
    readonly per: 'monster' | 'location';
    readonly n: number;
    readonly district: District;
    readonly named: NamedDistrict;
    readonly reason: PlaceReason;
    readonly cause: Cause;
  };
  /** `named`: the district whose Unit it is; absent where a card gave the Unit. */
  guardUnitGained: { readonly meeples: readonly MeepleId[]; readonly named?: NamedDistrict; readonly cause: Cause };
  /** Face down: nobody sees which. */
  guardQuestKept: { readonly quest?: QuestId; readonly cause: Cause };
  guardQuestScored: { readonly quest: QuestId; readonly vp: number; readonly cause: Cause };
  /** What the spot asks for first is not there; it does what the spot says for that case. */
  guardFellBack: { readonly sought: GuardSought; readonly cause: Cause };
  /** G8, G12: possible nowhere, so 1 VP. */
  guardFoundNothing: { readonly sought: GuardSought; readonly cause: Cause };
  guardBoardReturned: { readonly meeples: readonly MeepleId[]; readonly cause: Cause };
  swordTurned: { readonly from: District; readonly to: District; readonly cause: Cause };
  guardTurnEnded: { readonly round: number; readonly unitsDrawn: number };
  endQuestScored: {
    readonly who: Seat | 'guard';
    readonly quest: QuestId;
    readonly completed: boolean;
    readonly vp: number;
  };
  /** G11: `n`: how many of its set lie face up by now, `setVp`: what these are worth. */
  endRoomTurned: {
    readonly room: RoomId;
    readonly set: RoomSetId;
    readonly n: number;
    readonly setVp: number;
  };
  roomSetScored: { readonly who: Seat | 'guard'; readonly set: RoomSetId; readonly rooms: number; readonly vp: number };
  matchEnded: { readonly outcome: Outcome };
}

export type EventType = keyof EventMap;
export type EventOf<T extends EventType> = { readonly type: T } & EventMap[T];
export type GameEvent = { [T in EventType]: EventOf<T> }[EventType];

/** Events that show something nobody could know before: undo stops here. */
export const REVEAL_TYPES = [
  'matchStarted',
  'roomRevealed',
  'meeplesDrawn',
  'questsDrawn',
  'questDeckReshuffled',
  'monsterDrawn',
  'monsterRevealed',
  'councilArrived',
  'tileRevealed',
  'guardMeeplesDrawn',
  'guardQuestKept',
  'guardQuestScored',
  'endQuestScored',
] as const satisfies readonly EventType[];
export type RevealType = (typeof REVEAL_TYPES)[number];

const REVEALING: ReadonlySet<EventType> = new Set<EventType>(REVEAL_TYPES);

export function revealsHidden(event: GameEvent): boolean {
  return REVEALING.has(event.type);
}

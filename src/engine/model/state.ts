/** The whole truth of a match as plain JSON, readonly outside the engine. */

import type { Choice } from '../choices.ts';
import type { BonusEffect } from '../effects/ops.ts';
import type { RngState } from '../rng.ts';
import type { Task } from '../tasks.ts';
import type { Cause } from './causes.ts';
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
  Seat,
  SlotId,
  TokenId,
} from './ids.ts';
import type { BasicKind, HeroClass, Kind } from './meeples.ts';
import type { PlaceId } from './places.ts';

export type HiredHelp = 'mage' | 'cleric' | 'warrior';

export interface SoloOptions {
  /** G13: classes that start at level 2 with one Unit each in the bag. */
  readonly hiredHelp: readonly HiredHelp[];
  readonly advanced: boolean;
}

export interface MatchOptions {
  readonly seed: string;
  /** People at the table: 2 to 4, or 1 against the Royal Guard. */
  readonly seats: 1 | 2 | 3 | 4;
  readonly towers: boolean;
  readonly solo?: SoloOptions;
}

export type Level = 1 | 2 | 3;

/** A permanent combat bonus, in force from turn `fromTurn` on (C7, Q3). */
export interface Boost {
  readonly source: Cause;
  readonly effect: BonusEffect;
  readonly fromTurn: number;
}

export interface CompletedQuest {
  readonly quest: QuestId;
  readonly turn: number;
}

export const VP_SOURCES = [
  'monsters',
  'ranger',
  'quests',
  'endQuests',
  'penalties',
  'rooms',
  'roomSets',
  'overlords',
  'henchman',
  'tokens',
  'locations',
  'hill',
  'slots',
  'levels',
  'orders',
  'impossible',
] as const;
export type VpSource = (typeof VP_SOURCES)[number];
export type VpLedger = Readonly<Partial<Record<VpSource, number>>>;

export interface PlayerState {
  readonly score: number;
  readonly ledger: VpLedger;
  readonly bag: readonly MeepleId[];
  readonly tavern: readonly MeepleId[];
  readonly lodgings: readonly MeepleId[];
  readonly levels: Readonly<Record<HeroClass, Level>>;
  readonly hand: readonly QuestId[];
  readonly completed: readonly CompletedQuest[];
  readonly boosts: readonly Boost[];
  readonly pile: readonly MonsterId[];
  readonly rooms: readonly RoomId[];
  /** E3: Overlords that carry this player's marker. */
  readonly fought: readonly CouncilId[];
}

export interface CityMonster {
  readonly id: MonsterId;
  readonly slot: 1 | 2 | 3;
}

export interface BuiltLocation {
  readonly id: LocationId;
  readonly district: District;
  readonly slot?: SlotId;
  /** D3: prestige Units still on the tile. */
  readonly stock: readonly MeepleId[];
  /** L8: who holds the hill, with which Units. */
  readonly hill?: { readonly seat: Seat; readonly meeples: readonly Placed[] };
}

export interface Overlord {
  readonly id: CouncilId;
  readonly token?: TokenId;
}

/** A meeple in an assignment; `as`: the basic class a Shaman stands in for (L7). */
export interface Placed {
  readonly id: MeepleId;
  readonly as?: BasicKind;
  /** C5: a Peasant called from the Lodgings by a Warrior. */
  readonly called?: true;
}

export interface Assignment {
  readonly place: PlaceId;
  readonly meeples: readonly Placed[];
  /** Meeples that came to it: overrun Peasants, gained Units. */
  readonly joined: readonly MeepleId[];
  readonly resolved: boolean;
  /** L4: the one Unit that a bonus of this Location is for. */
  readonly chosen?: MeepleId;
  /** L5: the Corruption in the Lodgings when the assignment was confirmed. */
  readonly corruptionCounted?: number;
}

export const PHASES = ['development', 'main', 'draw', 'guard', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export interface TurnState {
  readonly seat: Seat;
  /** Counts every turn of every player; boosts and Quests refer to it. */
  readonly number: number;
  readonly round: number;
  readonly phase: Phase;
  /** Assigning is a draft (T6) until it is confirmed. */
  readonly step: 'assigning' | 'resolving';
  readonly assignments: readonly Assignment[];
  readonly usedPowers: readonly HeroClass[];
  /** Meeples gained by cards, waiting for clean up (T7). */
  readonly gained: readonly MeepleId[];
  /** L5: Units that come back to the Tavern after the Draw phase. */
  readonly comingBack: readonly MeepleId[];
  /** Added to W5 by effects of the Main phase. */
  readonly extraDraw: number;
  readonly defeated: number;
  readonly activated: number;
  /** The player has said "resolve the rest". */
  readonly resolveRest: boolean;
}

export interface GuardState {
  readonly score: number;
  readonly ledger: VpLedger;
  readonly bag: readonly MeepleId[];
  /** G2: drawn this turn and not yet on a spot, in the order drawn. */
  readonly summoned: readonly MeepleId[];
  readonly board: readonly { readonly spot: GuardSpotId; readonly meeple: MeepleId }[];
  readonly prestigeArea: readonly MeepleId[];
  /** G12: meeples without a spot. */
  readonly beside: readonly MeepleId[];
  readonly prey: MonsterType;
  readonly preyCard: QuestId;
  readonly keptQuests: readonly QuestId[];
  readonly rooms: readonly RoomId[];
  readonly pile: readonly MonsterId[];
  readonly favored: District;
  readonly orders: Readonly<Record<District, OrderId>>;
  readonly advancedRoom?: RoomId;
  /** G11: of what it kept, what lies face up by now. */
  readonly turnedUp?: readonly (QuestId | RoomId)[];
}

export interface FinalTurns {
  readonly firstRound: number;
  readonly lastRound: number;
}

export interface GameState {
  readonly options: MatchOptions;
  readonly rng: RngState;
  readonly supply: Readonly<Record<Kind, readonly MeepleId[]>>;
  readonly players: readonly PlayerState[];
  readonly firstSeat: Seat;
  readonly turn: TurnState;
  readonly monsters: Readonly<Record<District, readonly CityMonster[]>>;
  /** Top card first. */
  readonly monsterDeck: readonly (MonsterId | ArrivalId)[];
  readonly arrived: readonly ArrivalId[];
  readonly overlords: readonly Overlord[];
  readonly locations: readonly BuiltLocation[];
  readonly market: readonly LocationId[];
  readonly locationStack: readonly LocationId[];
  /** Room stacks, face-up Room first; empty without the Four Towers. */
  readonly towers: Readonly<Record<District, readonly RoomId[]>>;
  readonly questDeck: readonly QuestId[];
  readonly questDiscard: readonly QuestId[];
  readonly final: FinalTurns | undefined;
  readonly guard: GuardState | undefined;
  /** What is still to be done, next task last. */
  readonly agenda: readonly Task[];
  readonly choice: Choice | undefined;
  readonly outcome: Outcome | undefined;
}

export interface FinalScore {
  readonly seat: Seat | 'guard';
  readonly score: number;
  readonly ledger: VpLedger;
  readonly peasants: number;
}

export interface Outcome {
  readonly scores: readonly FinalScore[];
  /** Several seats share a victory (E6). */
  readonly winners: readonly (Seat | 'guard')[];
  readonly decidedBy: 'vp' | 'fewestPeasants' | 'shared' | 'tieToGuard';
}

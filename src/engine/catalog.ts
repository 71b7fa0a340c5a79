/** The shape of the game's content: every card as plain data. The engine is created over one such catalog. */
import type { Condition, TokenCondition } from './effects/conditions.ts';
import type { Effect } from './effects/ops.ts';
import type {
  ArrivalId,
  CouncilId,
  District,
  GuardSpotId,
  LocationId,
  MonsterId,
  MonsterType,
  OrderId,
  QuestId,
  RoomId,
  RoomSetId,
  SlotId,
  TokenId,
} from './model/ids.ts';
import type { HeroClass, Kind, KindCounts, PrestigeKind, UnitKind } from './model/meeples.ts';

/** What every printed face carries for people: a name, a line of flavour, icon keys of @iconify-json/game-icons. */
export interface Face {
  readonly name: string;
  readonly flavour: string;
  readonly icons: readonly string[];
  /** What the woodcut shows, in one sentence. */
  readonly picture?: string;
}

export interface MonsterCard extends Face {
  readonly id: MonsterId;
  readonly level: 1 | 2 | 3;
  readonly type: MonsterType;
  readonly district: District;
  readonly strength: number;
  readonly vp: number;
  readonly effect: readonly Effect[];
  /** S3: taken out with fewer than 3 players. */
  readonly threePlus: boolean;
}

export interface CouncilCard extends Face {
  readonly id: CouncilId;
  readonly role: 'overlord' | 'henchman';
  readonly type: MonsterType;
  readonly strength: number;
  readonly vp: number;
}

export interface ArrivalCard extends Face {
  readonly id: ArrivalId;
  readonly order: 1 | 2 | 3;
}

export interface TokenCard extends Face {
  readonly id: TokenId;
  readonly condition: TokenCondition;
  readonly vp: number;
}

export const QUEST_TYPES = ['triggered', 'ongoing', 'end'] as const;
export type QuestType = (typeof QUEST_TYPES)[number];

export interface QuestCard extends Face {
  readonly id: QuestId;
  readonly type: QuestType;
  readonly condition: Condition;
  readonly vp: number;
  /** VP lost at the end if incomplete, as a positive number. */
  readonly penalty: number;
  /** Paid in full to complete (Q4, Q5). */
  readonly cost: readonly Effect[];
  /** Triggered: once. Ongoing: combat bonuses for good, everything else in each Draw phase (W7). */
  readonly effect: readonly Effect[];
  /** Q10: the Monster type whose Prey card this is in solo. */
  readonly prey?: MonsterType;
}

/** Left of the arrow (L1): minimums by kind, `any` Unit on top of them, or one Unit out of a list. */
export interface Needs {
  readonly units: KindCounts;
  readonly any?: number;
  readonly oneOf?: readonly UnitKind[];
  /** Corruption the place asks for; `anyNumber`: at least that many (T4, F3). */
  readonly corruption?: { readonly min: number; readonly anyNumber: boolean };
}

export interface LocationCard extends Face {
  readonly id: LocationId;
  /** Set on the 4 pre-built Locations only. */
  readonly district?: District;
  readonly needs: Needs;
  readonly effect: readonly Effect[];
  /** D3: prestige Units that arrive with the tile. */
  readonly stock?: { readonly kind: PrestigeKind; readonly n: number };
  readonly soloRemoved: boolean;
}

export interface SlotCard {
  readonly id: SlotId;
  readonly district: District;
  /** The inner slot is the one nearest the fountain; in solo an Order lies on it (G1). */
  readonly ring: 'inner' | 'outer';
  readonly name: string;
  readonly flavour: string;
  readonly icons: readonly string[];
  readonly bonus: readonly Effect[];
}

export type RoomKind = RoomSetId | 'rescue' | 'cleansing' | 'hunt';

export interface RoomCard extends Face {
  readonly id: RoomId;
  readonly kind: RoomKind;
  readonly needs: Needs;
  /** Hunt (F3): a Monster of this type must be assigned to in the same step. */
  readonly prey?: MonsterType;
  /** Rescue (F3, G6, G13): who is rescued. */
  readonly hero?: PrestigeKind;
  readonly effect: readonly Effect[];
}

export interface RoomSet {
  readonly id: RoomSetId;
  readonly name: string;
  /** VP for holding 1, 2, 3 … Rooms of the set (F4). */
  readonly values: readonly number[];
}

export interface HeroPower {
  readonly phase: 'development' | 'assigning' | 'resolution';
  /** What must be in the Tavern (C2a). */
  readonly needs: KindCounts;
  readonly pay?: 'allMagesToLodgings' | 'oneCorruptionToLodgings' | 'oneCorruptionToSupply';
  readonly effect: readonly Effect[];
}

export interface HeroLevel {
  readonly level: 1 | 2 | 3;
  readonly name: string;
  readonly flavour: string;
  readonly combatValue: number;
  /** VP to reach this level (D4). */
  readonly cost: number;
  readonly power?: HeroPower;
}

export interface HeroCard {
  readonly kind: UnitKind;
  readonly colour: string;
  readonly flavour: string;
  readonly icons: readonly string[];
  /** Basic classes: levels 1 to 3 in order. Peasant: level 1. Prestige: its one level (C6). */
  readonly levels: readonly HeroLevel[];
}

export type GuardWhere = 'here' | 'favored' | 'leastOverrun' | 'mostOverrun';
/** What a spot of the Guard board or an Order makes the Guard do (G3). */
export type GuardAction =
  | { readonly do: 'turnSword'; readonly direction: 'clockwise' | 'counterClockwise' }
  | { readonly do: 'takeCorruptionRoomOrDraw' }
  | { readonly do: 'keepQuest' }
  | { readonly do: 'scoreQuest' }
  | { readonly do: 'returnBoardToBag' }
  | { readonly do: 'performOrder'; readonly where: GuardWhere }
  | { readonly do: 'defeat'; readonly which: 'slot1' | 'lowestVp'; readonly where: GuardWhere }
  | { readonly do: 'defeatPrey'; readonly which: 'lowestStrength' | 'highestStrength' }
  | { readonly do: 'takeRoom'; readonly where: GuardWhere }
  | { readonly do: 'gainUnitOfDistrict'; readonly where: GuardWhere }
  | { readonly do: 'vpPerMonster'; readonly where: GuardWhere; readonly n: number }
  | { readonly do: 'vpPerLocation'; readonly where: GuardWhere; readonly n: number }
  | { readonly do: 'drawMeeples'; readonly n: number };

export interface OrderCard extends Face {
  readonly id: OrderId;
  readonly actions: readonly GuardAction[];
}

export interface GuardSpot {
  readonly id: GuardSpotId;
  readonly fits: readonly Kind[];
  readonly actions: readonly GuardAction[];
}

export interface GuardBoard {
  readonly spots: readonly GuardSpot[];
  readonly prestigeArea: readonly GuardAction[];
  readonly bag: KindCounts;
  readonly questChart: Readonly<Record<QuestType, number>>;
}

export interface Catalog {
  readonly monsters: readonly MonsterCard[];
  readonly council: readonly CouncilCard[];
  readonly arrivals: readonly ArrivalCard[];
  readonly tokens: readonly TokenCard[];
  readonly quests: readonly QuestCard[];
  readonly locations: readonly LocationCard[];
  readonly slots: readonly SlotCard[];
  readonly rooms: readonly RoomCard[];
  readonly roomSets: readonly RoomSet[];
  readonly heroes: readonly HeroCard[];
  readonly orders: readonly OrderCard[];
  readonly guard: GuardBoard;
  /** L7a: the Unit each district recruits. */
  readonly districtUnit: Readonly<Record<District, HeroClass>>;
  /** Starting bag of each player (S8). */
  readonly startingBag: KindCounts;
}

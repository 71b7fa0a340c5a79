/** Every refusal the engine has: a position in which a hand that drags a meeple meets it, or why no hand can. */
import type { GameState, Kind, PlaceId, RefusalCode, Scenario, Seat } from '../../src/engine/index.ts';
import { ENGINE } from './match.ts';
import { POSITIONS } from './positions.ts';

/** A meeple by its kind: in the Tavern of whoever acts, unless it is said. */
export interface Who {
  readonly kind: Kind;
  readonly area?: 'tavern' | 'lodgings';
  readonly seat?: number;
}

export interface Meeting {
  /** `lift`: it does not even come into the hand. */
  readonly when: 'lift' | 'drop';
  readonly from: GameState;
  /** What is done before. */
  readonly before: readonly ({ readonly drag: Who; readonly to: PlaceId } | 'confirm')[];
  readonly piece: Who;
  readonly to: PlaceId;
  /** Whose hand it is, if not that of whoever acts. */
  readonly hand?: Seat;
  /** Why it takes more than one table with one hand; left out, anybody at a table can meet it. */
  readonly notAtTheTable?: string;
}

const LORDS: PlaceId = 'location:house-of-lords';
const TREE_BEAST: PlaceId = 'monster:tree-beast';

/** The table is the same in all of them: two players, four towers. */
const laid = (from: Scenario): GameState => ENGINE.scenario({ ...from, towers: true });

const development = (tavern: Record<string, number>, player = {}, rest: Partial<Scenario> = {}): GameState =>
  laid({ players: [{ tavern, ...player }, {}], monsters: {}, ...rest });
const main = (tavern: Record<string, number>, rest: Partial<Scenario> = {}): GameState =>
  laid({ phase: 'main', players: [{ tavern }, {}], monsters: { villages: ['tree-beast'] }, ...rest });

type More = Partial<Omit<Meeting, 'when' | 'from' | 'to'>>;
const drop = (from: GameState, kind: Kind, to: PlaceId, more: More = {}): Meeting => ({
  when: 'drop',
  from,
  before: [],
  piece: { kind },
  to,
  ...more,
});
const lift = (from: GameState, kind: Kind, more: More = {}): Meeting => ({
  ...drop(from, kind, LORDS, more),
  when: 'lift',
});
const first = (kind: Kind, to: PlaceId, area: Who['area'] = 'tavern') => ({ drag: { kind, area }, to });

const FULL_CITY = {
  'castle-inner': 'healers-temple',
  'castle-outer': 'levy-station',
  'villages-inner': 'branch-and-root-inn',
  'villages-outer': 'scriptorium',
  'cathedral-inner': 'rallying-stump',
  'cathedral-outer': 'wormwood-still',
  'university-inner': 'reserves-bench',
  'university-outer': 'mages-workshop',
};

const PEASANTS = development({ peasant: 2 });
const RESOLVING: GameState = { ...PEASANTS, turn: { ...PEASANTS.turn, step: 'resolving' } };
const OVER: GameState = { ...PEASANTS, outcome: { scores: [], winners: [0 as Seat], decidedBy: 'vp' } };
const NO_MARKET: GameState = { ...PEASANTS, market: [], locationStack: [] };
const CALL = laid(POSITIONS.warriorsCall);
const called: Who = { kind: 'peasant', area: 'lodgings' };

export const MEETINGS: Readonly<Record<RefusalCode, Meeting | string>> = {
  wrongPhase: drop(development({ peasant: 1 }), 'peasant', LORDS),
  placeNotOpen: drop(main({ peasant: 1 }), 'peasant', 'location:colosseum', {
    notAtTheTable: 'the table has no such place to let go over',
  }),
  corruptionNotAssignable: drop(main({ corruption: 1 }), 'corruption', LORDS),
  corruptionEnough: drop(laid(POSITIONS.towerStairs), 'corruption', 'room:dark-cellar', {
    before: [first('corruption', 'room:dark-cellar')],
  }),
  constructNeedsPeasants: drop(development({ warrior: 1 }), 'warrior', 'capitol:construct'),
  constructFull: drop(development({ peasant: 3 }), 'peasant', 'capitol:construct', {
    before: [first('peasant', 'capitol:construct'), first('peasant', 'capitol:construct')],
  }),
  noVacantSlot: drop(development({ peasant: 1 }, {}, { built: FULL_CITY }), 'peasant', 'capitol:construct'),
  marketEmpty: drop(NO_MARKET, 'peasant', 'capitol:construct'),
  levelUpTaken: drop(development({ warrior: 2 }, { score: 20 }), 'warrior', 'capitol:levelUp', {
    before: [first('warrior', 'capitol:levelUp')],
  }),
  peasantHasNoLevels: drop(development({ peasant: 1 }), 'peasant', 'capitol:levelUp'),
  prestigeCannotLevelUp: drop(development({ ranger: 1 }, { score: 20 }), 'ranger', 'capitol:levelUp'),
  heroAtTopLevel: drop(development({ mage: 1 }, { score: 20, levels: { mage: 3 } }), 'mage', 'capitol:levelUp'),
  notEnoughVp: drop(development({ mage: 1 }, { score: 0 }), 'mage', 'capitol:levelUp'),
  noClassToLevelUp: drop(
    development({ shaman: 1 }, { levels: { mage: 3, cleric: 3, knight: 3, warrior: 3 } }),
    'shaman',
    'capitol:levelUp',
  ),
  councilNotYet: drop(main({ knight: 1 }), 'knight', 'council:mortise'),
  overlordAlreadyFought: drop(laid(POSITIONS.lastStand), 'knight', 'council:mortise'),
  calledPeasantNeedsWarrior: drop(CALL, 'peasant', TREE_BEAST, { piece: called }),
  warriorPowerUsed: drop(CALL, 'peasant', TREE_BEAST, {
    before: [first('warrior', TREE_BEAST), first('peasant', TREE_BEAST, 'lodgings')],
    piece: called,
  }),
  meepleNotInTavern: lift(
    laid({ phase: 'main', players: [{ tavern: { peasant: 1 }, lodgings: { knight: 1 } }, {}], monsters: {} }),
    'knight',
    { piece: { kind: 'knight', area: 'lodgings' } },
  ),
  meepleNotYours: lift(
    laid({ phase: 'main', players: [{ tavern: { peasant: 1 } }, { tavern: { knight: 1 } }], monsters: {} }),
    'knight',
    { piece: { kind: 'knight', seat: 1 } },
  ),
  choicePending: lift(PEASANTS, 'peasant', { before: [first('peasant', 'capitol:construct'), 'confirm'] }),
  notYourTurn: lift(main({ peasant: 1 }), 'peasant', {
    hand: 1 as Seat,
    notAtTheTable: 'round one screen the hand is always that of whoever acts',
  }),
  notAssigning: lift(RESOLVING, 'peasant'),
  matchOver: lift(OVER, 'peasant'),
  alreadyThere: 'a piece that is put back where it stands has only been set down',
  unknownIntent: 'the hand places and takes back only',
  unknownMeeple: 'the hand holds meeples that exist',
  unknownPlace: 'the hand knows the names of places only',
  meepleNotPlaced: 'home takes nobody who is there already',
  notAShaman: 'the hand names no roles',
  noStandInHere: 'the hand names no roles',
  notAnOption: 'the hand chooses nothing',
  notAnOrderChoice: 'the hand chooses nothing',
  noChoicePending: 'the hand chooses nothing',
  heroHasNoPower: 'the hand uses no powers',
  heroPowerUsed: 'the hand uses no powers',
  heroPowerNeeds: 'the hand uses no powers',
  onlyInDevelopment: 'the hand uses no powers',
  noBonusToGive: 'the hand gives no bonus',
  bonusUnitNotFighting: 'the hand gives no bonus',
  placesIncomplete: 'the hand confirms nothing',
};

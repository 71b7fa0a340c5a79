/** Every refusal the engine has: a drop or a lift that meets it, or why none can. */
import { describe, expect, it } from 'vitest';
import type { GameState, MeepleId, RefusalCode, Scenario, Seat } from '../../../src/engine/index.ts';
import { type DropSpot, HOME } from '../../../src/scene/drag/model.ts';
import { ENGINE } from '../../support/match.ts';
import { POSITIONS } from '../../support/positions.ts';
import { EngineTable } from './support/engineTable.ts';
import { ofType } from './support/fakeTable.ts';

interface Meeting {
  readonly when: 'lift' | 'drop';
  readonly from: Scenario | GameState;
  /** What has been done before, and the meeple that is dragged. */
  readonly piece: (table: EngineTable) => MeepleId;
  readonly to: DropSpot;
}

const LORDS = 'location:house-of-lords';
const TREE_BEAST = 'monster:tree-beast';

const drop = (from: Meeting['from'], piece: Meeting['piece'], to: DropSpot): Meeting => ({
  when: 'drop',
  from,
  piece,
  to,
});
const lift = (from: Meeting['from'], piece: Meeting['piece']): Meeting => ({ when: 'lift', from, piece, to: LORDS });

const development = (tavern: Record<string, number>, player = {}): Scenario => ({
  players: [{ tavern, ...player }, {}],
  monsters: {},
});
const main = (tavern: Record<string, number>, rest: Partial<Scenario> = {}): Scenario => ({
  phase: 'main',
  players: [{ tavern }, {}],
  monsters: { villages: ['tree-beast'] },
  ...rest,
});
const inTavern = (kind: Parameters<EngineTable['find']>[0]) => (table: EngineTable) => table.find(kind);

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

const PEASANTS = ENGINE.scenario(development({ peasant: 2 }));
const RESOLVING: GameState = { ...PEASANTS, turn: { ...PEASANTS.turn, step: 'resolving' } };
const OVER: GameState = { ...PEASANTS, outcome: { scores: [], winners: [0 as Seat], decidedBy: 'vp' } };
const NO_MARKET: GameState = { ...PEASANTS, market: [], locationStack: [] };

const MEETINGS: Readonly<Record<RefusalCode, Meeting | string>> = {
  wrongPhase: drop(development({ peasant: 1 }), inTavern('peasant'), LORDS),
  placeNotOpen: drop(main({ peasant: 1 }), inTavern('peasant'), 'location:colosseum'),
  corruptionNotAssignable: drop(main({ corruption: 1 }), inTavern('corruption'), LORDS),
  corruptionEnough: drop(
    POSITIONS.towerStairs,
    (table) => {
      table.drag(table.find('corruption'), 'room:dark-cellar');
      return table.find('corruption');
    },
    'room:dark-cellar',
  ),
  constructNeedsPeasants: drop(development({ warrior: 1 }), inTavern('warrior'), 'capitol:construct'),
  constructFull: drop(
    development({ peasant: 3 }),
    (table) => {
      table.drag(table.find('peasant'), 'capitol:construct');
      table.drag(table.find('peasant'), 'capitol:construct');
      return table.find('peasant');
    },
    'capitol:construct',
  ),
  noVacantSlot: drop({ ...development({ peasant: 1 }), built: FULL_CITY }, inTavern('peasant'), 'capitol:construct'),
  marketEmpty: drop(NO_MARKET, inTavern('peasant'), 'capitol:construct'),
  levelUpTaken: drop(
    development({ warrior: 2 }, { score: 20 }),
    (table) => {
      table.drag(table.find('warrior'), 'capitol:levelUp');
      return table.find('warrior');
    },
    'capitol:levelUp',
  ),
  peasantHasNoLevels: drop(development({ peasant: 1 }), inTavern('peasant'), 'capitol:levelUp'),
  prestigeCannotLevelUp: drop(development({ ranger: 1 }, { score: 20 }), inTavern('ranger'), 'capitol:levelUp'),
  heroAtTopLevel: drop(
    development({ mage: 1 }, { score: 20, levels: { mage: 3 } }),
    inTavern('mage'),
    'capitol:levelUp',
  ),
  notEnoughVp: drop(development({ mage: 1 }, { score: 0 }), inTavern('mage'), 'capitol:levelUp'),
  noClassToLevelUp: drop(
    development({ shaman: 1 }, { levels: { mage: 3, cleric: 3, knight: 3, warrior: 3 } }),
    inTavern('shaman'),
    'capitol:levelUp',
  ),
  councilNotYet: drop(main({ knight: 1 }), inTavern('knight'), 'council:mortise'),
  overlordAlreadyFought: drop(POSITIONS.lastStand, inTavern('knight'), 'council:mortise'),
  calledPeasantNeedsWarrior: drop(POSITIONS.warriorsCall, (table) => table.find('peasant', 'lodgings'), TREE_BEAST),
  warriorPowerUsed: drop(
    POSITIONS.warriorsCall,
    (table) => {
      table.drag(table.find('warrior'), TREE_BEAST);
      table.drag(table.find('peasant', 'lodgings'), TREE_BEAST);
      return table.find('peasant', 'lodgings');
    },
    TREE_BEAST,
  ),
  meepleNotInTavern: lift(
    { phase: 'main', players: [{ tavern: { peasant: 1 }, lodgings: { knight: 1 } }], monsters: {} },
    (table) => table.find('knight', 'lodgings'),
  ),
  meepleNotYours: lift(
    { phase: 'main', players: [{ tavern: { peasant: 1 } }, { tavern: { knight: 1 } }], monsters: {} },
    (table) => table.find('knight', 'tavern', 1),
  ),
  choicePending: lift(development({ peasant: 2 }), (table) => {
    table.drag(table.find('peasant'), 'capitol:construct');
    table.act({ type: 'confirm' });
    return table.find('peasant');
  }),
  notYourTurn: lift(main({ peasant: 1 }), (table) => {
    table.seat = 1 as Seat;
    return table.find('peasant');
  }),
  notAssigning: lift(RESOLVING, inTavern('peasant')),
  matchOver: lift(OVER, inTavern('peasant')),
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

describe('refused', () => {
  for (const [code, meeting] of Object.entries(MEETINGS)) {
    if (typeof meeting === 'string') continue;
    const { when, from, piece, to } = meeting;
    it(`${code}: said ${when === 'lift' ? 'at the lift' : 'over the place and on the drop'}, nothing submitted, nothing changed`, () => {
      const table = new EngineTable(from);
      const dragged = piece(table);
      const { truth } = table;
      table.said.length = 0;
      table.drag(dragged, to);
      expect(table.intents()).toEqual([]);
      expect(table.truth).toBe(truth);
      const said = table.refusals(when);
      expect(said).toMatchObject([{ code }]);
      expect(said[0]?.rules.length).toBeGreaterThan(0);
      if (when === 'lift') {
        expect(ofType(table.said, 'lift')).toEqual([]);
        return;
      }
      expect(table.refusals('hover')).toEqual(said);
      expect(ofType(table.said, 'springHome')).toEqual([{ type: 'springHome', pieces: [dragged], why: 'refused' }]);
      expect(ofType(table.said, 'light')[0]?.targets.map(({ spot }) => spot)).not.toContain(to);
    });
  }

  it('alreadyThere and home are set down in silence', () => {
    const table = new EngineTable(main({ peasant: 1 }));
    const peasant = table.find('peasant');
    table.drag(peasant, HOME);
    table.drag(peasant, LORDS);
    table.drag(peasant, LORDS);
    expect(ofType(table.said, 'refuse')).toEqual([]);
    expect(table.intents()).toHaveLength(1);
    expect(ofType(table.said, 'springHome').map(({ why }) => why)).toEqual(['setDown', 'setDown']);
  });
});

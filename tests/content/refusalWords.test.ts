import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../src/content/catalog.ts';
import { REFUSAL_WORDS, refusalWords } from '../../src/content/words/refusals.ts';
import type { CouncilId, LocationId, MeepleId, RoomId, Seat } from '../../src/engine/model/ids.ts';
import { idsOfKind } from '../../src/engine/model/meeples.ts';
import { type RefusalCode, type RefusalMap, refuse } from '../../src/engine/refusals.ts';

const seat = 1 as Seat;
const [knight = 0 as MeepleId] = idsOfKind('knight');
const overlord = 'saw-ron' as CouncilId;
const inn = 'location:branch-and-root-inn' as const;
const beast = 'monster:tree-beast' as const;

/** One refusal of every code: the compiler asks for each. */
const SAMPLES: { readonly [C in RefusalCode]: RefusalMap[C] } = {
  unknownIntent: {},
  matchOver: {},
  notYourTurn: { activeSeat: seat },
  choicePending: { choice: 'discardQuest', decidingSeat: seat },
  noChoicePending: {},
  notAnOption: { option: 'nonsense' },
  notAnOrderChoice: { choice: 'buildLocation' },
  notAssigning: { phase: 'draw' },
  unknownMeeple: { meeple: 999 },
  meepleNotYours: { meeple: knight },
  meepleNotInTavern: { meeple: knight },
  meepleNotPlaced: { meeple: knight },
  unknownPlace: { place: 'the moon' },
  placeNotOpen: { place: inn },
  wrongPhase: { place: inn, phase: 'development', opensIn: 'main' },
  alreadyThere: { meeple: knight, place: inn },
  corruptionNotAssignable: { place: beast },
  corruptionEnough: { room: 'dark-cellar' as RoomId, takes: 1 },
  constructNeedsPeasants: { kind: 'knight' },
  constructFull: {},
  noVacantSlot: {},
  marketEmpty: {},
  levelUpTaken: {},
  peasantHasNoLevels: {},
  prestigeCannotLevelUp: { kind: 'ranger' },
  heroAtTopLevel: { hero: 'mage' },
  notEnoughVp: { hero: 'cleric', needs: 3, has: 1 },
  noClassToLevelUp: { has: 0 },
  councilNotYet: { council: overlord },
  overlordAlreadyFought: { council: overlord },
  calledPeasantNeedsWarrior: { place: beast },
  warriorPowerUsed: {},
  heroHasNoPower: { hero: 'warrior', level: 2 },
  heroPowerUsed: { hero: 'mage' },
  heroPowerNeeds: { hero: 'cleric', kind: 'corruption', needs: 1, has: 0 },
  onlyInDevelopment: { phase: 'main' },
  notAShaman: { meeple: knight },
  noStandInHere: { place: beast },
  noBonusToGive: { location: 'wormwood-still' as LocationId },
  bonusUnitNotFighting: { meeple: knight },
  placesIncomplete: {
    places: [
      { place: beast, missing: [{ what: 'strength', has: 3, needs: 5 }] },
      {
        place: 'room:dark-cellar',
        missing: [
          { what: 'units', kind: 'warrior', n: 1 },
          { what: 'corruption', n: 1 },
        ],
      },
    ],
  },
};

function said<C extends RefusalCode>(code: C): string {
  return refusalWords(refuse(code, SAMPLES[code]), CATALOG, ['Ada', 'Bram']);
}

describe('refusals in words', () => {
  it.each(Object.keys(REFUSAL_WORDS) as RefusalCode[])('%s is one clear sentence', (code) => {
    expect(said(code)).toMatch(/^[A-Z].{15,}\.$/);
    expect(said(code)).not.toMatch(/undefined|\[object|[a-z]-[a-z]+-|monster:|location:|room:/);
    expect(said(code).length).toBeLessThanOrEqual(170);
  });

  it('names players, places and figures', () => {
    expect(said('notYourTurn')).toBe('Wait a little: it is the turn of Bram.');
    expect(said('wrongPhase')).toBe(
      'The Branch & Root Inn opens in the Main phase, and this is the Development phase.',
    );
    expect(said('notEnoughVp')).toBe('The next level of your Clerics costs 3 VP, and you have 1.');
    expect(said('constructNeedsPeasants')).toBe('Construct is work for Peasants, and a Knight is none.');
    expect(said('heroPowerNeeds')).toBe(
      'The power of your Clerics needs 1 Corruption in your Tavern, and you have none.',
    );
  });

  it('survives a meeple that does not exist', () => {
    const refusal = refuse('bonusUnitNotFighting', { meeple: 999 as MeepleId });
    expect(refusalWords(refusal, CATALOG, [])).toBe('That meeple fights no Monster, so the bonus would be lost on it.');
  });

  it('T6 lists what every place still needs', () => {
    expect(said('placesIncomplete')).toBe(
      'Tree Beast still needs 2 more CV (3 of 5) and Cellar Stairs, Downward Only still needs 1 more Warrior and 1 more Corruption.',
    );
  });
});

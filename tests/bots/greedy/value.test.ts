import { describe, expect, it } from 'vitest';
import { cardsOf } from '../../../src/bots/cards.ts';
import { JUDGE } from '../../../src/bots/greedy/hand.ts';
import { levelWorth } from '../../../src/bots/greedy/levels.ts';
import { gainOf, type Outlook, outlookOf } from '../../../src/bots/greedy/outlook.ts';
import { MIXED, type Profile, SPECIALISTS } from '../../../src/bots/greedy/profile.ts';
import { completionWorth, questWorth } from '../../../src/bots/greedy/quests.ts';
import { worthOf } from '../../../src/bots/greedy/value.ts';
import { CORRUPTION, KNIGHT, MAGE, PEASANT, WARRIOR } from '../../../src/bots/kinds.ts';
import type { Effect, QuestId, Scenario, Seat } from '../../../src/engine/index.ts';
import { engine } from '../../support/games.ts';

const EARLY: Scenario = { players: [{ bag: { peasant: 3, corruption: 1 }, lodgings: { peasant: 4, corruption: 2 } }] };
const LAST: Scenario = { ...EARLY, finalTurns: true, arrived: 3, round: 14, turn: 40 };

function look(spec: Scenario, profile: Profile = MIXED): Outlook {
  const state = engine.scenario(spec);
  const last = state.final === undefined ? state : { ...state, turn: { ...state.turn, round: state.final.lastRound } };
  return outlookOf(cardsOf(engine), profile, last, 0 as Seat);
}

const worth = (outlook: Outlook, ...effects: Effect[]) => worthOf(effects, { outlook, hand: JUDGE });

describe('the worth of things', () => {
  it('sees the game end: turns left shrink from the first turn to none in the last', () => {
    expect(look(EARLY).turnsLeft).toBeGreaterThan(8);
    expect(look(LAST).turnsLeft).toBe(0);
  });

  it('likes recruits and boosts early, and nothing but VP in the last turn', () => {
    const knight: Effect = { op: 'gainUnit', kind: 'knight', n: 1 };
    const boost: Effect = { op: 'bonusAgainst', type: 'undead', n: 1 };
    const draw: Effect = { op: 'drawMeeples', n: 2 };
    expect(worth(look(EARLY), knight)).toBeGreaterThan(2);
    expect(worth(look(EARLY), boost)).toBeGreaterThan(0.5);
    for (const effect of [knight, boost, draw]) expect(worth(look(LAST), effect)).toBe(0);
    expect(worth(look(LAST), { op: 'vp', n: 3 })).toBe(3);
  });

  it('is glad to be rid of Corruption and sorry to get it', () => {
    const outlook = look(EARLY);
    expect(gainOf(outlook, CORRUPTION)).toBeLessThan(-1);
    expect(worth(outlook, { op: 'gainCorruption', n: 1 })).toBeLessThan(-1);
    expect(worth(outlook, { op: 'returnToSupply', kind: 'corruption', n: 1, from: 'tavern' })).toBeGreaterThan(1);
  });

  it('T9: gives nothing for a Unit that the supply has not got', () => {
    const empty = look({ ...EARLY, players: [{ bag: { knight: 15 } }] });
    expect(worth(empty, { op: 'gainUnit', kind: 'knight', n: 1 })).toBe(0);
  });

  it('prefers Knights to Warriors to Peasants, and a specialist its own class', () => {
    const outlook = look(EARLY);
    expect(gainOf(outlook, KNIGHT)).toBeGreaterThan(gainOf(outlook, WARRIOR));
    expect(gainOf(outlook, WARRIOR)).toBeGreaterThan(gainOf(outlook, PEASANT));
    expect(gainOf(look(EARLY, SPECIALISTS.mage), MAGE)).toBeGreaterThan(gainOf(outlook, MAGE));
  });

  it('D4: raises a class early if it owns it, never for nothing at the end', () => {
    const bag = { peasant: 4, warrior: 5 };
    const early = levelWorth(look({ players: [{ bag, score: 5 }] }), 'warrior');
    const late = levelWorth(look({ ...LAST, players: [{ bag, score: 5, levels: { warrior: 2 } }] }), 'warrior');
    expect(early).toBeGreaterThan(1);
    expect(late).toBeLessThan(0);
    expect(levelWorth(look({ players: [{ score: 0 }] }), 'knight')).toBeUndefined();
  });

  it('Q1: holds a Quest for what it will bring, and at the end for its penalty', () => {
    const quest = 'court-of-oak' as QuestId;
    const hand = [quest];
    const lordly = questWorth(look({ players: [{ hand, bag: { knight: 5, peasant: 3 } }] }), quest);
    const lowly = questWorth(look({ players: [{ hand, bag: { peasant: 8 } }] }), quest);
    const never = questWorth(look({ ...LAST, players: [{ hand: ['many-hands'] }] }), 'many-hands' as QuestId);
    expect(lordly).toBeGreaterThan(3);
    expect(lowly).toBeLessThan(lordly);
    expect(never).toBe(-1);
  });

  it('Q2: would rather complete a Quest now than hold it', () => {
    const quest = 'many-hands' as QuestId;
    expect(completionWorth(look({ players: [{ hand: [quest] }] }), quest)).toBeGreaterThan(0);
  });

  it('T10: does not mind a discard if a bad Quest can go', () => {
    const discard: Effect = { op: 'discardQuests', n: 1 };
    expect(worth(look({ ...LAST, players: [{ hand: ['many-hands'] }] }), discard)).toBe(1);
    expect(worth(look({ players: [{ hand: ['village-fete'], bag: { peasant: 10 } }] }), discard)).toBeLessThan(0);
    expect(worth(look({ players: [{ hand: [] }] }), discard)).toBe(0);
  });
});

/** C1 to C4: combat values, whose they are, and what must be reached. */
import { describe, expect, it } from 'vitest';
import type { HeroClass, Kind, Level } from '../../../src/engine/index.ts';
import { monsterCard } from '../../support/cards.ts';
import { givenMatch } from '../../support/match.ts';

const BARON = 'monster:baron-von-bandsaw';
const TREE_BEAST = 'monster:tree-beast';

describe('C1 strength must be reached', () => {
  it('C1 one level 3 Knight is not enough for the Tree Beast, two are', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { knight: 2 }, levels: { knight: 3 }, bag: { peasant: 6 } }],
      monsters: { villages: ['tree-beast'] },
    });
    match.place('knight', TREE_BEAST);
    expect(match.status(TREE_BEAST)).toMatchObject({
      isComplete: false,
      missing: [{ what: 'strength', has: 3, needs: 5 }],
    });
    expect(match.tryConfirm()).toEqual({
      code: 'placesIncomplete',
      facts: { places: [{ place: TREE_BEAST, missing: [{ what: 'strength', has: 3, needs: 5 }] }] },
      rules: ['T6', 'C1', 'L1'],
    });

    match.place('knight', TREE_BEAST);
    expect(match.status(TREE_BEAST)).toMatchObject({ isComplete: true, combat: { value: 6, strength: 5 } });
    match.resolve();
    expect(match.event('monsterDefeated')).toMatchObject({
      seat: 0,
      monster: 'tree-beast',
      combatValue: 6,
      strength: 5,
    });
    expect(match.player(0).pile).toEqual(['tree-beast']);
    expect(match.score(0)).toBe(monsterCard('tree-beast').vp);
  });

  it('C1 exactly the strength is enough', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { peasant: 2 }, bag: { peasant: 6 } }],
      monsters: { cathedral: ['skeleton'] },
    });
    match.place('peasant', 'monster:skeleton', { n: 2 }).resolve();
    expect(match.event('monsterDefeated')).toMatchObject({ combatValue: 2, strength: 2 });
  });

  it('C1 every Monster that is short is named', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { peasant: 2, knight: 1 } }],
      monsters: { villages: ['tree-beast'], cathedral: ['skeleton'], castle: ['termite'] },
    });
    match.placeAll({
      [TREE_BEAST]: { peasant: 1 },
      'monster:skeleton': { knight: 1 },
      'monster:termite': { peasant: 1 },
    });
    expect(match.tryConfirm().facts).toEqual({
      places: [
        { place: TREE_BEAST, missing: [{ what: 'strength', has: 1, needs: 5 }] },
        { place: 'monster:termite', missing: [{ what: 'strength', has: 1, needs: monsterCard('termite').strength }] },
      ],
    });
  });

  it('C1 a Monster that nobody is assigned to holds nothing up', () => {
    const match = givenMatch({
      phase: 'main',
      monsters: { villages: ['tree-beast'] },
      players: [{ tavern: { peasant: 1 } }],
    });
    match.place('peasant', TREE_BEAST).takeBack('peasant', TREE_BEAST).resolve('first');
    expect(match.events('monsterDefeated')).toEqual([]);
    expect(match.state.turn.seat).toBe(1);
  });
});

describe('C2 combat values', () => {
  const TABLE: readonly [HeroClass, readonly [number, number, number]][] = [
    ['mage', [1, 1, 1]],
    ['cleric', [1, 1, 1]],
    ['knight', [2, 2, 3]],
    ['warrior', [1, 2, 2]],
  ];

  for (const [hero, values] of TABLE) {
    it(`C2 a ${hero} counts ${values.join('/')} at levels 1/2/3`, () => {
      values.forEach((value, i) => {
        const match = givenMatch({
          phase: 'main',
          players: [{ tavern: { [hero]: 2 }, levels: { [hero]: (i + 1) as Level } }],
          monsters: { castle: ['baron-von-bandsaw'] },
        });
        match.place(hero, BARON);
        expect(match.status(BARON).combat?.value).toBe(value);
        match.place(hero, BARON);
        expect(match.status(BARON).combat?.value).toBe(2 * value);
      });
    });
  }

  it.each<[Kind, number, string]>([
    ['peasant', 1, 'termite'],
    ['ranger', 3, 'termite'],
    ['shaman', 2, 'termite'],
  ])('C2 a %s counts %i', (kind, value, monster) => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { [kind]: 1 } }],
      monsters: { castle: [monster] },
    });
    match.place(kind, `monster:${monster}`);
    expect(match.status(`monster:${monster}`).combat).toMatchObject({
      value,
      notes: [{ n: value, cause: { by: 'hero', id: kind } }],
    });
  });

  it('C2 a Paladin counts 2 before its own bonus', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { paladin: 1 } }],
      monsters: { castle: ['termite'] },
    });
    match.place('paladin', 'monster:termite');
    expect(match.status('monster:termite').combat?.notes[0]).toMatchObject({
      n: 2,
      cause: { by: 'hero', id: 'paladin' },
    });
  });

  it('C2 Corruption fights nowhere', () => {
    const match = givenMatch({
      phase: 'main',
      finalTurns: true,
      players: [{ tavern: { corruption: 1 } }],
      monsters: { castle: ['termite'] },
    });
    for (const place of ['monster:termite', 'council:combustor'] as const) {
      expect(match.tryPlace('corruption', place)).toEqual({
        code: 'corruptionNotAssignable',
        facts: { place },
        rules: ['T4'],
      });
    }
  });

  it('C2 levels of one class say nothing about another', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { knight: 1, warrior: 1 }, levels: { warrior: 3 } }],
      monsters: { castle: ['baron-von-bandsaw'] },
    });
    match.placeAll({ [BARON]: { knight: 1, warrior: 1 } });
    expect(match.status(BARON).combat?.value).toBe(2 + 2);
  });
});

describe('C3 once a turn, or for each', () => {
  it('C3 a basic ability works once, however many Units there are', () => {
    const match = givenMatch({
      players: [{ tavern: { knight: 3 }, bag: { peasant: 5 }, levels: { knight: 2 } }],
    });
    match.power('knight');
    expect(match.count(0, 'tavern', 'peasant')).toBe(1);
    expect(match.tryPower('knight')).toEqual({ code: 'heroPowerUsed', facts: { hero: 'knight' }, rules: ['C3'] });
  });

  it('C3 it works again next turn', () => {
    const match = givenMatch({
      players: [{ tavern: { knight: 1 }, bag: { knight: 12 }, levels: { knight: 2 } }],
    });
    match.power('knight').passTo(0);
    match.power('knight');
    expect(match.events('heroPowerUsed')).toHaveLength(2);
  });

  it('C3 two classes have a power each', () => {
    const match = givenMatch({
      players: [{ tavern: { knight: 1, mage: 1 }, bag: { peasant: 5 }, levels: { knight: 2, mage: 2 } }],
    });
    match.power('knight').power('mage');
    expect(match.state.turn.usedPowers).toEqual(['knight', 'mage']);
  });

  it('C3 every Paladin has its own bonus', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { paladin: 2 } }],
      monsters: { castle: ['baron-von-bandsaw'] },
    });
    match.place('paladin', BARON, { n: 2 });
    expect(match.status(BARON).combat?.value).toBe(2 * (2 + 3));
  });

  it('C3 two Rangers on two Monsters are worth a VP each', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { ranger: 2 }, bag: { peasant: 8 } }],
      monsters: { cathedral: ['skeleton'], villages: ['timber-wolf'] },
    });
    match.placeAll({ 'monster:skeleton': { ranger: 1 }, 'monster:timber-wolf': { ranger: 1 } }).resolve();
    expect(match.player(0).ledger.ranger).toBe(2);
  });
});

describe('C4 prestige abilities', () => {
  it('C4 two Rangers on one Monster are worth 1 VP', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { ranger: 2, peasant: 1 }, bag: { peasant: 8 } }],
      monsters: { cathedral: ['skeleton'] },
    });
    match.placeAll({ 'monster:skeleton': { ranger: 2, peasant: 1 } }).resolve();
    expect(match.player(0).ledger).toEqual({ monsters: 1, ranger: 1 });
    expect(match.events('vpChanged')).toContainEqual({
      type: 'vpChanged',
      who: 0,
      n: 1,
      total: 2,
      source: 'ranger',
      cause: { by: 'rule', id: 'C4' },
    });
  });

  it('C4 a Ranger elsewhere helps nobody', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { ranger: 1, peasant: 2 }, bag: { peasant: 8 } }],
      monsters: { cathedral: ['skeleton'] },
      built: { 'castle-inner': 'wormwood-still' },
    });
    match.placeAll({ 'monster:skeleton': { peasant: 2 }, 'location:wormwood-still': { ranger: 1 } }).resolve();
    expect(match.player(0).ledger).toEqual({ monsters: 1 });
  });

  it.each([
    ['termite', 1],
    ['tree-beast', 2],
    ['baron-von-bandsaw', 3],
  ])('C4 a Paladin adds the level of the %s', (monster, level) => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { paladin: 1 } }],
      monsters: { castle: [monster] },
    });
    match.place('paladin', `monster:${monster}`);
    expect(match.status(`monster:${monster}`).combat).toMatchObject({
      value: 2 + level,
      notes: [
        { n: 2, cause: { by: 'hero', id: 'paladin' } },
        { n: level, cause: { by: 'rule', id: 'C4' } },
      ],
    });
  });

  it('C4 the Dark Council is level 4 to a Paladin', () => {
    const match = givenMatch({ phase: 'main', finalTurns: true, players: [{ tavern: { paladin: 2 } }] });
    match.place('paladin', 'council:mortise').place('paladin', 'council:combustor');
    expect(match.status('council:mortise').combat?.value).toBe(6);
    expect(match.status('council:combustor').combat?.value).toBe(6);
  });

  it('C4 a Paladin adds nothing for the others', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { paladin: 1, peasant: 1 } }],
      monsters: { castle: ['baron-von-bandsaw'] },
    });
    match.placeAll({ [BARON]: { paladin: 1, peasant: 1 } });
    expect(match.status(BARON).combat?.value).toBe(5 + 1);
  });
});

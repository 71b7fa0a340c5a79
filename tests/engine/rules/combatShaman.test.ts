/** C4 and L7: a Shaman in a fight gives and takes the bonuses of what it stands for. */
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import { createEngine } from '../../../src/engine/index.ts';
import { effectOf, monsterCard } from '../../support/cards.ts';
import { givenMatch } from '../../support/match.ts';

const BARON = 'monster:baron-von-bandsaw';
const TREE_BEAST = 'monster:tree-beast';
const WITH_KNIGHT = effectOf(monsterCard('moat-beaver'), 'bonusWith').n;
const PRESTIGE = effectOf(monsterCard('barrow-log-king'), 'bonusAll').n;

describe('C4 a Shaman in combat', () => {
  const ghoulAndShaman = () =>
    givenMatch({
      phase: 'main',
      players: [
        { tavern: { shaman: 1, warrior: 1 }, lodgings: { peasant: 1 }, levels: { warrior: 3 }, pile: ['ghoul'] },
      ],
      monsters: { villages: ['tree-beast'], castle: ['baron-von-bandsaw'] },
    });

  it("C4 a Shaman acting as a Warrior gets the Ghoul's +1", () => {
    const match = ghoulAndShaman().place('shaman', TREE_BEAST, { as: 'warrior' });
    const shaman = match.meepleAt('shaman', TREE_BEAST);
    expect(match.status(TREE_BEAST).combat).toMatchObject({
      value: 3,
      notes: [
        { meeple: shaman, n: 2, cause: { by: 'hero', id: 'shaman' } },
        { meeple: shaman, n: 1, cause: { by: 'monster', id: 'ghoul' } },
      ],
      fighters: [{ id: shaman, role: 'warrior' }],
    });
  });

  it("C4 a Shaman acting as a Warrior has no level 3 Warrior's call", () => {
    const match = ghoulAndShaman().place('shaman', TREE_BEAST, { as: 'warrior' });
    expect(match.tryCall(TREE_BEAST)).toEqual({
      code: 'calledPeasantNeedsWarrior',
      facts: { place: TREE_BEAST },
      rules: ['C5'],
    });
    match.place('warrior', TREE_BEAST).call(TREE_BEAST);
    expect(match.status(TREE_BEAST).combat?.value).toBe(3 + 3 + 1);
  });

  it('C4 unnamed, it is read as what helps most', () => {
    const match = ghoulAndShaman().place('shaman', TREE_BEAST);
    expect(match.status(TREE_BEAST).combat).toMatchObject({ value: 3, fighters: [{ role: 'warrior' }] });
  });

  it('C4 as another class it does without the bonus', () => {
    const match = ghoulAndShaman().place('shaman', TREE_BEAST, { as: 'mage' });
    expect(match.status(TREE_BEAST).combat?.value).toBe(2);
    match.nameStandIn(TREE_BEAST, 'warrior');
    expect(match.status(TREE_BEAST).combat?.value).toBe(3);
    match.nameStandIn(TREE_BEAST, 'mage').nameStandIn(TREE_BEAST, 'auto');
    expect(match.status(TREE_BEAST).combat?.value).toBe(3);
  });

  it("C4 it keeps its own value, not the Hero card's", () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { shaman: 1 }, levels: { knight: 3 } }],
      monsters: { castle: ['baron-von-bandsaw'] },
    });
    match.place('shaman', BARON, { as: 'knight' });
    expect(match.status(BARON).combat?.value).toBe(2);
  });

  it('C4 it takes the bonus of its class and that of a prestige Unit', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { shaman: 1 }, pile: ['ghoul', 'barrow-log-king'] }],
      monsters: { castle: ['baron-von-bandsaw'] },
    });
    match.place('shaman', BARON, { as: 'warrior' });
    expect(match.status(BARON).combat?.notes.map(({ n, cause }) => [n, cause.id])).toEqual([
      [2, 'shaman'],
      [1, 'ghoul'],
      [PRESTIGE, 'barrow-log-king'],
    ]);
  });

  it('C4 it gives the bonus that its class gives', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { shaman: 1, cleric: 2 }, pile: ['moat-beaver'] }],
      monsters: { castle: ['baron-von-bandsaw'] },
    });
    match.place('cleric', BARON, { n: 2 }).place('shaman', BARON, { as: 'peasant' });
    expect(match.status(BARON).combat?.value).toBe(1 + 1 + 2);
    match.nameStandIn(BARON, 'knight');
    expect(match.status(BARON).combat?.value).toBe(1 + 1 + 2 + 2 * WITH_KNIGHT);
  });

  it('C4 it is no companion to itself', () => {
    const monsters = CATALOG.monsters.map((monster) =>
      monster.id === 'ghoul'
        ? {
            ...monster,
            effect: [{ op: 'bonusWith' as const, kind: 'shaman' as const, with: 'warrior' as const, n: 1 }],
          }
        : monster,
    );
    const match = givenMatch(
      {
        phase: 'main',
        players: [{ tavern: { shaman: 1, warrior: 1 }, pile: ['ghoul'] }],
        monsters: { castle: ['baron-von-bandsaw'] },
      },
      createEngine({ ...CATALOG, monsters }),
    );
    match.place('shaman', BARON, { as: 'warrior' });
    expect(match.status(BARON).combat?.value).toBe(2);
    match.place('warrior', BARON);
    expect(match.status(BARON).combat?.value).toBe(2 + 1 + 1);
  });

  it('C4 two Shamans can be a pair', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { shaman: 2 }, pile: ['moat-beaver'] }],
      monsters: { castle: ['baron-von-bandsaw'] },
    });
    match.place('shaman', BARON, { as: 'cleric' });
    expect(match.status(BARON).combat?.value).toBe(2);
    match.place('shaman', BARON, { as: 'knight' });
    expect(match.status(BARON).combat?.value).toBe(2 + 2 + WITH_KNIGHT);
  });

  it('C4 two unnamed Shamans can be two different things', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { shaman: 2 }, pile: ['moat-beaver'] }],
      monsters: { castle: ['baron-von-bandsaw'] },
    });
    match.place('shaman', BARON, { n: 2 });
    expect(match.status(BARON).combat?.value).toBe(2 + 2 + WITH_KNIGHT);
    expect(
      match
        .status(BARON)
        .combat?.fighters.map(({ role }) => role)
        .sort(),
    ).toEqual(['cleric', 'knight']);
  });

  it('C4 on a Monster it counts for a Quest as what it stands for', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { shaman: 1, peasant: 4 }, bag: { peasant: 6 }, hand: ['by-appointment'] }],
      monsters: { castle: ['backwoods-bandit-castle'] },
    });
    match
      .place('shaman', 'monster:backwoods-bandit-castle')
      .place('peasant', 'monster:backwoods-bandit-castle', { n: 4 });
    expect(match.status('monster:backwoods-bandit-castle').combat?.fighters[0]?.role).toBe('knight');
    match.resolve();
    expect(match.events('questCompleted')).toMatchObject([{ quest: 'by-appointment' }]);
  });

  it('C4 only a Shaman stands in for anybody', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { paladin: 1 } }],
      monsters: { castle: ['termite'] },
    });
    expect(match.tryPlace('paladin', 'monster:termite', 'knight')).toEqual({
      code: 'notAShaman',
      facts: { meeple: match.meeple('paladin') },
      rules: ['L7'],
    });
  });
});

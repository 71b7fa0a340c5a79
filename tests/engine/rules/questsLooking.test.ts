/** Q8 to Q10: minimums and ties, the Dark Council, the three named Quests. */
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import { MONSTER_TYPES } from '../../../src/engine/index.ts';
import { councilCard, questCard } from '../../support/cards.ts';
import { ending, playOut } from '../../support/ending.ts';
import { givenMatch, type Match } from '../../support/match.ts';

const SKELETON = 'monster:skeleton';
const ids = (match: Match) => match.events('questCompleted').map(({ quest }) => quest);

describe('Q8 minimums and ties', () => {
  it('Q8 more than the minimum counts too', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { peasant: 5, knight: 1 }, bag: { peasant: 8 }, hand: ['many-hands'] }],
      monsters: { cathedral: ['skeleton'] },
    });
    match.placeAll({ [SKELETON]: { peasant: 5, knight: 1 } }).resolve('first');
    expect(ids(match)).toEqual(['many-hands']);
  });

  it('Q8 the most, alone or tied, counts', () => {
    for (const rival of [3, 4]) {
      const match = ending({ players: [{ bag: { knight: 4 }, hand: ['court-of-oak'] }, { bag: { knight: rival } }] });
      expect(match.event('endQuestScored')).toMatchObject({ who: 0, quest: 'court-of-oak', completed: true });
    }
  });

  it('Q8 a tie counts for everyone who has it', () => {
    const match = ending({
      seats: 3,
      players: [
        { bag: { knight: 4 }, hand: ['court-of-oak'] },
        { bag: { knight: 4, mage: 3 }, hand: ['reading-room'] },
        { lodgings: { mage: 3 } },
      ],
    });
    expect(match.events('endQuestScored').map(({ completed }) => completed)).toEqual([true, true]);
  });

  it('Q8 one less than another player does not', () => {
    const match = ending({ players: [{ bag: { knight: 4 }, hand: ['court-of-oak'] }, { bag: { knight: 5 } }] });
    expect(match.event('endQuestScored')).toMatchObject({ completed: false });
  });

  it('Q8 and it takes the least number that the card asks for', () => {
    const { condition } = questCard('court-of-oak');
    const atLeast = condition.kind === 'most' ? condition.atLeast : 0;
    const match = ending({ players: [{ bag: { knight: atLeast - 1 }, hand: ['court-of-oak'] }, {}] });
    expect(match.event('endQuestScored')).toMatchObject({ completed: false });
  });

  it('Q8 Units are counted in the bag, the Tavern and the Lodgings', () => {
    const owner = { bag: { knight: 2 }, tavern: { knight: 1 }, lodgings: { knight: 1 }, hand: ['court-of-oak'] };
    const match = ending({ players: [owner, { bag: { knight: 4 } }] });
    expect(match.event('endQuestScored')).toMatchObject({ completed: true });
  });

  it('Q8 and on a hill', () => {
    const match = givenMatch({
      arrived: 3,
      finalTurns: true,
      active: 1,
      built: { 'castle-inner': 'colosseum' },
      players: [{ tavern: { knight: 1 }, bag: { knight: 6 }, hand: ['court-of-oak'] }, { bag: { knight: 7 } }],
    });
    match.passTo(0).confirm().place('knight', 'location:colosseum').resolve();
    expect(match.onHill('colosseum')).toEqual({ knight: 1 });
    expect(playOut(match).event('endQuestScored')).toMatchObject({ completed: true });
    expect(match.onHill('colosseum')).toEqual({ knight: 1 });
  });
});

describe('Q9 the Dark Council and Quests', () => {
  const { strength } = councilCard('mortise');
  const fight = (hand: readonly string[], council = 'mortise') => {
    const match = givenMatch({
      phase: 'main',
      finalTurns: true,
      tokens: ['exotic-hardwood'],
      players: [
        { tavern: { knight: Math.ceil(strength / 3), cleric: 1 }, bag: { peasant: 8 }, levels: { knight: 3 }, hand },
      ],
    });
    return match.placeAll({ [`council:${council}`]: { knight: Math.ceil(strength / 3), cleric: 1 } }).resolve('first');
  };

  it('Q9 an Overlord counts for "defeat a Monster", of its type and level 4', () => {
    expect(ids(fight(['timber', 'last-rites', 'undertakers-licence', 'by-appointment']))).toEqual([
      'timber',
      'last-rites',
      'undertakers-licence',
    ]);
  });

  it('Q9 so does the Henchman', () => {
    expect(ids(fight(['timber', 'exterminators-permit', 'undertakers-licence'], 'combustor'))).toEqual([
      'timber',
      'exterminators-permit',
    ]);
  });

  it('Q9 it counts among the Monsters of one turn', () => {
    const match = givenMatch({
      phase: 'main',
      finalTurns: true,
      players: [
        { tavern: { knight: 6, peasant: 2 }, bag: { peasant: 8 }, levels: { knight: 3 }, hand: ['two-trunks'] },
      ],
      monsters: { cathedral: ['skeleton'] },
    });
    match.placeAll({ 'council:mortise': { knight: 6 }, [SKELETON]: { peasant: 2 } }).resolve();
    expect(ids(match)).toEqual(['two-trunks']);
  });

  it('Q9 it stands in no district with 3 Monsters', () => {
    expect(ids(fight(['last-plank-standing']))).toEqual([]);
  });

  it('Q9 it is not in the pile that End of Game Quests look at', () => {
    const match = fight([]);
    expect(match.player(0).pile).toEqual([]);
    expect(match.player(0).fought).toEqual(['mortise']);
    const { condition } = questCard('sawdust-to-sawdust');
    const n = condition.kind === 'pile' ? condition.n : 0;
    const undead = CATALOG.monsters.filter(({ type }) => type === 'undead').map(({ id }) => id);
    const one = ending({
      players: [{ pile: undead.slice(0, n - 1), fought: ['mortise'], hand: ['sawdust-to-sawdust'] }, {}],
    });
    expect(one.event('endQuestScored')).toMatchObject({ completed: false });
  });
});

describe('Q10 the three named Quests', () => {
  it.each([
    ['Hunt for the Meeples of Doom', 'humanoid'],
    ['Sawdust to Sawdust', 'undead'],
    ['Bane of the Worldly Terrors', 'monstrous'],
  ])('Q10 %s asks for Monsters that are %s', (name, type) => {
    const quest = CATALOG.quests.find((q) => q.name === name);
    expect(quest).toMatchObject({ type: 'end', prey: type, condition: { kind: 'pile', type } });
    if (quest?.condition.kind !== 'pile') return;
    const { n } = quest.condition;
    const others = CATALOG.monsters.filter((m) => m.type !== type).map(({ id }) => id);
    const prey = CATALOG.monsters.filter((m) => m.type === type).map(({ id }) => id);
    const met = ending({ players: [{ pile: prey.slice(0, n), hand: [quest.id] }, {}] });
    expect(met.event('endQuestScored')).toMatchObject({ completed: true, vp: quest.vp });
    const short = ending({
      players: [{ pile: [...prey.slice(0, n - 1), ...others.slice(0, 9)], hand: [quest.id] }, {}],
    });
    expect(short.event('endQuestScored')).toMatchObject({ completed: false, vp: -quest.penalty });
  });

  it('Q10 each Monster type has one', () => {
    expect(CATALOG.quests.flatMap(({ prey }) => (prey === undefined ? [] : [prey])).sort()).toEqual(
      [...MONSTER_TYPES].sort(),
    );
  });
});

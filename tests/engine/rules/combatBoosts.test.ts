/** C6 to C8: levels of prestige Units, boosts, what is scored once, and the Dark Council in a fight. */
import { describe, expect, it } from 'vitest';
import { councilCard, effectOf, monsterCard } from '../../support/cards.ts';
import { givenMatch } from '../../support/match.ts';

const BARON = 'monster:baron-von-bandsaw';
const GHOUL = 'monster:ghoul';

describe('C6 prestige Units have a level', () => {
  it.each(['ranger', 'paladin'] as const)('C6 a %s cannot be levelled up', (kind) => {
    const match = givenMatch({ players: [{ score: 10, tavern: { [kind]: 1 } }] });
    expect(match.tryPlace(kind, 'capitol:levelUp')).toEqual({
      code: 'prestigeCannotLevelUp',
      facts: { kind },
      rules: ['D4', 'C6'],
    });
  });

  it('C6 a Shaman there raises a basic class, never itself', () => {
    const match = givenMatch({
      players: [{ score: 1, tavern: { shaman: 1 }, levels: { warrior: 3, cleric: 3, knight: 3 } }],
    });
    match.place('shaman', 'capitol:levelUp').resolve();
    expect(match.player(0).levels).toEqual({ mage: 2, cleric: 3, knight: 3, warrior: 3 });
  });

  const council = (token: string) =>
    givenMatch({
      phase: 'main',
      finalTurns: true,
      tokens: [token],
      players: [{ tavern: { ranger: 2, paladin: 1, shaman: 1 }, bag: { peasant: 8 } }],
    });

  it('C6 their level is 2 for a token that asks for level 2', () => {
    const match = council('three-journeymen').placeAll({ 'council:mortise': { ranger: 2, paladin: 1, shaman: 1 } });
    match.resolve();
    expect(match.events('tokenEarned')).toMatchObject([{ token: 'three-journeymen' }]);
  });

  it('C6 and is too low for one that asks for level 3', () => {
    const match = council('two-masters').placeAll({ 'council:mortise': { ranger: 2, paladin: 1, shaman: 1 } });
    match.resolve();
    expect(match.events('councilFought')).toHaveLength(1);
    expect(match.events('tokenEarned')).toEqual([]);
  });
});

describe('C7 VP now, boosts later', () => {
  const hunt = () =>
    givenMatch({
      phase: 'main',
      players: [
        { tavern: { knight: 4, warrior: 1 }, bag: { warrior: 4, peasant: 12 }, levels: { knight: 3 } },
        { bag: { peasant: 4 } },
      ],
      monsters: { cathedral: ['ghoul'], villages: ['tree-beast'], castle: ['baron-von-bandsaw'] },
    });

  it('C7 VP are gained when the Monster is resolved, before clean up', () => {
    const match = hunt()
      .placeAll({ [GHOUL]: { knight: 2 }, 'monster:tree-beast': { knight: 2 } })
      .confirm();
    match.choose('monster:tree-beast');
    const types = match.events().map(({ type }) => type);
    expect(types.indexOf('vpChanged')).toBeGreaterThan(types.indexOf('monsterDefeated'));
    expect(types.indexOf('vpChanged')).toBeLessThan(types.indexOf('monsterTaken'));
  });

  it('C7 a boost does nothing in the turn that wins it', () => {
    const match = hunt()
      .placeAll({ [GHOUL]: { knight: 2 }, 'monster:tree-beast': { knight: 2, warrior: 1 } })
      .confirm();
    match.choose(GHOUL);
    const fights = match.events('monsterDefeated');
    expect(fights.map(({ monster }) => monster)).toEqual(['ghoul', 'tree-beast']);
    expect(fights[1]).toMatchObject({ combatValue: 3 + 3 + 1 });
    expect(fights[1]?.notes.every(({ cause }) => cause.by === 'hero')).toBe(true);
    expect(match.event('boostGained')).toMatchObject({ seat: 0, cause: { by: 'monster', id: 'ghoul' } });
  });

  it('C7 from the next turn on it works, to the end', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { knight: 2 }, bag: { warrior: 12 }, levels: { knight: 3 } }],
      monsters: { cathedral: ['ghoul'], castle: ['baron-von-bandsaw'] },
    });
    match.place('knight', GHOUL, { n: 2 }).resolve('first');
    for (const turn of [1, 2]) {
      match.passTo(0).confirm();
      expect(match.state.turn).toMatchObject({ seat: 0, phase: 'main' });
      match.place('warrior', BARON, { n: 2 });
      expect(match.status(BARON).combat, `own turn ${turn} after it`).toMatchObject({ value: 2 * (1 + 1) });
      expect(match.status(BARON).combat?.notes).toContainEqual({
        meeple: match.meepleAt('warrior', BARON),
        n: 1,
        cause: { by: 'monster', id: 'ghoul' },
      });
      match.takeBack('warrior', BARON).takeBack('warrior', BARON);
    }
  });

  it('C7 it works for its owner alone', () => {
    const match = givenMatch({
      phase: 'main',
      active: 1,
      players: [{ pile: ['ghoul'] }, { tavern: { warrior: 1 } }],
      monsters: { castle: ['baron-von-bandsaw'] },
    });
    match.place('warrior', BARON);
    expect(match.status(BARON).combat?.value).toBe(1);
  });

  it('C7 boosts add up, each term with its cause', () => {
    const match = givenMatch({
      phase: 'main',
      players: [
        {
          tavern: { cleric: 1, knight: 1 },
          pile: ['deathwatch-beetle', 'moat-beaver', 'siege-carpenter', 'straw-wight'],
        },
      ],
      monsters: { castle: ['baron-von-bandsaw'] },
    });
    match.placeAll({ [BARON]: { cleric: 1, knight: 1 } });
    const [cleric, knight] = [match.meepleAt('cleric', BARON), match.meepleAt('knight', BARON)];
    const by = (id: string) => ({ by: 'monster', id });
    const notes = [
      { meeple: cleric, n: 1, cause: { by: 'hero', id: 'cleric' } },
      { meeple: cleric, n: effectOf(monsterCard('deathwatch-beetle'), 'bonusAll').n, cause: by('deathwatch-beetle') },
      { meeple: cleric, n: effectOf(monsterCard('moat-beaver'), 'bonusWith').n, cause: by('moat-beaver') },
      { meeple: knight, n: 2, cause: { by: 'hero', id: 'knight' } },
      { meeple: knight, n: effectOf(monsterCard('siege-carpenter'), 'bonusAll').n, cause: by('siege-carpenter') },
      { n: effectOf(monsterCard('straw-wight'), 'bonusAgainst').n, cause: by('straw-wight') },
    ];
    expect(match.status(BARON).combat?.notes).toEqual(notes);
    expect(match.status(BARON).combat?.value).toBe(notes.reduce((sum, { n }) => sum + n, 0));
  });

  it('C7 the bonus of a Location is told with the Location', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { mage: 2, cleric: 1 } }],
      monsters: { castle: ['baron-von-bandsaw'] },
      built: { 'castle-inner': 'branch-and-root-inn' },
    });
    match.place('mage', BARON, { n: 2 });
    expect(match.status(BARON).combat?.value).toBe(2);
    match.place('cleric', 'location:branch-and-root-inn');
    expect(match.status(BARON).combat?.value).toBe(4);
    expect(match.status(BARON).combat?.notes.filter(({ cause }) => cause.by === 'location')).toMatchObject([
      { n: 1, cause: { id: 'branch-and-root-inn' } },
      { n: 1, cause: { id: 'branch-and-root-inn' } },
    ]);
  });
});

describe('C7a what the rulebook tells twice', () => {
  it('C7a a Monster is scored once and replaced once', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { knight: 2 }, bag: { peasant: 8 } }],
      monsters: {
        castle: ['termite', 'siege-carpenter'],
        villages: ['tree-beast'],
        cathedral: ['skeleton', 'ghoul'],
        university: ['bookworm'],
      },
      monsterDeck: ['timber-wolf', 'kindling-drake'],
    });
    const deck = match.state.monsterDeck.length;
    match.place('knight', 'monster:skeleton').resolve();
    expect(match.score(0)).toBe(1);
    expect(match.events('vpChanged')).toHaveLength(1);
    expect(match.events('monsterRevealed')).toMatchObject([{ monster: 'timber-wolf' }]);
    expect(match.state.monsterDeck).toHaveLength(deck - 1);
  });

  it('C7a an overflow Monster belongs to the district in which it lies', () => {
    const match = givenMatch({
      phase: 'main',
      players: [
        {
          tavern: { knight: 3, peasant: 1 },
          bag: { peasant: 8 },
          levels: { knight: 3 },
          hand: ['last-plank-standing'],
        },
      ],
      monsters: { castle: ['termite', 'siege-carpenter', 'tree-beast'], villages: ['timber-wolf'] },
    });
    expect(match.status('location:house-of-lords').overrunPeasants).toBe(2);
    match.place('knight', 'monster:tree-beast', { n: 2 });
    expect(match.status('location:house-of-lords').overrunPeasants).toBe(0);
    match.resolve();
    expect(match.event('monsterTaken')).toMatchObject({ monster: 'tree-beast', from: 'castle' });
    expect(match.events('questCompleted')).toMatchObject([{ quest: 'last-plank-standing' }]);
  });

  it.each(['mortise', 'combustor'])("C7a the Ranger's VP hold against %s", (id) => {
    const match = givenMatch({
      phase: 'main',
      finalTurns: true,
      tokens: ['two-masters'],
      players: [{ tavern: { ranger: 5 }, bag: { peasant: 8 } }],
    });
    match.place('ranger', `council:${id}`, { n: 5 }).resolve();
    expect(match.player(0).ledger).toEqual({
      [id === 'mortise' ? 'overlords' : 'henchman']: councilCard(id).vp,
      ranger: 1,
    });
  });
});

describe('C8 the Dark Council in a fight', () => {
  it.each(['mortise', 'hand-of-peepul', 'saw-ron', 'combustor'])('C8 %s is open in the final turns only', (id) => {
    const place = `council:${id}` as const;
    const before = givenMatch({ phase: 'main', arrived: 3, players: [{ tavern: { knight: 1 } }] });
    expect(before.tryPlace('knight', place)).toEqual({
      code: 'councilNotYet',
      facts: { council: id },
      rules: ['C8', 'E2'],
    });
    const after = givenMatch({ phase: 'main', finalTurns: true, players: [{ tavern: { knight: 1 } }] });
    after.place('knight', place);
    expect(after.status(place).combat).toMatchObject({ value: 2, strength: councilCard(id).strength });
  });

  it('C8 the same strength rule holds', () => {
    const { strength } = councilCard('combustor');
    const match = givenMatch({
      phase: 'main',
      finalTurns: true,
      players: [{ tavern: { peasant: strength }, bag: { peasant: 8 } }],
    });
    match.place('peasant', 'council:combustor', { n: strength - 1 });
    expect(match.tryConfirm().facts).toEqual({
      places: [{ place: 'council:combustor', missing: [{ what: 'strength', has: strength - 1, needs: strength }] }],
    });
    match.place('peasant', 'council:combustor').resolve();
    expect(match.event('councilFought')).toMatchObject({ council: 'combustor', combatValue: strength, strength });
  });

  it('C8 it stands in no district: nothing there is defended, and the city needs no refill', () => {
    const match = givenMatch({
      phase: 'main',
      finalTurns: true,
      players: [{ tavern: { knight: 5, peasant: 1 }, bag: { peasant: 8 }, levels: { knight: 3 } }],
      monsters: {
        castle: ['termite', 'siege-carpenter', 'moat-beaver'],
        villages: ['tree-beast', 'timber-wolf', 'hedge-witch'],
      },
    });
    match.placeAll({ 'council:combustor': { knight: 5 }, 'location:house-of-lords': { peasant: 1 } });
    expect(match.status('location:house-of-lords').overrunPeasants).toBe(2);
    match.resolve();
    expect(match.events('monsterRevealed')).toEqual([]);
    expect(match.state.overlords.map(({ id }) => id)).toContain('combustor');
    expect(match.player(0).pile).toEqual([]);
  });

  it('C8 there is nobody else on the scoreboard', () => {
    const match = givenMatch({ phase: 'main', finalTurns: true, players: [{ tavern: { knight: 1 } }] });
    expect(match.tryPlace('knight', 'council:nobody')).toEqual({
      code: 'placeNotOpen',
      facts: { place: 'council:nobody' },
      rules: ['C8'],
    });
  });
});

/** C2a: what Heroes of level 2 and 3 can do in the Development phase. */
import { describe, expect, it } from 'vitest';
import type { HeroClass, Seat } from '../../../src/engine/index.ts';
import { givenMatch } from '../../support/match.ts';

describe('C2a the Mage researches', () => {
  it('C2a level 2: all Mages go to the Lodgings, 1 Quest is drawn', () => {
    const match = givenMatch({
      players: [{ tavern: { mage: 2, peasant: 1 }, levels: { mage: 2 } }],
      questDeck: ['big-game', 'old-masters'],
    });
    match.power('mage');
    expect(match.counts(0, 'tavern')).toEqual({ peasant: 1 });
    expect(match.counts(0, 'lodgings')).toEqual({ mage: 2 });
    expect(match.player(0).hand).toEqual(['big-game']);
    expect(match.choice).toBeUndefined();
    expect(match.event('heroPowerUsed')).toEqual({ type: 'heroPowerUsed', seat: 0, hero: 'mage', level: 2 });
    expect(match.event('questsDrawn')).toMatchObject({ n: 1, cause: { by: 'hero', id: 'mage' } });
    expect(match.state.turn).toMatchObject({ phase: 'development', step: 'assigning' });
  });

  it('C2a level 3: 2 Quests are drawn, then 1 of the whole hand discarded', () => {
    const match = givenMatch({
      players: [{ tavern: { mage: 1 }, levels: { mage: 3 }, hand: ['let-it-rot'] }],
      questDeck: ['big-game', 'high-branches'],
    });
    match.power('mage');
    expect(match.choice).toMatchObject({
      kind: 'discardQuest',
      seat: 0,
      options: ['let-it-rot', 'big-game', 'high-branches'],
      left: 1,
    });
    match.choose('let-it-rot');
    expect(match.player(0).hand).toEqual(['big-game', 'high-branches']);
    expect(match.state.questDiscard).toEqual(['let-it-rot']);
    expect(match.state.turn).toMatchObject({ phase: 'development', step: 'assigning' });
  });

  it('C2a a Mage on the Capitol is not in the Tavern', () => {
    const match = givenMatch({ players: [{ score: 5, tavern: { mage: 2 }, levels: { mage: 2 } }] });
    match.place('mage', 'capitol:levelUp').power('mage');
    expect(match.counts(0, 'lodgings')).toEqual({ mage: 1 });
    expect(match.at('capitol:levelUp')).toEqual({ mage: 1 });
  });

  it('C2a without a Mage there is no research', () => {
    const match = givenMatch({ players: [{ tavern: { peasant: 1 }, lodgings: { mage: 3 }, levels: { mage: 3 } }] });
    expect(match.tryPower('mage')).toEqual({
      code: 'heroPowerNeeds',
      facts: { hero: 'mage', kind: 'mage', needs: 1, has: 0 },
      rules: ['C2a'],
    });
  });
});

describe('C2a the Cleric mends', () => {
  it('C2a level 2: one Corruption to the Lodgings, draw 1 meeple', () => {
    const match = givenMatch({
      players: [{ tavern: { cleric: 1, corruption: 2 }, bag: { knight: 3 }, levels: { cleric: 2 } }],
    });
    const supply = match.supply('corruption');
    match.power('cleric');
    expect(match.counts(0, 'tavern')).toEqual({ cleric: 1, corruption: 1, knight: 1 });
    expect(match.counts(0, 'lodgings')).toEqual({ corruption: 1 });
    expect(match.supply('corruption')).toBe(supply);
  });

  it('C2a level 3: one Corruption to the supply, draw 1 meeple', () => {
    const match = givenMatch({
      players: [{ tavern: { cleric: 1, corruption: 2 }, bag: { knight: 3 }, levels: { cleric: 3 } }],
    });
    const supply = match.supply('corruption');
    match.power('cleric');
    expect(match.counts(0, 'tavern')).toEqual({ cleric: 1, corruption: 1, knight: 1 });
    expect(match.counts(0, 'lodgings')).toEqual({});
    expect(match.supply('corruption')).toBe(supply + 1);
    expect(match.event('meeplesReturned')).toMatchObject({ from: 'tavern', cause: { by: 'hero', id: 'cleric' } });
  });

  it('C2a it takes a Cleric', () => {
    const match = givenMatch({ players: [{ tavern: { corruption: 1 }, levels: { cleric: 2 } }] });
    expect(match.tryPower('cleric')).toEqual({
      code: 'heroPowerNeeds',
      facts: { hero: 'cleric', kind: 'cleric', needs: 1, has: 0 },
      rules: ['C2a'],
    });
  });

  it('C2a and it takes a Corruption', () => {
    const match = givenMatch({
      players: [{ tavern: { cleric: 1 }, lodgings: { corruption: 2 }, levels: { cleric: 3 } }],
    });
    expect(match.tryPower('cleric')).toEqual({
      code: 'heroPowerNeeds',
      facts: { hero: 'cleric', kind: 'corruption', needs: 1, has: 0 },
      rules: ['C2a'],
    });
  });
});

describe('C2a the Knight musters', () => {
  it.each([2, 3] as const)('C2a level %i: draw 1 meeple, the Knight stays', (level) => {
    const match = givenMatch({
      players: [{ tavern: { knight: 1 }, bag: { cleric: 3 }, levels: { knight: level } }],
    });
    match.power('knight');
    expect(match.counts(0, 'tavern')).toEqual({ knight: 1, cleric: 1 });
    expect(match.counts(0, 'lodgings')).toEqual({});
    expect(match.event('meeplesDrawn')).toMatchObject({ seat: 0, wanted: 1, cause: { by: 'hero', id: 'knight' } });
  });

  it('C2a the meeple that comes can be assigned at once', () => {
    const match = givenMatch({ players: [{ tavern: { knight: 1 }, bag: { peasant: 1 }, levels: { knight: 2 } }] });
    match.power('knight').place('peasant', 'capitol:construct');
    expect(match.status('capitol:construct').isComplete).toBe(true);
  });

  it('C2a an empty bag takes the Lodgings in first', () => {
    const match = givenMatch({ players: [{ tavern: { knight: 1 }, lodgings: { mage: 2 }, levels: { knight: 2 } }] });
    match.power('knight');
    expect(match.counts(0, 'tavern')).toEqual({ knight: 1, mage: 1 });
    expect(match.counts(0, 'bag')).toEqual({ mage: 1 });
  });

  it('C2a without a Knight nobody comes', () => {
    const match = givenMatch({ players: [{ tavern: { warrior: 1 }, levels: { knight: 2 } }] });
    expect(match.tryPower('knight')).toEqual({
      code: 'heroPowerNeeds',
      facts: { hero: 'knight', kind: 'knight', needs: 1, has: 0 },
      rules: ['C2a'],
    });
  });
});

describe('C2a who has no power, and when', () => {
  it.each<HeroClass>(['mage', 'cleric', 'knight', 'warrior'])('C2a a level 1 %s has none', (hero) => {
    const match = givenMatch({ players: [{ tavern: { [hero]: 1, corruption: 1 } }] });
    expect(match.tryPower(hero)).toEqual({ code: 'heroHasNoPower', facts: { hero, level: 1 }, rules: ['C2a'] });
  });

  it.each([2, 3] as const)('C2a a level %i Warrior has none in this phase', (level) => {
    const match = givenMatch({ players: [{ tavern: { warrior: 1 }, levels: { warrior: level } }] });
    expect(match.tryPower('warrior')).toEqual({
      code: 'heroHasNoPower',
      facts: { hero: 'warrior', level },
      rules: ['C2a'],
    });
  });

  it.each<HeroClass>(['mage', 'cleric', 'knight'])('C2a the %s acts in the Development phase only', (hero) => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { [hero]: 1, corruption: 1 }, levels: { [hero]: 3 } }],
    });
    expect(match.tryPower(hero)).toEqual({ code: 'onlyInDevelopment', facts: { phase: 'main' }, rules: ['C2a'] });
  });

  it.each<HeroClass>(['mage', 'cleric', 'knight'])('C2a the %s acts once a turn', (hero) => {
    const match = givenMatch({
      players: [{ tavern: { [hero]: 3, corruption: 3 }, bag: { [hero]: 3 }, levels: { [hero]: 2 } }],
    });
    match.power(hero);
    expect(match.tryPower(hero)).toEqual({ code: 'heroPowerUsed', facts: { hero }, rules: ['C3'] });
  });

  it('C2a a level that was bought this turn comes too late for this turn', () => {
    const match = givenMatch({ players: [{ score: 5, tavern: { knight: 2 }, bag: { peasant: 3 } }] });
    match.place('knight', 'capitol:levelUp');
    expect(match.tryPower('knight').code).toBe('heroHasNoPower');
    match.resolve();
    expect(match.player(0).levels.knight).toBe(2);
    expect(match.tryPower('knight').code).toBe('onlyInDevelopment');
  });

  it('C2a nobody uses a power in the turn of another', () => {
    const match = givenMatch({ players: [{}, { tavern: { knight: 1 }, levels: { knight: 2 } }] });
    expect(match.tryIntent({ type: 'useHeroPower', seat: 1 as Seat, hero: 'knight' })).toEqual({
      code: 'notYourTurn',
      facts: { activeSeat: 0 },
      rules: ['S9'],
    });
  });

  it('C2a a Shaman in the Tavern is no Knight for the Hero card', () => {
    const match = givenMatch({ players: [{ tavern: { shaman: 1 }, levels: { knight: 3 } }] });
    expect(match.tryPower('knight').code).toBe('heroPowerNeeds');
  });
});

/** Q1 to Q4: Quests in hand, and how they are completed. */
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import { QUEST_TYPES } from '../../../src/engine/catalog.ts';
import type { Scenario, ScenarioPlayer, Seat } from '../../../src/engine/index.ts';
import { effectOf, monsterCard, questCard } from '../../support/cards.ts';
import { ENGINE, givenMatch, newMatch } from '../../support/match.ts';

const BANDIT = 'monster:backwoods-bandit-castle';
const SKELETON = 'monster:skeleton';

const questers = (player: ScenarioPlayer, spec: Scenario = {}) =>
  givenMatch({
    phase: 'main',
    monsters: { castle: ['backwoods-bandit-castle'], cathedral: ['skeleton'], villages: ['tree-beast'] },
    ...spec,
    players: [{ bag: { peasant: 10 }, levels: { knight: 3 }, ...player }],
  });

describe('Q1 Quests in hand', () => {
  it('Q1 every Quest is of one of three types, with VP and a penalty', () => {
    for (const quest of CATALOG.quests) {
      expect(QUEST_TYPES).toContain(quest.type);
      expect(quest.vp, quest.id).toBeGreaterThan(0);
      expect(quest.penalty, quest.id).toBeGreaterThan(0);
    }
  });

  it('Q1 two are dealt to each player, no two alike', () => {
    const match = newMatch({ seed: 'hands', seats: 4, towers: false });
    const hands = match.state.players.map(({ hand }) => hand);
    expect(hands.map((hand) => hand.length)).toEqual([2, 2, 2, 2]);
    expect(new Set([...hands.flat(), ...match.state.questDeck]).size).toBe(44);
  });

  it('Q1 they are secret: others see how many, the owner which', () => {
    const match = givenMatch({ players: [{ hand: ['big-game', 'gazette'] }, { hand: ['timber'] }] });
    const [own, other] = [0, 1].map((seat) => ENGINE.view(match.state, seat as Seat).players[0]);
    expect(own).toMatchObject({ hand: ['big-game', 'gazette'], handCount: 2 });
    expect(other).toMatchObject({ handCount: 2 });
    expect(other?.hand).toBeUndefined();
  });

  it('Q1 there is no hand limit', () => {
    const hand = CATALOG.quests.slice(0, 12).map(({ id }) => id);
    const match = givenMatch({
      players: [{ tavern: { mage: 1 }, levels: { mage: 2 }, hand }],
      questDeck: ['village-fete'],
    });
    match.power('mage');
    expect(match.player(0).hand).toHaveLength(13);
    expect(match.choice).toBeUndefined();
  });
});

describe('Q2 Triggered', () => {
  it('Q2 is completed as soon as it is met: VP at once, the bonus once', () => {
    const match = questers({ tavern: { warrior: 1, peasant: 2 }, hand: ['militia-day'] });
    match.placeAll({ [SKELETON]: { warrior: 1, peasant: 2 } }).resolve();
    expect(match.event('questCompleted')).toEqual({ type: 'questCompleted', seat: 0, quest: 'militia-day' });
    expect(match.player(0).ledger).toEqual({ monsters: 1, quests: questCard('militia-day').vp });
    expect(match.player(0).hand).not.toContain('militia-day');
    expect(match.player(0).completed).toMatchObject([{ quest: 'militia-day' }]);
    match.passTo(0);
    expect(match.events('questCompleted')).toHaveLength(1);
  });

  it('Q2 meeples come by way of the card and reach the Lodgings at clean up', () => {
    const match = questers({ tavern: { warrior: 1, peasant: 2, knight: 2 }, hand: ['militia-day'] });
    match.placeAll({ [SKELETON]: { warrior: 1, peasant: 2 }, [BANDIT]: { knight: 2 } }).confirm();
    match.choose(SKELETON);
    const [gained] = match.events('meeplesGained');
    expect(gained).toMatchObject({
      from: 'supply',
      to: 'quest:militia-day',
      cause: { by: 'quest', id: 'militia-day' },
    });
    expect(match.count(0, 'lodgings', 'warrior')).toBe(1 + effectOf(questCard('militia-day'), 'gainUnit').n);
  });

  it('Q2 a bonus that the supply cannot give is lost, the VP are not', () => {
    const match = questers({ tavern: { warrior: 1, peasant: 2 }, lodgings: { warrior: 17 }, hand: ['militia-day'] });
    match.placeAll({ [SKELETON]: { warrior: 1, peasant: 2 } }).resolve();
    expect(match.event('gainLost')).toMatchObject({
      who: 0,
      kind: 'warrior',
      cause: { by: 'quest', id: 'militia-day' },
    });
    expect(match.player(0).ledger.quests).toBe(questCard('militia-day').vp);
  });

  it('Q2 not by anybody who does not hold it', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { warrior: 1, peasant: 2 }, bag: { peasant: 6 } }, { hand: ['militia-day'] }],
      monsters: { cathedral: ['skeleton'] },
    });
    match.placeAll({ [SKELETON]: { warrior: 1, peasant: 2 } }).resolve();
    expect(match.events('questCompleted')).toEqual([]);
    expect(match.player(1).hand).toEqual(['militia-day']);
  });
});

describe('Q3 Ongoing', () => {
  it('Q3 VP at once, the effect from the end of that turn on', () => {
    const match = questers({
      tavern: { cleric: 2, knight: 2 },
      bag: { cleric: 4, peasant: 12 },
      hand: ['sermon-on-the-woodpile'],
    });
    match
      .placeAll({ [SKELETON]: { cleric: 2 }, [BANDIT]: { knight: 2 } })
      .confirm()
      .choose(SKELETON);
    expect(match.player(0).ledger.quests).toBe(questCard('sermon-on-the-woodpile').vp);
    const [boost] = match.player(0).boosts;
    expect(boost).toMatchObject({ source: { by: 'quest', id: 'sermon-on-the-woodpile' } });
    expect(boost?.fromTurn).toBe(match.event('turnEnded').turn + 1);
  });

  it('Q3 in the same turn it does nothing yet', () => {
    const match = questers({ tavern: { cleric: 3, knight: 2 }, hand: ['sermon-on-the-woodpile'] });
    match
      .placeAll({ [SKELETON]: { cleric: 2 }, [BANDIT]: { knight: 2, cleric: 1 } })
      .confirm()
      .choose(SKELETON);
    expect(match.events('monsterDefeated')[1]).toMatchObject({ monster: 'backwoods-bandit-castle', combatValue: 7 });
  });

  it('Q3 in the next turn it works', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { cleric: 2 }, bag: { cleric: 4 }, hand: ['sermon-on-the-woodpile'] }],
      monsters: { cathedral: ['skeleton'], castle: ['baron-von-bandsaw'] },
      questDeck: ['big-game'],
    });
    match.placeAll({ [SKELETON]: { cleric: 2 } }).resolve('first');
    match.passTo(0).confirm().place('cleric', 'monster:baron-von-bandsaw');
    const { n } = effectOf(questCard('sermon-on-the-woodpile'), 'bonusAll');
    expect(match.status('monster:baron-von-bandsaw').combat?.notes).toMatchObject([
      { n: 1 },
      { n, cause: { by: 'quest', id: 'sermon-on-the-woodpile' } },
    ]);
  });

  it('Q3 an Ongoing Quest is completed once', () => {
    const match = questers({ tavern: { cleric: 4 }, hand: ['sermon-on-the-woodpile'] });
    match.placeAll({ [SKELETON]: { cleric: 4 } }).resolve('first');
    match.passTo(0);
    expect(match.events('boostGained')).toHaveLength(1);
  });
});

describe('Q4 automatic, unless it costs something', () => {
  const sworn = (): ReturnType<typeof questers> =>
    questers(
      { tavern: { knight: 2, cleric: 1 }, hand: ['sworn-on-the-grain'] },
      { monsters: { cathedral: ['ghoul'] } },
    ).placeAll({ 'monster:ghoul': { knight: 2, cleric: 1 } });

  it('Q4 a free Quest asks nothing', () => {
    const match = questers({ tavern: { knight: 2 }, hand: ['by-appointment'] })
      .place('knight', BANDIT, { n: 2 })
      .confirm();
    expect(match.events('questCompleted')).toMatchObject([{ quest: 'by-appointment' }]);
    expect(match.choice).toBeUndefined();
  });

  it('Q4 a Quest with a cost is asked for', () => {
    const match = sworn().confirm();
    expect(match.choice).toMatchObject({
      kind: 'payQuest',
      seat: 0,
      quest: 'sworn-on-the-grain',
      options: ['accept', 'decline'],
      cause: { by: 'quest', id: 'sworn-on-the-grain' },
      rules: ['Q4', 'Q5'],
    });
    expect(match.events('questCompleted')).toEqual([]);
  });

  it('Q4 accepted: the cost is paid by a Unit that took part, the bonus comes', () => {
    const match = sworn().confirm();
    const [cleric, supply] = [match.meepleAt('cleric', 'monster:ghoul'), match.supply('cleric')];
    match.choose('accept');
    expect(match.event('meeplesReturned')).toEqual({
      type: 'meeplesReturned',
      seat: 0,
      meeples: [cleric],
      from: 'monster:ghoul',
      cause: { by: 'quest', id: 'sworn-on-the-grain' },
    });
    expect(match.supply('cleric')).toBe(supply + 1);
    expect(match.counts(0, 'lodgings')).toEqual({
      knight: 2,
      paladin: effectOf(questCard('sworn-on-the-grain'), 'gainUnit').n,
    });
    expect(match.player(0).ledger).toEqual({
      monsters: monsterCard('ghoul').vp,
      quests: questCard('sworn-on-the-grain').vp,
    });
  });

  it('Q4 declined: it stays in hand, nothing is paid', () => {
    const match = sworn().confirm().choose('decline');
    expect(match.event('questDeclined')).toEqual({ type: 'questDeclined', seat: 0, quest: 'sworn-on-the-grain' });
    expect(match.player(0).hand).toEqual(['sworn-on-the-grain']);
    expect(match.counts(0, 'lodgings')).toEqual({ knight: 2, cleric: 1 });
    expect(match.player(0).ledger).toEqual({ monsters: monsterCard('ghoul').vp });
  });

  it('Q4 a declined Quest can be completed by a later defeat', () => {
    const match = questers(
      { tavern: { knight: 4, cleric: 2 }, hand: ['sworn-on-the-grain'] },
      { monsters: { cathedral: ['ghoul'], castle: ['headless-chairman'] } },
    );
    match.placeAll({
      'monster:ghoul': { knight: 2, cleric: 1 },
      'monster:headless-chairman': { knight: 2, cleric: 1 },
    });
    match.confirm().choose('monster:ghoul').choose('decline');
    expect(match.choice).toMatchObject({ kind: 'payQuest', moment: { place: 'monster:headless-chairman' } });
    match.choose('accept');
    expect(match.events('questCompleted')).toMatchObject([{ quest: 'sworn-on-the-grain' }]);
  });

  it('Q4 nothing but accept and decline answers it, and nobody else', () => {
    const match = sworn().confirm();
    expect(match.tryChoose('perhaps')).toEqual({
      code: 'notAnOption',
      facts: { option: 'perhaps' },
      rules: ['Q4', 'Q5'],
    });
    expect(match.tryAct({ type: 'resolveRest' })).toEqual({
      code: 'notAnOrderChoice',
      facts: { choice: 'payQuest' },
      rules: ['Q4', 'Q5'],
    });
    expect(match.tryAct({ type: 'confirm' })).toEqual({
      code: 'choicePending',
      facts: { choice: 'payQuest', decidingSeat: 0 },
      rules: ['Q4', 'Q5'],
    });
  });

  it.each([
    ['accept', 1],
    ['decline', 0],
  ])('Q4 an optional return is asked for after completing: %s', (answer, returned) => {
    const match = questers({ tavern: { peasant: 3 }, hand: ['many-hands'] }).place('peasant', SKELETON, { n: 3 });
    const supply = match.supply('peasant');
    match.confirm();
    expect(match.events('questCompleted')).toMatchObject([{ quest: 'many-hands' }]);
    expect(match.choice).toMatchObject({
      kind: 'mayReturn',
      seat: 0,
      options: ['accept', 'decline'],
      meeples: { kind: 'peasant', n: 1 },
      place: SKELETON,
      rules: ['T8', 'Q4'],
    });
    match.choose(answer);
    expect(match.supply('peasant')).toBe(supply + returned);
    expect(match.count(0, 'lodgings', 'peasant')).toBe(3 - returned);
    expect(match.player(0).ledger.quests).toBe(questCard('many-hands').vp);
  });
});

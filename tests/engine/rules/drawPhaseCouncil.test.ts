/** W3, W4: what the Dark Council Arrives cards bring. */
import { describe, expect, it } from 'vitest';
import type { Scenario, ScenarioPlayer } from '../../../src/engine/index.ts';
import { givenMatch, type Match } from '../../support/match.ts';

const BANDIT = 'monster:backwoods-bandit-castle';
const HUNTER: ScenarioPlayer = { tavern: { knight: 2 }, bag: { peasant: 12 }, levels: { knight: 3 } };

/** The active player defeats the Bandit, and this is what the deck has on top. */
function afterDefeat(monsterDeck: readonly string[], spec: Scenario = {}, resolve = true): Match {
  const match = givenMatch({
    phase: 'main',
    monsters: {
      castle: ['backwoods-bandit-castle', 'siege-carpenter'],
      villages: ['tree-beast'],
      cathedral: ['ghoul'],
      university: ['bookworm', 'cabinet-mimic'],
    },
    monsterDeck,
    ...spec,
  });
  match.place('knight', BANDIT, { n: 2 });
  return resolve ? match.resolve() : match;
}

const corruptionOf = (match: Match, seat: number) =>
  match.count(seat, 'bag', 'corruption') + match.count(seat, 'tavern', 'corruption');

describe('W3 the first and the second Dark Council card', () => {
  for (const seats of [2, 3, 4] as const) {
    for (const order of [1, 2] as const) {
      it(`W3 card ${order} with ${seats} players: a Corruption into every bag, an extra meeple for all but the active player`, () => {
        const active = seats - 1;
        const others = Array.from({ length: seats - 1 }, (): ScenarioPlayer => ({ bag: { mage: 3 } }));
        const match = afterDefeat([`dark-council-${order}`, 'timber-wolf'], {
          seats,
          active,
          arrived: (order - 1) as 0 | 1,
          players: [...others, HUNTER],
        });
        for (let seat = 0; seat < seats; seat++) expect(corruptionOf(match, seat), `seat ${seat}`).toBe(1);
        for (let seat = 0; seat < active; seat++) {
          expect(match.player(seat).tavern, `seat ${seat}`).toHaveLength(1);
          expect(match.player(seat).bag, `seat ${seat}`).toHaveLength(3);
          expect(match.player(seat).lodgings).toEqual([]);
        }
        expect(match.player(active).tavern).toHaveLength(4 + order);
        const given = match.events('meeplesGained').filter(({ to }) => to === 'bag');
        expect(given.map(({ seat }) => seat)).toEqual([active, ...Array.from({ length: active }, (_, seat) => seat)]);
        expect(given.every(({ cause }) => cause.id === 'W3')).toBe(true);
      });
    }
  }

  it('W3 all Corruption is given before anybody draws, and can be drawn', () => {
    const match = afterDefeat(['dark-council-1', 'timber-wolf'], { players: [HUNTER, { bag: {} }] });
    expect(match.counts(1, 'tavern')).toEqual({ corruption: 1 });
    const types = match
      .events()
      .filter((event) => 'cause' in event && event.cause.id === 'W3')
      .map(({ type }) => type);
    expect(types).toEqual(['meeplesGained', 'meeplesGained', 'meeplesDrawn']);
  });

  it('W3 the extra meeples come at once, before the active player draws', () => {
    const match = afterDefeat(['dark-council-1', 'timber-wolf'], { players: [HUNTER, { bag: { mage: 1 } }] });
    expect(match.events('meeplesDrawn').map(({ seat, wanted }) => [seat, wanted])).toEqual([
      [1, 1],
      [0, 5],
    ]);
  });

  it('W3 the extra meeple is there in the next turn, on top of what was drawn', () => {
    const match = afterDefeat(['dark-council-1', 'timber-wolf'], {
      players: [HUNTER, { tavern: { knight: 4 }, bag: { mage: 3 } }],
    });
    expect(match.state.turn.seat).toBe(1);
    expect(match.player(1).tavern).toHaveLength(5);
  });

  it('W3 when the supply is short, the active player gets it first, then clockwise', () => {
    const match = afterDefeat(['dark-council-1', 'timber-wolf'], {
      seats: 4,
      active: 2,
      players: [
        { bag: { mage: 2 }, lodgings: { corruption: 10 } },
        { bag: { mage: 2 }, lodgings: { corruption: 8 } },
        HUNTER,
        { bag: { mage: 2 } },
      ],
    });
    expect([0, 1, 2, 3].map((seat) => corruptionOf(match, seat))).toEqual([0, 0, 1, 1]);
    expect(match.events('gainLost')).toEqual([
      { type: 'gainLost', who: 0, kind: 'corruption', n: 1, cause: { by: 'rule', id: 'W3' } },
      { type: 'gainLost', who: 1, kind: 'corruption', n: 1, cause: { by: 'rule', id: 'W3' } },
    ]);
    expect([0, 1, 3].map((seat) => match.player(seat).tavern.length)).toEqual([1, 1, 1]);
    expect(match.supply('corruption')).toBe(0);
  });

  it('W3 both cards in one refill count both', () => {
    const match = afterDefeat(['dark-council-1', 'dark-council-2', 'timber-wolf'], {
      players: [HUNTER, { bag: { mage: 4 } }],
    });
    expect(corruptionOf(match, 0)).toBe(2);
    expect(match.player(1).tavern).toHaveLength(2);
    expect(match.player(0).tavern).toHaveLength(6);
  });

  it('W3 an empty bag of another player takes the Lodgings in', () => {
    const match = afterDefeat(['dark-council-1', 'timber-wolf'], {
      players: [HUNTER, { bag: {}, lodgings: { mage: 3, corruption: 17 } }],
    });
    expect(match.events('meeplesGained').filter(({ to }) => to === 'bag')).toHaveLength(2);
    const second = afterDefeat(['dark-council-2', 'timber-wolf'], {
      arrived: 1,
      players: [HUNTER, { bag: {}, lodgings: { mage: 3, corruption: 20 } }],
    });
    expect(second.event('bagRefilled')).toMatchObject({ seat: 1 });
    expect(second.player(1).tavern).toHaveLength(1);
    expect(second.player(1).bag).toHaveLength(22);
  });
});

describe('W4 the third Dark Council card', () => {
  it('W4 brings no Corruption and no extra meeple, but the end', () => {
    const match = afterDefeat(['dark-council-3', 'timber-wolf'], {
      seats: 3,
      arrived: 2,
      round: 7,
      players: [HUNTER, { bag: { mage: 3 } }, { bag: { mage: 3 } }],
    });
    expect(match.events('meeplesGained')).toEqual([]);
    expect([1, 2].map((seat) => match.player(seat).tavern.length)).toEqual([0, 0]);
    expect(match.event('councilArrived')).toMatchObject({ arrival: 'dark-council-3', order: 3 });
    expect(match.event('finalTurnsSet')).toEqual({ type: 'finalTurnsSet', firstRound: 8, lastRound: 9 });
    expect(match.state.final).toEqual({ firstRound: 8, lastRound: 9 });
  });

  it('W4 the city goes on refilling', () => {
    const match = afterDefeat(['dark-council-3', 'timber-wolf', 'kindling-drake'], { arrived: 2, players: [HUNTER] });
    expect(match.events('monsterRevealed')).toMatchObject([{ monster: 'timber-wolf' }]);
    expect(match.state.monsterDeck[0]).toBe('kindling-drake');
  });

  it('W4 until the deck is empty', () => {
    const match = afterDefeat(['dark-council-3'], { arrived: 2, monsterDeckOnly: true, players: [HUNTER] });
    expect(match.state.monsterDeck).toEqual([]);
    expect(Object.values(match.state.monsters).flat()).toHaveLength(5);
    match.passTo(0);
    expect(match.events('monsterRevealed')).toEqual([]);
    expect(match.state.turn.seat).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { gameLength, noCardDead, soloWinRate, specialists, vpShares, winShares } from '../../../scripts/lib/checks.ts';
import { componentCounts, wrongCounts } from '../../../scripts/lib/components.ts';
import { type GameRecord, noUses } from '../../../scripts/lib/record.ts';
import { type Tally, tallyOf } from '../../../scripts/lib/tally.ts';

const standing = (wins: number) => ({ wins, games: 100, points: 0 });

describe('the audit’s checks', () => {
  it('VP shares group their sources and leave out what was lost', () => {
    const shares = vpShares({
      monsters: 38,
      ranger: 2,
      quests: 20,
      endQuests: 10,
      roomSets: 10,
      henchman: 9,
      hill: 11,
    });
    expect(shares.value).toEqual({ monsters: 0.4, quests: 0.3, rooms: 0.1, overlords: 0.09 });
    expect(shares.pass).toBe(false);
    expect(vpShares({ monsters: 70, quests: 10, rooms: 10, tokens: 10 }).pass).toBe(true);
  });

  it('a card below one of 200 games is dead', () => {
    const use = (n: number, games: number) => ({ family: 'Monster defeated', id: 'ghoul', n, games });
    expect(noCardDead([use(10, 2000), use(3, 600)]).pass).toBe(true);
    expect(noCardDead([use(9, 2000)]).value).toMatchObject({ dead: ['Monster defeated ghoul: 9'] });
    expect(noCardDead([use(0, 10)]).pass).toBe(false);
  });

  it('seats win 25 ± 5 %', () => {
    expect(winShares([20, 30, 24, 26].map(standing)).pass).toBe(true);
    expect(winShares([19, 31, 24, 26].map(standing)).pass).toBe(false);
  });

  it('rounds hold in the mean and at both ends', () => {
    expect(gameLength([10, 14, 20]).pass).toBe(true);
    expect(gameLength([14, 14, 26]).pass).toBe(false);
    expect(gameLength([6, 14, 14]).pass).toBe(false);
  });

  it('a specialist is measured by its own wins', () => {
    const against = (wins: number): Tally => ({
      ...tallyOf([]),
      byProfile: new Map([
        ['mage', standing(wins)],
        ['mixed', standing(100 - wins)],
      ]),
    });
    expect(specialists([['mage', against(35)]])).toMatchObject({ value: { mage: 0.35 }, pass: true });
    expect(specialists([['mage', against(34)]]).pass).toBe(false);
    expect(specialists([['mage', against(66)]]).pass).toBe(false);
  });

  it('solo counts the games that the Guard does not win', () => {
    const game = (winner: 0 | 'guard'): GameRecord => ({
      rounds: 12,
      intents: 1,
      firstSeat: 0,
      profiles: ['mixed'],
      scores: [1],
      gained: [{}],
      guard: { score: 1, gained: {} },
      winners: [winner],
      uses: noUses(),
    });
    expect(soloWinRate(tallyOf([game(0), game('guard')]))).toMatchObject({ value: 0.5, pass: true });
    expect(soloWinRate(tallyOf([game(0), game(0)])).pass).toBe(false);
  });

  it('the box is complete', () => {
    expect(wrongCounts(componentCounts())).toEqual([]);
    expect(wrongCounts({ ...componentCounts(), orders: 6 })).toEqual(['orders: 6, not 7']);
  });
});

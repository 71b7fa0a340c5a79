import { describe, expect, it } from 'vitest';
import { type Batch, jobsOf, playGame, profilesAt } from '../../../scripts/lib/batch.ts';
import { labReport } from '../../../scripts/lib/report.ts';
import { summarize } from '../../../scripts/lib/summary.ts';
import { tallyOf } from '../../../scripts/lib/tally.ts';

const batch: Batch = { games: 2, seed: 'batch', options: { seats: 2, towers: true }, profiles: ['random'] };

describe('batches', () => {
  it.each([1, 3, 64])('%i workers get every game exactly once', (workers) => {
    const games = jobsOf([{ ...batch, games: 47 }], workers).flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, i) => from + i),
    );
    expect(games).toEqual(Array.from({ length: 47 }, (_, i) => i));
  });

  it('profiles move on by one seat each game', () => {
    const duel = { options: { seats: 2, towers: false }, profiles: ['mage', 'mixed'] } as const;
    expect([0, 1, 2].map((game) => profilesAt(duel, game))).toEqual([
      ['mage', 'mixed'],
      ['mixed', 'mage'],
      ['mage', 'mixed'],
    ]);
  });

  it('the same game gives the same record', () => {
    expect(playGame(batch, 1)).toEqual(playGame(batch, 1));
    expect(playGame(batch, 1)).not.toEqual(playGame(batch, 0));
  });
});

describe('the lab’s report', () => {
  const records = [playGame(batch, 0), playGame(batch, 1)];
  const summary = summarize(batch, tallyOf(records));

  it('accounts for what happened in the games', () => {
    const scores = records.flatMap((record) => record.scores);
    expect(summary.vp.mean).toBeCloseTo(scores.reduce((sum, score) => sum + score, 0) / scores.length, 2);
    const shares = summary.vpBySource.reduce((sum, row) => sum + row.share, 0);
    expect(shares).toBeCloseTo(1, 2);
    expect(summary.seats.reduce((sum, row) => sum + row.winShare, 0)).toBeCloseTo(1, 3);
    expect(summary.corruption.handouts).toBe(8);
    for (const row of summary.quests) expect(row.completed).toBeLessThanOrEqual(row.seen);
    for (const row of summary.monsters) expect(row.defeated).toBeLessThanOrEqual(row.seen);
    for (const row of summary.rooms) expect(row.completed).toBeLessThanOrEqual(row.seen);
  });

  it('lists every card', () => {
    const report = labReport(summary);
    for (const name of ['Ghoul', 'Sawdust to Sawdust', 'Levy Station', 'The Ferrule', 'Combustor', 'Moat Lane'])
      expect(report).toContain(name);
    expect(report.split('\n').filter((line) => line !== line.trimEnd())).toEqual([]);
  });

  it('survives a trip through JSON', () => {
    expect(JSON.parse(JSON.stringify(summary)).monsters).toEqual(summary.monsters);
  });

  it('tells of the Guard in solo games', () => {
    const solo: Batch = {
      ...batch,
      games: 1,
      options: { seats: 1, towers: true, solo: { hiredHelp: ['mage'], advanced: true } },
    };
    const report = labReport(summarize(solo, tallyOf([playGame(solo, 0)])));
    expect(report).toMatch(/^1 games, solo against the Royal Guard, advanced, hired: mage, seed batch$/m);
    expect(report).toContain('The Guard wins');
    expect(report).toMatch(/^Orders$/m);
  });
});

import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../src/engine/index.ts';
import { type ForecastRow, forecastRows, wholePercents } from '../../src/ui/model/forecast.ts';
import { givenSolo } from '../support/guard.ts';
import { ENGINE, TELLING } from './scene.ts';

function rows(spec: Scenario): readonly ForecastRow[] {
  const forecast = ENGINE.forecast(givenSolo(spec).state);
  return forecast === undefined ? [] : forecastRows(forecast, TELLING);
}

describe('the forecast in words', () => {
  it('says for each kind what the Guard would do, where, and what it would score', () => {
    const [warrior, corruption] = rows({
      guard: { bag: { warrior: 1, corruption: 3 }, favored: 'castle', prey: 'undead' },
      monsters: { cathedral: ['skeleton'] },
    });
    expect(warrior).toMatchObject({
      name: 'Warrior',
      percent: 25,
      words: 'Beats Skeleton',
      spot: 'Row 3, middle',
      vp: 1,
    });
    expect(corruption).toMatchObject({ percent: 75, words: 'Sword to the University', vp: 0 });
  });

  it('G12 says where there is no spot', () => {
    const [knight] = rows({
      guard: { bag: { knight: 1 }, board: { '4-2': 'knight', '5-2': 'knight', '5-3': 'knight' } },
    });
    expect(knight).toMatchObject({ words: 'No spot left', spot: '', vp: 1 });
  });

  it('G5 does not pretend to know a Quest that is still in the deck', () => {
    const [cleric] = rows({
      guard: {
        bag: { cleric: 1 },
        board: { '2-3': 'cleric', '3-1': 'cleric', '4-1': 'cleric', '4-3': 'cleric', '5-1': 'cleric' },
      },
    });
    expect(cleric).toMatchObject({ words: 'Scores a Quest', vp: 0 });
  });
});

describe('odds', () => {
  it('make 100 whatever the bag holds', () => {
    for (let a = 0; a < 8; a++) {
      for (let b = 0; b < 8; b++) {
        for (let c = 1; c < 8; c++) {
          const sum = wholePercents([a, b, c], a + b + c).reduce((total, n) => total + n, 0);
          expect(sum).toBe(100);
        }
      }
    }
  });
});

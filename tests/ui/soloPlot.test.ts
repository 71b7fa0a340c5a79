import { describe, expect, it } from 'vitest';
import type { SoloResult } from '../../src/store/soloRecord.ts';
import { PLOT_GAMES, PLOT_SIZE, soloPlot } from '../../src/ui/model/soloPlot.ts';

const game = (score: number, guard: number): SoloResult => ({
  match: `${score}-${guard}`,
  atMs: 0,
  seed: 'oak',
  hiredHelp: [],
  advanced: false,
  score,
  guard,
  rounds: 12,
});

describe('the plot of solo games', () => {
  it('puts wins above the line, losses and ties below it, and keeps within its box', () => {
    const { zero, bars } = soloPlot([game(50, 40), game(30, 60), game(40, 40)]);
    expect(bars.map(({ isWon }) => isWon)).toEqual([true, false, false]);
    for (const { x, y, width, height, isWon } of bars) {
      expect(isWon ? y + height : y).toBeCloseTo(zero);
      expect(height).toBeGreaterThan(0);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(PLOT_SIZE.width);
      expect(y + height).toBeLessThanOrEqual(PLOT_SIZE.height);
    }
  });

  it('draws a lead three times as large three times as high', () => {
    const { bars } = soloPlot([game(40, 30), game(60, 30)]);
    expect((bars[1]?.height ?? 0) / (bars[0]?.height ?? 1)).toBeCloseTo(3);
  });

  it('shows the latest games where there are many', () => {
    const many = Array.from({ length: PLOT_GAMES + 10 }, (_, i) => game(i, 0));
    expect(soloPlot(many).bars).toHaveLength(PLOT_GAMES);
  });
});

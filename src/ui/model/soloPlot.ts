/** The lead over the Guard, game by game, as bars in a box: above the line won, below it lost. */
import { isWon, type SoloResult } from '../../store/soloRecord.ts';

export interface PlotBar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isWon: boolean;
}

export interface SoloPlot {
  readonly zero: number;
  readonly bars: readonly PlotBar[];
}

export const PLOT_SIZE = { width: 240, height: 96 } as const;
const MARGIN = 6;
/** Older games are in the table alone. */
export const PLOT_GAMES = 24;
/** A tie is seen as well. */
const LEAST = 2;

export function soloPlot(results: readonly SoloResult[]): SoloPlot {
  const shown = results.slice(-PLOT_GAMES);
  const leads = shown.map(({ score, guard }) => score - guard);
  const top = Math.max(1, ...leads);
  const bottom = Math.min(-1, ...leads);
  const inner = PLOT_SIZE.height - 2 * MARGIN;
  const unit = inner / (top - bottom);
  const zero = MARGIN + top * unit;
  const pitch = (PLOT_SIZE.width - 2 * MARGIN) / Math.max(8, shown.length);
  const bars = shown.map((result, i): PlotBar => {
    const lead = leads[i] ?? 0;
    const height = Math.max(LEAST, Math.abs(lead) * unit);
    const won = isWon(result);
    return {
      x: MARGIN + i * pitch + pitch * 0.15,
      y: won ? zero - height : zero,
      width: pitch * 0.7,
      height,
      isWon: won,
    };
  });
  return { zero, bars };
}

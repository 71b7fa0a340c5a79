/** What a face says of its words, so that a test can see whether any of them left its box. */
import type { Box } from '../maths/strokes.ts';

export type TextEntry = {
  readonly text: string;
  readonly size: number;
  readonly box: Box;
  /** What the ink of the words covers. */
  readonly extent: Box;
};

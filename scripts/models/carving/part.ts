/** A painted piece of wood, and ways to put several of them somewhere together. */
import type { Paint } from './paint.ts';
import { type At, matrixOf, moved, type Wood } from './wood.ts';

export type Part = { readonly wood: Wood; readonly paint: Paint };

export const part = (wood: Wood, paint: Paint, at: At = {}): Part => ({ wood: moved(wood, at), paint });

export function placed(parts: readonly Part[], at: At): Part[] {
  const matrix = matrixOf(at);
  return parts.map(({ wood, paint }) => ({ wood: moved(wood, matrix), paint }));
}

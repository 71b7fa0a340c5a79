/** What can be wrong with a saved match, each with a sentence that can be shown. */
import type { OptionsProblem } from '../options.ts';
import type { Refusal } from '../refusals.ts';

export interface SaveProblemMap {
  tooLarge: { readonly size: number; readonly limit: number };
  notJson: object;
  /** Some other file. */
  notASave: object;
  /** Written by a newer game than this one. */
  futureVersion: { readonly version: number };
  badField: { readonly field: string };
  badOptions: { readonly problem: OptionsProblem };
  badMove: { readonly index: number; readonly text: string };
  /** The rules of this game refuse a move of the file. */
  illegalMove: { readonly index: number; readonly refusal: Refusal };
  /** Every move is legal, but they lead elsewhere than they did when the file was written. */
  differentGame: { readonly expected: string; readonly found: string };
  unplayable: { readonly index: number };
}

export type SaveProblemKind = keyof SaveProblemMap;
export type SaveProblem = {
  [K in SaveProblemKind]: { readonly kind: K; readonly detail: string } & SaveProblemMap[K];
}[SaveProblemKind];

export function saveProblem<K extends SaveProblemKind>(kind: K, detail: string, facts: SaveProblemMap[K]): SaveProblem {
  return { kind, detail, ...facts } as unknown as SaveProblem;
}

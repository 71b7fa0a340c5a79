/** Whether the match on the table is the one that its seed and its moves lead to. */
import { type Engine, fingerprint, type RefusalCode } from '../../engine/index.ts';
import type { MatchState } from '../match.ts';
import { inSlices, playAgain, type Slicing } from './replay.ts';

export type Verdict =
  | { readonly isSame: true; readonly moves: number; readonly print: string }
  | { readonly isSame: false; readonly why: 'refused'; readonly move: number; readonly code: RefusalCode }
  | { readonly isSame: false; readonly why: 'different'; readonly expected: string; readonly found: string }
  /** Rules that break over a tampered list are as good as a refusal. */
  | { readonly isSame: false; readonly why: 'broken'; readonly move: number };

export async function verifyMatch(
  engine: Engine,
  { truth, intents }: Pick<MatchState, 'truth' | 'intents'>,
  slicing?: Slicing,
): Promise<Verdict> {
  let played = -1;
  const count = (): void => {
    played += 1;
  };
  try {
    const end = await inSlices(playAgain(engine, { options: truth.options, intents }), count, slicing);
    if (!end.ok) return { isSame: false, why: 'refused', move: end.error.index + 1, code: end.error.code };
    const expected = fingerprint(truth);
    const found = fingerprint(end.value);
    if (found !== expected) return { isSame: false, why: 'different', expected, found };
    return { isSame: true, moves: intents.length, print: found };
  } catch {
    return { isSame: false, why: 'broken', move: played + 1 };
  }
}

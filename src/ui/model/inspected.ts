/** What a close look shows: face, words, the numbers in force with their reasons, rules. */
import type { Telling } from '../../content/words/telling.ts';
import type { Engine, GameState, Kind, RuleId, Seat } from '../../engine/index.ts';
import type { FaceName } from '../ports.ts';
import type { Progress } from './questProgress.ts';

export interface Figure {
  readonly kind: Kind | undefined;
  readonly words: string;
  readonly n: number;
  readonly rule: RuleId | undefined;
}

export interface Inspected {
  readonly face: FaceName | undefined;
  readonly caps: string;
  readonly title: string;
  readonly words: string;
  readonly flavour: string | undefined;
  readonly figures: readonly Figure[];
  /** What the figures sum up to, against what it takes. */
  readonly sum: { readonly value: number; readonly strength: number } | undefined;
  readonly district: { readonly words: string; readonly rule: RuleId } | undefined;
  readonly progress: Progress | undefined;
  readonly rules: readonly RuleId[];
}

export interface InspectContext {
  readonly engine: Engine;
  readonly state: GameState;
  readonly looking: Seat | undefined;
  readonly telling: Telling;
}

/** A region of the table in words, and what its lines are read from. */
import type { Telling } from '../../content/words/telling.ts';
import type { Cards, Engine, GameState } from '../../engine/index.ts';
import type { ThingName } from '../../store/ui.ts';
import type { AnchorName } from '../ports.ts';

export interface TwinItem {
  readonly key: string;
  readonly words: string;
  /** What can be looked at closely. */
  readonly thing?: ThingName;
  /** Where it lies. */
  readonly at?: AnchorName;
}

export interface TwinPart {
  readonly key: string;
  readonly title: string;
  readonly items: readonly TwinItem[];
}

export interface TwinContext {
  readonly engine: Engine;
  readonly cards: Cards;
  readonly state: GameState;
  readonly telling: Telling;
}

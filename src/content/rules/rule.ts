/** The shape of the rules reference: what an entry says and how it is found. */
import type { RuleId } from '../../engine/model/ruleIds.ts';
import type { RulingId } from './rulingIds.ts';

export type ReferenceId = RuleId | RulingId;

export const RULE_SECTIONS = {
  P: 'Pieces',
  S: 'Set-up',
  T: 'The turn',
  D: 'Development',
  L: 'Locations',
  C: 'Combat',
  W: 'The Draw phase',
  Q: 'Quests',
  F: 'The Four Towers',
  E: 'The end',
  G: 'Solo: the Royal Guard',
  R: 'Rulings on cards',
} as const;
export type SectionLetter = keyof typeof RULE_SECTIONS;

export interface RuleText {
  readonly title: string;
  readonly text: string;
  /** Where the rulebooks are silent, lost or at odds: what was decided. Its presence makes the rule a ruling. */
  readonly decided?: string;
  readonly see?: readonly ReferenceId[];
  readonly keywords: readonly string[];
}

/** All entries of one section: the compiler asks for each id. */
export type Section<Letter extends SectionLetter> = Readonly<
  Record<Extract<ReferenceId, `${Letter}${number}${string}`>, RuleText>
>;

export interface Rule extends RuleText {
  readonly id: ReferenceId;
  readonly section: string;
  readonly ruling: boolean;
  readonly see: readonly ReferenceId[];
}

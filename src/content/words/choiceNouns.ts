/** What each kind of choice decides, as the end of "must decide …" and "decided …". */
import type { ChoiceKind } from '../../engine/choices.ts';

export const CHOICE_NOUNS: Readonly<Record<ChoiceKind, string>> = {
  resolveNext: 'what to resolve next',
  buildLocation: 'which Location to build where',
  levelUpClass: 'which class to level up',
  discardQuest: 'which Quest to discard',
  payQuest: 'whether to pay for a Quest',
  mayReturn: 'whether to return a meeple to the supply',
  lodgingsToBag: 'whom to send from the Lodgings into the bag',
  overflowDistrict: 'where to put a Monster',
  cleanUpNext: 'which Monster to clean up next',
  drawEffectNext: 'which Quest to use next',
};

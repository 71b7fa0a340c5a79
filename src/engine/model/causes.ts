/** Why something happened: the card or the rule behind an event. */
import type { RuleId } from './ruleIds.ts';

export type Cause =
  | { readonly by: 'monster'; readonly id: string }
  | { readonly by: 'council'; readonly id: string }
  | { readonly by: 'token'; readonly id: string }
  | { readonly by: 'quest'; readonly id: string }
  | { readonly by: 'location'; readonly id: string }
  | { readonly by: 'slot'; readonly id: string }
  | { readonly by: 'room'; readonly id: string }
  | { readonly by: 'hero'; readonly id: string }
  | { readonly by: 'order'; readonly id: string }
  | { readonly by: 'spot'; readonly id: string }
  | { readonly by: 'rule'; readonly id: RuleId };

const RULE_CAUSES = new Map<RuleId, Cause>();

export function byRule(id: RuleId): Cause {
  const known = RULE_CAUSES.get(id);
  if (known !== undefined) return known;
  const cause: Cause = { by: 'rule', id };
  RULE_CAUSES.set(id, cause);
  return cause;
}

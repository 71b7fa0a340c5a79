/** The same little tag wherever a rule is cited: it opens the rule. */
import { ruleOf } from '../../content/rules/reference.ts';
import type { ReferenceId } from '../../content/rules/rule.ts';
import { useTable } from '../hud/table.ts';
import { Icon } from './Icon.tsx';

type Props = { readonly id: ReferenceId; readonly isBold?: boolean; readonly hasTitle?: boolean };

export function RuleTag({ id, isBold = false, hasTitle = false }: Props) {
  const { hud } = useTable();
  const { title } = ruleOf(id);
  return (
    <button
      type="button"
      className={`rule-tag ${isBold ? 'rule-tag--bold' : ''}`}
      aria-label={`${id}: ${title}`}
      onClick={() => hud.openRule(id)}
    >
      {id}
      {hasTitle && ` ${title}`}
      {isBold && <Icon name="chev" />}
    </button>
  );
}

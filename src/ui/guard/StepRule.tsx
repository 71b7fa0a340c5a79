/** The rule behind a step that is shown again, in its own words, beside the table. */
import { ruleOf } from '../../content/rules/reference.ts';
import { RuleTag } from '../kit/RuleTag.tsx';
import { type GuardStep, ruleOfStep } from '../model/guardStory.ts';
import { GUARD } from '../words/guard.ts';

export function StepRule({ step }: { readonly step: GuardStep }) {
  const id = ruleOfStep(step);
  if (id === undefined) return null;
  const { title, text, decided } = ruleOf(id);
  return (
    <aside className="forecast forecast--rule plate" aria-label={GUARD.theRule}>
      <header className="forecast__head">
        <h2>{title}</h2>
        <RuleTag id={id} />
      </header>
      <p>{text}</p>
      {decided !== undefined && <p className="forecast__decided">{decided}</p>}
    </aside>
  );
}

/** The Guard's turn as it happens: drawn, spot, why, what came of it; a step at a time or at a pace. */
import { GUARD_PACES } from '../../store/pace.ts';
import { useTable } from '../hud/table.ts';
import { Icon } from '../kit/Icon.tsx';
import { RadioGroup } from '../kit/RadioGroup.tsx';
import { usePart } from '../kit/usePart.ts';
import { deploymentAt, spokenStep } from '../model/guardStory.ts';
import { GUARD } from '../words/guard.ts';
import { SETTING_WORDS } from '../words/sheets.ts';
import type { GuardDeeds } from './guardDeeds.ts';
import { SpotGrid } from './SpotGrid.tsx';
import { Stations } from './Stations.tsx';
import type { ShownTurn } from './useGuardTurn.ts';

type Props = { readonly shown: ShownTurn; readonly deeds: GuardDeeds };

export function GuardStrip({ shown, deeds }: Props) {
  const { turn, step, stepNo, steps, isAgain, isWaiting } = shown;
  const isLast = stepNo === steps;
  const nextWords = !isLast ? GUARD.next : isAgain ? GUARD.backToNow : GUARD.toMyTurn;
  return (
    <section className="guard plate" aria-label={GUARD.strip}>
      <p className="visually-hidden" aria-live="polite">
        {isWaiting && spokenStep(step)}
      </p>
      <SpotGrid now={deploymentAt(turn, step)} />
      <Stations turn={turn} step={step} />
      <div className="guard__controls">
        <button type="button" className="button button--primary" onClick={deeds.next}>
          {nextWords} <Icon name="next-button" />
        </button>
        <div className="guard__row">
          <button
            type="button"
            className="button guard__back"
            aria-disabled={deeds.back === undefined}
            onClick={deeds.back}
          >
            <Icon name="next-button" /> <span className="guard__words">{GUARD.back}</span>
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={isAgain ? GUARD.backToNow : GUARD.skip}
            title={isAgain ? GUARD.backToNow : GUARD.skip}
            onClick={deeds.skip}
          >
            <Icon name="exit-door" />
          </button>
        </div>
        <Pace />
      </div>
    </section>
  );
}

function Pace() {
  const { settings } = useTable();
  const pace = usePart(settings.store, (state) => state.settings.guardPace);
  return (
    <RadioGroup
      label={GUARD.pace}
      className="seg guard__pace"
      itemClass="seg__item"
      items={GUARD_PACES.map((value) => ({ value, content: SETTING_WORDS.guardPaces[value] }))}
      picked={pace}
      onPick={(guardPace) => settings.change({ guardPace })}
    />
  );
}

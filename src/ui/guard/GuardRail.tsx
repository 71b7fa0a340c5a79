/** The turn guide while the Guard plays: whose turn, which meeple, which step. */
import { Icon } from '../kit/Icon.tsx';
import { GUARD } from '../words/guard.ts';
import { PLAY } from '../words/play.ts';
import type { ShownTurn } from './useGuardTurn.ts';

export function GuardRail({ shown }: { readonly shown: ShownTurn }) {
  const { stepNo, steps, meepleNo, meeples, isAgain, turn } = shown;
  return (
    <nav className="hud__guide" aria-label={PLAY.guide}>
      <div className="rail rail--guard block">
        <span className="rail__guard">
          <Icon name="broadsword" /> {isAgain ? GUARD.again : GUARD.turn}
        </span>
        <span className="rail__count">
          {isAgain && `${GUARD.round(turn.round)}: `}
          {GUARD.count(meepleNo, meeples, stepNo, steps)}
        </span>
        <span className="rail__steps" aria-hidden="true">
          {Array.from({ length: steps }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
            <i key={i} className={i + 1 < stepNo ? 'is-done' : i + 1 === stepNo ? 'is-now' : ''} />
          ))}
        </span>
      </div>
    </nav>
  );
}

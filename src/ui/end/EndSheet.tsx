/** The end of a match: first the count, source by source, then who has won. */
import { useEffect, useMemo, useRef } from 'react';
import type { Outcome } from '../../engine/index.ts';
import { useTable } from '../hud/table.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { useMotionReduced } from '../kit/useMotionReduced.ts';
import { usePart } from '../kit/usePart.ts';
import { countSteps } from '../model/count.ts';
import { END } from '../words/end.ts';
import { CountUp } from './CountUp.tsx';
import { FinalCount } from './FinalCount.tsx';
import { Hatches } from './Hatches.tsx';
import { useCeremony } from './useCeremony.ts';

type Props = {
  readonly outcome: Outcome;
  /** It has been counted before, or there was nobody to see it happen. */
  readonly isCounted: boolean;
  readonly onClose: () => void;
};

export function EndSheet({ outcome, isCounted, onClose }: Props) {
  const { match, settings } = useTable();
  const isInstant = usePart(settings.store, (state) => state.settings.pacing === 'instant');
  const isStill = useMotionReduced(settings);
  const steps = useMemo(() => countSteps(outcome, match.store.getState().events), [outcome, match]);
  const ceremony = useCeremony({ steps, isCounted: isCounted || isInstant || isStill, isByHand: isStill });
  const isOver = ceremony.step === undefined;
  const body = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view has changed
  useEffect(() => {
    // What had the focus is gone: the next thing to press takes it.
    body.current?.querySelector<HTMLElement>('[data-focus]')?.focus();
  }, [isOver]);
  return (
    <Dialog title={END.title} className="score" onClose={onClose}>
      <Hatches />
      <div ref={body} className="score__view">
        {ceremony.step === undefined ? (
          <FinalCount outcome={outcome} onAgain={ceremony.again} onTable={onClose} />
        ) : (
          <CountUp steps={steps} at={ceremony.step} ceremony={ceremony} />
        )}
      </div>
    </Dialog>
  );
}

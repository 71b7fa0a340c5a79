/** Shows the end once everything before it has been told, and again whenever it is asked for. */
import { useEffect, useState } from 'react';
import type { Outcome } from '../../engine/index.ts';
import { useMatchPart, useTable } from '../hud/table.ts';
import { usePart } from '../kit/usePart.ts';
import { EndSheet } from './EndSheet.tsx';

export function EndHost() {
  const { hud } = useTable();
  const outcome = useMatchPart((state) => (state.timeline.length === 0 ? state.truth.outcome : undefined));
  const isOpen = usePart(hud.store, (state) => state.isCountOpen);
  // A match that was over when it was opened is not counted anew.
  const [seen, setSeen] = useState<Outcome | undefined>(outcome);
  useEffect(() => {
    if (outcome === undefined) hud.openCount();
  }, [outcome, hud]);
  if (outcome === undefined || !isOpen) return null;
  const close = () => {
    setSeen(outcome);
    hud.closeCount();
  };
  return <EndSheet outcome={outcome} isCounted={seen === outcome} onClose={close} />;
}

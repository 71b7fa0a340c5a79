/** Tells whoever sits down in the final turns how many are left; any input puts it away. */
import { useEffect, useState } from 'react';
import { isFinalTurn } from '../../engine/index.ts';
import { useLooking, useMatchPart, useTable, useTelling } from '../hud/table.ts';
import { usePart } from '../kit/usePart.ts';
import { turnsLeft } from '../model/finalTurns.ts';
import { nameOf } from '../model/names.ts';
import { END } from '../words/end.ts';
import { FinalBanner } from './FinalBanner.tsx';

const SHOWN_MS = 2400;

export function LastTurns() {
  const { hud, settings } = useTable();
  const looking = useLooking();
  const telling = useTelling();
  const shown = useMatchPart((state) => state.shown);
  const panel = usePart(hud.store, (state) => state.panel);
  const isInstant = usePart(settings.store, (state) => state.settings.pacing === 'instant');
  const [said, setSaid] = useState<number>();
  const { number, seat, phase, step, assignments } = shown.turn;
  const isDue =
    !isInstant &&
    looking === seat &&
    isFinalTurn(shown) &&
    phase === 'development' &&
    step === 'assigning' &&
    assignments.length === 0 &&
    panel === undefined &&
    said !== number;
  useEffect(() => {
    if (!isDue) return;
    const put = (input?: Event): void => {
      if (!(input?.target instanceof Element && input.target.closest('.banner') !== null)) setSaid(number);
    };
    const timer = setTimeout(() => put(), SHOWN_MS);
    window.addEventListener('pointerdown', put, { capture: true });
    window.addEventListener('keydown', put, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', put, { capture: true });
      window.removeEventListener('keydown', put, { capture: true });
    };
  }, [isDue, number]);
  if (!isDue) return null;
  const n = turnsLeft(shown)?.find((each) => each.seat === seat)?.n ?? 0;
  const name = nameOf(seat, telling);
  return <FinalBanner state={shown} title={n > 1 ? END.final.turn(name) : END.final.lastTurn(name)} />;
}

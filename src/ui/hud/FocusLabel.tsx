/** Shows where the keyboard is on the table: a ring at the piece or place, with its words. */
import { useEffect } from 'react';
import { capital } from '../../content/words/grammar.ts';
import { meepleName } from '../../content/words/telling.ts';
import type { FocusName } from '../../director/focus.ts';
import { Anchored } from '../kit/Anchored.tsx';
import { usePart } from '../kit/usePart.ts';
import type { HandPort } from '../ports.ts';
import { PLAY } from '../words/play.ts';
import type { Focused } from './hudStore.ts';
import { useTable } from './table.ts';

export function FocusLabel({ hand }: { readonly hand: HandPort }) {
  const { anchors, hud } = useTable();
  const named = usePart(hud.store, (state) => state.focused);
  const piece = usePart(hand.store, (state) => (state.held.length === 0 ? state.focus : undefined));
  const focused: Focused | undefined =
    named ??
    (piece === undefined ? undefined : { at: `meeple:${piece}`, words: PLAY.liftKey(capital(meepleName(piece))) });
  useInSight(focused?.at);
  if (focused === undefined) return null;
  return (
    <Anchored anchors={anchors} at={focused.at} className="anchored--here">
      <div
        className={`focus-mark ${named === undefined ? 'focus-mark--hand' : 'focus-mark--words'}`}
        aria-hidden="true"
      >
        <i />
        <span className="focus-mark__words block">{focused.words}</span>
      </div>
    </Anchored>
  );
}

/** What the keyboard is at, and nobody can see, is looked at. */
function useInSight(at: Focused['at'] | undefined): void {
  const { anchors, look } = useTable();
  useEffect(() => {
    if (at === undefined) return;
    let isOut = false;
    anchors.watch(at, ({ x, y, isSeen }) => {
      isOut = isSeen && (x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight);
    })();
    if (isOut) look(at as FocusName);
  }, [at, anchors, look]);
}

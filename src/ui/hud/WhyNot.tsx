/** Why not: one sentence at the place, with the rule behind it, for four seconds or until the next move. */
import { useEffect, useState } from 'react';
import { refusalWords } from '../../content/words/refusals.ts';
import type { Refusal } from '../../engine/index.ts';
import { Anchored } from '../kit/Anchored.tsx';
import { Icon } from '../kit/Icon.tsx';
import { RuleTag } from '../kit/RuleTag.tsx';
import { usePart } from '../kit/usePart.ts';
import type { AnchorName, HandPort, HandRefusal } from '../ports.ts';
import { useMatchPart, useTable, useTelling } from './table.ts';

const SHOWN_MS = 4000;

interface Shown {
  readonly refusal: Refusal;
  readonly at: AnchorName | undefined;
  readonly key: string;
}

export function WhyNot({ hand }: { readonly hand: HandPort }) {
  const { anchors } = useTable();
  const telling = useTelling();
  const shown = useShown(hand);
  if (shown === undefined) return null;
  const { refusal, at, key } = shown;
  const words = refusalWords(refusal, telling.catalog, telling.names);
  const rule = refusal.rules[0];
  const plate = (
    <div className={`why block ${at === undefined ? 'why--loose' : ''}`} role="alert" key={key}>
      <span className="why__no">
        <Icon name="cross" />
      </span>
      <span>{words}</span>
      {rule !== undefined && <RuleTag id={rule} isBold />}
    </div>
  );
  if (at === undefined) return plate;
  return (
    <Anchored anchors={anchors} at={at} className="anchored--here">
      {plate}
    </Anchored>
  );
}

/** What the hand was refused, or else what the match has refused to a button. */
function useShown(hand: HandPort): Shown | undefined {
  const { match } = useTable();
  const refused = usePart(hand.store, (state) => state.refused);
  const held = usePart(hand.store, (state) => state.held);
  const refusal = useMatchPart((state) => state.refusal);
  // What was refused before the curtain fell is nothing to whoever lifts it.
  const [over, setOver] = useState<string | undefined>(() => keyOf(hand.store.getState().refused));
  const byHand: Shown | undefined = refused && {
    refusal: refused.refusal,
    at: anchorOf(refused.spot, refused.pieces[0]),
    key: keyOf(refused) ?? '',
  };
  const byButton: Shown | undefined = refusal && {
    refusal: refusal.refusal,
    at: undefined,
    key: `match-${refusal.intent.type}-${refusal.refusal.code}`,
  };
  const shown = byHand ?? byButton;
  const key = shown?.key;
  useEffect(() => {
    if (key === undefined) {
      setOver(undefined);
      return;
    }
    // While the hand still hovers over it the reason stays.
    if (held.length > 0) return;
    const timer = setTimeout(() => {
      setOver(key);
      match.dismissRefusal();
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [key, held.length, match]);
  return key === over ? undefined : shown;
}

const keyOf = (refused: HandRefusal | undefined): string | undefined =>
  refused === undefined ? undefined : `hand-${refused.count}`;

function anchorOf(spot: string | undefined, piece: number | undefined): AnchorName | undefined {
  if (spot !== undefined && spot !== 'home') return spot as AnchorName;
  return piece === undefined ? undefined : (`meeple:${piece}` as AnchorName);
}

/** The curtain at hand-over: a name and one button, and nothing else on the page. */
import { useState } from 'react';
import type { Seat } from '../../engine/index.ts';
import { useMatchPart, useTable } from '../hud/table.ts';
import { Icon } from '../kit/Icon.tsx';
import { LEAVES } from '../kit/Leaf.tsx';
import { SHEETS } from '../words/sheets.ts';

export function Curtain({ seat }: { readonly seat: Seat }) {
  const { ui } = useTable();
  const meta = useMatchPart((state) => state.seats[seat]);
  const isAsked = useMatchPart((state) => state.truth.choice?.seat === seat && state.truth.turn.seat !== seat);
  if (meta === undefined) return null;
  const { name, colour } = meta;
  return (
    <div className="curtain" data-seat={colour} role="dialog" aria-modal="true" aria-label={`${SHEETS.passTo} ${name}`}>
      <section className="sheet curtain__card">
        <div className="curtain__leaf">
          <Icon name={LEAVES[colour]} />
        </div>
        <p className="caps">{SHEETS.passTo}</p>
        <h1>{name}</h1>
        <hr className="rule" />
        <p className="curtain__words">{isAsked ? SHEETS.curtainChoice(name) : SHEETS.curtain(name)}</p>
        <button
          type="button"
          className="button button--primary button--big"
          // biome-ignore lint/a11y/noAutofocus: the only thing on the page
          autoFocus
          onClick={() => ui.liftCurtain()}
        >
          {SHEETS.iAm(name)}
        </button>
      </section>
    </div>
  );
}

/** The cloth on its way up, once the curtain has been lifted; there is nothing on it. */
export function LiftedCloth({ seat }: { readonly seat: Seat | undefined }) {
  const seats = useMatchPart((state) => state.seats);
  const [last, setLast] = useState<Seat>();
  const [rising, setRising] = useState<Seat>();
  if (seat !== last) {
    setLast(seat);
    setRising(seat === undefined ? last : undefined);
  }
  const colour = rising === undefined ? undefined : seats[rising]?.colour;
  if (colour === undefined) return null;
  return <div className="cloth" data-seat={colour} aria-hidden="true" onAnimationEnd={() => setRising(undefined)} />;
}

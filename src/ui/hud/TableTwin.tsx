/** The table in words: out of sight until the keyboard is in it, always current, and as good to play from as the table. */
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { playerName } from '../../content/words/telling.ts';
import { twinOf } from '../model/twin.ts';
import { TWIN } from '../words/twin.ts';
import { TwinList } from './TwinList.tsx';
import { useCards, useMatchPart, useTable, useTelling } from './table.ts';
import { type ActingTwin, useActingTwin } from './useActingTwin.ts';

export function TableTwin() {
  const { engine, hud, ui } = useTable();
  const cards = useCards();
  const shown = useMatchPart((state) => state.shown);
  const telling = useTelling();
  const frame = useRef<HTMLElement>(null);
  const acting = useActingTwin();
  const { refocus } = acting;

  useEffect(() => {
    // The list that had the focus may be gone with the move.
    if (refocus !== undefined) focusIn(frame.current, refocus.key);
  }, [refocus]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    if (acting.chosen !== undefined) acting.letGo();
    else document.querySelector<HTMLElement>('.act__go')?.focus();
  };

  return (
    <section
      ref={frame}
      className="twin"
      aria-label={TWIN.title}
      onKeyDown={onKeyDown}
      onBlur={() => {
        hud.focus(undefined);
        ui.hover(undefined);
      }}
    >
      <div className="twin__sheet plate">
        <h2>{TWIN.title}</h2>
        <p className="quiet">{TWIN.hint}</p>
        <Acting acting={acting} />
        {twinOf({ engine, cards, state: shown, telling }).map(({ key, title, items }) => (
          <TwinList key={key} title={title} entries={items} />
        ))}
      </div>
    </section>
  );
}

function Acting({ acting }: { readonly acting: ActingTwin }) {
  const { engine } = useTable();
  const truth = useMatchPart((state) => state.truth);
  const telling = useTelling();
  const { groups, chosen, open, closed, powers } = acting;
  const seat = engine.seatToAct(truth);
  if (groups === undefined) return seat === undefined ? null : <p>{TWIN.noTurn(playerName(seat, telling))}</p>;
  return (
    <>
      {groups.length === 0 && <p>{TWIN.noMeeples}</p>}
      <TwinList title={TWIN.meeples} name="meeples" entries={groups} />
      {chosen !== undefined && (
        <>
          {open.length === 0 && <p>{TWIN.takesNobody(chosen)}</p>}
          <TwinList title={TWIN.chosen(chosen)} name="places" entries={open} />
          <TwinList title={TWIN.elsewhere(chosen)} name="elsewhere" entries={closed} />
        </>
      )}
      <TwinList title={TWIN.powers} name="powers" entries={powers} />
    </>
  );
}

function focusIn(frame: HTMLElement | null, key: string): void {
  const wanted = frame?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  (wanted ?? frame?.querySelector<HTMLElement>('.twin__item'))?.focus();
}

/** One list of the table in words: a single stop for Tab, walked with arrows, told to the table as it is walked. */
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { ThingName } from '../../store/ui.ts';
import type { AnchorName } from '../ports.ts';
import { useTable } from './table.ts';

export interface TwinEntry {
  readonly key: string;
  readonly words: string;
  readonly at?: AnchorName | undefined;
  readonly thing?: ThingName | undefined;
  /** Left out: Enter looks closely. */
  readonly press?: () => void;
  /** Delete and Backspace. */
  readonly takeBack?: (() => void) | undefined;
  readonly isChosen?: boolean;
  readonly isClosed?: boolean;
}

type Props = { readonly title: string; readonly name?: string; readonly entries: readonly TwinEntry[] };

const STEPS: Readonly<Partial<Record<string, number>>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

export function TwinList({ title, name, entries }: Props) {
  const { hud, ui } = useTable();
  const list = useRef<HTMLUListElement>(null);
  const [last, setLast] = useState<string>();
  const titleId = useId();
  const stop = entries.some(({ key }) => key === last) ? last : entries[0]?.key;

  const onKeyDown = (event: KeyboardEvent, { thing, takeBack }: TwinEntry): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const step = STEPS[event.key];
    if (step !== undefined) buttons[(at + step + buttons.length) % buttons.length]?.focus();
    else if (event.key === 'Home') buttons[0]?.focus();
    else if (event.key === 'End') buttons[buttons.length - 1]?.focus();
    else if (event.key.toLowerCase() === 'i' && thing !== undefined) ui.inspect(thing);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && takeBack !== undefined) takeBack();
    else return;
    event.preventDefault();
  };

  if (entries.length === 0) return null;
  return (
    <section className="twin__part" aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <ul ref={list} data-twin={name}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <button
              type="button"
              className="twin__item"
              data-key={entry.key}
              tabIndex={entry.key === stop ? 0 : -1}
              aria-pressed={entry.isChosen}
              aria-disabled={entry.isClosed}
              onFocus={() => {
                setLast(entry.key);
                hud.focus(entry.at === undefined ? undefined : { at: entry.at, words: entry.words });
                ui.hover(entry.at as ThingName | undefined);
              }}
              onKeyDown={(event) => onKeyDown(event, entry)}
              onClick={() => {
                if (entry.press !== undefined) entry.press();
                else if (entry.thing !== undefined) ui.inspect(entry.thing);
              }}
            >
              {entry.words}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Keys of the whole table: they stay out of fields, dialogs and whatever has its own use for them. */
import { useEffect } from 'react';
import type { Table } from './table.ts';

const FIELDS = 'input, textarea, select, [contenteditable], dialog';
/** What does something of its own on Enter. */
const PRESSABLE = 'button, a[href], summary, canvas, [role="radio"]';

type Deeds = { readonly act: () => void; readonly table: Table };

export function useHotkeys({ act, table }: Deeds): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey) return;
      const target = event.target instanceof Element ? event.target : undefined;
      if (target?.closest(FIELDS) != null) return;
      if (runCommand(event, table) || runKey(event, target, act, table)) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [act, table]);
}

function runCommand({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent, { match }: Table): boolean {
  if (!ctrlKey && !metaKey) return false;
  const letter = key.toLowerCase();
  if (letter === 'z' && !shiftKey) match.undo();
  else if (letter === 'y' || letter === 'z') match.redo();
  else return false;
  return true;
}

function runKey(event: KeyboardEvent, target: Element | undefined, act: () => void, table: Table): boolean {
  const { key, ctrlKey, metaKey, repeat } = event;
  const { hud, settings } = table;
  if (ctrlKey || metaKey || repeat) return false;
  switch (key) {
    case 'Enter':
      if (target?.closest(PRESSABLE) != null) return false;
      act();
      return true;
    case 'Escape':
      if (hud.store.getState().panel === undefined) hud.open('menu');
      else hud.close();
      return true;
    case '?':
      hud.toggle('keys');
      return true;
    default:
  }
  switch (key.toLowerCase()) {
    case 'l':
      hud.toggle('log');
      return true;
    case 'r':
      hud.toggle('rules');
      return true;
    case 'b':
      hud.toggle('lens');
      return true;
    case 'q':
      document.querySelector<HTMLElement>('.quest__card')?.focus();
      return true;
    case 'p':
      document.querySelector<HTMLElement>('.plaque')?.focus();
      return true;
    case 'm':
      settings.change({ isMuted: !settings.store.getState().settings.isMuted });
      return true;
    default:
      return false;
  }
}

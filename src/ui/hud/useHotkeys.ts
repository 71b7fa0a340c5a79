/** Keys of the whole table: they stay out of fields, dialogs and whatever has its own use for them. */
import { useEffect, useRef } from 'react';
import type { Table } from './table.ts';
import { takeStep } from './undoing.ts';

const FIELDS = 'input, textarea, select, [contenteditable], dialog';
/** What does something of its own on Enter. */
const PRESSABLE = 'button, a[href], summary, canvas, [role="radio"]';

type Deeds = { readonly act: () => void; readonly table: Table };

export function useHotkeys({ act, table }: Deeds): void {
  const isMenuDue = useRef(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      isMenuDue.current = false;
      if (event.defaultPrevented || event.altKey) return;
      const target = event.target instanceof Element ? event.target : undefined;
      if (target?.closest(FIELDS) != null) return;
      if (event.key === 'Escape' && table.hud.store.getState().panel === undefined) isMenuDue.current = !event.repeat;
      else if (runCommand(event, table) || runKey(event, target, act, table)) event.preventDefault();
    };
    // The release of Escape closes whatever dialog is open by then: this one opens after it.
    const onRelease = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && isMenuDue.current) table.hud.open('menu');
      isMenuDue.current = false;
    };
    // Switched off, single characters are nobody's keys: not the camera's nor the bag's either.
    const hush = (event: KeyboardEvent): void => {
      if (table.settings.store.getState().settings.hasLetterKeys || !isCharacter(event)) return;
      if (event.target instanceof Element && event.target.closest(FIELDS) !== null) return;
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', hush, { capture: true });
    window.addEventListener('keydown', onKey);
    window.addEventListener('keyup', onRelease);
    return () => {
      window.removeEventListener('keydown', hush, { capture: true });
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('keyup', onRelease);
    };
  }, [act, table]);
}

function runCommand({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent, table: Table): boolean {
  if (!ctrlKey && !metaKey) return false;
  const letter = key.toLowerCase();
  if (letter === 'z' && !shiftKey) takeStep('undo', table);
  else if (letter === 'y' || letter === 'z') takeStep('redo', table);
  else return false;
  return true;
}

function runKey(event: KeyboardEvent, target: Element | undefined, act: () => void, table: Table): boolean {
  const { key, ctrlKey, metaKey, repeat } = event;
  const { hud } = table;
  if (ctrlKey || metaKey || repeat) return false;
  switch (key) {
    case 'Enter':
      if (target?.closest(PRESSABLE) != null) return false;
      act();
      return true;
    case 'Escape':
      hud.close();
      return true;
    default:
  }
  const deed = LETTERS[key.toLowerCase()];
  if (deed === undefined) return false;
  deed(table, act);
  return true;
}

const isCharacter = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey;

/** Spoken commands can type letters by accident: all of these can be switched off. */
const LETTERS: Readonly<Partial<Record<string, (table: Table, act: () => void) => void>>> = {
  '?': ({ hud }) => hud.toggle('keys'),
  l: ({ hud }) => hud.toggle('log'),
  r: ({ hud }) => hud.toggle('rules'),
  b: ({ hud }) => hud.toggle('lens'),
  g: ({ hud }) => hud.toggle('guide'),
  c: (_, act) => act(),
  t: () => focusFirst('.twin [data-twin="meeples"] [tabindex="0"], .twin__item'),
  q: () => focusFirst('.quest__card'),
  p: () => focusNext('.plaque'),
  m: ({ settings }) => void settings.change({ isMuted: !settings.store.getState().settings.isMuted }),
};

function focusFirst(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

function focusNext(selector: string): void {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[(at + 1) % all.length]?.focus();
}

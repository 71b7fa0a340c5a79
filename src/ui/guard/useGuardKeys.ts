/** Keys of the Guard's turn: on, back, past it. */
import { useEffect, useRef } from 'react';
import type { GuardDeeds } from './guardDeeds.ts';

const FIELDS = 'input, textarea, select, dialog';
/** Walks by arrows itself. */
const WALKS = '[role="radiogroup"]';

export function useGuardKeys(deeds: GuardDeeds | undefined): void {
  const latest = useRef(deeds);
  latest.current = deeds;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const now = latest.current;
      const { key, defaultPrevented, altKey, ctrlKey, metaKey, target } = event;
      if (now === undefined || defaultPrevented || altKey || ctrlKey || metaKey) return;
      const at = target instanceof Element ? target : undefined;
      if (at?.closest(FIELDS) != null || (key !== '.' && at?.closest(WALKS) != null)) return;
      const deed =
        key === 'ArrowRight' ? now.next : key === 'ArrowLeft' ? now.back : key === '.' ? now.skip : undefined;
      if (deed === undefined) return;
      event.preventDefault();
      deed();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

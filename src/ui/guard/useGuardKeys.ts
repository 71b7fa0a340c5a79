/** Keys of the Guard's turn: on, back, past it. */
import { useEffect, useRef } from 'react';
import type { GuardDeeds } from './guardDeeds.ts';

/** Whatever walks by arrows itself. */
const WALKS = 'input, textarea, select, dialog, [role="radiogroup"]';

export function useGuardKeys(deeds: GuardDeeds | undefined): void {
  const latest = useRef(deeds);
  latest.current = deeds;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const now = latest.current;
      const { key, defaultPrevented, altKey, ctrlKey, metaKey, target } = event;
      if (now === undefined || defaultPrevented || altKey || ctrlKey || metaKey) return;
      if (target instanceof Element && target.closest(WALKS) !== null) return;
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

/**
 * Tells the camera how much of the screen's edges the interface covers; the camera moves for it, never the other way.
 * At the bottom hand and button leave the middle free, where the player's board lies.
 */
import { type RefObject, useEffect, useRef } from 'react';
import type { Insets } from '../ports.ts';

const NONE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

export function useInsets(onInsets: (insets: Insets) => void): RefObject<HTMLElement | null> {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const measure = (): void => {
      const guide = frame.current?.querySelector('.hud__guide')?.getBoundingClientRect();
      const prompt = document.querySelector('.prompt:not(.prompt--wide)')?.getBoundingClientRect();
      const isLeft = document.documentElement.dataset.hand === 'left';
      const side = prompt === undefined ? 0 : isLeft ? prompt.right : window.innerWidth - prompt.left;
      onInsets({
        top: Math.round(guide?.bottom ?? 0),
        bottom: 0,
        left: isLeft ? Math.round(side) : 0,
        right: isLeft ? 0 : Math.round(side),
      });
    };
    const watcher = new MutationObserver(measure);
    if (frame.current?.parentElement != null) watcher.observe(frame.current.parentElement, { childList: true });
    window.addEventListener('resize', measure);
    measure();
    return () => {
      watcher.disconnect();
      window.removeEventListener('resize', measure);
      onInsets(NONE);
    };
  }, [onInsets]);
  return frame;
}

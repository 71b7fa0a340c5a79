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
      const strip = document.querySelector('.guard')?.getBoundingClientRect();
      const note = document.querySelector('.forecast')?.getBoundingClientRect();
      const isLeft = document.documentElement.dataset.hand === 'left';
      const beside = note === undefined || note.width === 0 ? 0 : isLeft ? window.innerWidth - note.left : note.right;
      const side = prompt === undefined ? 0 : isLeft ? prompt.right : window.innerWidth - prompt.left;
      onInsets({
        top: Math.round(guide?.bottom ?? 0),
        bottom: strip === undefined ? 0 : Math.round(window.innerHeight - strip.top),
        left: Math.round(isLeft ? side : beside),
        right: Math.round(isLeft ? beside : side),
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

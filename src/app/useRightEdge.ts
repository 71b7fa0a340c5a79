/** Where an element ends on the screen, in pixels from the left, kept up to date. */
import { type RefObject, useEffect, useState } from 'react';

export function useRightEdge(element: RefObject<HTMLElement | null>): number | undefined {
  const [rightEdge, setRightEdge] = useState<number>();
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const measure = () => setRightEdge(Math.round(current.getBoundingClientRect().right));
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [element]);
  return rightEdge;
}

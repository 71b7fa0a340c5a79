/** Keeps the slips of neighbouring places from covering each other, as their places move over the screen. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { PlaceId } from '../../engine/index.ts';
import { asides } from '../model/parting.ts';
import type { Anchors } from '../ports.ts';

/** The slips are the frame's chips, in the order of the places. */
export function usePartedChips(anchors: Anchors, places: readonly PlaceId[]): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const chips = [...(frame.current?.querySelectorAll<HTMLElement>('.chip') ?? [])].map((chip) => ({
      chip,
      width: chip.offsetWidth,
      height: chip.offsetHeight,
      x: 0,
      y: 0,
      isSeen: false,
    }));
    let isDue = false;
    const part = (): void => {
      isDue = false;
      const seen = chips.filter(({ isSeen }) => isSeen);
      for (const [i, aside] of asides(seen).entries()) {
        const chip = seen[i]?.chip;
        if (chip !== undefined) chip.style.left = `${Math.round(aside)}px`;
      }
    };
    const stops = places.map((place, i) =>
      anchors.watch(place, (spot) => {
        const slip = chips[i];
        if (slip === undefined) return;
        slip.x = spot.x;
        slip.y = spot.y;
        slip.isSeen = spot.isSeen;
        if (isDue) return;
        isDue = true;
        queueMicrotask(part);
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  });
  return frame;
}

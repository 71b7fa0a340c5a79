/** Hangs a slip at something on the table: it follows through the DOM alone and is hidden while its anchor is out of sight. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { AnchorName, Anchors } from '../ports.ts';

type Props = {
  readonly anchors: Anchors;
  readonly at: AnchorName;
  readonly children: ReactNode;
  readonly className?: string;
};

export function Anchored({ anchors, at, children, className = '' }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () =>
      anchors.watch(at, ({ x, y, isSeen }) => {
        const { current } = element;
        if (current === null) return;
        current.style.visibility = isSeen ? 'visible' : 'hidden';
        current.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
      }),
    [anchors, at],
  );
  return (
    <div ref={element} className={`anchored ${className}`}>
      {children}
    </div>
  );
}

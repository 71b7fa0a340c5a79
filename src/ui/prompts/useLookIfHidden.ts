/** Leans the camera towards an option only where it cannot be seen: whoever compares places keeps them all in view. */
import type { FocusName } from '../../director/focus.ts';
import { useTable } from '../hud/table.ts';
import type { AnchorName, Anchors } from '../ports.ts';

export function useLookIfHidden(): (at: AnchorName & FocusName) => void {
  const { anchors, look } = useTable();
  return (at) => {
    if (!isInSight(anchors, at)) look(at);
  };
}

/** On the screen, and with no plate of the interface over it. */
function isInSight(anchors: Anchors, at: AnchorName): boolean {
  let isFree = false;
  const stop = anchors.watch(at, ({ x, y, isSeen }) => {
    const over = document.elementFromPoint(x, y);
    isFree = isSeen && over !== null && over.closest('.prompt, .hud, .drawer') === null;
  });
  stop();
  return isFree;
}

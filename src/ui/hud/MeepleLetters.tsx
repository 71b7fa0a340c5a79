/** Colour help on the table itself: a letter at every meeple that players' boards and the draft show. */
import { kindOf, type MeepleId } from '../../engine/index.ts';
import { Anchored } from '../kit/Anchored.tsx';
import { MEEPLE_LETTERS } from '../kit/Meeple.tsx';
import { usePart } from '../kit/usePart.ts';
import { useMatchPart, useTable } from './table.ts';

export function MeepleLetters() {
  const { anchors, settings } = useTable();
  const shown = useMatchPart((state) => state.shown);
  const hasAids = usePart(settings.store, (state) => state.settings.colourAids);
  if (!hasAids) return null;
  const { players, turn } = shown;
  const meeples: readonly MeepleId[] = [
    ...players.flatMap(({ tavern, lodgings }) => [...tavern, ...lodgings]),
    ...turn.assignments.flatMap((assignment) => [...assignment.meeples.map(({ id }) => id), ...assignment.joined]),
  ];
  return (
    <div aria-hidden="true">
      {[...new Set(meeples)].map((id) => (
        <Anchored key={id} anchors={anchors} at={`meeple:${id}`}>
          <span className="letter">{MEEPLE_LETTERS[kindOf(id)]}</span>
        </Anchored>
      ))}
    </div>
  );
}

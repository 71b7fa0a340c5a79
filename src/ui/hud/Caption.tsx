/** One line about what is being shown now, under the turn guide. */
import { eventWords } from '../../content/words/events.ts';
import type { Director } from '../../director/director.ts';
import { usePart } from '../kit/usePart.ts';
import { useLooking, useTable, useTelling } from './table.ts';

export function Caption({ director }: { readonly director: Director }) {
  const { engine } = useTable();
  const looking = useLooking();
  const { names } = useTelling();
  const shot = usePart(director.onStage, (state) => state.shot);
  if (shot?.beat.caption === undefined) return null;
  const { caption } = shot.beat;
  const event = engine.viewEvent(shot.events[0], looking);
  return (
    <p className={`caption block caption--${caption}`} aria-hidden="true">
      {eventWords(event, engine.catalog, names)}
    </p>
  );
}

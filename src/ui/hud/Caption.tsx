/** One line about what is being shown now, under the turn guide. */
import { eventWords } from '../../content/words/events.ts';
import type { Director } from '../../director/director.ts';
import { usePart } from '../kit/usePart.ts';
import { PLAY } from '../words/play.ts';
import { useLooking, useTable, useTelling } from './table.ts';

export function Caption({ director }: { readonly director: Director }) {
  const { engine, bags } = useTable();
  const looking = useLooking();
  const { names } = useTelling();
  const shot = usePart(director.onStage, (state) => state.shot);
  const inviting = usePart(bags.news, (state) => state.inviting);
  if (shot?.beat.caption === undefined) return null;
  const { caption } = shot.beat;
  const [first] = shot.events;
  // These have a picture of their own.
  if (first.type === 'councilArrived' || first.type === 'finalTurnsSet') return null;
  // Nobody knows what a bag holds back until it is pulled.
  if (inviting !== undefined && first.type === 'meeplesDrawn') {
    return (
      <p className={`caption block caption--${caption}`} aria-hidden="true">
        {PLAY.invites(names[first.seat] ?? '', first.meeples.length)}
      </p>
    );
  }
  const event = engine.viewEvent(first, looking);
  return (
    <p className={`caption block caption--${caption}`} aria-hidden="true">
      {eventWords(event, engine.catalog, names)}
    </p>
  );
}

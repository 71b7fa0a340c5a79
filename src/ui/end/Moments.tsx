/** What stops the talk at the table: the Dark Council arrives, the final turns are called. */
import { useEffect } from 'react';
import type { Director } from '../../director/director.ts';
import { countDraw, type EventOf, type GameState } from '../../engine/index.ts';
import { useLooking, useTelling } from '../hud/table.ts';
import { Icon } from '../kit/Icon.tsx';
import { Meeple } from '../kit/Meeple.tsx';
import { usePart } from '../kit/usePart.ts';
import { END } from '../words/end.ts';
import { FinalBanner } from './FinalBanner.tsx';

/** As long as its beat; any input ends it. Those who listen have heard it in the log. */
export function Moments({ director }: { readonly director: Director }) {
  const shot = usePart(director.onStage, (state) => state.shot);
  const event = shot?.events[0];
  const isMoment = event?.type === 'councilArrived' || event?.type === 'finalTurnsSet';
  useEffect(() => {
    if (!isMoment) return;
    const hurry = (input: Event): void => {
      if (input.target instanceof Element && input.target.closest('.banner') !== null) return;
      input.stopPropagation();
      if (input.type === 'keydown') input.preventDefault();
      director.hurry();
    };
    window.addEventListener('pointerdown', hurry, { capture: true });
    window.addEventListener('keydown', hurry, { capture: true });
    return () => {
      window.removeEventListener('pointerdown', hurry, { capture: true });
      window.removeEventListener('keydown', hurry, { capture: true });
    };
  }, [isMoment, director]);
  if (shot === undefined) return null;
  if (event?.type === 'councilArrived') return <CouncilMoment event={event} after={shot.after} />;
  if (event?.type === 'finalTurnsSet') return <FinalBanner state={shot.after} title={END.final.announced} />;
  return null;
}

type CouncilProps = { readonly event: EventOf<'councilArrived'>; readonly after: GameState };

function CouncilMoment({ event: { order }, after }: CouncilProps) {
  const { names } = useTelling();
  const looking = useLooking();
  const { seat, phase, round } = after.turn;
  const isSolo = after.guard !== undefined;
  return (
    <section className="moment" aria-hidden="true">
      <div>
        <p className="ribbon moment__title">{END.council.arrives}</p>
        <ul>
          <li className="block moment__eyes">
            {[1, 2, 3].map((n) => (
              <Icon key={n} name={n <= order ? 'eye' : 'lid'} className={n <= order ? 'is-open' : ''} />
            ))}
          </li>
          {order < 3 ? (
            <>
              <li className="slip">
                <Meeple kind="corruption" /> {END.council.corruption}
              </li>
              {(!isSolo || phase === 'guard') && (
                <li className="slip">
                  <Icon name="swap-bag" />
                  {isSolo || (looking !== undefined && looking !== seat)
                    ? END.council.youDraw
                    : END.council.othersDraw(names[seat] ?? '')}
                </li>
              )}
              <li className="slip">
                <Icon name="hand" /> {END.council.drawFromNow(countDraw(after))}
              </li>
            </>
          ) : (
            <>
              <li className="slip">
                <Icon name="hourglass" /> {END.council.endsWith}
              </li>
              <li className="slip">
                <Icon name="next-button" /> {END.council.roundOut(round)}
              </li>
            </>
          )}
        </ul>
      </div>
    </section>
  );
}

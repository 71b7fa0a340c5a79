/** Slips that come with what the Guard brings to the table: each Order by its name, its Prey, where its sword points. */
import { capital } from '../../content/words/grammar.ts';
import { DISTRICT_NAMES, TYPE_NAMES } from '../../content/words/names.ts';
import { orderName } from '../../content/words/telling.ts';
import type { Director } from '../../director/director.ts';
import { DISTRICTS } from '../../engine/index.ts';
import { useTable, useTelling } from '../hud/table.ts';
import { Anchored } from '../kit/Anchored.tsx';
import { usePart } from '../kit/usePart.ts';
import type { AnchorName } from '../ports.ts';
import { GUARD } from '../words/guard.ts';

interface Slip {
  readonly at: AnchorName;
  readonly words: string;
  readonly note: string;
}

export function ArrivalMarks({ director }: { readonly director: Director }) {
  const { anchors } = useTable();
  const telling = useTelling();
  const shot = usePart(director.onStage, (on) => on.shot);
  const first = shot?.events[0];
  if (shot === undefined || first?.type !== 'guardArrived') return null;
  const { leadMs, staggerMs } = shot.beat.motion;
  const { orders, prey, preyCard, favored } = first;
  const slips: readonly Slip[] = [
    ...DISTRICTS.map(
      (district): Slip => ({
        at: `order:${orders[district]}`,
        words: capital(orderName(orders[district], telling)),
        note: GUARD.order,
      }),
    ),
    { at: `quest:${preyCard}`, words: TYPE_NAMES[prey], note: GUARD.prey },
    { at: 'sword', words: capital(DISTRICT_NAMES[favored]), note: GUARD.favored },
  ];
  return (
    <div className="chips" aria-hidden="true">
      {slips.map(({ at, words, note }, i) => (
        <Anchored key={at} anchors={anchors} at={at}>
          {/* It comes as its piece sets out, in the order of the shot. */}
          <span className="chip chip--district chip--comes" style={{ animationDelay: `${leadMs + i * staggerMs}ms` }}>
            <span>{words}</span>
            <small>{note}</small>
          </span>
        </Anchored>
      ))}
    </div>
  );
}

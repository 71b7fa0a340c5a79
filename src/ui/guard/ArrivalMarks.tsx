/** Slips that come with what the Guard brings to the table: each Order by its name, its Prey, where its sword points. */
import { capital } from '../../content/words/grammar.ts';
import { DISTRICT_NAMES, TYPE_NAMES } from '../../content/words/names.ts';
import { orderName } from '../../content/words/telling.ts';
import type { Director } from '../../director/director.ts';
import { DISTRICTS } from '../../engine/index.ts';
import { useTable, useTelling } from '../hud/table.ts';
import { Anchored } from '../kit/Anchored.tsx';
import { usePart } from '../kit/usePart.ts';
import { GUARD } from '../words/guard.ts';

export function ArrivalMarks({ director }: { readonly director: Director }) {
  const { anchors } = useTable();
  const telling = useTelling();
  const first = usePart(director.onStage, ({ shot }) => shot?.events[0]);
  if (first?.type !== 'guardArrived') return null;
  const { orders, prey, preyCard, favored } = first;
  return (
    <div className="chips" aria-hidden="true">
      {DISTRICTS.map((district) => (
        <Anchored key={district} anchors={anchors} at={`order:${orders[district]}`}>
          <Slip words={capital(orderName(orders[district], telling))} note={GUARD.order} />
        </Anchored>
      ))}
      <Anchored anchors={anchors} at={`quest:${preyCard}`}>
        <Slip words={TYPE_NAMES[prey]} note={GUARD.prey} />
      </Anchored>
      <Anchored anchors={anchors} at="sword">
        <Slip words={capital(DISTRICT_NAMES[favored])} note={GUARD.favored} />
      </Anchored>
    </div>
  );
}

function Slip({ words, note }: { readonly words: string; readonly note: string }) {
  return (
    <span className="chip chip--district">
      <span>{words}</span>
      <small>{note}</small>
    </span>
  );
}

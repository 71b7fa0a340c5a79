/** The Guard at a glance: everything about it that lies open, and what it would do next. */
import { capital } from '../../content/words/grammar.ts';
import { actionClauses, orderSentence, spotSentence } from '../../content/words/guard.ts';
import { spotWords } from '../../content/words/guardWhy.ts';
import { DISTRICT_NAMES, KIND_NOUNS, TYPE_NAMES } from '../../content/words/names.ts';
import { orderName, roomName } from '../../content/words/telling.ts';
import { countKind, DISTRICTS, KINDS } from '../../engine/index.ts';
import { useMatchPart, useTable, useTelling } from '../hud/table.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { Meeple } from '../kit/Meeple.tsx';
import { RuleTag } from '../kit/RuleTag.tsx';
import { GUARD } from '../words/guard.ts';
import { ForecastList } from './Forecast.tsx';

export function GuardSheet() {
  const { engine, ui } = useTable();
  const shown = useMatchPart((state) => state.shown);
  const telling = useTelling();
  const { guard } = engine.spectate(shown);
  if (guard === undefined) return null;
  const onBoard = new Map(guard.board.map(({ spot, meeple }) => [spot, meeple]));
  return (
    <Dialog title={GUARD.glance} className="board guard-sheet" onClose={() => ui.inspect(undefined)}>
      <div className="guard-sheet__columns">
        <dl className="board__list">
          <dt>{GUARD.sword}</dt>
          <dd>{capital(GUARD.swordOn(DISTRICT_NAMES[guard.favored]))}</dd>
          <dt>{GUARD.preyOf}</dt>
          <dd>{TYPE_NAMES[guard.prey]}</dd>
          <dt>{GUARD.ordersOf}</dt>
          <dd>
            <ul>
              {DISTRICTS.map((district) => {
                const order = engine.catalog.orders.find(({ id }) => id === guard.orders[district]);
                return (
                  <li key={district}>
                    <b>{capital(DISTRICT_NAMES[district])}</b>: {capital(orderName(guard.orders[district], telling))}.{' '}
                    {order !== undefined && orderSentence(order)}
                  </li>
                );
              })}
            </ul>
          </dd>
          <dt>{GUARD.kept}</dt>
          <dd>{capital(GUARD.keptCount(guard.keptCount, guard.rooms.length))}</dd>
          <dt>{GUARD.bag}</dt>
          <dd className="board__levels">
            {KINDS.filter((kind) => countKind(guard.bag, kind) > 0).map((kind) => (
              <span key={kind}>
                <Meeple kind={kind} name={KIND_NOUNS[kind].many} /> {countKind(guard.bag, kind)}
              </span>
            ))}
          </dd>
          {guard.advancedRoom !== undefined && (
            <>
              <dt>{GUARD.variant}</dt>
              <dd>{GUARD.advanced(roomName(guard.advancedRoom, telling))}</dd>
            </>
          )}
        </dl>
        <section aria-label={GUARD.forecast}>
          <h3>
            {GUARD.forecast} <RuleTag id="G3" />
          </h3>
          <ForecastList />
          <p className="quiet">{GUARD.forecastNote}</p>
        </section>
      </div>
      <h3>{GUARD.spots}</h3>
      <ol className="guard-sheet__spots">
        {engine.catalog.guard.spots.map((spot) => (
          <li key={spot.id} data-taken={onBoard.has(spot.id)} title={spotSentence(spot)}>
            <span className="guard-sheet__fits">
              {spot.fits.map((kind) => (
                <Meeple key={kind} kind={kind} name={KIND_NOUNS[kind].one} />
              ))}
            </span>
            <span>
              <b>{capital(spotWords(spot.id))}</b>
              {onBoard.has(spot.id) && ` (${GUARD.taken})`}: {actionClauses(spot.actions)}.
            </span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

/** What has happened since this seat's last turn, in a few lines. */
import type { Seat } from '../../engine/index.ts';
import { entriesSinceTurnOf, logEntries } from '../../store/selectors/log.ts';
import { useMatchPart, useTable, useTelling } from '../hud/table.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Leaf } from '../kit/Leaf.tsx';
import { type LogLine, recapOf } from '../model/log.ts';
import { PROMPTS } from '../words/prompts.ts';
import { SHEETS } from '../words/sheets.ts';

export function RecapSheet({ seat }: { readonly seat: Seat }) {
  const { engine, hud } = useTable();
  const state = useMatchPart((all) => all);
  const { names } = useTelling();
  const entries = entriesSinceTurnOf(logEntries(engine, state, seat), seat);
  const recap = recapOf(entries, engine.catalog, names);
  const close = () => hud.close();
  return (
    <Dialog title={SHEETS.recap} className="recap" onClose={close}>
      <div className="recap__cols">
        <div>
          <ol className="events">
            {recap?.lines.map((line) => (
              <RecapLine key={line.index} line={line} />
            ))}
          </ol>
          {recap !== undefined && recap.left > 0 && <p className="quiet">{SHEETS.recapLeft(recap.left)}</p>}
        </div>
        <div>
          <p className="caps">{SHEETS.score}</p>
          <ul className="tally">
            {state.seats.map(({ name, colour }, at) => {
              const gained = recap?.gained.get(at as Seat) ?? 0;
              return (
                <li key={colour}>
                  <Leaf colour={colour} />
                  <span>{name}</span>
                  <span className="num">{state.shown.players[at]?.score ?? 0}</span>
                  <span className="up">{gained > 0 ? `+${gained}` : ''}</span>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
      <div className="dialog__foot">
        <button type="button" className="button" onClick={() => hud.open('log')}>
          <Icon name="quill-ink" /> {SHEETS.readLog}
        </button>
        <button type="button" className="button button--primary push" data-focus="" onClick={close}>
          {SHEETS.playTurn}
        </button>
      </div>
    </Dialog>
  );
}

function RecapLine({ line }: { readonly line: LogLine }) {
  const seats = useMatchPart((state) => state.seats);
  const seat = typeof line.who === 'number' ? seats[line.who] : undefined;
  return (
    <li>
      {seat === undefined ? <span /> : <Leaf colour={seat.colour} />}
      <Icon name={line.icon} />
      <span>{line.words}</span>
      <span className="gain">
        {line.vp === undefined ? '' : `${line.vp > 0 ? '+' : '−'}${PROMPTS.vp(Math.abs(line.vp))}`}
      </span>
    </li>
  );
}

/** The count: who won, and where every point came from. */
import { useState } from 'react';
import { listAnd } from '../../content/words/grammar.ts';
import { playerName } from '../../content/words/telling.ts';
import { type Outcome, VP_SOURCES } from '../../engine/index.ts';
import { useMatchPart, useTable, useTelling } from '../hud/table.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { Icon } from '../kit/Icon.tsx';
import { SHEETS } from '../words/sheets.ts';

export function EndSheet({ outcome }: { readonly outcome: Outcome }) {
  const { leave } = useTable();
  const telling = useTelling();
  const [isOpen, setOpen] = useState(true);
  const seed = useMatchPart(({ truth }) => truth.options.seed);
  if (!isOpen) return null;
  const { scores, winners, decidedBy } = outcome;
  const best = Math.max(...scores.filter(({ seat }) => winners.includes(seat)).map(({ score }) => score));
  const names = listAnd(winners.map((seat) => playerName(seat, telling)));
  const sources = VP_SOURCES.filter((source) => scores.some(({ ledger }) => (ledger[source] ?? 0) !== 0));
  return (
    <Dialog title={SHEETS.endTitle} className="end" onClose={() => setOpen(false)}>
      <p className="end__winner">
        <Icon name="laurels" />
        {(winners.length > 1 ? SHEETS.share : SHEETS.wins)(names, best)}
      </p>
      {SHEETS.decided[decidedBy] !== '' && <p className="wit">{SHEETS.decided[decidedBy]}</p>}
      <table className="end__table">
        <thead>
          <tr>
            <td />
            {scores.map(({ seat }) => (
              <th key={seat} scope="col">
                {playerName(seat, telling)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <tr key={source}>
              <th scope="row">{SHEETS.sources[source]}</th>
              {scores.map(({ seat, ledger }) => (
                <td key={seat}>{(ledger[source] ?? 0) < 0 ? `−${-(ledger[source] ?? 0)}` : (ledger[source] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{SHEETS.total}</th>
            {scores.map(({ seat, score }) => (
              <td key={seat} className="num">
                {score}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <div className="dialog__foot">
        <span className="quiet">
          {SHEETS.seed} {seed}
        </span>
        <button type="button" className="button button--primary push" data-focus="" onClick={leave}>
          {SHEETS.toTitle}
        </button>
      </div>
    </Dialog>
  );
}

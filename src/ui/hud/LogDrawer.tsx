/** The log, newest turn first; a line looks at its place. */
import { beatOf } from '../../director/beats.ts';
import { logEntries } from '../../store/selectors/log.ts';
import { Icon } from '../kit/Icon.tsx';
import { Leaf } from '../kit/Leaf.tsx';
import { type LogLine, type LogTurn, logTurns } from '../model/log.ts';
import { SHEETS } from '../words/sheets.ts';
import { useLooking, useMatchPart, useTable, useTelling } from './table.ts';

const TURNS_SHOWN = 24;

export function LogDrawer() {
  const { engine, hud } = useTable();
  const state = useMatchPart((all) => all);
  const looking = useLooking();
  const { names } = useTelling();
  const turns = logTurns(logEntries(engine, state, looking), engine.catalog, names).slice(0, TURNS_SHOWN);
  return (
    <aside className="drawer plate" aria-label={SHEETS.log}>
      <header className="drawer__head">
        <h2>{SHEETS.log}</h2>
        <button type="button" className="icon-button" aria-label={SHEETS.closeLog} onClick={() => hud.close()}>
          <Icon name="cross" />
        </button>
      </header>
      <div className="log">
        {turns.length === 0 && <p className="wit">{SHEETS.logEmpty}</p>}
        {turns.map((turn) => (
          <Turn key={turn.index} turn={turn} />
        ))}
      </div>
    </aside>
  );
}

function Turn({ turn }: { readonly turn: LogTurn }) {
  const seats = useMatchPart((state) => state.seats);
  const seat = turn.seat === undefined ? undefined : seats[turn.seat];
  const heading =
    seat !== undefined
      ? SHEETS.logTurn(seat.name, turn.round)
      : turn.index < 0
        ? SHEETS.logSetUp
        : SHEETS.logGuard(turn.round);
  return (
    <section>
      <h3>
        {seat !== undefined && <Leaf colour={seat.colour} />}
        {heading}
      </h3>
      <ul>
        {turn.lines.map((line) => (
          <Line key={line.index} line={line} />
        ))}
      </ul>
    </section>
  );
}

function Line({ line }: { readonly line: LogLine }) {
  const { look, match } = useTable();
  const { icon, words, vp } = line;
  const lookThere = () => {
    const { shown } = match.store.getState();
    const at = beatOf(line.event, { before: shown, after: shown }).focus?.[0];
    if (at !== undefined) look(at);
  };
  return (
    <li>
      <button type="button" className="log__line" title={SHEETS.lookAt} onClick={lookThere}>
        <Icon name={icon} />
        <span>{words}</span>
        {vp !== undefined && <span className="num">{vp > 0 ? `+${vp}` : `−${-vp}`}</span>}
      </button>
    </li>
  );
}

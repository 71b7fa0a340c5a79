/** The log, newest turn first; a line looks at its place. */
import { beatOf } from '../../director/beats.ts';
import { logEntries } from '../../store/selectors/log.ts';
import { Icon } from '../kit/Icon.tsx';
import { Leaf } from '../kit/Leaf.tsx';
import { type GuardStep, type GuardTurn, guardTurns, stepAt } from '../model/guardStory.ts';
import { type LogLine, type LogTurn, logTurns } from '../model/log.ts';
import { GUARD } from '../words/guard.ts';
import { SHEETS } from '../words/sheets.ts';
import { useLooking, useMatchPart, useTable, useTelling } from './table.ts';

const TURNS_SHOWN = 24;

export function LogDrawer() {
  const { engine, hud } = useTable();
  const state = useMatchPart((all) => all);
  const looking = useLooking();
  const telling = useTelling();
  const entries = logEntries(engine, state, looking);
  const turns = logTurns(entries, engine.catalog, telling.names).slice(0, TURNS_SHOWN);
  const guards = state.shown.guard === undefined ? [] : guardTurns(entries, telling);
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
          <Turn key={turn.index} turn={turn} guards={guards} />
        ))}
      </div>
    </aside>
  );
}

function Turn({ turn, guards }: { readonly turn: LogTurn; readonly guards: readonly GuardTurn[] }) {
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
          <Line key={line.index} line={line} step={stepAt(guards, line.index)?.step} />
        ))}
      </ul>
    </section>
  );
}

/** `step`: what the Guard did there, which can be shown again. */
function Line({ line, step }: { readonly line: LogLine; readonly step: GuardStep | undefined }) {
  const { look, match, hud } = useTable();
  const { icon, words, vp } = line;
  const lookThere = () => {
    const { shown } = match.store.getState();
    const at = beatOf(line.event, { before: shown, after: shown }).focus?.[0];
    if (at !== undefined) look(at);
  };
  const showAgain = () => {
    if (step !== undefined && match.showFrom(step.index)) hud.close();
  };
  return (
    <li className={step === undefined ? '' : 'log__reasoned'}>
      <button type="button" className="log__line" title={SHEETS.lookAt} onClick={lookThere}>
        <Icon name={icon} />
        <span>{words}</span>
        {vp !== undefined && <span className="num">{vp > 0 ? `+${vp}` : `−${-vp}`}</span>}
      </button>
      {step !== undefined && (
        <button type="button" className="log__why" aria-label={GUARD.whyLineOf(words)} onClick={showAgain}>
          {GUARD.whyLine}
        </button>
      )}
    </li>
  );
}

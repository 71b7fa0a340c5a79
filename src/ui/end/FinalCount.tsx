/** Everything is counted: who has won and why, what the game looked like, and where to go from here. */
import { listAnd } from '../../content/words/grammar.ts';
import type { Outcome } from '../../engine/index.ts';
import { SoloRecordLine } from '../guard/SoloRecordPanel.tsx';
import { useMatchPart, useTable, useTelling } from '../hud/table.ts';
import { Icon } from '../kit/Icon.tsx';
import { RuleTag } from '../kit/RuleTag.tsx';
import { groupVp, type Ranked, ranking, type Tie, tiesOf, usedGroups } from '../model/count.ts';
import { nameOf } from '../model/names.ts';
import { tieWords } from '../model/ties.ts';
import { END } from '../words/end.ts';
import { Swatch } from './Hatches.tsx';
import { LookBack } from './LookBack.tsx';
import { Proof } from './Proof.tsx';
import { ScoreBars, Sign } from './ScoreBars.tsx';
import { saveStory } from './saveStory.ts';
import { useStory } from './useStory.ts';

type Props = { readonly outcome: Outcome; readonly onAgain: () => void; readonly onTable: () => void };

export function FinalCount({ outcome, onAgain, onTable }: Props) {
  const ranked = ranking(outcome);
  const ledgers = ranked.map(({ ledger }) => ledger);
  const most = Math.max(
    ...ledgers.map((ledger) => Object.values(groupVp(ledger)).reduce((n, vp) => n + Math.max(0, vp), 0)),
  );
  const { soloRecord } = useTable();
  const isSolo = useMatchPart((state) => state.truth.guard !== undefined);
  const story = useStory();
  return (
    <>
      <div className="final">
        <Winner outcome={outcome} ranked={ranked} />
        <div className="final__bars">
          <ScoreBars bars={ranked.map(({ seat, ledger }) => ({ who: seat, vp: groupVp(ledger) }))} most={most} />
          <ul className="legend">
            {usedGroups(ledgers).map((group) => (
              <li key={group}>
                <Swatch group={group} />
                {END.groups[group]}
              </li>
            ))}
          </ul>
          {tiesOf(outcome).map((tie) => (
            <TieNote key={tie.seats[0]?.seat} tie={tie} />
          ))}
          {soloRecord !== undefined && isSolo && <SoloRecordLine record={soloRecord} />}
          <Proof />
        </div>
        <LookBack story={story} scores={ranked} />
      </div>
      <Ways onAgain={onAgain} onTable={onTable} />
    </>
  );
}

function Winner({ outcome, ranked }: { readonly outcome: Outcome; readonly ranked: readonly Ranked[] }) {
  const telling = useTelling();
  const { winners, decidedBy } = outcome;
  const first = ranked[0];
  if (first === undefined) return null;
  const score = END.minus(first.score);
  const names = listAnd(winners.map((seat) => nameOf(seat, telling)));
  const words =
    winners.length > 1
      ? END.share(names, score)
      : first.seat === 'guard'
        ? END.guardWins(score)
        : END.wins(names, score);
  return (
    <div className="winner">
      <span className="winner__laurel">
        <Icon name="laurels" />
        {winners.map((seat) => (
          <Sign key={seat} who={seat} />
        ))}
      </span>
      <div>
        <p className="winner__name" role="status">
          {words}
        </p>
        <p className="wit">{END.wit[decidedBy]}</p>
      </div>
    </div>
  );
}

function TieNote({ tie }: { readonly tie: Tie }) {
  const telling = useTelling();
  return (
    <p className="note">
      <Icon name="info" />
      <span>{tieWords(tie, telling)}</span>
      <RuleTag id={tie.rule} />
    </p>
  );
}

function Ways({ onAgain, onTable }: Pick<Props, 'onAgain' | 'onTable'>) {
  const { leave, match, rematch, newGame } = useTable();
  const source = useMatchPart((state) => state.source);
  return (
    <div className="ways">
      {source === 'setup' && (
        <button type="button" className="button" onClick={() => saveStory(match)}>
          {END.export}
        </button>
      )}
      <button type="button" className="button" onClick={onAgain}>
        {END.again}
      </button>
      <button type="button" className="button" onClick={onTable}>
        {END.toTable}
      </button>
      <button type="button" className="button push" onClick={leave}>
        {END.toTitle}
      </button>
      {newGame !== undefined && (
        <button type="button" className="button" onClick={newGame}>
          {END.newGame}
        </button>
      )}
      {rematch !== undefined && (
        <button
          type="button"
          className="button button--primary"
          title={END.rematchNote}
          data-focus=""
          onClick={rematch}
        >
          {END.rematch}
        </button>
      )}
    </div>
  );
}

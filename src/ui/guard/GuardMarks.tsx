/** Slips on the table for the step that is on: every candidate with its figure, the chosen one, the district that was named. */
import { useTable } from '../hud/table.ts';
import { Anchored } from '../kit/Anchored.tsx';
import type { GuardStep } from '../model/guardStory.ts';

export function GuardMarks({ step }: { readonly step: GuardStep }) {
  const { anchors } = useTable();
  return (
    <div className="chips" aria-hidden="true">
      {step.marks.map(({ at, role, words, note }) => (
        <Anchored key={`${step.index}/${at}/${role}`} anchors={anchors} at={at} className={`mark--${role}`}>
          {role === 'chosen' && note !== undefined ? (
            <span className="chip chip--big">
              <span className="num">{words}</span>
              <span className="chip__words">
                <small>{note}</small>
              </span>
            </span>
          ) : (
            <span className={`chip chip--${role}`}>
              {words}
              {note !== undefined && <small>{note}</small>}
            </span>
          )}
        </Anchored>
      ))}
    </div>
  );
}

/** Slips on the table for the step that is on: every candidate with its figure, the chosen one, the district that was named. */
import { useEffect } from 'react';
import { useTable } from '../hud/table.ts';
import { Anchored } from '../kit/Anchored.tsx';
import type { GuardStep } from '../model/guardStory.ts';

export function GuardMarks({ step }: { readonly step: GuardStep }) {
  const { anchors, point } = useTable();
  const { index, marks } = step;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same step is told with the same marks
  useEffect(() => {
    point(marks.map(({ at, role }) => ({ at, mark: role === 'chosen' ? 'here' : 'legal' })));
    return () => point([]);
  }, [point, index, marks.length]);
  return (
    <div className="chips" aria-hidden="true">
      {marks.map(({ at, role, words, note }) => (
        <Anchored key={`${index}/${at}/${role}`} anchors={anchors} at={at} className={`mark--${role}`}>
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

/** The last moves are nowhere but in this tab: said at once, with two ways out. */
import type { Autosave } from '../../store/saves/autosave.ts';
import { Icon } from '../kit/Icon.tsx';
import { usePart } from '../kit/usePart.ts';
import { AUTOSAVE_PROBLEMS, SAVES } from '../words/saves.ts';

type Props = { readonly autosave: Autosave; readonly onGiveOut: () => void };

export function SaveTrouble({ autosave, onGiveOut }: Props) {
  const problem = usePart(autosave.store, ({ status, problem }) => (status === 'failed' ? problem : undefined));
  if (problem === undefined) return undefined;
  return (
    <div className="trouble block" role="alert">
      <Icon name="scarab-beetle" />
      <p>{AUTOSAVE_PROBLEMS[problem.kind]}</p>
      <div className="trouble__deeds">
        <button type="button" className="button" onClick={() => void autosave.flush()}>
          {SAVES.trouble.tryAgain}
        </button>
        <button type="button" className="button" onClick={onGiveOut}>
          {SAVES.trouble.toFile}
        </button>
      </div>
    </div>
  );
}

/** Undo, redo, Hero powers and the one button. */
import { useId } from 'react';
import { KIND_NOUNS } from '../../content/words/names.ts';
import { heroPowers } from '../../store/selectors/heroPowers.ts';
import { Icon } from '../kit/Icon.tsx';
import { Meeple } from '../kit/Meeple.tsx';
import { RuleTag } from '../kit/RuleTag.tsx';
import { levelWords } from '../model/levelUp.ts';
import { undoButtons } from '../model/undo.ts';
import { PLAY } from '../words/play.ts';
import { useLooking, useMatchPart, useTable } from './table.ts';
import type { Acting } from './useAction.ts';

export function ActionBar({ action, act, isWarning }: Acting) {
  const detailId = useId();
  return (
    <div className="hud__act">
      {isWarning && action.loss !== undefined && (
        <p className="act__warning block" role="alert">
          <span>
            {action.loss.words}. {PLAY.pressAgain}
          </span>
          <RuleTag id={action.loss.rule} isBold />
        </p>
      )}
      <HeroPowers />
      <UndoRedo />
      {action.label !== '' && (
        <button
          type="button"
          className={`act__go ${action.isReady ? '' : 'is-wait'}`}
          aria-describedby={detailId}
          onClick={act}
        >
          <span>
            {action.label} <kbd className="kbd">↵</kbd>
          </span>
          <small id={detailId}>{action.detail}</small>
        </button>
      )}
    </div>
  );
}

function UndoRedo() {
  const { engine, match } = useTable();
  const state = useMatchPart((all) => all);
  const looking = useLooking();
  const { undo, redo } = undoButtons(engine, state, looking);
  return (
    <div className="undo">
      <button
        type="button"
        className="icon-button"
        aria-label={undo.words}
        title={undo.words}
        aria-disabled={undo.count === 0}
        onClick={() => match.undo()}
      >
        <Icon name={undo.isLocked ? 'padlock' : 'undo'} />
        {undo.count > 0 && <span className="badge">{undo.count}</span>}
      </button>
      <button
        type="button"
        className="icon-button icon-button--mirrored"
        aria-label={redo.words}
        title={redo.words}
        aria-disabled={redo.count === 0}
        onClick={() => match.redo()}
      >
        <Icon name="undo" />
      </button>
    </div>
  );
}

/** C2a: shown while they can be used. */
function HeroPowers() {
  const { engine, match } = useTable();
  const truth = useMatchPart((state) => state.truth);
  const seat = engine.seatToAct(truth);
  const usable = heroPowers(engine, truth).filter(({ refusal }) => refusal === undefined);
  if (seat === undefined || usable.length === 0) return null;
  return (
    <ul className="powers" aria-label={PLAY.powers}>
      {usable.map(({ hero, level }) => {
        const card = engine.catalog.heroes
          .find(({ kind }) => kind === hero)
          ?.levels.find((each) => each.level === level);
        const words = card === undefined ? '' : levelWords(engine.catalog, hero, card);
        return (
          <li key={hero}>
            <button
              type="button"
              className="button"
              title={words}
              onClick={() => match.submit({ type: 'useHeroPower', seat, hero })}
            >
              <Meeple kind={hero} />
              {PLAY.powerButton(KIND_NOUNS[hero].many)}
              <span className="visually-hidden">: {words}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Undo, redo, Hero powers and the one button. */
import { useId } from 'react';
import { KIND_NOUNS } from '../../content/words/names.ts';
import { heroPowers } from '../../store/selectors/heroPowers.ts';
import { Meeple } from '../kit/Meeple.tsx';
import { RuleTag } from '../kit/RuleTag.tsx';
import { levelWords } from '../model/levelUp.ts';
import { GUIDE } from '../words/guide.ts';
import { PLAY } from '../words/play.ts';
import { useMatchPart, useTable } from './table.ts';
import { UndoRedo } from './UndoRedo.tsx';
import type { Acting } from './useAction.ts';

export function ActionBar({ action, act, warning }: Acting) {
  const { hud } = useTable();
  const detailId = useId();
  return (
    <div className="hud__act">
      {warning !== undefined && (
        <div className="act__warning block" role="alert">
          <p>
            {warning.words}. {PLAY.pressAgain}
          </p>
          <RuleTag id={warning.rule} isBold />
          {warning.kind !== 'reveal' && (
            <button type="button" className="act__mute" onClick={() => hud.mute(warning.kind)}>
              {GUIDE.warnNoMore}
            </button>
          )}
        </div>
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

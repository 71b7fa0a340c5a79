/** Undo and redo: a count while there is a way back, a padlock and the reason where it ends. */
import { Icon } from '../kit/Icon.tsx';
import { usePart } from '../kit/usePart.ts';
import { nameOf } from '../model/names.ts';
import { revealWords, undoButtons, type Way } from '../model/undo.ts';
import { UNDO } from '../words/undo.ts';
import { useMatchPart, useTable, useTelling } from './table.ts';
import { takeStep } from './undoing.ts';

export function UndoRedo() {
  const table = useTable();
  const state = useMatchPart((all) => all);
  const { undo, redo } = undoButtons(state);
  return (
    <>
      <UndoNote />
      <div className="undo">
        <button
          type="button"
          className="icon-button"
          aria-label={undo.words}
          title={undo.words}
          aria-disabled={undo.count === 0 && !undo.isLocked}
          onClick={() => takeStep('undo', table)}
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
          onClick={() => takeStep('redo', table)}
        >
          <Icon name="undo" />
          {redo.count > 0 && <span className="badge">{redo.count}</span>}
        </button>
      </div>
    </>
  );
}

/** Gone with the next move, whoever makes it. */
function UndoNote() {
  const { hud, match } = useTable();
  const telling = useTelling();
  const note = usePart(hud.store, (state) => state.undoNote);
  const epoch = useMatchPart((state) => state.epoch);
  const moves = useMatchPart((state) => state.intents.length);
  const lastReveal = useMatchPart((state) => state.lastReveal);
  if (note === undefined || note.epoch !== epoch || note.moves !== moves) return null;
  const close = () => hud.noteUndo(undefined);
  if (note.kind === 'limit') {
    return (
      <div className="undo__note block" role="status">
        <Icon name="padlock" />
        <span className="undo__words">
          {UNDO.ends(revealWords(lastReveal))}. {UNDO.endsWhy}
        </span>
        <button type="button" className="button" onClick={close}>
          {UNDO.dismiss}
        </button>
      </div>
    );
  }
  const name = nameOf(note.seat, telling);
  const go = (way: Way) => {
    close();
    if (way === 'undo') match.undo();
    else match.redo();
  };
  return (
    <div className="undo__note block" role="alertdialog" aria-label={UNDO.asking}>
      <span className="undo__words">{(note.way === 'undo' ? UNDO.askUndo : UNDO.askRedo)(name)}</span>
      <button type="button" className="button" onClick={() => go(note.way)}>
        {UNDO.agrees(name)}
      </button>
      <button type="button" className="button" onClick={close}>
        {UNDO.leaveIt}
      </button>
    </div>
  );
}

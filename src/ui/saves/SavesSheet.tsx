/** The shelf of saved matches: taken up, given out as files, taken in from files, thrown away with a way back. */
import { useEffect, useRef } from 'react';
import { fileNameOf } from '../../store/saves/fileName.ts';
import type { Shelf, ShelfState } from '../../store/saves/shelf.ts';
import type { ListedSlot } from '../../store/saves/slots.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { giveFile } from '../kit/giveFile.ts';
import { Icon } from '../kit/Icon.tsx';
import { usePart } from '../kit/usePart.ts';
import { titleOf } from '../model/saves.ts';
import { SAVES, SHELF_PROBLEMS } from '../words/saves.ts';
import { SaveRow } from './SaveRow.tsx';
import { WormSheet } from './WormSheet.tsx';

type Props = {
  readonly shelf: Shelf;
  /** The match that is being played. */
  readonly current?: string | undefined;
  /** Calls that one something else. */
  readonly onRenameCurrent?: (title: string) => Promise<void>;
  /** Undefined: there is no table to open a match on. */
  readonly onOpen: ((id: string) => void) | undefined;
  readonly onClose: () => void;
};

export function SavesSheet({ shelf, current, onRenameCurrent, onOpen, onClose }: Props) {
  const state = usePart(shelf.store, (all) => all);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    void shelf.refresh();
    return () => void shelf.close();
  }, [shelf]);
  const { list, refused, isReading } = state;
  const newest = list?.find((slot) => slot.problem === undefined && !slot.summary.isOver && slot.id !== current)?.id;
  const [refusal] = refused;
  const pick = () => input.current?.click();
  const rename = async (id: string, title: string) => {
    if (id !== current || onRenameCurrent === undefined) return shelf.rename(id, title);
    await onRenameCurrent(title);
    await shelf.refresh();
  };
  const giveOut = async (slot: ListedSlot) => {
    const text = await shelf.textOf(slot.id);
    if (!text.ok) return;
    const name =
      slot.problem === undefined
        ? fileNameOf(slot.summary.title === undefined ? slot.summary.names : [slot.summary.title], slot.savedAtMs)
        : fileNameOf([SAVES.fileNoName], Date.now());
    giveFile(name, text.value);
  };
  return (
    <Dialog title={SAVES.title} className="saves" onClose={onClose}>
      <News state={state} onPutBack={shelf.putBack} />
      {list !== undefined && list.length > 0 && (
        <ul className="saves__list">
          {list.map((slot) => (
            <SaveRow
              key={slot.id}
              slot={slot}
              isNewest={slot.id === newest}
              isCurrent={slot.id === current}
              hasArrived={slot.id === state.arrived?.id}
              onOpen={onOpen === undefined ? undefined : () => onOpen(slot.id)}
              onRename={(title) => void rename(slot.id, title)}
              onGiveOut={() => void giveOut(slot)}
              onRemove={() => shelf.remove(slot.id)}
            />
          ))}
        </ul>
      )}
      {list?.length === 0 && <p className="saves__none wit">{SAVES.none}</p>}
      <div className="saves__drop">
        <span>{isReading ? SAVES.reading : SAVES.dropHere}</span>
        <button type="button" className="button" onClick={pick}>
          {SAVES.openFile}
        </button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          multiple
          hidden
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            currentTarget.value = '';
            void shelf.takeIn(files);
          }}
        />
      </div>
      {refusal !== undefined && (
        <WormSheet
          key={refusal.number}
          refusal={refusal}
          keptCount={list?.length ?? 0}
          onSalvage={() => void shelf.takeSalvaged()}
          onAnother={pick}
          onClose={shelf.dismissRefusal}
        />
      )}
    </Dialog>
  );
}

function News({ state, onPutBack }: { readonly state: ShelfState; readonly onPutBack: () => void }) {
  const { list, problem, removed, arrived } = state;
  const gone = removed[removed.length - 1];
  const slot = list?.find(({ id }) => id === arrived?.id);
  const wayBack = useRef<HTMLButtonElement>(null);
  // The button that was pressed has gone with its line.
  useEffect(() => {
    if (gone !== undefined) wayBack.current?.focus();
  }, [gone]);
  return (
    <div className="saves__news" role="status">
      {problem !== undefined && (
        <p className="saves__problem">
          <Icon name="info" /> {SHELF_PROBLEMS[problem.kind]}
        </p>
      )}
      {gone !== undefined ? (
        <p className="saves__gone">
          {SAVES.thrownAway(nameOf(gone))}
          <button ref={wayBack} type="button" className="button" onClick={onPutBack}>
            {SAVES.putBack}
          </button>
        </p>
      ) : slot !== undefined ? (
        <p>
          <Icon name="check" /> {(arrived?.isKnown === true ? SAVES.wasHere : SAVES.arrived)(nameOf(slot))}
        </p>
      ) : (
        <p className="quiet">{list === undefined ? SAVES.looking : SAVES.intro}</p>
      )}
    </div>
  );
}

const nameOf = (slot: ListedSlot): string =>
  slot.problem === undefined ? titleOf(slot.summary) : SAVES.unreadableTitle;

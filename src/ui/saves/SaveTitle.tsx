/** What a saved match is called, and the field to call it something else. */
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { TITLE_LENGTH } from '../../store/matchTitle.ts';
import { Icon } from '../kit/Icon.tsx';
import { SAVES } from '../words/saves.ts';

type Props = {
  readonly title: string;
  /** What it is called where nobody has named it. */
  readonly players: string;
  readonly onRename: (title: string) => void;
};

export function SaveTitle({ title, players, onRename }: Props) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const open = (isNow: boolean): void => flushSync(() => setOpen(isNow));
  const take = (): void => {
    const next = field.current?.value.trim() ?? title;
    open(false);
    if (next !== title) onRename(next === players ? '' : next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') take();
    else if (event.key === 'Escape') open(false);
    else return;
    opener.current?.focus();
    // Escape would close the sheet as well.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="save__title">
      {isOpen ? (
        <input
          ref={field}
          type="text"
          className="input"
          aria-label={SAVES.nameOf}
          defaultValue={title}
          placeholder={players}
          maxLength={TITLE_LENGTH}
          autoComplete="off"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: its button has just been pressed
          autoFocus
          onFocus={({ currentTarget }) => currentTarget.select()}
          onBlur={take}
          onKeyDown={onKeyDown}
        />
      ) : (
        <h3>{title}</h3>
      )}
      <button
        ref={opener}
        type="button"
        className="save__rename"
        aria-label={SAVES.rename(title)}
        title={SAVES.rename(title)}
        // The field keeps the focus, and its words, until the click has come.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => (isOpen ? take() : open(true))}
      >
        <Icon name={isOpen ? 'check' : 'quill-ink'} />
      </button>
    </div>
  );
}

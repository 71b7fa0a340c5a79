/** A group of which one thing is picked: arrows move and pick, Space and click pick, Enter goes on. */
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

export interface RadioItem<T extends string> {
  readonly value: T;
  readonly content: ReactNode;
  readonly name?: string;
  /** Shown, but cannot be picked; the content says why. */
  readonly isClosed?: boolean;
  readonly attributes?: Readonly<Record<`data-${string}`, string>>;
}

type Props<T extends string> = {
  readonly label: string;
  readonly className: string;
  readonly itemClass: string;
  readonly items: readonly RadioItem<T>[];
  readonly picked: T | undefined;
  readonly onPick: (value: T) => void;
  readonly onEnter?: () => void;
  readonly takesFocus?: boolean;
};

const STEPS: Readonly<Partial<Record<string, number>>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

export function RadioGroup<T extends string>(props: Props<T>) {
  const { label, className, itemClass, items, picked, onPick, onEnter, takesFocus = false } = props;
  const group = useRef<HTMLDivElement>(null);
  const id = useId();
  const open = items.filter(({ isClosed }) => isClosed !== true);
  const tabStop = open.some(({ value }) => value === picked) ? picked : open[0]?.value;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key === 'Enter' && onEnter !== undefined) {
      event.preventDefault();
      onEnter();
    }
    if (step === undefined || open.length === 0) return;
    event.preventDefault();
    const at = open.findIndex(({ value }) => value === tabStop);
    const next = open[(at + step + open.length) % open.length];
    if (next === undefined) return;
    onPick(next.value);
    group.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next.value}`)}`)?.focus();
  };

  return (
    <div ref={group} className={className} role="radiogroup" aria-label={label} onKeyDown={onKeyDown}>
      {items.map(({ value, content, name, isClosed = false, attributes }) => (
        // biome-ignore lint/a11y/useSemanticElements: a card, a tile or a swatch is picked here, with arrows that walk
        <button
          key={value}
          id={`${id}-${value}`}
          type="button"
          role="radio"
          className={itemClass}
          aria-checked={value === picked}
          aria-disabled={isClosed}
          aria-label={name}
          tabIndex={value === tabStop ? 0 : -1}
          // biome-ignore lint/a11y/noAutofocus: a prompt takes the focus once, when it is asked
          autoFocus={takesFocus && value === tabStop}
          onClick={() => {
            if (!isClosed) onPick(value);
          }}
          {...attributes}
        >
          {content}
        </button>
      ))}
    </div>
  );
}

/** A modal sheet: focus goes in (to `data-focus`, where there is one), stays in and returns to its opener; Escape, the cross and the scrim close it. */
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { WORDS } from '../words.ts';
import { Icon } from './Icon.tsx';

type Props = {
  readonly title: string;
  readonly className: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Without sheet, ribbon and cross: the content is its own paper. */
  readonly isBare?: boolean;
};

export function Dialog({ title, className, onClose, children, isBare = false }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    current.showModal();
    current.querySelector<HTMLElement>('[data-focus]')?.focus();
    // Whatever takes its place is to give the focus back to the same opener.
    return () => current.close();
  }, []);
  const onClosed = () => {
    if (element.current?.open === false) onClose();
  };
  const closeOnScrim = (event: MouseEvent) => {
    if (event.target === element.current) element.current?.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself closes on Escape
    <dialog
      ref={element}
      className={`dialog ${isBare ? 'dialog--bare' : 'sheet'} ${className}`}
      aria-labelledby={titleId}
      onClose={onClosed}
      onClick={closeOnScrim}
    >
      <h2 className={isBare ? 'visually-hidden' : 'ribbon'} id={titleId}>
        {title}
      </h2>
      {!isBare && <CloseButton onClose={() => element.current?.close()} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long sheet scrolls by keyboard */}
      <div className="dialog__body" tabIndex={0} role="document">
        {children}
      </div>
    </dialog>
  );
}

type CloseProps = { readonly onClose: (event: MouseEvent) => void; readonly takesFocus?: boolean };

export function CloseButton({ onClose, takesFocus = false }: CloseProps) {
  return (
    <button
      type="button"
      className="icon-button dialog__close"
      aria-label={WORDS.close}
      data-focus={takesFocus ? '' : undefined}
      onClick={onClose}
    >
      <Icon name="cross" />
    </button>
  );
}

/** Which key means what to the hand; whatever it has no use for is left to the page. */
import type { DragKey, DragStateName, InputOf } from './model.ts';

export interface KeyStroke {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const ARROWS: Readonly<Partial<Record<string, DragKey>>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Between pieces, also while something is held. */
const PIECES: Readonly<Partial<Record<string, DragKey>>> = {
  '[': 'previousPiece',
  ']': 'nextPiece',
  PageUp: 'previousPiece',
  PageDown: 'nextPiece',
};

/**
 * Enter or Space lifts and drops, with Shift it adds to what is held, with Ctrl it sends to the sensible place. Arrows
 * and Tab walk the legal places, arrows with Shift all of them. Tab stays the page's own while nothing is held.
 */
export function readKey(stroke: KeyStroke, state: DragStateName): InputOf<'key'> | undefined {
  const { key, shiftKey } = stroke;
  const isCommand = stroke.ctrlKey || stroke.metaKey;
  if (stroke.altKey) return undefined;
  const isHolding = state === 'carrying';
  if (key === 'Enter' || key === ' ') return { type: 'key', key: enterKey(isHolding, isCommand, shiftKey) };
  if (isCommand) return undefined;
  if (key === 'Escape') return state === 'idle' || state === 'returning' ? undefined : { type: 'key', key: 'cancel' };
  const arrow = ARROWS[key];
  if (arrow !== undefined) return { type: 'key', key: arrow, among: shiftKey ? 'all' : 'legal' };
  const piece = PIECES[key];
  if (piece !== undefined) return { type: 'key', key: piece };
  if (key === 'i' || key === 'I') return { type: 'key', key: 'inspect' };
  return key === 'Tab' && isHolding ? { type: 'key', key: shiftKey ? 'previous' : 'next' } : undefined;
}

function enterKey(isHolding: boolean, sends: boolean, adds: boolean): DragKey {
  if (sends) return 'send';
  if (adds) return 'add';
  return isHolding ? 'drop' : 'lift';
}

/** The hand over the table: one pure step from state and input to state and commands. It never judges a rule. */
import type { MeepleId } from '../../engine/index.ts';
import { carryingOrResting, keepOnly, resting } from './hold.ts';
import { cancel, key } from './keyMoves.ts';
import {
  type DragCommand,
  type DragInput,
  type DragState,
  type Held,
  heldOf,
  type InputOf,
  type InputType,
  type Rest,
} from './model.ts';
import { doubleClick, longPress, pointerCancel, pointerDown, pointerMove, pointerUp } from './pointerMoves.ts';
import type { DragPorts, Hand } from './ports.ts';

export interface DragStep {
  readonly state: DragState;
  readonly commands: readonly DragCommand[];
}

type Handlers = { readonly [T in InputType]: (hand: Hand, state: DragState, input: InputOf<T>) => DragState };

const ON: Handlers = {
  pointerDown,
  pointerMove,
  pointerUp,
  doubleClick,
  pointerCancel,
  longPress,
  key,
  pieceGone: (hand, state, { piece }) => losePiece(hand, state, piece),
  stateChanged: (hand, state) => askAgain(hand, state),
  blur: (hand, state) => cancel(hand, state),
  settled: (_, state, { piece }) => landed(state, piece),
};

export function advanceDrag(state: DragState, input: DragInput, { rules, sight }: DragPorts): DragStep {
  const commands: DragCommand[] = [];
  const hand: Hand = { rules, sight, say: (command) => commands.push(command) };
  const on = ON[input.type] as (hand: Hand, state: DragState, input: DragInput) => DragState;
  return { state: on(hand, state, input), commands };
}

function losePiece(hand: Hand, state: DragState, piece: MeepleId): DragState {
  const isOther = (other: MeepleId): boolean => other !== piece;
  const rest = { flying: state.flying.filter(isOther), focus: keptFocus(hand, state, isOther) };
  const held = heldOf(state);
  const kept = held?.pieces.includes(piece) ? keepOnly(hand, held, isOther) : held;
  const isPressed = state.name === 'pressed' && state.press.piece === piece;
  return isPressed ? carryingOrResting(rest, kept) : withHeld(state, rest, kept);
}

/** The match has moved on: whatever may no longer be lifted is not the hand's any more. */
function askAgain(hand: Hand, state: DragState): DragState {
  const canLift = (piece: MeepleId): boolean => hand.rules.liftRefusal(piece) === undefined;
  const rest = { flying: state.flying, focus: keptFocus(hand, state, canLift) };
  const held = heldOf(state);
  return withHeld(state, rest, held === undefined ? undefined : keepOnly(hand, held, canLift));
}

function keptFocus(hand: Hand, { focus }: Rest, isKept: (piece: MeepleId) => boolean): MeepleId | undefined {
  if (focus === undefined || isKept(focus)) return focus;
  hand.say({ type: 'focus', piece: undefined });
  return undefined;
}

function withHeld(state: DragState, { flying, focus }: Rest, held: Held | undefined): DragState {
  switch (state.name) {
    case 'pressed':
    case 'lassoing':
      return { ...state, held, flying, focus };
    case 'dragging':
      return held === undefined ? resting({ flying, focus }) : { ...state, held, flying, focus };
    default:
      return carryingOrResting({ flying, focus }, held);
  }
}

function landed(state: DragState, piece: MeepleId): DragState {
  if (!state.flying.includes(piece)) return state;
  const rest = { flying: state.flying.filter((other) => other !== piece), focus: state.focus };
  return withHeld(state, rest, heldOf(state));
}

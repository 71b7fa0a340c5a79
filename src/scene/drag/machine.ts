/** The hand over the table: one pure step from state and input to state and commands. It never judges a rule. */
import type { MeepleId } from '../../engine/index.ts';
import { keepOnly, resting } from './hold.ts';
import { cancel, key } from './keyMoves.ts';
import type { DragCommand, DragInput, DragState, Held, InputOf, InputType } from './model.ts';
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
  const isElsewhere = (other: MeepleId): boolean => other !== piece;
  const pressed = (state.name === 'pressed' || state.name === 'dragging') && state.press.piece === piece;
  const isHeld = 'held' in state && state.held?.pieces.includes(piece);
  const quiet = landed(unfocused(hand, state, (focus) => focus !== piece), piece);
  if (isHeld) return withHeld(quiet, keepOnly(hand, heldIn(quiet), isElsewhere), { dropsPress: pressed });
  return pressed && quiet.name === 'pressed' ? afterPress(quiet, quiet.held) : quiet;
}

function askAgain(hand: Hand, state: DragState): DragState {
  const canLift = (piece: MeepleId): boolean => hand.rules.liftRefusal(piece) === undefined;
  const quiet = unfocused(hand, state, canLift);
  if (!('held' in quiet) || quiet.held === undefined) return quiet;
  return withHeld(quiet, keepOnly(hand, quiet.held, canLift), { dropsPress: false });
}

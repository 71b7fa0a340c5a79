/** What pointers do to the hand: press, drag, click, lasso, double-click. */
import type { MeepleId } from '../../engine/index.ts';
import { isBeyondSlop, reachPx, rectBetween } from './gesture.ts';
import {
  carryingOrResting,
  dropAt,
  hoverOver,
  isWhereAllStand,
  liftPieces,
  putOneHome,
  resting,
  sendHome,
  sendSensibly,
} from './hold.ts';
import {
  claimedPointer,
  type DragState,
  type DragStateOf,
  type DropSpot,
  type Held,
  HOME,
  heldOf,
  type InputOf,
  type PointerSample,
  type Press,
  type Rest,
} from './model.ts';
import type { Hand } from './ports.ts';

type Pressed = DragStateOf<'pressed'>;
type Lassoing = DragStateOf<'lassoing'>;

export function pointerDown(hand: Hand, state: DragState, input: InputOf<'pointerDown'>): DragState {
  const claimed = claimedPointer(state);
  if (claimed !== undefined) return input.pointer === claimed ? state : secondPointer(hand, state);
  const held = heldOf(state);
  const { pointer, kind, x, y, adds } = input;
  const atPointer = held?.carried === 'atPointer' ? held.pieces : [];
  const seen = hand.sight.pieceAt(x, y, atPointer);
  const piece = seen !== undefined && atPointer.includes(seen) ? undefined : seen;
  const canLasso = piece === undefined && hand.sight.canLasso(x, y);
  if (piece === undefined && !canLasso && held === undefined) return state;
  if (state.focus !== undefined) hand.say({ type: 'focus', piece: undefined });
  const press: Press = { pointer, kind, x, y, piece, adds, canLasso };
  return { name: 'pressed', press, held, flying: state.flying, focus: undefined };
}

/** Two fingers that have not lifted anything yet are the camera's; a piece in the hand stays there. */
function secondPointer(hand: Hand, state: DragState): DragState {
  return state.name === 'dragging' ? state : abandonPress(hand, state);
}

/** What had been lifted before the press stays lifted. */
export function abandonPress(hand: Hand, state: DragState): DragState {
  if (state.name !== 'pressed' && state.name !== 'lassoing') return state;
  if (state.name === 'lassoing') hand.say({ type: 'lasso', rect: undefined });
  return carryingOrResting(state, state.held);
}

export function pointerMove(hand: Hand, state: DragState, input: PointerSample): DragState {
  switch (state.name) {
    case 'pressed':
      return input.pointer === state.press.pointer && isBeyondSlop(state.press, input)
        ? beginDrag(hand, state, input)
        : state;
    case 'lassoing':
      if (input.pointer !== state.press.pointer) return state;
      hand.say({ type: 'lasso', rect: rectBetween(state.press, input) });
      return { ...state, x: input.x, y: input.y };
    case 'dragging': {
      if (input.pointer !== state.press.pointer) return state;
      const held = hoverOver(hand, state.held, spotUnder(hand, input));
      return held === state.held ? state : { ...state, held };
    }
    case 'carrying': {
      if (state.held.carried === 'atSpot' || input.kind !== 'mouse') return state;
      const held = hoverOver(hand, state.held, hand.sight.spotAt(input.x, input.y));
      return held === state.held ? state : { ...state, held };
    }
    default:
      return state;
  }
}

function beginDrag(hand: Hand, state: Pressed, input: PointerSample): DragState {
  const { press, held } = state;
  if (press.piece !== undefined) return dragPiece(hand, state, press.piece, input);
  if (held?.carried === 'atPointer' && !press.adds) return dragging(hand, state, state, held, input);
  if (!press.canLasso) return carryingOrResting(state, held);
  hand.say({ type: 'lasso', rect: rectBetween(press, input) });
  return { name: 'lassoing', press, x: input.x, y: input.y, held, flying: state.flying, focus: state.focus };
}

function dragPiece(hand: Hand, state: Pressed, piece: MeepleId, input: PointerSample): DragState {
  const { press, held } = state;
  if (held?.pieces.includes(piece)) return dragging(hand, state, state, held, input);
  const kept = press.adds ? held : undefined;
  const rest = held === undefined || press.adds ? state : sendHome(hand, state, held, 'cancelled');
  const lifted = liftPieces(hand, rest, [piece], 'atPointer', kept);
  if (lifted === undefined) return carryingOrResting(rest, kept);
  return dragging(hand, state, lifted.rest, lifted.held, input);
}

function dragging(
  hand: Hand,
  { press }: Pressed,
  { flying, focus }: Rest,
  held: Held,
  input: PointerSample,
): DragState {
  const over = hoverOver(hand, { ...held, carried: 'atPointer' }, spotUnder(hand, input));
  return { name: 'dragging', press, held: over, flying, focus };
}

export function pointerUp(hand: Hand, state: DragState, input: PointerSample): DragState {
  if (claimedPointer(state) !== input.pointer) return state;
  switch (state.name) {
    case 'pressed':
      return click(hand, state, input);
    case 'lassoing':
      return closeLasso(hand, state, input);
    case 'dragging':
      return dropAt(hand, state, state.held, spotUnder(hand, input));
    default:
      return state;
  }
}

function click(hand: Hand, state: Pressed, { x, y }: PointerSample): DragState {
  const { press, held } = state;
  const { piece } = press;
  if (held === undefined) return piece === undefined ? resting(state) : carryOnly(hand, state, press, piece);
  const spot = hand.sight.spotAt(x, y);
  if (piece === undefined) return dropAt(hand, state, held, spot);
  if (held.pieces.includes(piece)) {
    return press.adds ? putOneHome(hand, state, held, piece) : sendHome(hand, state, held, 'setDown');
  }
  if (press.adds) {
    const lifted = liftPieces(hand, state, [piece], 'atHome', held);
    return carryingOrResting(lifted?.rest ?? state, lifted?.held ?? held);
  }
  const isMeantForSpot = spot !== undefined && spot !== HOME && !isWhereAllStand(hand, held, spot);
  if (isMeantForSpot) return dropAt(hand, state, held, spot);
  return carryOnly(hand, sendHome(hand, state, held, 'cancelled'), press, piece);
}

function carryOnly(hand: Hand, rest: Rest, { kind, adds }: Press, piece: MeepleId): DragState {
  const carried = kind === 'mouse' && !adds ? 'atPointer' : 'atHome';
  const lifted = liftPieces(hand, rest, [piece], carried);
  return lifted === undefined ? resting(rest) : carryingOrResting(lifted.rest, lifted.held);
}

/** Takes the Tavern's meeples inside it that could go anywhere at all. */
function closeLasso(hand: Hand, state: Lassoing, input: PointerSample): DragState {
  const { press, held } = state;
  hand.say({ type: 'lasso', rect: undefined });
  const { rules } = hand;
  const caught = hand.sight
    .piecesIn(rectBetween(press, input))
    .filter(
      (piece) =>
        rules.standsAt(piece) === 'tavern' &&
        rules.liftRefusal(piece) === undefined &&
        rules.targets([piece]).length > 0 &&
        !held?.pieces.includes(piece),
    );
  if (caught.length === 0) return carryingOrResting(state, held);
  const kept = press.adds ? held : undefined;
  const from = held === undefined || press.adds ? state : sendHome(hand, state, held, 'cancelled');
  const lifted = liftPieces(hand, from, caught, 'atHome', kept);
  return carryingOrResting(lifted?.rest ?? from, lifted?.held ?? kept);
}

/** The first click has lifted something; if it has dropped something, the second one means nothing. */
export function doubleClick(hand: Hand, state: DragState, input: PointerSample): DragState {
  if (state.name !== 'pressed' || state.press.pointer !== input.pointer) return pointerUp(hand, state, input);
  const { press, held } = state;
  if (press.adds) return click(hand, state, input);
  return held === undefined ? resting(state) : sendSensibly(hand, { rest: state, held });
}

export function pointerCancel(hand: Hand, state: DragState, { pointer }: InputOf<'pointerCancel'>): DragState {
  if (claimedPointer(state) !== pointer) return state;
  return state.name === 'dragging' ? sendHome(hand, state, state.held, 'cancelled') : abandonPress(hand, state);
}

export function longPress(hand: Hand, state: DragState, { pointer }: InputOf<'longPress'>): DragState {
  if (state.name !== 'pressed' || state.press.pointer !== pointer || state.press.piece === undefined) return state;
  hand.say({ type: 'inspect', piece: state.press.piece });
  return carryingOrResting(state, state.held);
}

function spotUnder({ sight }: Hand, { kind, x, y, roomBelow }: PointerSample): DropSpot | undefined {
  return sight.spotAt(x, y - reachPx(kind, roomBelow));
}

/** What keys do to the hand: the same as pointers, step by step. */
import type { MeepleId } from '../../engine/index.ts';
import {
  carryingOrResting,
  dropAt,
  hoverOver,
  isWhereAllStand,
  type Lifted,
  liftPieces,
  putOneHome,
  resting,
  sendHome,
  sendSensibly,
} from './hold.ts';
import { type DragKey, type DragState, type DragStateOf, heldOf, type InputOf, type Rest } from './model.ts';
import { abandonPress } from './pointerMoves.ts';
import type { Hand, Point } from './ports.ts';
import { type Direction, nearestTowards, pieceOrder, ringOrder, stepInOrder } from './walk.ts';

type Carrying = DragStateOf<'carrying'>;
type KeyInput = InputOf<'key'>;

export function key(hand: Hand, state: DragState, input: KeyInput): DragState {
  if (input.key === 'cancel') return cancel(hand, state);
  // A pointer at work has the hand.
  if (state.name === 'pressed' || state.name === 'lassoing' || state.name === 'dragging') return state;
  return state.name === 'carrying' ? carryingKey(hand, state, input) : restingKey(hand, state, input.key);
}

export function cancel(hand: Hand, state: DragState): DragState {
  const quiet = abandonPress(hand, state);
  const held = heldOf(quiet);
  return held === undefined ? quiet : sendHome(hand, quiet, held, 'cancelled');
}

function restingKey(hand: Hand, state: DragState, pressed: DragKey): DragState {
  switch (pressed) {
    case 'nextPiece':
    case 'right':
    case 'down':
    case 'next':
      return resting(focusStep(hand, state, 1));
    case 'previousPiece':
    case 'left':
    case 'up':
    case 'previous':
      return resting(focusStep(hand, state, -1));
    case 'lift':
    case 'add':
      return liftFocused(hand, state);
    case 'send': {
      const lifted = state.focus === undefined ? undefined : liftPieces(hand, state, [state.focus], 'atSpot');
      return lifted === undefined ? state : sendSensibly(hand, leavingFocus(hand, lifted));
    }
    case 'inspect':
      return inspect(hand, state, state.focus);
    default:
      return state;
  }
}

function carryingKey(hand: Hand, state: Carrying, { key: pressed, among = 'legal' }: KeyInput): DragState {
  const { held } = state;
  switch (pressed) {
    case 'nextPiece':
      return carryingOrResting(focusStep(hand, state, 1), held);
    case 'previousPiece':
      return carryingOrResting(focusStep(hand, state, -1), held);
    case 'next':
    case 'previous':
    case 'left':
    case 'right':
    case 'up':
    case 'down': {
      const spots =
        among === 'all' ? hand.rules.places().filter((spot) => !isWhereAllStand(hand, held, spot)) : held.targets;
      return { ...state, held: walk(hand, { ...held, carried: 'atSpot' }, spots, pressed) };
    }
    case 'drop': {
      const { rest } = leavingFocus(hand, { rest: state, held });
      return dropAt(hand, rest, held, held.hover);
    }
    case 'send':
      return sendSensibly(hand, leavingFocus(hand, { rest: state, held }));
    case 'add':
      return toggleFocused(hand, state);
    case 'inspect':
      return inspect(hand, state, state.focus ?? held.pieces[0]);
    default:
      return state;
  }
}

function walk(
  hand: Hand,
  held: Carrying['held'],
  spots: Carrying['held']['targets'],
  way: Direction | 'next' | 'previous',
): Carrying['held'] {
  const { sight } = hand;
  if (way === 'next' || way === 'previous') {
    const spot = stepInOrder(ringOrder(spots, sight), held.hover, way === 'next' ? 1 : -1);
    return hoverOver(hand, held, spot ?? held.hover);
  }
  const from = whereHeld(hand, held);
  const others = spots.filter((spot) => spot !== held.hover);
  const spot = from === undefined ? ringOrder(spots, sight)[0] : nearestTowards(others, from, way, sight);
  return hoverOver(hand, held, spot ?? held.hover);
}

function whereHeld({ sight }: Hand, { hover, pieces: [first] }: Carrying['held']): Point | undefined {
  const over = hover === undefined ? undefined : sight.spotPoint(hover);
  return over ?? (first === undefined ? undefined : sight.piecePoint(first));
}

function liftFocused(hand: Hand, state: DragState): DragState {
  if (state.focus === undefined) return resting(focusStep(hand, state, 1));
  const lifted = liftPieces(hand, state, [state.focus], 'atSpot');
  if (lifted === undefined) return state;
  const { held, rest } = lifted;
  const first = hand.rules.sensible(held.pieces) ?? ringOrder(held.targets, hand.sight)[0];
  return carryingOrResting(rest, hoverOver(hand, held, first));
}

function toggleFocused(hand: Hand, state: Carrying): DragState {
  const { focus, held } = state;
  if (focus === undefined) return state;
  if (held.pieces.includes(focus)) return putOneHome(hand, state, held, focus);
  const lifted = liftPieces(hand, state, [focus], 'atSpot', held);
  return lifted === undefined ? state : carryingOrResting(lifted.rest, lifted.held);
}

function focusStep(hand: Hand, { flying, focus }: Rest, step: 1 | -1): Rest {
  const next = stepInOrder(pieceOrder(hand), focus, step);
  if (next !== focus) hand.say({ type: 'focus', piece: next });
  return { flying, focus: next };
}

/** What is dropped leaves: the keyboard goes on with the next piece of the Tavern. */
function leavingFocus(hand: Hand, { rest, held }: Lifted): Lifted {
  if (rest.focus === undefined || !held.pieces.includes(rest.focus)) return { rest, held };
  const order = pieceOrder(hand);
  const at = order.indexOf(rest.focus);
  const next = [...order.slice(at + 1), ...order.slice(0, at)].find(
    (piece) => hand.rules.standsAt(piece) === 'tavern' && !held.pieces.includes(piece),
  );
  if (next === undefined) return { rest, held };
  hand.say({ type: 'focus', piece: next });
  return { rest: { flying: rest.flying, focus: next }, held };
}

function inspect(hand: Hand, state: DragState, piece: MeepleId | undefined): DragState {
  if (piece !== undefined) hand.say({ type: 'inspect', piece });
  return state;
}

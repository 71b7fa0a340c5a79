/** What happens to pieces in the hand: lifted, shown where they may go, dropped, sent home, lost. */
import type { MeepleId } from '../../engine/index.ts';
import { type Carried, type CommandMap, type DragState, type DropSpot, type Held, HOME, type Rest } from './model.ts';
import type { Hand } from './ports.ts';

export function resting({ flying, focus }: Rest): DragState {
  return { name: flying.length > 0 ? 'returning' : 'idle', flying, focus };
}

export function carryingOrResting(rest: Rest, held: Held | undefined): DragState {
  if (held === undefined) return resting(rest);
  return { name: 'carrying', held, flying: rest.flying, focus: rest.focus };
}

export interface Lifted {
  readonly rest: Rest;
  readonly held: Held;
}

/** Beside what is held already; undefined: one of them cannot be lifted, and why has been said. */
export function liftPieces(
  hand: Hand,
  { flying, focus }: Rest,
  pieces: readonly MeepleId[],
  carried: Carried,
  held?: Held,
): Lifted | undefined {
  for (const piece of pieces) {
    const refusal = hand.rules.liftRefusal(piece);
    if (refusal === undefined) continue;
    hand.say({ type: 'refuse', when: 'lift', pieces: [piece], spot: undefined, refusal });
    return undefined;
  }
  hand.say({ type: 'lift', pieces, carried });
  return {
    rest: { flying: flying.filter((piece) => !pieces.includes(piece)), focus },
    held: grasp(hand, { pieces: [...(held?.pieces ?? []), ...pieces], carried, targets: [], hover: held?.hover }),
  };
}

/** Asks the rules anew, because what is held or the match has changed. */
export function grasp(hand: Hand, held: Held): Held {
  const { pieces } = held;
  const targets = hand.rules.targets(pieces);
  hand.say({
    type: 'light',
    targets: targets.map((spot) => ({ spot, status: hand.rules.preview(pieces, spot) })),
  });
  const asked: Held = { ...held, targets };
  return held.hover === undefined ? asked : showHover(hand, asked, held.hover);
}

export function hoverOver(hand: Hand, held: Held, spot: DropSpot | undefined): Held {
  const over = spot === undefined || isWhereAllStand(hand, held, spot) ? undefined : spot;
  return over === held.hover ? held : showHover(hand, held, over);
}

function showHover(hand: Hand, held: Held, spot: DropSpot | undefined): Held {
  const { pieces, targets } = held;
  const over = spot === undefined || isWhereAllStand(hand, held, spot) ? undefined : spot;
  hand.say({ type: 'hover', spot: over });
  if (over !== undefined && targets.includes(over)) {
    const status = hand.rules.preview(pieces, over);
    if (status !== undefined) hand.say({ type: 'preview', spot: over, status });
  } else if (over !== undefined) {
    const refusal = hand.rules.refusal(pieces, over);
    if (refusal !== undefined) hand.say({ type: 'refuse', when: 'hover', pieces, spot: over, refusal });
  }
  return { ...held, hover: over };
}

/** Putting a piece back where it stands is no move and no mistake. */
export function isWhereAllStand({ rules }: Hand, { pieces }: Held, spot: DropSpot): boolean {
  return pieces.every((piece) => {
    const stand = rules.standsAt(piece);
    return spot === HOME ? stand === 'tavern' || stand === 'lodgings' : stand === spot;
  });
}

export function dropAt(hand: Hand, rest: Rest, held: Held, spot: DropSpot | undefined): DragState {
  if (spot === undefined) return sendHome(hand, rest, held, 'cancelled');
  const { pieces, targets } = held;
  if (targets.includes(spot)) {
    const intents = hand.rules.intents(pieces, spot);
    if (intents.length === 0) return sendHome(hand, rest, held, 'cancelled');
    darken(hand, held);
    hand.say({ type: 'submit', pieces, to: spot, intents });
    return resting(rest);
  }
  if (isWhereAllStand(hand, held, spot)) return sendHome(hand, rest, held, 'setDown');
  const refusal = hand.rules.refusal(pieces, spot);
  if (refusal === undefined) return sendHome(hand, rest, held, 'cancelled');
  hand.say({ type: 'refuse', when: 'drop', pieces, spot, refusal });
  return sendHome(hand, rest, held, 'refused');
}

export function sendHome(hand: Hand, rest: Rest, held: Held, why: CommandMap['springHome']['why']): DragState {
  darken(hand, held);
  hand.say({ type: 'springHome', pieces: held.pieces, why });
  return resting(withFlying(rest, held.pieces));
}

/** One of several goes home, the others stay in the hand. */
export function putOneHome(hand: Hand, rest: Rest, held: Held, piece: MeepleId): DragState {
  const pieces = held.pieces.filter((other) => other !== piece);
  if (pieces.length === 0) return sendHome(hand, rest, held, 'setDown');
  hand.say({ type: 'springHome', pieces: [piece], why: 'setDown' });
  return carryingOrResting(withFlying(rest, [piece]), grasp(hand, { ...held, pieces }));
}

/** Drops them where they are most likely meant to go. */
export function sendSensibly(hand: Hand, { rest, held }: Lifted): DragState {
  const spot = hand.rules.sensible(held.pieces);
  return spot !== undefined && held.targets.includes(spot)
    ? dropAt(hand, rest, held, spot)
    : sendHome(hand, rest, held, 'cancelled');
}

/** Keeps what may be kept; undefined: nothing is left. */
export function keepOnly(hand: Hand, held: Held, isKept: (piece: MeepleId) => boolean): Held | undefined {
  const pieces = held.pieces.filter(isKept);
  const lost = held.pieces.filter((piece) => !isKept(piece));
  if (lost.length > 0) hand.say({ type: 'release', pieces: lost });
  if (pieces.length > 0) return grasp(hand, { ...held, pieces });
  darken(hand, held);
  return undefined;
}

function withFlying({ flying, focus }: Rest, pieces: readonly MeepleId[]): Rest {
  return { flying: [...flying, ...pieces], focus };
}

function darken(hand: Hand, { hover }: Held): void {
  if (hover !== undefined) hand.say({ type: 'hover', spot: undefined });
  hand.say({ type: 'light', targets: [] });
}

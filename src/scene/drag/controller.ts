/** Runs the hand: feeds the machine, carries its commands out on the drawn pieces, and tells the others. */
import type { Intent } from '../../engine/index.ts';
import { reachPx } from './gesture.ts';
import { advanceDrag } from './machine.ts';
import {
  type CommandMap,
  claimedPointer,
  type DragCommand,
  type DragInput,
  type DragState,
  type DropSpot,
  heldOf,
  IDLE,
  type PointerSample,
} from './model.ts';
import { createMotion, type MotionParts } from './motion.ts';
import type { DragPorts } from './ports.ts';
import type { DragOwners, DragView, TablePoint3 } from './view.ts';

export interface DragParts extends DragPorts {
  readonly view: DragView;
  readonly owners: DragOwners;
  /** The ground under a point of the screen; false: the sky. */
  readonly toTable: (x: number, y: number, out: TablePoint3) => boolean;
  /** The ground of a spot, for the keyboard. */
  readonly toSpot: (spot: DropSpot, out: TablePoint3) => boolean;
  /** False: refused after all. */
  readonly submit: (intents: readonly Intent[]) => boolean;
  /** Every command, after the pieces have been dealt with: lights, words, sound, inspection. */
  readonly tell: (command: DragCommand) => void;
  /** A frame is needed. */
  readonly wake: () => void;
  readonly isMotionReduced?: () => boolean;
  /** Whether the table shows all of the truth; left out, it always does. */
  readonly isAllShown?: () => boolean;
  /** A piece has come to rest: home or in its new place, with a knock. */
  readonly onLanded?: MotionParts['onLanded'];
}

export interface DragController {
  dispatch(input: DragInput): void;
  state(): DragState;
  /** No camera gesture may use this pointer. */
  claims(pointer: number): boolean;
  /** True while another frame is needed. */
  step(dtS: number): boolean;
  /** Everything goes back at once. */
  dispose(): void;
}

/** The first frame after a rest has the whole rest as its time. */
const FIRST_FRAME_S = 1 / 60;
/** Longer frames than this would look like jumps. */
const LONGEST_FRAME_S = 0.1;

export function createDragController(parts: DragParts): DragController {
  const {
    view,
    owners,
    toTable,
    toSpot,
    submit,
    tell,
    wake,
    isMotionReduced = () => false,
    isAllShown = () => true,
  } = parts;
  const waiting: DragInput[] = [];
  const pointer = { kind: 'mouse' as PointerSample['kind'], x: 0, y: 0, roomBelow: 0 };
  const at: TablePoint3 = { x: 0, y: 0, z: 0 };
  let state: DragState = IDLE;
  let isRunning = false;
  let isSubmitting = false;
  let wasMoving = false;

  const motion = createMotion({
    view,
    owners,
    isReduced: isMotionReduced,
    isAllShown,
    onLanded: (piece, from) => {
      if (from === 'returning') dispatch({ type: 'settled', piece });
      parts.onLanded?.(piece, from);
    },
    onLost: (piece, from) => dispatch({ type: from === 'held' ? 'pieceGone' : 'settled', piece }),
  });

  /** Commands make the match move, which is an input again: one after the other. */
  function dispatch(input: DragInput): void {
    // An undo, or somebody else's move: what has been dropped may not be there any more.
    if (input.type === 'stateChanged' && !isSubmitting) motion.leaveDropped();
    waiting.push(input);
    if (isRunning) return;
    isRunning = true;
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) run(next);
    } finally {
      isRunning = false;
      waiting.length = 0;
    }
  }

  function run(input: DragInput): void {
    if (isPointerInput(input) && isLeading(input)) follow(input);
    if (input.type === 'pieceGone') motion.forget(input.piece);
    const { state: next, commands } = advanceDrag(state, input, parts);
    state = next;
    for (const command of commands) {
      perform(command);
      tell(command);
    }
    if (commands.length > 0 || heldOf(state) !== undefined) wake();
  }

  /** A second finger, or one that moves the camera, does not lead the hand. */
  function isLeading({ type, pointer: id, kind }: PointerInput): boolean {
    const claimed = claimedPointer(state);
    return claimed === undefined ? kind === 'mouse' || type === 'pointerDown' : claimed === id;
  }

  function follow({ kind, x, y, roomBelow }: PointerSample): void {
    pointer.kind = kind;
    pointer.x = x;
    pointer.y = y;
    pointer.roomBelow = roomBelow;
  }

  function perform(command: DragCommand): void {
    switch (command.type) {
      case 'lift':
        for (const piece of command.pieces) {
          if (!motion.lift(piece)) dispatch({ type: 'pieceGone', piece });
        }
        break;
      case 'springHome':
        command.pieces.forEach(motion.sendHome);
        break;
      case 'submit':
        settleDown(command);
        break;
      case 'release':
        command.pieces.forEach(motion.forget);
        break;
    }
  }

  /** They snap to where the truth has put them. */
  function settleDown({ pieces, intents }: CommandMap['submit']): void {
    isSubmitting = true;
    const isDone = submit(intents);
    isSubmitting = false;
    pieces.forEach(isDone ? motion.drop : motion.sendHome);
  }

  function aim(): void {
    const held = heldOf(state);
    let isAimed = false;
    if (held?.carried === 'atPointer') {
      const reach = state.name === 'dragging' ? reachPx(pointer.kind, pointer.roomBelow) : 0;
      isAimed = toTable(pointer.x, pointer.y - reach, at);
    } else if (held?.carried === 'atSpot' && held.hover !== undefined) isAimed = toSpot(held.hover, at);
    motion.point(isAimed ? at : undefined);
  }

  return {
    dispatch,
    state: () => state,
    claims: (id) => claimedPointer(state) === id,
    step: (dtS) => {
      if (motion.count() === 0) {
        wasMoving = false;
        return false;
      }
      aim();
      wasMoving = motion.step(wasMoving ? Math.min(dtS, LONGEST_FRAME_S) : FIRST_FRAME_S);
      return wasMoving;
    },
    dispose: () => {
      dispatch({ type: 'blur' });
      motion.forgetAll();
    },
  };
}

type PointerInput = Extract<DragInput, PointerSample>;

function isPointerInput(input: DragInput): input is PointerInput {
  return 'roomBelow' in input;
}

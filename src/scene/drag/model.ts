/** The hand's vocabulary: what it can be doing, what it is told, and what it asks for. Plain data, no DOM, no three. */
import type { Intent, MeepleId, PlaceId, PlaceStatus, Refusal } from '../../engine/index.ts';

/** The player's own board: whoever stands in the draft is taken back there. */
export const HOME = 'home';
export type DropSpot = PlaceId | typeof HOME;

/** Where a piece stands before the hand has moved it. */
export type Stand = PlaceId | 'tavern' | 'lodgings';

/** In pixels of the screen. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type PointerKind = 'mouse' | 'touch';
/** Lifted pieces hang at the pointer, rise where they stand, or hang over the spot that the keyboard is at. */
export type Carried = 'atPointer' | 'atHome' | 'atSpot';

export interface Held {
  readonly pieces: readonly MeepleId[];
  readonly carried: Carried;
  /** The rules' answer at lift; asked again only when the match has changed. */
  readonly targets: readonly DropSpot[];
  readonly hover: DropSpot | undefined;
}

export interface Press {
  readonly pointer: number;
  readonly kind: PointerKind;
  readonly x: number;
  readonly y: number;
  /** Undefined: nothing but ground under the pointer. */
  readonly piece: MeepleId | undefined;
  /** Adds to what is held, or takes out of it. */
  readonly adds: boolean;
  readonly canLasso: boolean;
}

/** Common to all states. */
export interface Rest {
  /** Springing home, out of the hand already. */
  readonly flying: readonly MeepleId[];
  /** The piece the keyboard is at. */
  readonly focus: MeepleId | undefined;
}

export type DragState = Rest &
  (
    | { readonly name: 'idle' }
    | { readonly name: 'returning' }
    /** `held`: what a click or a key has lifted before. */
    | { readonly name: 'pressed'; readonly press: Press; readonly held: Held | undefined }
    | {
        readonly name: 'lassoing';
        readonly press: Press;
        readonly x: number;
        readonly y: number;
        readonly held: Held | undefined;
      }
    | { readonly name: 'dragging'; readonly press: Press; readonly held: Held }
    | { readonly name: 'carrying'; readonly held: Held }
  );
export type DragStateName = DragState['name'];
export type DragStateOf<N extends DragStateName> = Extract<DragState, { readonly name: N }>;

export const IDLE: DragState = { name: 'idle', flying: [], focus: undefined };

export interface PointerSample {
  readonly pointer: number;
  readonly kind: PointerKind;
  readonly x: number;
  readonly y: number;
  /** Pixels down to the lower edge of the picture. */
  readonly roomBelow: number;
}

export const DRAG_KEYS = [
  'lift',
  'drop',
  'cancel',
  'add',
  'send',
  'inspect',
  'nextPiece',
  'previousPiece',
  'next',
  'previous',
  'left',
  'right',
  'up',
  'down',
] as const;
export type DragKey = (typeof DRAG_KEYS)[number];

export interface InputMap {
  /** A pointer that comes down while another one is at work is a second finger. */
  pointerDown: PointerSample & { readonly adds: boolean };
  pointerMove: PointerSample;
  pointerUp: PointerSample;
  /** In place of the second `pointerUp`. */
  doubleClick: PointerSample;
  pointerCancel: { readonly pointer: number };
  longPress: { readonly pointer: number };
  /** `among`: legal spots only, or every place, to ask why not. */
  key: { readonly key: DragKey; readonly among?: 'legal' | 'all' };
  pieceGone: { readonly piece: MeepleId };
  /** The truth has moved: everything that was asked may have another answer. */
  stateChanged: object;
  blur: object;
  /** Has arrived at home. */
  settled: { readonly piece: MeepleId };
}
export type InputType = keyof InputMap;
export type InputOf<T extends InputType> = { readonly type: T } & InputMap[T];
export type DragInput = { [T in InputType]: InputOf<T> }[InputType];

export interface LitSpot {
  readonly spot: DropSpot;
  /** What it would mean; undefined for home. */
  readonly status: PlaceStatus | undefined;
}

export interface CommandMap {
  lift: { readonly pieces: readonly MeepleId[]; readonly carried: Carried };
  /** Every spot that takes what is held; none: all dark. */
  light: { readonly targets: readonly LitSpot[] };
  hover: { readonly spot: DropSpot | undefined };
  preview: { readonly spot: DropSpot; readonly status: PlaceStatus };
  submit: { readonly pieces: readonly MeepleId[]; readonly to: DropSpot; readonly intents: readonly Intent[] };
  /** `lift`: it cannot even be picked up, and there is no spot. */
  refuse: {
    readonly when: 'lift' | 'hover' | 'drop';
    readonly pieces: readonly MeepleId[];
    readonly spot: DropSpot | undefined;
    readonly refusal: Refusal;
  };
  springHome: { readonly pieces: readonly MeepleId[]; readonly why: 'refused' | 'cancelled' | 'setDown' };
  /** No longer the hand's: they are somewhere else, or nowhere. */
  release: { readonly pieces: readonly MeepleId[] };
  lasso: { readonly rect: Rect | undefined };
  focus: { readonly piece: MeepleId | undefined };
  inspect: { readonly piece: MeepleId };
}
export type CommandType = keyof CommandMap;
export type CommandOf<T extends CommandType> = { readonly type: T } & CommandMap[T];
export type DragCommand = { [T in CommandType]: CommandOf<T> }[CommandType];

/** Every piece in the hand. */
export function heldPieces(state: DragState): readonly MeepleId[] {
  return heldOf(state)?.pieces ?? [];
}

export function heldOf(state: DragState): Held | undefined {
  return state.name === 'idle' || state.name === 'returning' ? undefined : state.held;
}

/** The pointer the hand has claimed: no camera gesture may use it. */
export function claimedPointer(state: DragState): number | undefined {
  return state.name === 'pressed' || state.name === 'lassoing' || state.name === 'dragging'
    ? state.press.pointer
    : undefined;
}

/** What the interface needs of whoever draws the table: where things are on the screen, how cards look, what the hand does. */
import type { StoreApi } from 'zustand/vanilla';
import type { Landmark } from '../director/focus.ts';
import type { HeroClass, MeepleId, OrderId, PlaceId, PlaceStatus, QuestId, Refusal, Seat } from '../engine/index.ts';

/** Anything a slip of paper can hang at. */
export type AnchorName =
  | PlaceId
  | Landmark
  | `meeple:${MeepleId}`
  | `bag:${Seat | 'guard'}`
  | `hero:${Seat}:${HeroClass}`
  | `order:${OrderId}`
  | `quest:${QuestId}`
  | 'sword';

/** In pixels of the page. */
export interface ScreenSpot {
  readonly x: number;
  readonly y: number;
  readonly isSeen: boolean;
}

export interface Anchors {
  /** The listener hears at once and whenever it has moved; it may be given the same object every time. */
  watch(name: AnchorName, listener: (spot: Readonly<ScreenSpot>) => void): () => void;
}

export type FaceFamily = 'monster' | 'council' | 'arrival' | 'quest' | 'location' | 'room' | 'order' | 'hero' | 'token';
/** A Hero's id is its class and level: `hero/mage-2`. */
export type FaceName = `${FaceFamily}/${string}`;

export interface Faces {
  /** The listener hears the address of a picture as soon as there is one: at once, later or never. */
  watch(face: FaceName, pixelHeight: number, listener: (url: string) => void): () => void;
}

/** A place of the table, or the player's own board. */
export type DropSpot = PlaceId | 'home';

export interface LitSpot {
  readonly spot: DropSpot;
  /** What it would mean; undefined for the player's own board. */
  readonly status: PlaceStatus | undefined;
}

export interface HandRefusal {
  readonly refusal: Refusal;
  readonly spot: DropSpot | undefined;
  readonly pieces: readonly MeepleId[];
  /** Counts refusals, so that the same one said twice is seen twice. */
  readonly count: number;
}

/** What the hand over the table holds and is over. */
export interface HandState {
  readonly held: readonly MeepleId[];
  readonly targets: readonly LitSpot[];
  readonly hover: DropSpot | undefined;
  readonly refused: HandRefusal | undefined;
  /** The piece that the keyboard is at, on the table itself. */
  readonly focus: MeepleId | undefined;
}

export interface HandPort {
  readonly store: StoreApi<HandState>;
}

export interface BagNews {
  /** Whose draw waits for a hand. */
  readonly inviting: Seat | 'guard' | undefined;
  /** Somebody has it in hand, or has had it since it invites. */
  readonly isTouched: boolean;
  /** How many meeples are in each bag just now, in the middle of a draw as well. */
  readonly inside: ReadonlyMap<Seat | 'guard', number>;
}

export interface BagsPort {
  readonly news: StoreApi<BagNews>;
  /** Opens the bag that waits for it. */
  pull(): void;
}

/** How much of the screen's edges the interface covers, in pixels: the camera keeps what matters out of there. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** What a story points at: the chosen one, or something that was in question. */
export interface PointedAt {
  readonly at: Landmark;
  readonly mark: 'here' | 'legal';
}

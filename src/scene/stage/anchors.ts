/** Where things of the table are on the screen, for words that hang at them: told as they move, never through React. */
import type { Landmark } from '../../director/focus.ts';
import type { GameState, PlaceId, Seat } from '../../engine/index.ts';
import { placeAnchors } from '../layout/anchors.ts';
import { landmarkArea } from '../layout/landmarks.ts';
import type { PieceKey } from '../layout/pieces.ts';
import type { Eyes, MutablePoint } from './eyes.ts';
import type { PieceIndex } from './pieceIndex.ts';
import type { PoseBook } from './poseBook.ts';
import { AT, CHANNELS } from './stance.ts';

/** Places before pieces: a Monster that can be fought is looked at as the place it is. */
export type AnchorName = PlaceId | PieceKey | Landmark;

export interface ScreenSpot {
  x: number;
  y: number;
  /** False: it is not on the table, or behind the camera. */
  isSeen: boolean;
}

export interface Anchors {
  /** The listener hears at once and whenever it has moved; the spot is the same object every time. */
  watch(name: AnchorName, listener: (spot: Readonly<ScreenSpot>) => void): () => void;
  /** Where it is now, watched or not. */
  at(name: AnchorName): ScreenSpot;
  /** The scene's, once a frame. */
  update(): void;
  /** The scene's: without eyes nothing is seen. */
  lend(eyes: Eyes | undefined): void;
}

export interface AnchorParts {
  readonly book: PoseBook;
  readonly index: PieceIndex;
  readonly table: () => { readonly state: GameState; readonly viewer: Seat };
}

interface Watched {
  readonly spot: ScreenSpot;
  readonly listeners: Set<(spot: Readonly<ScreenSpot>) => void>;
}

const STILL_PX = 0.25;
const LANDMARKS: ReadonlySet<string> = new Set([
  'board',
  'tavern',
  'lodgings',
  'hand',
  'pile',
  'rooms',
  'district',
  'tower',
  'slot',
  'monsterSlot',
  'guardSpot',
  'capitol',
  'market',
  'monsterDeck',
  'questDeck',
  'scoreTrack',
  'council',
  'supply',
  'table',
]);

export function createAnchors({ book, index, table }: AnchorParts): Anchors {
  const watched = new Map<AnchorName, Watched>();
  const world: MutablePoint = { x: 0, y: 0, z: 0 };
  const screen: MutablePoint = { x: 0, y: 0, z: 0 };
  let places: ReadonlyMap<string, MutablePoint> = new Map();
  let placesOf: GameState | undefined;
  let eyes: Eyes | undefined;

  function find(name: AnchorName): boolean {
    const { state, viewer } = table();
    if (placesOf !== state) {
      placesOf = state;
      places = new Map(placeAnchors(state).map(({ place, label }) => [place, { ...label }]));
    }
    const place = places.get(name);
    if (place !== undefined) {
      Object.assign(world, place);
      return true;
    }
    const piece = index.find(name as PieceKey);
    if (piece !== undefined) {
      const at = piece * CHANNELS;
      world.x = book.now[at + AT.x] ?? 0;
      world.y = book.now[at + AT.y] ?? 0;
      world.z = book.now[at + AT.z] ?? 0;
      return book.isVisible[piece] === 1;
    }
    if (!LANDMARKS.has(name.split(':', 1)[0] ?? '')) return false;
    const { x, z } = landmarkArea(state, viewer, name as Landmark);
    world.x = x;
    world.y = 0;
    world.z = z;
    return true;
  }

  function look(name: AnchorName, spot: ScreenSpot): boolean {
    const isSeen = eyes !== undefined && find(name) && eyes.project(world.x, world.y, world.z, screen);
    const hasMoved =
      isSeen !== spot.isSeen ||
      (isSeen && (Math.abs(screen.x - spot.x) > STILL_PX || Math.abs(screen.y - spot.y) > STILL_PX));
    if (!hasMoved) return false;
    spot.isSeen = isSeen;
    if (isSeen) {
      spot.x = screen.x;
      spot.y = screen.y;
    }
    return true;
  }

  return {
    watch: (name, listener) => {
      let entry = watched.get(name);
      if (entry === undefined) {
        entry = { spot: { x: 0, y: 0, isSeen: false }, listeners: new Set() };
        look(name, entry.spot);
        watched.set(name, entry);
      }
      const { spot, listeners } = entry;
      listeners.add(listener);
      listener(spot);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) watched.delete(name);
      };
    },
    at: (name) => {
      const spot = { x: 0, y: 0, isSeen: false };
      look(name, spot);
      return spot;
    },
    update: () => {
      for (const [name, { spot, listeners }] of watched) {
        if (!look(name, spot)) continue;
        for (const listener of listeners) listener(spot);
      }
    },
    lend: (next) => {
      eyes = next;
    },
  };
}

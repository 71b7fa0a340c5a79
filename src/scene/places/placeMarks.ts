/** What is lit on the table while a piece is in the hand, or while a story points at something: plain data that the marks are drawn from. */
import type { Landmark } from '../../director/focus.ts';
import type { GameState, Seat } from '../../engine/index.ts';
import { type CommandOf, type DragCommand, type DropSpot, HOME } from '../drag/model.ts';
import { placeAnchors, seatAnchors } from '../layout/anchors.ts';
import type { Rect } from '../layout/geometry.ts';
import { landmarkArea } from '../layout/landmarks.ts';
import { CITY, GUARD_BOARD } from '../layout/measures.ts';

export const MARKS = ['legal', 'here', 'ready', 'no'] as const;
export type Mark = (typeof MARKS)[number];

/** Something a story points at. */
export interface Pointed {
  readonly at: Landmark;
  readonly mark: Mark;
}

export interface LitPlace {
  readonly spot: DropSpot | Landmark;
  readonly area: Rect;
  readonly y: number;
  readonly mark: Mark;
}

export interface PlaceMarks {
  hear(command: DragCommand): void;
  /** Until it points at something else; while a piece is in the hand, places come first. */
  point(at: readonly Pointed[]): void;
  lit(): readonly LitPlace[];
  /** Changes whenever `lit` does. */
  version(): number;
  onChange(listener: () => void): () => void;
}

export interface PlaceMarkParts {
  readonly truth: () => GameState;
  readonly viewer: () => Seat;
  /** What the table shows, which a story is about. */
  readonly shown?: () => GameState;
}

export function createPlaceMarks({ truth, viewer, shown = truth }: PlaceMarkParts): PlaceMarks {
  const listeners = new Set<() => void>();
  let targets: CommandOf<'light'>['targets'] = [];
  let hover: DropSpot | undefined;
  let refused: DropSpot | undefined;
  let pointed: readonly Pointed[] = [];
  let lit: readonly LitPlace[] = [];
  let version = 0;

  function markOf(spot: DropSpot, isComplete: boolean): Mark {
    if (spot === refused) return 'no';
    if (spot === hover) return 'here';
    return isComplete ? 'ready' : 'legal';
  }

  function redraw(): void {
    const state = truth();
    const marks = new Map<DropSpot, Mark>();
    for (const { spot, status } of targets) marks.set(spot, markOf(spot, status?.isComplete ?? false));
    if (refused !== undefined) marks.set(refused, 'no');
    const places = placeAnchors(state).flatMap(({ place, area, y }): LitPlace[] => {
      const mark = marks.get(place);
      return mark === undefined ? [] : [{ spot: place, area, y, mark }];
    });
    const home = marks.get(HOME);
    if (home !== undefined) {
      const { board, y } = seatAnchors(state, viewer(), state.turn.seat);
      places.push({ spot: HOME, area: board, y, mark: home });
    }
    lit = places.length > 0 ? places : pointed.map(litBy);
    version += 1;
    for (const listener of listeners) listener();
  }

  function litBy({ at, mark }: Pointed): LitPlace {
    const y = at.startsWith('guardSpot:') ? GUARD_BOARD.thickness : CITY.thickness;
    return { spot: at, area: landmarkArea(shown(), viewer(), at), y, mark };
  }

  return {
    point: (at) => {
      if (at.length === 0 && pointed.length === 0) return;
      pointed = at;
      redraw();
    },
    hear: (command) => {
      switch (command.type) {
        case 'light':
          targets = command.targets;
          if (targets.length === 0) refused = undefined;
          break;
        case 'hover':
          hover = command.spot;
          refused = undefined;
          break;
        case 'refuse':
          if (command.when !== 'hover') return;
          refused = command.spot;
          break;
        default:
          return;
      }
      redraw();
    },
    lit: () => lit,
    version: () => version,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

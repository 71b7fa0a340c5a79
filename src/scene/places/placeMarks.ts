/** What is lit on the table while a piece is in the hand: plain data that the marks are drawn from. */
import type { GameState, Seat } from '../../engine/index.ts';
import { type CommandOf, type DragCommand, type DropSpot, HOME } from '../drag/model.ts';
import { placeAnchors, seatAnchors } from '../layout/anchors.ts';
import type { Rect } from '../layout/geometry.ts';

export const MARKS = ['legal', 'here', 'ready', 'no'] as const;
export type Mark = (typeof MARKS)[number];

export interface LitPlace {
  readonly spot: DropSpot;
  readonly area: Rect;
  readonly y: number;
  readonly mark: Mark;
}

export interface PlaceMarks {
  hear(command: DragCommand): void;
  lit(): readonly LitPlace[];
  /** Changes whenever `lit` does. */
  version(): number;
  onChange(listener: () => void): () => void;
}

export interface PlaceMarkParts {
  readonly truth: () => GameState;
  readonly viewer: () => Seat;
}

export function createPlaceMarks({ truth, viewer }: PlaceMarkParts): PlaceMarks {
  const listeners = new Set<() => void>();
  let targets: CommandOf<'light'>['targets'] = [];
  let hover: DropSpot | undefined;
  let refused: DropSpot | undefined;
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
    lit = places;
    version += 1;
    for (const listener of listeners) listener();
  }

  return {
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

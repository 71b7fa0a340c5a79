/** A small table without rules or pixels: six meeples in a row, three places and a home, all of it open to change. */
import type { Intent, MeepleId, PlaceId, PlaceStatus, Refusal, Seat } from '../../../../src/engine/index.ts';
import { advanceDrag } from '../../../../src/scene/drag/machine.ts';
import {
  type DragCommand,
  type DragInput,
  type DragKey,
  type DragState,
  type DropSpot,
  HOME,
  IDLE,
  type PointerKind,
  type Stand,
} from '../../../../src/scene/drag/model.ts';
import type { DragRules, DragSight, Point } from '../../../../src/scene/drag/ports.ts';

export const [A, B, C, D] = [0, 1, 2, 3] as MeepleId[] as [MeepleId, MeepleId, MeepleId, MeepleId];
export const PIECES = [0, 1, 2, 3, 4, 5] as MeepleId[];
export const MILL: PlaceId = 'location:mill';
export const TROLL: PlaceId = 'monster:troll';
export const CELLAR: PlaceId = 'room:cellar';
export const PLACES: readonly PlaceId[] = [MILL, TROLL, CELLAR];

export const SPOTS: Readonly<Record<string, Point>> = {
  [MILL]: { x: 200, y: 300 },
  [TROLL]: { x: 500, y: 150 },
  [CELLAR]: { x: 800, y: 300 },
  [HOME]: { x: 400, y: 760 },
};
export const NOWHERE: Point = { x: 950, y: 450 };
const SCREEN_HEIGHT = 800;

export const WHY_NOT: Refusal = { code: 'constructFull', facts: {}, rules: ['D1'] };
export const NOT_YOURS: Refusal = { code: 'meepleNotYours', facts: { meeple: A }, rules: ['T2'] };

export const pieceHome = (piece: MeepleId): Point => ({ x: 100 + piece * 100, y: 700 });

export class FakeTable {
  readonly alive = new Set<MeepleId>(PIECES);
  readonly stand = new Map<MeepleId, Stand>(PIECES.map((piece) => [piece, 'tavern']));
  /** Whoever is not named may be lifted. */
  readonly stuck = new Set<MeepleId>();
  /** Places that take nobody. */
  readonly shut = new Set<PlaceId>([CELLAR]);
  sensible: DropSpot | undefined = TROLL;
  state: DragState = IDLE;
  readonly said: DragCommand[] = [];

  readonly rules: DragRules = {
    liftRefusal: (piece) => (this.alive.has(piece) && !this.stuck.has(piece) ? undefined : NOT_YOURS),
    liftable: () => PIECES.filter((piece) => this.rules.liftRefusal(piece) === undefined),
    standsAt: (piece) => (this.alive.has(piece) ? this.stand.get(piece) : undefined),
    places: () => PLACES,
    targets: (pieces) => [...PLACES, HOME as DropSpot].filter((spot) => this.takes(pieces, spot)),
    refusal: (pieces, spot) => (this.takes(pieces, spot) ? undefined : WHY_NOT),
    preview: (pieces, spot) => (spot === HOME || !this.takes(pieces, spot) ? undefined : status(spot, pieces)),
    intents: (pieces, spot) => (this.takes(pieces, spot) ? pieces.map((piece) => intent(piece, spot)) : []),
    sensible: (pieces) =>
      this.sensible !== undefined && this.takes(pieces, this.sensible) ? this.sensible : undefined,
  };

  readonly sight: DragSight = {
    pieceAt: (x, y, ignoring) =>
      PIECES.find(
        (piece) => !ignoring.includes(piece) && this.alive.has(piece) && isNear(this.pieceAt(piece), x, y, 20),
      ),
    spotAt: (x, y) => {
      const place = PLACES.find((candidate) => isNear(this.point(candidate), x, y, 60));
      return place ?? (y >= 600 ? HOME : undefined);
    },
    canLasso: (_, y) => y >= 600,
    piecesIn: ({ left, top, right, bottom }) =>
      PIECES.filter((piece) => {
        const { x, y } = this.pieceAt(piece);
        return this.alive.has(piece) && x >= left && x <= right && y >= top && y <= bottom;
      }),
    spotPoint: (spot) => SPOTS[spot],
    piecePoint: (piece) => this.pieceAt(piece),
  };

  point(spot: DropSpot): Point {
    return SPOTS[spot] as Point;
  }

  pieceAt(piece: MeepleId): Point {
    const stand = this.stand.get(piece);
    if (stand === undefined || stand === 'tavern' || stand === 'lodgings') return pieceHome(piece);
    const { x, y } = this.point(stand);
    return { x: x + 10, y: y + 10 };
  }

  takes(pieces: readonly MeepleId[], spot: DropSpot): boolean {
    return pieces.some((piece) => !this.isAt(piece, spot)) && pieces.every((piece) => this.canGo(piece, spot));
  }

  private isAt(piece: MeepleId, spot: DropSpot): boolean {
    const stand = this.stand.get(piece);
    return spot === HOME ? stand === 'tavern' || stand === 'lodgings' : stand === spot;
  }

  private canGo(piece: MeepleId, spot: DropSpot): boolean {
    return this.alive.has(piece) && (this.isAt(piece, spot) || spot === HOME || !this.shut.has(spot));
  }

  /** The commands of this one input. */
  give(input: DragInput): readonly DragCommand[] {
    const { state, commands } = advanceDrag(this.state, input, this);
    this.state = state;
    this.said.push(...commands);
    return commands;
  }

  down(at: Point, { adds = false, kind = 'mouse', pointer = 1 }: Gesture = {}): readonly DragCommand[] {
    return this.give({ type: 'pointerDown', ...sample(at, kind, pointer), adds });
  }

  move(at: Point, { kind = 'mouse', pointer = 1 }: Gesture = {}): readonly DragCommand[] {
    return this.give({ type: 'pointerMove', ...sample(at, kind, pointer) });
  }

  up(at: Point, { kind = 'mouse', pointer = 1 }: Gesture = {}): readonly DragCommand[] {
    return this.give({ type: 'pointerUp', ...sample(at, kind, pointer) });
  }

  click(at: Point, gesture: Gesture = {}): readonly DragCommand[] {
    return [...this.down(at, gesture), ...this.up(at, gesture)];
  }

  doubleClick(at: Point, gesture: Gesture = {}): readonly DragCommand[] {
    const first = this.click(at, gesture);
    const second = this.down(at, gesture);
    const { kind = 'mouse', pointer = 1 } = gesture;
    return [...first, ...second, ...this.give({ type: 'doubleClick', ...sample(at, kind, pointer) })];
  }

  drag(piece: MeepleId, to: Point, gesture: Gesture = {}): readonly DragCommand[] {
    return [...this.down(this.pieceAt(piece), gesture), ...this.move(to, gesture), ...this.up(to, gesture)];
  }

  key(key: DragKey, among: 'legal' | 'all' = 'legal'): readonly DragCommand[] {
    return this.give({ type: 'key', key, among });
  }

  focus(piece: MeepleId): this {
    this.state = { ...this.state, focus: piece };
    return this;
  }

  /** Gone from the table, and the hand is told. */
  vanish(piece: MeepleId): readonly DragCommand[] {
    this.alive.delete(piece);
    return this.give({ type: 'pieceGone', piece });
  }
}

export interface Gesture {
  readonly adds?: boolean;
  readonly kind?: PointerKind;
  readonly pointer?: number;
}

export function sample({ x, y }: Point, kind: PointerKind, pointer: number) {
  return { pointer, kind, x, y, roomBelow: SCREEN_HEIGHT - y };
}

export const types = (commands: readonly DragCommand[]): string[] => commands.map(({ type }) => type);

export function ofType<T extends DragCommand['type']>(
  commands: readonly DragCommand[],
  type: T,
): Extract<DragCommand, { readonly type: T }>[] {
  return commands.filter((command): command is Extract<DragCommand, { readonly type: T }> => command.type === type);
}

function intent(meeple: MeepleId, spot: DropSpot): Intent {
  const seat = 0 as Seat;
  return spot === HOME ? { type: 'takeBack', seat, meeple } : { type: 'placeMeeple', seat, meeple, to: spot };
}

const isNear = (point: Point, x: number, y: number, px: number): boolean =>
  Math.abs(point.x - x) <= px && Math.abs(point.y - y) <= px;

function status(place: PlaceId, meeples: readonly MeepleId[]): PlaceStatus {
  return { place, meeples, missing: [], isComplete: true, overrunPeasants: 0, vp: 0, effects: [] };
}

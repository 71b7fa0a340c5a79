/** What a beat is about, as points the camera can bring into the picture. */
import type { Focus, FocusName, Landmark } from '../../director/focus.ts';
import type { GameState, Seat } from '../../engine/index.ts';
import { cornersOf, type Rect, rect } from '../layout/geometry.ts';
import { landmarkArea } from '../layout/landmarks.ts';
import { MEEPLE } from '../layout/measures.ts';
import type { Point3 } from '../layout/perspective.ts';
import type { PieceKey, Poses } from '../layout/pieces.ts';

/** Room around a piece, so that its neighbours are seen as well. */
const pieceSize = 2.4;

const LANDMARKS = new Set([
  'board',
  'tavern',
  'lodgings',
  'hand',
  'pile',
  'district',
  'tower',
  'slot',
  'guardSpot',
  'capitol',
  'market',
  'monsterDeck',
  'questDeck',
  'scoreTrack',
  'council',
  'supply',
]);

export interface FocusGround {
  readonly state: GameState;
  readonly viewer: Seat;
  readonly poses: Poses;
}

/** Nothing: it is about the whole table, or about something that lies nowhere. */
export function focusPoints(focus: Focus, ground: FocusGround): readonly Point3[] | undefined {
  if (focus.includes('table')) return undefined;
  const points = focus.flatMap((name) => pointsAt(name, ground));
  return points.length === 0 ? undefined : points;
}

function pointsAt(name: FocusName, { state, viewer, poses }: FocusGround): Point3[] {
  const pose = poses.get(name as PieceKey);
  if (pose !== undefined) return box(rect(pose.x, pose.z, pieceSize, pieceSize), pose.y, pose.y + MEEPLE.height);
  const [word = ''] = name.split(':');
  if (!LANDMARKS.has(word) || isAbsent(name, state)) return [];
  return box(landmarkArea(state, viewer, (word === 'capitol' ? word : name) as Landmark), 0, MEEPLE.height);
}

/** Council cards are pieces; without one of that name there is nothing to see. */
const isAbsent = (name: string, { options }: GameState): boolean =>
  name.startsWith('council:') || (name.endsWith(':guard') && options.solo === undefined);

function box(area: Rect, bottom: number, top: number): Point3[] {
  return cornersOf(area).flatMap(({ x, z }) => [
    { x, y: bottom, z },
    { x, y: top, z },
  ]);
}

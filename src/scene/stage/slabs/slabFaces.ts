/** Which print is on which piece, and what should be printed first. */
import { CATALOG } from '../../../content/catalog.ts';
import { CLASSES, DISTRICTS, type GameState } from '../../../engine/index.ts';
import type { PieceKey } from '../../layout/pieces.ts';
import type { FaceId } from '../../print/faces/ids.ts';
import { FACE_PRIORITY } from '../../print/queue/priorities.ts';
import { familyOf } from '../pieceIndex.ts';
import type { Shape } from './slabGeometry.ts';

export interface SlabFaces {
  readonly shape: Shape;
  readonly front: FaceId;
  readonly back: FaceId;
}

/** Undefined: it is no flat thing. */
export function facesOfPiece(key: PieceKey): SlabFaces | undefined {
  const [, id = '', third = ''] = key.split(':');
  switch (familyOf(key)) {
    case 'monster':
      return { shape: 'card', front: `monster/${id}`, back: 'monsterBack' };
    case 'arrival':
      return { shape: 'card', front: `arrival/${id}`, back: 'monsterBack' };
    case 'quest':
      return { shape: 'card', front: `quest/${id}`, back: 'questBack' };
    // Nobody at the table may see it: there is no front at all.
    case 'hand':
      return { shape: 'card', front: 'questBack', back: 'questBack' };
    case 'council':
      return { shape: 'council', front: `council/${id}`, back: 'monsterBack' };
    case 'location':
      return { shape: 'tile', front: `location/${id}`, back: 'locationBack' };
    case 'room':
      return { shape: 'room', front: `room/${id}`, back: 'roomBack' };
    case 'order':
      return { shape: 'order', front: `order/${id}`, back: 'orderBack' };
    case 'hero':
      return { shape: 'hero', front: `hero/${third}-2`, back: `hero/${third}-3` };
    case 'token':
      return { shape: 'token', front: `token/${id}`, back: 'tokenBack' };
    default:
      return undefined;
  }
}

const named = (family: string, cards: readonly { readonly id: string }[]): FaceId[] =>
  cards.map(({ id }): FaceId => `${family}/${id}` as FaceId);

/** Everything that can lie on the table of this match. */
export function facesOfMatch({ options, guard }: Pick<GameState, 'options' | 'guard'>): FaceId[] {
  return [
    'monsterBack',
    'questBack',
    'locationBack',
    'tokenBack',
    ...named('monster', CATALOG.monsters),
    ...named('arrival', CATALOG.arrivals),
    ...named('council', CATALOG.council),
    ...named('quest', CATALOG.quests),
    ...named('location', CATALOG.locations),
    ...named('token', CATALOG.tokens),
    ...CLASSES.flatMap((hero): FaceId[] => [`hero/${hero}-2`, `hero/${hero}-3`]),
    ...(options.towers ? (['roomBack', ...named('room', CATALOG.rooms)] as const) : []),
    ...(guard === undefined ? [] : (['orderBack', ...named('order', CATALOG.orders)] as const)),
  ];
}

/** Higher is sooner: backs, then what lies face up, then what may be turned up next. */
export function printOrder(state: GameState): (face: FaceId) => number {
  const now = new Set<string>([
    ...state.market.map((id) => `location/${id}`),
    ...state.locations.map(({ id }) => `location/${id}`),
    ...state.overlords.flatMap(({ id, token }) => [`council/${id}`, `token/${token}`]),
    ...state.players.flatMap(({ pile, rooms, completed, levels }) => [
      ...pile.map((id) => `monster/${id}`),
      ...rooms.map((id) => `room/${id}`),
      ...completed.map(({ quest }) => `quest/${quest}`),
      ...CLASSES.map((hero) => `hero/${hero}-${levels[hero]}`),
    ]),
    ...DISTRICTS.flatMap((district) => [
      ...state.monsters[district].map(({ id }) => `monster/${id}`),
      ...state.towers[district].slice(0, 1).map((id) => `room/${id}`),
      ...(state.guard === undefined ? [] : [`order/${state.guard.orders[district]}`]),
    ]),
  ]);
  return (face) => {
    if (face.endsWith('Back')) return FACE_PRIORITY.back;
    if (now.has(face)) return FACE_PRIORITY.faceUp;
    if (face.startsWith('quest/')) return FACE_PRIORITY.inHands;
    return /^(monster|location)\//.test(face) ? FACE_PRIORITY.turnedUpNext : FACE_PRIORITY.later;
  };
}

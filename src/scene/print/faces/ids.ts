/** Names and sizes of every printed face. */
import { CATALOG } from '../../../content/catalog.ts';
import { CLASSES, PRESTIGE_KINDS } from '../../../engine/index.ts';
import { PLAYER_COLORS } from '../palette.ts';

/** Design units: pixels at scale 1. */
export type Size = { readonly width: number; readonly height: number };

const CARD: Size = { width: 512, height: 716 };
const TILE: Size = { width: 640, height: 448 };
const ROOM: Size = { width: 448, height: 448 };
const HERO: Size = { width: 570, height: 440 };
const TOKEN: Size = { width: 256, height: 256 };

export const FACE_SIZES = {
  monster: CARD,
  council: CARD,
  arrival: CARD,
  quest: CARD,
  location: TILE,
  room: ROOM,
  order: TILE,
  hero: HERO,
  token: TOKEN,
  city: { width: 2048, height: 2048 },
  player: { width: 1400, height: 900 },
  score: { width: 1680, height: 920 },
  guard: { width: 1400, height: 1000 },
  monsterBack: CARD,
  questBack: CARD,
  locationBack: TILE,
  roomBack: ROOM,
  orderBack: TILE,
  tokenBack: TOKEN,
} as const satisfies Readonly<Record<string, Size>>;

export type FaceFamily = keyof typeof FACE_SIZES;
/** `family` alone for the one of its kind, else `family/id`. */
export type FaceId = FaceFamily | `${FaceFamily}/${string}`;

const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id);

const MEMBERS: Readonly<Partial<Record<FaceFamily, readonly string[]>>> = {
  monster: ids(CATALOG.monsters),
  council: ids(CATALOG.council),
  arrival: ids(CATALOG.arrivals),
  quest: ids(CATALOG.quests),
  location: ids(CATALOG.locations),
  room: ids(CATALOG.rooms),
  order: ids(CATALOG.orders),
  hero: [...CLASSES.flatMap((kind) => [`${kind}-2`, `${kind}-3`]), ...PRESTIGE_KINDS.map((kind) => `${kind}-2`)],
  token: ids(CATALOG.tokens),
  player: PLAYER_COLORS,
};

export function facesOf(family: FaceFamily): readonly FaceId[] {
  return MEMBERS[family]?.map((id): FaceId => `${family}/${id}`) ?? [family];
}

export const ALL_FACES: readonly FaceId[] = (Object.keys(FACE_SIZES) as FaceFamily[]).flatMap(facesOf);

export function partsOf(face: FaceId): { readonly family: FaceFamily; readonly id: string } {
  const [family = '', id = ''] = face.split('/');
  return { family: family as FaceFamily, id };
}

export const sizeOf = (face: FaceId): Size => FACE_SIZES[partsOf(face).family];

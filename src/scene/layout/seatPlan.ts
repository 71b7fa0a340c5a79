/** What lies where in a player's own area, told from the middle of the player board, the player at +z. */
import type { Rect } from './geometry.ts';
import { rect, span } from './geometry.ts';
import { BAG, CARD, onPlayerBoard, PLAYER_BOARD, PLAYER_PRINT_UNIT, ROOM, type TablePoint } from './measures.ts';
import { PLAYER_PRINT } from './printSpots.ts';

const halfBoard = { width: PLAYER_BOARD.width / 2, depth: PLAYER_BOARD.depth / 2 };

/** How much of a boost card shows from under the board: its reward. */
const BOOST_PEEK = 0.95;
/** Between board and city, where newcomers wait until clean up. */
const WAITING_DEPTH = 1.12;

const boardZone = ({ x, y, width, height }: (typeof PLAYER_PRINT)['tavern' | 'lodgings']): Rect => {
  const middle = onPlayerBoard({ x, y });
  return rect(middle.x, middle.z, width * PLAYER_PRINT_UNIT, height * PLAYER_PRINT_UNIT);
};

/** A stretch along which cards lie, the nearer to each other the more there are. */
export interface Spread {
  readonly from: TablePoint;
  readonly to: TablePoint;
  /** They lie no further apart than this. */
  readonly pitch: number;
}

export const SEAT_PLAN = {
  area: span(-9.1, 8.55, -4.05, 3.85),
  board: rect(0, 0, PLAYER_BOARD.width, PLAYER_BOARD.depth),
  tavern: boardZone(PLAYER_PRINT.tavern),
  tavernFront: onPlayerBoard(PLAYER_PRINT.tavernRug).z,
  lodgings: boardZone(PLAYER_PRINT.lodgings),
  waiting: span(-halfBoard.width, halfBoard.width, -halfBoard.depth - WAITING_DEPTH, -halfBoard.depth - 0.02),
  heroes: PLAYER_PRINT.heroes.map(onPlayerBoard),
  boosts: {
    from: { x: -halfBoard.width + CARD.width / 2, z: halfBoard.depth + BOOST_PEEK - CARD.depth / 2 },
    to: { x: halfBoard.width - CARD.width / 2, z: halfBoard.depth + BOOST_PEEK - CARD.depth / 2 },
    pitch: 2.16,
  },
  boostsShown: span(-halfBoard.width, halfBoard.width, halfBoard.depth, halfBoard.depth + BOOST_PEEK),
  /** The owner sees these Quests in the hand over the lower left of the screen: they may lie under it. */
  hand: { from: { x: -7.85, z: 0.85 }, to: { x: -5.85, z: 0.85 }, pitch: 0.8 },
  handArea: span(-9.1, -4.6, -0.75, 2.45),
  completed: { from: { x: 5.75, z: 2.32 }, to: { x: 7.4, z: 2.32 }, pitch: 0.8 },
  completedArea: span(4.65, 8.55, 0.82, 3.82),
  marks: { from: { x: -8.7, z: 3 }, to: { x: -7.1, z: 3 }, pitch: 0.4 },
  marksArea: span(-8.9, -6.9, 2.8, 3.2),
  sword: { x: -5.75, z: 3 },
  pile: { x: -5.75, z: -2.45 },
  pileArea: rect(-5.75, -2.45, CARD.width + 0.12, CARD.depth + 0.12),
  rooms: { from: { x: -8.1, z: -3.3 }, to: { x: -8.1, z: -1.55 }, pitch: 0.44 },
  roomsArea: span(-8.1 - ROOM.width / 2, -8.1 + ROOM.width / 2, -3.3 - ROOM.depth / 2, -1.55 + ROOM.depth / 2),
  /** High enough that no button of the screen covers it, and between two Monsters of the city behind it. */
  bag: { x: 6.1, z: -0.85 },
  bagArea: rect(6.1, -0.85, 2 * BAG.radius, 2 * BAG.radius),
} as const;

/** The i-th of n along a spread. */
export function along({ from, to, pitch }: Spread, i: number, n: number): TablePoint {
  const length = Math.hypot(to.x - from.x, to.z - from.z);
  const step = n < 2 ? 0 : Math.min(pitch, length / (n - 1)) / length;
  return { x: from.x + (to.x - from.x) * step * i, z: from.z + (to.z - from.z) * step * i };
}

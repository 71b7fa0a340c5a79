/** What lies where in the Royal Guard's area, told from the middle of its board; it faces the one who plays against it. */
import { rect, span } from './geometry.ts';
import { BAG, CARD, GUARD_BOARD, GUARD_PRINT_UNIT, onGuardBoard, ROOM } from './measures.ts';
import { GUARD_PRINT } from './printSpots.ts';

const half = { width: GUARD_BOARD.width / 2, depth: GUARD_BOARD.depth / 2 };
const cardsZ = -half.depth - 0.25 - CARD.depth / 2;
const prestige = onGuardBoard(GUARD_PRINT.prestige);

export const GUARD_PLAN = {
  area: span(-half.width - 0.1, half.width + 0.1, -half.depth - CARD.depth - 0.4, half.depth + 3.7),
  board: rect(0, 0, GUARD_BOARD.width, GUARD_BOARD.depth),
  prestige: rect(
    prestige.x,
    prestige.z,
    GUARD_PRINT.prestige.width * GUARD_PRINT_UNIT,
    GUARD_PRINT.prestige.height * GUARD_PRINT_UNIT,
  ),
  prey: { x: -3.8, z: cardsZ },
  preyArea: rect(-3.8, cardsZ, CARD.width + 0.1, CARD.depth + 0.1),
  pile: { x: -1.55, z: cardsZ },
  pileArea: rect(-1.55, cardsZ, CARD.width + 0.1, CARD.depth + 0.1),
  kept: { from: { x: 0.7, z: cardsZ }, to: { x: 1.9, z: cardsZ }, pitch: 0.3 },
  keptArea: span(0.7 - CARD.width / 2 - 0.05, 1.9 + CARD.width / 2 + 0.05, cardsZ - 1.5, cardsZ + 1.5),
  rooms: { from: { x: 3.85, z: cardsZ - 0.75 }, to: { x: 3.85, z: cardsZ + 0.75 }, pitch: 0.44 },
  roomsArea: span(3.85 - ROOM.width / 2, 3.85 + ROOM.width / 2, cardsZ - 1.45, cardsZ + 1.45),
  summoned: span(-half.width, 0.5, half.depth + 0.1, half.depth + 0.95),
  beside: span(-half.width, 0.5, half.depth + 1.1, half.depth + 1.95),
  bag: { x: 3, z: half.depth + 0.25 + BAG.radius },
  bagArea: rect(3, half.depth + 0.25 + BAG.radius, 2 * BAG.radius, 2 * BAG.radius),
} as const;

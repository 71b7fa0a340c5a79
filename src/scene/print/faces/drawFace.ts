/** Draws any face by its id. */
import { drawGuardBoard } from '../boards/guardBoard.ts';
import { drawPlayerBoard } from '../boards/playerBoard.ts';
import { drawScoreboard } from '../boards/scoreboard.ts';
import type { Drawing } from '../canvas/drawing.ts';
import { drawCityBoard } from '../city/cityBoard.ts';
import { drawLocationBack, drawMonsterBack, drawOrderBack, drawQuestBack, drawRoomBack } from './backs.ts';
import { drawArrivalCard, drawCouncilCard } from './councilCard.ts';
import { drawHeroCard } from './heroCard.ts';
import { type FaceFamily, type FaceId, partsOf } from './ids.ts';
import { drawLocationTile, drawOrderTile } from './locationTile.ts';
import { drawMonsterCard } from './monsterCard.ts';
import { drawQuestCard } from './questCard.ts';
import { drawRoomTile } from './roomTile.ts';
import { drawTokenBack, drawTokenFace } from './tokenFace.ts';

type Drawer = (id: string, scale: number) => Drawing;

const DRAWERS: Readonly<Record<FaceFamily, Drawer>> = {
  monster: drawMonsterCard,
  council: drawCouncilCard,
  arrival: drawArrivalCard,
  quest: drawQuestCard,
  location: drawLocationTile,
  room: drawRoomTile,
  order: drawOrderTile,
  hero: drawHeroCard,
  token: drawTokenFace,
  city: drawCityBoard,
  player: drawPlayerBoard,
  score: drawScoreboard,
  guard: drawGuardBoard,
  monsterBack: drawMonsterBack,
  questBack: drawQuestBack,
  locationBack: drawLocationBack,
  roomBack: drawRoomBack,
  orderBack: drawOrderBack,
  tokenBack: drawTokenBack,
};

export function drawFace(face: FaceId, scale: number): Drawing {
  const { family, id } = partsOf(face);
  return DRAWERS[family](id, scale);
}

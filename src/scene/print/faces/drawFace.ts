/** Draws any face by its id. */
import { drawPlayerBoard } from '../boards/playerBoard.ts';
import { drawScoreboard } from '../boards/scoreboard.ts';
import type { Drawing } from '../canvas/drawing.ts';
import { drawCityBoard } from '../city/cityBoard.ts';
import { drawArrivalCard, drawCouncilCard } from './councilCard.ts';
import { type FaceFamily, type FaceId, partsOf } from './ids.ts';
import { drawLocationTile, drawOrderTile } from './locationTile.ts';
import { drawMonsterCard } from './monsterCard.ts';
import { drawQuestCard } from './questCard.ts';
import { drawRoomTile } from './roomTile.ts';

type Drawer = (id: string, scale: number) => Drawing;

const DRAWERS: Readonly<Partial<Record<FaceFamily, Drawer>>> = {
  monster: drawMonsterCard,
  council: drawCouncilCard,
  arrival: drawArrivalCard,
  quest: drawQuestCard,
  location: drawLocationTile,
  room: drawRoomTile,
  order: drawOrderTile,
  city: drawCityBoard,
  player: drawPlayerBoard,
  score: drawScoreboard,
};

export function drawFace(face: FaceId, scale: number): Drawing {
  const { family, id } = partsOf(face);
  const drawer = DRAWERS[family];
  if (!drawer) throw new Error(`no drawer for ${family}`);
  return drawer(id, scale);
}

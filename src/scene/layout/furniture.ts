/** What stands on the table for a whole game: boards, tray, fountain and the Capitol's two scenes. They move only when another player sits near. */
import type { GameState, Seat } from '../../engine/index.ts';
import { CAPITOL_SITES } from './citySites.ts';
import type { Area } from './geometry.ts';
import { CITY, DIORAMA, type TablePoint } from './measures.ts';
import { type Candle, planFor, seatArea } from './tablePlan.ts';

export type FurnitureName =
  | 'city'
  | 'scoreboard'
  | 'tray'
  | 'fountain'
  | 'construct'
  | 'level-up'
  | 'guardBoard'
  | `playerBoard:${Seat}`;

export interface Furniture extends Area {
  readonly name: FurnitureName;
  /** What it rests on. */
  readonly y: number;
}

export function furnitureAt(state: GameState, viewer: Seat): Furniture[] {
  const plan = planFor(state);
  const on = (name: FurnitureName, { x, z }: TablePoint, turn = 0, y = 0): Furniture => ({ name, x, y, z, turn });
  const furniture = [
    on('city', { x: 0, z: 0 }),
    on('fountain', CAPITOL_SITES.fountain, 0, CITY.thickness),
    on('construct', behind(CAPITOL_SITES.construct.area), 0, CITY.thickness),
    on('level-up', behind(CAPITOL_SITES.levelUp.area), 0, CITY.thickness),
    on('scoreboard', plan.scoreboard, plan.scoreboard.turn),
    on('tray', plan.tray, plan.tray.turn),
  ];
  if (plan.guard !== undefined) furniture.push(on('guardBoard', plan.guard, plan.guard.turn));
  state.players.forEach((_, index) => {
    const area = seatArea(plan, viewer, index as Seat);
    furniture.push(on(`playerBoard:${index as Seat}`, area, area.turn));
  });
  return furniture;
}

/** Where a scene leaves the site before it to the meeples. */
const behind = ({ x, z }: TablePoint): TablePoint => ({ x, z: z - DIORAMA.back });

export const candlesAt = (state: GameState): readonly Candle[] => planFor(state).candles;

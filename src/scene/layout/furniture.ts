/** What stands on the table for a whole game: boards, tray and fountain. They move only when another player sits near. */
import type { GameState, Seat } from '../../engine/index.ts';
import { CAPITOL_SITES } from './citySites.ts';
import type { Area } from './geometry.ts';
import { CITY, type TablePoint } from './measures.ts';
import { type Candle, planFor, seatArea } from './tablePlan.ts';

export type FurnitureName = 'city' | 'scoreboard' | 'tray' | 'fountain' | 'guardBoard' | `playerBoard:${Seat}`;

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

export const candlesAt = (state: GameState): readonly Candle[] => planFor(state).candles;

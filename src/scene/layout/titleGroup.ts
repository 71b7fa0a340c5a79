/** The company on the title's table, one of each kind. */
import type { Kind } from '../../engine/index.ts';
import type { Placement } from './placement.ts';

export const TITLE_GROUP: Readonly<Record<Kind, readonly Placement[]>> = {
  knight: [{ x: 0, z: 0.45, turn: -0.12 }],
  warrior: [{ x: -1.3, z: 0.05, turn: 0.25 }],
  mage: [{ x: 1.28, z: 0, turn: -0.28 }],
  cleric: [{ x: -0.62, z: -1.35, turn: 0.1 }],
  paladin: [{ x: 0.72, z: -1.5, turn: -0.18 }],
  shaman: [{ x: -2.2, z: -1.1, turn: 0.4 }],
  ranger: [{ x: 2.3, z: -1, turn: -0.45 }],
  peasant: [{ x: -1.6, z: 1.6, turn: 0.5, isLying: true }],
  corruption: [{ x: 1.7, z: 1.7, turn: -0.35, isLying: true }],
};

/** Behind the company, beside the candles. */
export const TITLE_BAG = { x: 0.7, z: -6.4, turn: -0.25 } as const;

export const TITLE_CANDLES = [
  { x: -2.2, z: -6.8, height: 1.6 },
  { x: 3.3, z: -6.6, height: 1.25 },
  { x: -3.5, z: -5.7, height: 1.05 },
] as const;

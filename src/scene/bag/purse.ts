/** Cloth, cord and their ends moved together, and dressed for drawing. */
import { heightOf } from '../physics/pouch.ts';
import { type Cloth, createCloth, createClothFrame, LIVE_GRID } from './cloth/cloth.ts';
import type { PouchGrid } from './cloth/pouchMesh.ts';
import { createSkin, FINE, type Fineness } from './cloth/skin.ts';
import { createCordSkin } from './cord/cordSkin.ts';
import { createRopes } from './cord/ropes.ts';
import { createCordRing } from './cordRing.ts';
import { createGoal, createSack } from './sack.ts';

/** Cloth this fast rustles as loud as it can. */
const LOUD = 40;
/** How firmly the middle of the bottom stays where it should, each substep. */
const HOLD = { loose: 0.25, pinched: 0.4 } as const;
const AT_GOAL = 0.06;
const SLOW = 0.6;

export type Purse = ReturnType<typeof createPurse>;

export interface PurseLook {
  readonly grid?: PouchGrid;
  readonly fineness?: Fineness;
  /** Any number: no two bags are cut alike. */
  readonly cut?: number;
}

export function createPurse({ grid = LIVE_GRID, fineness = FINE, cut = 0 }: PurseLook = {}) {
  const sack = createSack();
  const goal = createGoal();
  let cloth: Cloth = createCloth(grid, cut);
  const frame = createClothFrame(grid.columns);
  const ring = createCordRing(grid.columns, cut);
  const skin = createSkin(cloth.mesh, fineness);
  const cord = createCordSkin(skin.columns);
  const ropes = createRopes();
  let loudness = 0;

  function reset(): void {
    sack.place(goal);
    ring.write(sack, frame.cord);
    frame.bottom.set(sack.pouch.bottom);
    cloth.reset(frame);
    skin.update(cloth.position, sack.pouch.mouthRadius);
    cord.findKnot(skin);
    ropes.reset(cord.knot);
    cord.update(skin, ropes);
  }

  function holdBottom(): void {
    const { bottom, mouth } = sack.pouch;
    const behind = goal.pinch / heightOf(sack.pouch);
    for (let q = 0; q < 3; q++) {
      frame.bottom[q] = (bottom[q] as number) + ((bottom[q] as number) - (mouth[q] as number)) * behind;
    }
    frame.bottomHold = goal.pinch > 0 ? HOLD.pinched : HOLD.loose;
  }

  return {
    sack,
    goal,
    frame,
    skin,
    cord,
    reset,
    /** After the sack has moved. */
    step(calm: number): void {
      const { pouch } = sack;
      ring.write(sack, frame.cord);
      frame.cordMove.set(pouch.mouthMove);
      frame.bottomMove.set(pouch.bottomMove);
      holdBottom();
      frame.calm = calm;
      cloth.step(frame);
      if (!cloth.isSound()) {
        cloth = createCloth(grid, cut);
        cloth.reset(frame);
      }
      skin.update(cloth.position, pouch.mouthRadius);
      cord.findKnot(skin);
      ropes.step(cord.knot, skin, calm);
      loudness = Math.max(0, sack.speed() / LOUD - 0.06);
    },
    /** Fills those arrays that are only drawn. */
    dress(): void {
      cord.update(skin, ropes);
    },
    rustle: () => Math.min(1, loudness),
    fastest: () => Math.max(cloth.fastest(), ropes.fastest()),
    stretch: () => cloth.stretch(),
    isAtGoal(): boolean {
      const { mouth, bottom } = sack.pouch;
      let away = 0;
      for (let q = 0; q < 3; q++) {
        away = Math.max(away, Math.abs((mouth[q] as number) - (goal.mouth[q] as number)));
        away = Math.max(away, Math.abs((bottom[q] as number) - (goal.bottom[q] as number)));
      }
      return away < AT_GOAL && sack.speed() < SLOW;
    },
  };
}

import { describe, expect, it } from 'vitest';
import type { MeepleId } from '../../../src/engine/index.ts';
import { type BagState, EMPTY_BAG } from '../../../src/scene/bag/bagState.ts';
import { createCloth, createClothFrame } from '../../../src/scene/bag/cloth/cloth.ts';
import { createSkin } from '../../../src/scene/bag/cloth/skin.ts';
import { createCrew } from '../../../src/scene/bag/crew.ts';
import { createWhereabouts, lead } from '../../../src/scene/bag/lead.ts';
import { createPurse } from '../../../src/scene/bag/purse.ts';
import { createWorld } from '../physics/support.ts';

/** A bag at home with meeples in it, led by what `state` says at each step. */
function purseWith(meeples: number, state: (step: number) => BagState = () => EMPTY_BAG) {
  const purse = createPurse();
  const where = createWhereabouts();
  where.fill = meeples / 28;
  lead(EMPTY_BAG, 0, where, purse.sack.pouch.mouth, purse.goal);
  purse.reset();
  const crew = createCrew(createWorld(), purse.sack, () => ({ x: 0, y: 0, z: 0, turn: 0 }));
  crew.setContents(Array.from({ length: meeples }, (_, id) => id as MeepleId));
  let step = 0;
  return {
    purse,
    run(steps: number, calm = 0) {
      for (let i = 0; i < steps; i++, step++) {
        lead(state(step), step / 60, where, purse.sack.pouch.mouth, purse.goal);
        purse.sack.step(purse.goal);
        crew.step(calm, () => {});
        crew.writeBalls(purse.frame);
        purse.step(calm);
      }
    },
  };
}

/** A hand that jerks the bag about. */
function wild(step: number): BagState {
  const t = step / 60;
  const hand = {
    from: { x: 0, y: 2, z: 0 },
    at: { x: Math.sin(t * 26) * 1.6, y: 4 + Math.cos(t * 31), z: Math.sin(t * 17) },
    speed: { x: 0, y: 0, z: 0 },
    sinceS: 0,
    movedS: t,
    wildness: 1,
  };
  return { ...EMPTY_BAG, phase: 'shaking', hand };
}

const heights = (P: Float64Array): number[] => [...P].filter((_, k) => k % 3 === 1);

describe('the cloth', () => {
  it('settles on what is inside without stretching', () => {
    const { purse, run } = purseWith(20);
    run(150);
    expect(purse.stretch()).toBeLessThan(1.12);
    expect(purse.fastest()).toBeLessThan(1.5);
    run(90, 1);
    expect(purse.fastest()).toBeLessThan(0.15);
  });

  it('stands on the table, never under it', () => {
    const { purse, run } = purseWith(10);
    run(120);
    expect(Math.min(...purse.skin.position.filter((_, k) => k % 3 === 1))).toBeGreaterThan(-0.05);
  });

  it('keeps its length and its numbers through ten seconds of violent shaking', () => {
    const { purse, run } = purseWith(20, wild);
    let worst = 0;
    for (let i = 0; i < 100; i++) {
      run(6);
      worst = Math.max(worst, purse.stretch());
    }
    expect(worst).toBeLessThan(1.35);
    expect([...purse.skin.position].every(Number.isFinite)).toBe(true);
    expect([...purse.cord.position].every(Number.isFinite)).toBe(true);
  });

  it('lies outside the balls it covers', () => {
    const cloth = createCloth();
    const frame = createClothFrame(cloth.mesh.columns);
    const { purse, run } = purseWith(1);
    run(1);
    frame.cord.set(purse.frame.cord);
    frame.balls.set([0.5, 0.6, 0.2, 0.6]);
    frame.ballCount = 1;
    cloth.reset(frame);
    for (let i = 0; i < 90; i++) cloth.step(frame);
    for (let k = 0; k < cloth.position.length; k += 3) {
      const [x = 0, y = 0, z = 0] = cloth.position.subarray(k, k + 3);
      if (y > 0.13) expect(Math.hypot(x - 0.5, y - 0.6, z - 0.2)).toBeGreaterThan(0.6 - 0.06);
    }
  });

  it('moves the same every time', () => {
    const shapes = [0, 1].map(() => {
      const { purse, run } = purseWith(12, wild);
      run(90);
      return [...purse.skin.position];
    });
    expect(shapes[0]).toEqual(shapes[1]);
  });

  it('gets its shape back when it has lost its numbers', () => {
    const { purse, run } = purseWith(5);
    run(10);
    purse.frame.bottom[0] = Number.NaN;
    purse.sack.pouch.bottomMove[1] = Number.NaN;
    purse.step(0);
    purse.sack.pouch.bottomMove[1] = 0;
    run(60);
    expect([...purse.skin.position].every(Number.isFinite)).toBe(true);
  });
});

describe('the skin', () => {
  it('is closed at the seam, faces outwards, and is dark at the bottom', () => {
    const { purse, run } = purseWith(15);
    run(60);
    const { skin } = purse;
    const { position, normal, perRow, columns, rows, cordRow } = skin;
    for (let row = 0; row < rows; row++) {
      for (let q = 0; q < 3; q++) {
        expect(position[(row * perRow + columns) * 3 + q]).toBe(position[row * perRow * 3 + q]);
      }
    }
    const belly = Math.round(cordRow * 0.55);
    let outward = 0;
    for (let column = 0; column < columns; column++) {
      const v = (belly * perRow + column) * 3;
      const [x = 0, z = 0] = [position[v], position[v + 2]];
      if (x * (normal[v] ?? 0) + z * (normal[v + 2] ?? 0) > 0) outward++;
    }
    expect(outward / columns).toBeGreaterThan(0.95);
    expect(skin.shade[0]).toBeLessThan(0.7);
    expect(Math.max(...skin.index)).toBeLessThan(position.length / 3);
  });

  it('is twice as fine as the cloth in height and three times around', () => {
    const { mesh, position } = createCloth();
    const skin = createSkin(mesh);
    expect([skin.columns, skin.rows]).toEqual([mesh.columns * 3, mesh.rows * 2 + 1]);
    expect(heights(position)).toHaveLength(mesh.points);
  });
});

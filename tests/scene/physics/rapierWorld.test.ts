import { describe, expect, it } from 'vitest';
import { MEEPLE_HALF } from '../../../src/scene/physics/meepleShape.ts';
import { BODY, type PhysicsPort } from '../../../src/scene/physics/physicsPort.ts';
import { createPouch, createWall, meetWall, type Pouch } from '../../../src/scene/physics/pouch.ts';
import { createStillWorld } from '../../../src/scene/physics/stillWorld.ts';
import { createWorld } from './support.ts';

function fill(world: PhysicsPort, n: number): void {
  for (let i = 0; i < n; i++) world.add(Math.cos(i * 2.4) * 0.6, 0.4 + i * 0.06, Math.sin(i * 2.4) * 0.6);
}

/** Swung and jerked about by a hand above the table. */
function shake(pouch: Pouch, step: number): void {
  const t = step / 60;
  const to = { x: Math.sin(t * 25) * 1.4, y: 3.6 + Math.cos(t * 31), z: Math.sin(t * 19) };
  const late = t - 0.05;
  const below = { x: Math.sin(late * 25) * 1.3, y: to.y - 2.5, z: Math.sin(late * 19) * 0.9 };
  lead(pouch.mouth, pouch.mouthMove, to);
  lead(pouch.bottom, pouch.bottomMove, below);
  pouch.mouthRadius = 0.4;
}

function lead(at: Float64Array, move: Float64Array, to: { x: number; y: number; z: number }): void {
  [to.x, to.y, to.z].forEach((value, q) => {
    move[q] = value - (at[q] ?? 0);
    at[q] = value;
  });
}

/** How far the middle of the farthest body is beyond the wall; not positive: all are inside. */
function farthestOut(world: PhysicsPort, pouch: Pouch): number {
  const wall = createWall();
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < world.bodies.capacity; i++) {
    if (world.bodies.mode[i] !== BODY.inside) continue;
    const [x = 0, y = 0, z = 0] = world.bodies.position.subarray(i * 3, i * 3 + 3);
    meetWall(pouch, x, y, z, 0, wall);
    most = Math.max(most, wall.depth);
  }
  return most;
}

/** Height of a body's lowest corner. */
function lowestOf({ bodies: { position, rotation } }: PhysicsPort, slot: number): number {
  const [x = 0, y = 0, z = 0, w = 1] = rotation.subarray(slot * 4, slot * 4 + 4);
  const upright = [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)];
  const half = [MEEPLE_HALF.x, MEEPLE_HALF.y, MEEPLE_HALF.z];
  return (position[slot * 3 + 1] ?? 0) - half.reduce((sum, side, q) => sum + side * Math.abs(upright[q] ?? 0), 0);
}

const isSound = (values: Float64Array): boolean => values.every((value) => Number.isFinite(value));

describe('bodies in the bag', () => {
  it.each([1, 5, 30, 50])('stay inside through ten seconds of violent shaking: %i of them', (n) => {
    const [world, pouch] = [createWorld(), createPouch()];
    fill(world, n);
    let out = Number.NEGATIVE_INFINITY;
    for (let step = 0; step < 600; step++) {
      shake(pouch, step);
      world.step(pouch, 0);
      out = Math.max(out, farthestOut(world, pouch));
    }
    expect(isSound(world.bodies.position) && isSound(world.bodies.rotation)).toBe(true);
    expect(out).toBeLessThan(0.1);
    expect(world.mend(pouch)).toBe(0);
  });

  it('lie above the table, next to and not in each other', () => {
    const [world, pouch] = [createWorld(), createPouch()];
    fill(world, 20);
    for (let step = 0; step < 200; step++) world.step(pouch, 0);
    const { position } = world.bodies;
    for (let i = 0; i < 20; i++) {
      expect(position[i * 3 + 1]).toBeGreaterThan(0.1);
      for (let j = 0; j < i; j++) {
        const apart = Math.hypot(...[0, 1, 2].map((q) => (position[i * 3 + q] ?? 0) - (position[j * 3 + q] ?? 0)));
        expect(apart).toBeGreaterThan(0.2);
      }
    }
  });

  it('come to rest when left alone', () => {
    const [world, pouch] = [createWorld(), createPouch()];
    fill(world, 30);
    for (let step = 0; step < 240; step++) world.step(pouch, 0);
    expect(world.fastest()).toBeLessThan(2.5);
    for (let step = 0; step < 60; step++) world.step(pouch, 1);
    const before = world.bodies.position.slice();
    for (let step = 0; step < 30; step++) world.step(pouch, 1);
    const moved = world.bodies.position.map((value, k) => Math.abs(value - (before[k] ?? 0)));
    expect(Math.max(...moved)).toBeLessThan(0.02);
  });

  it('move the same every time', () => {
    const places = [0, 1].map(() => {
      const [world, pouch] = [createWorld(), createPouch()];
      fill(world, 12);
      for (let step = 0; step < 120; step++) {
        shake(pouch, step);
        world.step(pouch, 0);
      }
      return [...world.bodies.position.subarray(0, 36), ...world.bodies.rotation.subarray(0, 48)];
    });
    expect(places[0]).toEqual(places[1]);
  });

  it('are brought back when they lose their numbers or their bag', () => {
    const [world, pouch] = [createWorld(), createPouch()];
    fill(world, 6);
    world.bodies.position[4] = Number.NaN;
    world.bodies.velocity[6] = Number.POSITIVE_INFINITY;
    world.bodies.rotation[12] = Number.NaN;
    world.bodies.position[13] = -30;
    expect(world.mend(pouch)).toBe(4);
    for (let step = 0; step < 60; step++) world.step(pouch, 0);
    expect(isSound(world.bodies.position)).toBe(true);
    expect(farthestOut(world, pouch)).toBeLessThan(0);
  });

  it('sound louder the harder they are shaken', () => {
    const loudness = (strength: number): number => {
      const [world, pouch] = [createWorld(), createPouch()];
      fill(world, 10);
      let sum = 0;
      for (let step = 0; step < 120; step++) {
        const t = step / 60;
        lead(pouch.mouth, pouch.mouthMove, { x: Math.sin(t * 20) * strength, y: 4, z: 0 });
        lead(pouch.bottom, pouch.bottomMove, { x: Math.sin(t * 20 - 0.6) * strength, y: 1.6, z: 0 });
        world.step(pouch, 0);
        const { wood, cloth } = world.knocks;
        expect(Math.max(wood, cloth)).toBeLessThanOrEqual(1);
        sum += wood + cloth;
      }
      return sum;
    };
    expect(loudness(1)).toBeGreaterThan(loudness(0.2));
    expect(loudness(0.2)).toBeGreaterThan(loudness(0));
  });
});

describe('loose bodies', () => {
  it('fall, bounce and lie on the table or on a board', () => {
    const [world, pouch] = [createWorld(), createPouch()];
    world.setLedges([{ x: 10, z: 0, halfWidth: 2, halfDepth: 2, turn: 0.3, height: 0.14 }]);
    for (const x of [5, 10]) {
      const slot = world.add(x, 2, 0);
      world.bodies.mode[slot] = BODY.loose;
      world.bodies.spin[slot * 3] = 6;
    }
    let knocked = 0;
    for (let step = 0; step < 180; step++) {
      world.step(pouch, 0);
      knocked = Math.max(knocked, world.knocks.table);
    }
    expect(knocked).toBeGreaterThan(0.1);
    expect(lowestOf(world, 0)).toBeCloseTo(0, 1);
    expect(lowestOf(world, 1)).toBeCloseTo(0.14, 1);
    expect(world.fastest()).toBeLessThan(0.3);
  });

  it('knock each other aside', () => {
    const [world, pouch] = [createWorld(), createPouch()];
    const [lying, thrown] = [world.add(0, 0.18, 6), world.add(-1.6, 0.18, 6.1)];
    for (const slot of [lying, thrown]) {
      world.bodies.mode[slot] = BODY.loose;
      world.bodies.rotation.set([-Math.SQRT1_2, 0, 0, Math.SQRT1_2], slot * 4);
    }
    for (let step = 0; step < 30; step++) world.step(pouch, 0);
    const before = world.bodies.position[lying * 3] ?? 0;
    world.bodies.velocity[thrown * 3] = 14;
    let knocked = 0;
    for (let step = 0; step < 60; step++) {
      world.step(pouch, 0);
      knocked = Math.max(knocked, world.knocks.wood);
    }
    expect(knocked).toBeGreaterThan(0.1);
    expect(world.bodies.position[lying * 3]).toBeGreaterThan(before + 0.1);
  });
});

describe('physics turned off', () => {
  it('keeps every body in the bag wherever the bag is', () => {
    const [world, pouch] = [createStillWorld(), createPouch()];
    fill(world, 40);
    for (let step = 0; step < 60; step++) {
      shake(pouch, step);
      world.step(pouch, 0);
      expect(farthestOut(world, pouch)).toBeLessThan(0);
    }
    expect(world.fastest()).toBe(0);
  });

  it('says when it is full, like the real one', () => {
    for (const world of [createStillWorld(2), createWorld(2)]) {
      expect([world.add(0, 1, 0), world.add(0, 1, 0), world.add(0, 1, 0)]).toEqual([0, 1, -1]);
      world.remove(0);
      expect(world.add(0, 1, 0)).toBe(0);
    }
  });
});

/** A full bag at rest, as it stands on the title's table: the game's own cloth and cord, settled over its contents. */
import { MeshoptSimplifier } from 'meshoptimizer';
import { BufferAttribute, BufferGeometry } from 'three';
import { homeHeight } from '../../src/scene/bag/lead.ts';
import { createPurse, type Purse } from '../../src/scene/bag/purse.ts';
import { seeded } from './noise.ts';

const steps = 300;
const calmFrom = 200;
const lean = 0.3;
const forward = 0.28;
const trianglesAfter = { cloth: 2200, cord: 1300 };
const tolerance = 0.02;

/** Rings of balls that stand for the meeples inside: how many, how far from the middle, how high. */
const layers = [
  [4, 0.4, 0.36],
  [9, 1, 0.36],
  [7, 0.78, 0.92],
  [3, 0.36, 1.2],
] as const;

function* pile(): Generator<readonly [x: number, y: number, z: number, radius: number]> {
  const random = seeded(3);
  for (const [count, reach, height] of layers) {
    for (let i = 0; i < count; i++) {
      const angle = ((i + random() * 0.5) / count) * Math.PI * 2 + height;
      const r = reach * (0.9 + random() * 0.2);
      yield [Math.cos(angle) * r, height + (random() - 0.3) * 0.16, Math.sin(angle) * r, 0.34 + random() * 0.15];
    }
  }
}

function settled(): Purse {
  const purse = createPurse();
  const { goal, frame, sack } = purse;
  const balls = [...pile()];
  goal.mouth.set([0, homeHeight(1), forward]);
  goal.facing.set([0, Math.cos(lean), Math.sin(lean)]);
  purse.reset();
  balls.forEach((ball, i) => {
    frame.balls.set(ball, i * 4);
  });
  frame.ballCount = balls.length;
  for (let step = 0; step < steps; step++) {
    sack.step(goal);
    purse.step(Math.max(0, (step - calmFrom) / (steps - calmFrom)));
  }
  purse.dress();
  return purse;
}

/** Fewer triangles where the cloth is smooth; the vertices stay where they are. */
function simplified(geometry: BufferGeometry, triangles: number): BufferGeometry {
  const { position, normal } = geometry.attributes;
  if (!position || !normal || !geometry.index) throw new Error('nothing to simplify');
  const [indices] = MeshoptSimplifier.simplifyWithAttributes(
    Uint32Array.from(geometry.index.array),
    Float32Array.from(position.array),
    3,
    Float32Array.from(normal.array),
    3,
    [0.4, 0.4, 0.4],
    null,
    triangles * 3,
    tolerance,
  );
  geometry.setIndex([...indices]);
  return geometry;
}

type Arrays = Readonly<Record<string, { readonly values: Float32Array; readonly size: number }>>;

function geometryOf(index: ArrayLike<number>, arrays: Arrays): BufferGeometry {
  const geometry = new BufferGeometry();
  for (const [name, { values, size }] of Object.entries(arrays)) {
    geometry.setAttribute(name, new BufferAttribute(Float32Array.from(values), size));
  }
  return geometry.setIndex(Array.from(index));
}

export async function bag(): Promise<Record<'cloth' | 'cord', BufferGeometry>> {
  await MeshoptSimplifier.ready;
  const { skin, cord } = settled();
  const cloth = geometryOf(skin.index, {
    position: { values: skin.position, size: 3 },
    normal: { values: skin.normal, size: 3 },
    uv: { values: skin.uv, size: 2 },
    shade: { values: skin.shade.map((value) => Math.min(1, value)), size: 1 },
  });
  const rope = geometryOf(cord.index, {
    position: { values: cord.position, size: 3 },
    normal: { values: cord.normal, size: 3 },
    strand: { values: cord.uv, size: 2 },
  });
  return { cloth: simplified(cloth, trianglesAfter.cloth), cord: simplified(rope, trianglesAfter.cord) };
}

import { BufferAttribute, BufferGeometry, Matrix4 } from 'three';
import { describe, expect, it } from 'vitest';
import { GRAIN_STEPS, POSITION_STEPS } from '../../../src/scene/materials/packing.ts';
import { unpacked } from '../../../src/scene/materials/unpacked.ts';

function packed(indices: readonly number[]): BufferGeometry {
  const geometry = new BufferGeometry();
  const positions = Int16Array.from({ length: 15 }, (_, i) => i * POSITION_STEPS);
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute(
    'uv1',
    new BufferAttribute(
      Uint16Array.from({ length: 10 }, (_, i) => i * GRAIN_STEPS),
      2,
    ),
  );
  geometry.setAttribute('_shade', new BufferAttribute(Uint8Array.of(0, 51, 102, 204, 255), 1, true));
  geometry.setIndex([...indices]);
  return geometry;
}

const scale = new Matrix4().makeScale(1 / POSITION_STEPS, 1 / POSITION_STEPS, 1 / POSITION_STEPS);

describe('an unpacked model', () => {
  it('has only the vertices that it uses, in table units', () => {
    const own = unpacked(packed([4, 2, 1, 1, 2, 4]), scale);
    expect([...(own.index?.array ?? [])]).toEqual([0, 1, 2, 2, 1, 0]);
    expect([...own.getAttribute('position').array]).toEqual([12, 13, 14, 6, 7, 8, 3, 4, 5]);
    expect([...own.getAttribute('uv1').array]).toEqual([8, 9, 4, 5, 2, 3]);
  });

  it('calls its shade what the velvet calls it', () => {
    const shade = unpacked(packed([0, 1, 4]), scale).getAttribute('shade');
    expect(shade.getX(1)).toBeCloseTo(0.2, 5);
    expect(shade.getX(2)).toBe(1);
  });

  it('leaves the shared arrays alone', () => {
    const shared = packed([0, 1, 2]);
    unpacked(shared, scale);
    expect(shared.getAttribute('position').count).toBe(5);
  });
});

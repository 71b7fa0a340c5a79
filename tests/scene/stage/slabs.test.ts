import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import type { Seat } from '../../../src/engine/index.ts';
import { layoutTable } from '../../../src/scene/layout/layoutTable.ts';
import type { PieceKey } from '../../../src/scene/layout/pieces.ts';
import { facesOfMatch, facesOfPiece, printOrder } from '../../../src/scene/stage/slabs/slabFaces.ts';
import { SHAPES, slabGeometries } from '../../../src/scene/stage/slabs/slabGeometry.ts';
import { createFaceTable } from '../../../src/scene/stage/slabs/slabMaterial.ts';
import { engine, MODES, optionsOf, play } from '../../support/games.ts';

const face = (key: string) => facesOfPiece(key as PieceKey);

describe('the print on each piece', () => {
  it('shows nobody a Quest in somebody else’s hand', () => {
    expect(face('hand:1:0')).toMatchObject({ front: 'questBack', back: 'questBack' });
  });

  it('has a Hero’s second level in front and the third behind', () => {
    expect(face('hero:0:mage')).toEqual({ shape: 'hero', front: 'hero/mage-2', back: 'hero/mage-3' });
  });

  it('is no business of meeples and buildings', () => {
    for (const key of ['meeple:4', 'diorama:scriptorium', 'storey:castle:0', 'bag:0', 'sword'])
      expect([key, face(key)]).toEqual([key, undefined]);
  });

  it.each(MODES.map((mode) => [mode.name, mode] as const))(
    'is printed for every piece of a match: %s',
    (name, mode) => {
      const options = optionsOf(mode, `slabs ${name}`);
      const printed = new Set<string>(facesOfMatch(engine.setup(options)));
      const missing = new Set<string>();
      let steps = 0;
      play(options, undefined, {
        step: ({ state }) => {
          if (steps++ % 40 !== 0) return;
          for (const key of layoutTable(state, 0 as Seat).keys()) {
            const faces = facesOfPiece(key);
            if (faces === undefined) continue;
            for (const each of [faces.front, faces.back]) if (!printed.has(each)) missing.add(each);
          }
        },
      });
      expect([...missing]).toEqual([]);
    },
  );

  it('comes first where it lies face up, and Rooms only where there are Towers', () => {
    const state = engine.setup({ seed: 'slabs', seats: 2, towers: true });
    const order = printOrder(state);
    const [open] = state.market;
    const hidden = CATALOG.locations.find(
      ({ id }) => !state.market.includes(id) && !state.locations.some((l) => l.id === id),
    );
    expect(order(`location/${open}` as never)).toBeGreaterThan(order(`location/${hidden?.id}` as never));
    const without = engine.setup({ seed: 'slabs', seats: 2, towers: false });
    expect(facesOfMatch(without).some((each) => each.startsWith('room'))).toBe(false);
  });
});

describe('the shape of a slab', () => {
  it.each([true, false])(
    'has a front that reads upright and a back that does when it is turned over (plain: %s)',
    (isPlain) => {
      const shapes = slabGeometries({ isPlain });
      expect([...shapes.keys()].sort()).toEqual([...SHAPES].sort());
      for (const [shape, geometry] of shapes) {
        const { position, faceUv, side, normal } = geometry.attributes;
        if (!position || !faceUv || !side || !normal) throw new Error(`${shape} lacks something`);
        for (let i = 0; i < position.count; i++) {
          expect(Math.hypot(normal.getX(i), normal.getY(i), normal.getZ(i))).toBeCloseTo(1, 4);
          if (side.getX(i) === 2) continue;
          const isFront = side.getX(i) === 0;
          expect(Math.sign(position.getY(i))).toBe(isFront ? 1 : -1);
          const right = isFront ? position.getX(i) : -position.getX(i);
          expect((faceUv.getX(i) - 0.5) * right).toBeGreaterThanOrEqual(0);
          expect((faceUv.getY(i) - 0.5) * position.getZ(i)).toBeLessThanOrEqual(0);
        }
      }
    },
  );

  it('costs less where the picture must be cheap', () => {
    const [fine, plain] = [slabGeometries({ isPlain: false }), slabGeometries({ isPlain: true })];
    for (const shape of SHAPES)
      expect(plain.get(shape)?.getIndex()?.count ?? 0).toBeLessThan(fine.get(shape)?.getIndex()?.count ?? 0);
  });
});

describe('the table of faces', () => {
  it('is plain paper until a face comes, each side by itself', () => {
    const table = createFaceTable(2);
    const data = table.texture.image.data as Float32Array;
    const pages = () => [data[8], data[9], data[20], data[21]];
    expect(pages()).toEqual([-1, -1, -1, -1]);
    table.set(1, 'back', { page: 2, uv: [0.25, 0.5, 0.125, 0.25] });
    expect(pages()).toEqual([-1, -1, -1, 2]);
    expect([...data.slice(16, 20)]).toEqual([0.25, 0.5, 0.125, 0.25]);
    table.set(1, 'back', undefined);
    expect(pages()).toEqual([-1, -1, -1, -1]);
  });
});

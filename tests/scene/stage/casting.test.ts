import { Matrix4 } from 'three';
import { describe, expect, it } from 'vitest';
import type { PieceKey } from '../../../src/scene/layout/pieces.ts';
import { type CastPiece, createCasting, createSlots } from '../../../src/scene/stage/casting.ts';
import { createJolts } from '../../../src/scene/stage/jolts.ts';
import { createPieceIndex } from '../../../src/scene/stage/pieceIndex.ts';
import { createPoseBook } from '../../../src/scene/stage/poseBook.ts';

const KEYS = ['monster:ghoul', 'monster:skeleton', 'storey:castle:0'] as PieceKey[];

/** A company that remembers where each of its instances was drawn last, and which of them can be seen. */
function company(capacity: number) {
  const slotOf = createSlots(capacity);
  const drawn = new Map<number, number>();
  const cast: CastPiece = (key) => {
    const slot = slotOf(key);
    if (slot === undefined) return undefined;
    return {
      setMatrix: (matrix: Matrix4) => drawn.set(slot, new Matrix4().copy(matrix).elements[12]),
      setVisible: (isVisible) => {
        if (!isVisible) drawn.delete(slot);
      },
      setShine: () => undefined,
    };
  };
  return { cast, drawn };
}

function stage() {
  const index = createPieceIndex();
  const capacity = index.count() + KEYS.length;
  const book = createPoseBook(capacity);
  const put = (key: PieceKey, x: number | undefined) =>
    book.put(index.of(key), x === undefined ? undefined : { x, y: 0, z: 0, turn: 0, lies: 'standing' }, 0);
  return { casting: createCasting(book, createJolts(capacity), index), put };
}

describe('casting', () => {
  it('leaves no second picture of a piece behind when the companies change', () => {
    const { casting, put } = stage();
    const { cast, drawn } = company(20);
    KEYS.forEach((key, i) => {
      put(key, i);
    });
    casting.recast([cast]);
    casting.write();
    casting.recast([cast, () => undefined]);
    casting.write();
    put(KEYS[0] as PieceKey, 9);
    put(KEYS[1] as PieceKey, undefined);
    casting.write();
    expect([...drawn.values()].sort()).toEqual([2, 9]);
  });

  it('goes without a picture where a company has no more', () => {
    const slotOf = createSlots(2, 1);
    expect(KEYS.map(slotOf)).toEqual([1, undefined, undefined]);
    expect(slotOf(KEYS[0] as PieceKey)).toBe(1);
  });
});

import { Matrix4, Quaternion, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import type { PieceKey, Pose } from '../../../src/scene/layout/pieces.ts';
import { type CastPiece, createCasting, type Role, roleIn } from '../../../src/scene/stage/casting.ts';
import { createJolts } from '../../../src/scene/stage/jolts.ts';
import { createPieceIndex, PIECE_CAPACITY, thicknessOf } from '../../../src/scene/stage/pieceIndex.ts';
import { createPoseBook } from '../../../src/scene/stage/poseBook.ts';

const CARD = 'monster:ghoul' as PieceKey;
const SWORD = 'sword' as PieceKey;
const pose = (x: number, z = 0): Pose => ({ x, y: 0, z, turn: 0.5, lies: 'faceUp' });

interface Drawn extends Role {
  readonly at: Vector3;
  readonly size: Vector3;
  isVisible: boolean;
  shine: number;
  writes: number;
}

function drawnRole(): Drawn {
  const drawn: Drawn = {
    at: new Vector3(),
    size: new Vector3(),
    isVisible: false,
    shine: 1,
    writes: 0,
    setMatrix: (matrix: Matrix4) => {
      drawn.writes++;
      matrix.decompose(drawn.at, new Quaternion(), drawn.size);
    },
    setVisible: (isVisible) => {
      drawn.isVisible = isVisible;
    },
    setShine: (shine) => {
      drawn.shine = shine;
    },
  };
  return drawn;
}

function givenCasting() {
  const index = createPieceIndex();
  const book = createPoseBook(PIECE_CAPACITY);
  const jolts = createJolts(PIECE_CAPACITY);
  const casting = createCasting(book, jolts, index);
  const asked: PieceKey[] = [];
  const roles = new Map<PieceKey, Drawn>();
  const cards: CastPiece = (key) => {
    asked.push(key);
    if (!key.startsWith('monster:')) return undefined;
    const role = drawnRole();
    roles.set(key, role);
    return role;
  };
  casting.recast([cards]);
  const put = (key: PieceKey, to: Pose | undefined) => book.put(index.of(key), to, thicknessOf(key));
  return { index, book, jolts, casting, cards, asked, roles, put };
}

describe('casting', () => {
  it('writes a piece where it is, once, until it moves again', () => {
    const { casting, roles, put } = givenCasting();
    put(CARD, pose(3, 4));
    expect(casting.write()).toBe(true);
    const role = roles.get(CARD);
    expect([role?.isVisible, role?.at.x, role?.at.z]).toEqual([true, 3, 4]);
    expect(casting.write()).toBe(false);
    expect(role?.writes).toBe(1);
    put(CARD, pose(5));
    casting.write();
    expect([role?.writes, role?.at.x]).toEqual([2, 5]);
  });

  it('hides what is not on the table, and does not move it', () => {
    const { casting, roles, put } = givenCasting();
    put(CARD, pose(3));
    casting.write();
    put(CARD, undefined);
    casting.write();
    expect([roles.get(CARD)?.isVisible, roles.get(CARD)?.writes]).toEqual([false, 1]);
  });

  it('asks once for each piece, and is content if nobody plays it', () => {
    const { casting, asked, put } = givenCasting();
    put(SWORD, pose(1));
    casting.write();
    put(SWORD, pose(2));
    casting.write();
    expect(asked.filter((key) => key === SWORD)).toEqual([SWORD]);
  });

  it('adds the jolt to where a piece is, and its light', () => {
    const { casting, roles, put, jolts, index, book } = givenCasting();
    put(CARD, pose(3));
    casting.write();
    const y = roles.get(CARD)?.at.y ?? 0;
    const piece = index.of(CARD);
    jolts.lift[piece] = 0.5;
    jolts.shine[piece] = 2;
    book.touch(piece);
    casting.write();
    expect(roles.get(CARD)?.at.y).toBeCloseTo(y + 0.5, 5);
    expect(roles.get(CARD)?.shine).toBe(2);
  });

  it('writes everything again for a new company, as after a lost context', () => {
    const { casting, cards, roles, put } = givenCasting();
    put(CARD, pose(3));
    casting.write();
    const old = roles.get(CARD);
    casting.recast([cards]);
    expect(casting.write()).toBe(true);
    expect(roles.get(CARD)).not.toBe(old);
    expect(roles.get(CARD)?.at.x).toBe(3);
    expect(old?.writes).toBe(1);
  });
});

describe('a role in a batch', () => {
  it('takes its shape once, and its light only when it changes', () => {
    const told: string[] = [];
    const batch = {
      setModel: (slot: number, model: string) => told.push(`model ${slot} ${model}`),
      setMatrix: (slot: number) => told.push(`matrix ${slot}`),
      setVisible: (slot: number, isVisible: boolean) => told.push(`visible ${slot} ${isVisible}`),
      setTint: (slot: number) => told.push(`tint ${slot}`),
      setShine: (slot: number, shine: number) => told.push(`shine ${slot} ${shine}`),
    };
    const role = roleIn(batch, 7, 'card');
    role.setMatrix(new Matrix4());
    role.setShine(1);
    role.setShine(1.5);
    role.setShine(1.5);
    expect(told).toEqual(['model 7 card', 'matrix 7', 'shine 7 1.5']);
  });
});

import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/engine/index.ts';
import type { PieceKey, Pose } from '../../../src/scene/layout/pieces.ts';
import { type AnchorName, createAnchors, type ScreenSpot } from '../../../src/scene/stage/anchors.ts';
import type { Eyes } from '../../../src/scene/stage/eyes.ts';
import { createPieceIndex, PIECE_CAPACITY } from '../../../src/scene/stage/pieceIndex.ts';
import { createPoseBook } from '../../../src/scene/stage/poseBook.ts';
import { engine } from '../../support/games.ts';

const MEEPLE = 'meeple:3' as PieceKey;
const standing = (x: number, z = 0): Pose => ({ x, y: 0, z, turn: 0, lies: 'standing' });

/** Ten pixels for each unit, straight from above; what is farther than 50 is behind the camera. */
const PLAIN: Eyes = {
  project: (x, y, z, out) => {
    Object.assign(out, { x: x * 10, y: z * 10 - y, z: 0 });
    return Math.abs(x) < 50;
  },
  ground: () => false,
};

function givenAnchors() {
  const index = createPieceIndex();
  const book = createPoseBook(PIECE_CAPACITY);
  const state = engine.setup({ seed: 'anchors', seats: 2, towers: true });
  const anchors = createAnchors({ book, index, table: () => ({ state, viewer: 0 as Seat }) });
  const put = (pose: Pose | undefined) => book.put(index.of(MEEPLE), pose, 0.3);
  const watch = (name: AnchorName) => {
    const heard: ScreenSpot[] = [];
    const stop = anchors.watch(name, (spot) => heard.push({ ...spot }));
    return { heard, stop };
  };
  return { anchors, put, watch, state };
}

describe('words that hang at things', () => {
  it('are told at once where it is, and again only when it has moved', () => {
    const { anchors, put, watch } = givenAnchors();
    anchors.lend(PLAIN);
    put(standing(2));
    const { heard } = watch(MEEPLE);
    anchors.update();
    anchors.update();
    expect(heard.map(({ x, isSeen }) => [x, isSeen])).toEqual([[20, true]]);
    put(standing(2.01));
    anchors.update();
    expect(heard).toHaveLength(1);
    put(standing(3));
    anchors.update();
    expect(heard.map(({ x }) => x)).toEqual([20, 30]);
  });

  it('are hidden while nobody draws the table, the piece is gone or behind the camera', () => {
    const { anchors, put, watch } = givenAnchors();
    put(standing(2));
    const { heard } = watch(MEEPLE);
    const seen = () => {
      anchors.update();
      return heard[heard.length - 1]?.isSeen;
    };
    expect(seen()).toBe(false);
    anchors.lend(PLAIN);
    expect(seen()).toBe(true);
    put(standing(80));
    expect(seen()).toBe(false);
    put(standing(2));
    expect(seen()).toBe(true);
    put(undefined);
    expect(seen()).toBe(false);
    put(standing(2));
    anchors.lend(undefined);
    expect(seen()).toBe(false);
  });

  it('know places and landmarks without a piece, and nothing of other names', () => {
    const { anchors } = givenAnchors();
    anchors.lend(PLAIN);
    for (const name of ['capitol:construct', 'market', 'tavern:1', 'tower:castle', 'supply'] as AnchorName[]) {
      expect([name, anchors.at(name).isSeen]).toEqual([name, true]);
    }
    expect(anchors.at('nowhere:7' as AnchorName).isSeen).toBe(false);
  });

  it('are forgotten with their last listener', () => {
    const { anchors, put, watch } = givenAnchors();
    anchors.lend(PLAIN);
    put(standing(1));
    const [one, two] = [watch(MEEPLE), watch(MEEPLE)];
    one.stop();
    put(standing(2));
    anchors.update();
    expect([one.heard.length, two.heard.length]).toEqual([1, 2]);
    two.stop();
    put(standing(3));
    anchors.update();
    expect(two.heard).toHaveLength(2);
  });
});

import { describe, expect, it } from 'vitest';
import type { FocusName } from '../../../src/director/focus.ts';
import type { PieceKey, Pose } from '../../../src/scene/layout/pieces.ts';
import { createJolts, piecesIn } from '../../../src/scene/stage/jolts.ts';

const PIECE = 3;
const LENGTH_MS = 400;

function givenJolts() {
  const jolts = createJolts(8);
  const touched: number[] = [];
  const at = (ms: number) => {
    touched.length = 0;
    return jolts.advance(ms, (piece) => touched.push(piece));
  };
  const still = (piece: number) => [jolts.lift[piece], jolts.turn[piece], jolts.tilt[piece], jolts.shine[piece]];
  return { jolts, touched, at, still };
}

const AT_REST = [0, 0, 0, 1];

describe('a jolt', () => {
  it('throws a struck card about, most at the start, and leaves it as it was', () => {
    const { jolts, at, still } = givenJolts();
    jolts.start(PIECE, 'strike', 1, 0, LENGTH_MS);
    const reach = (ms: number) => {
      at(ms);
      return Math.abs(jolts.tilt[PIECE] ?? 0) + Math.abs(jolts.lift[PIECE] ?? 0);
    };
    const early = Math.max(...[20, 40, 60, 80].map(reach));
    const late = Math.max(...[340, 360, 380].map(reach));
    expect(early).toBeGreaterThan(0.1);
    expect(late).toBeLessThan(early / 5);
    expect(at(LENGTH_MS)).toBe(0);
    expect(still(PIECE)).toEqual(AT_REST);
  });

  it('makes what works shine and what is lost dark', () => {
    const { jolts, at } = givenJolts();
    jolts.start(1, 'glow', 1, 0, LENGTH_MS);
    jolts.start(2, 'dim', 1, 0, LENGTH_MS);
    at(LENGTH_MS / 2);
    expect(jolts.shine[1]).toBeGreaterThan(1.5);
    expect(jolts.shine[2]).toBeLessThan(0.6);
    expect(jolts.shine[2]).toBeGreaterThan(0);
  });

  it('waits for its moment, and tells only of pieces that change', () => {
    const { jolts, touched, at, still } = givenJolts();
    jolts.start(PIECE, 'knock', 1, 200, LENGTH_MS);
    expect(at(100)).toBe(1);
    expect(touched).toEqual([]);
    expect(still(PIECE)).toEqual(AT_REST);
    at(250);
    expect(touched).toEqual([PIECE]);
  });

  it('begins anew when it is asked for again, and still ends once', () => {
    const { jolts, at } = givenJolts();
    jolts.start(PIECE, 'shake', 1, 0, LENGTH_MS);
    jolts.start(PIECE, 'shake', 1, 300, LENGTH_MS);
    expect(at(LENGTH_MS)).toBe(1);
    expect(at(300 + LENGTH_MS)).toBe(0);
  });

  it('can be cut short, every piece at rest at once', () => {
    const { jolts, at, still } = givenJolts();
    const told: number[] = [];
    for (const piece of [1, 2, 3]) jolts.start(piece, 'strike', 1, 0, LENGTH_MS);
    at(60);
    jolts.finish((piece) => told.push(piece));
    expect([1, 2, 3].map(still)).toEqual([AT_REST, AT_REST, AT_REST]);
    expect(told.sort()).toEqual([1, 2, 3]);
    expect(at(80)).toBe(0);
  });
});

describe('what a jolt is about', () => {
  const pose: Pose = { x: 0, y: 0, z: 0, turn: 0, lies: 'faceUp' };
  const inBag: Pose = { ...pose, hidden: true };
  const turnedDown: Pose = { ...pose, lies: 'faceDown' };
  const poses = new Map<PieceKey, Pose>([
    ['monster:ghoul' as PieceKey, pose],
    ['storey:castle:0', pose],
    ['storey:castle:1', pose],
    ['roof:castle', pose],
    ['storey:villages:0', pose],
    ['meeple:9' as PieceKey, inBag],
    ['hero:1:mage' as PieceKey, pose],
    ['hero:0:mage' as PieceKey, pose],
    ['quest:timber' as PieceKey, turnedDown],
    ['quest:gazette' as PieceKey, pose],
  ]);
  const found = (...on: string[]) => piecesIn(on as FocusName[], poses);

  it('is the piece itself, every storey of a tower, and nothing of what is not there', () => {
    expect(found('monster:ghoul')).toEqual(['monster:ghoul']);
    expect(found('tower:castle')).toEqual(['storey:castle:0', 'storey:castle:1', 'roof:castle']);
    expect(found('supply', 'monster:termite')).toEqual([]);
  });

  it('is a player’s Hero cards for the board, the face-down Quests for their deck', () => {
    expect(found('board:1')).toEqual(['hero:1:mage']);
    expect(found('questDeck')).toEqual(['quest:timber']);
  });

  it('is everything in sight when the whole table is meant', () => {
    const all = found('table');
    expect(all).toContain('roof:castle');
    expect(all).not.toContain('meeple:9');
    expect(all).toHaveLength(poses.size - 1);
  });
});

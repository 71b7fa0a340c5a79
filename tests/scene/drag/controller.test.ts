import { describe, expect, it } from 'vitest';
import { heldPieces, IDLE } from '../../../src/scene/drag/model.ts';
import { LIFT_HEIGHT, RISE_HEIGHT } from '../../../src/scene/drag/motion.ts';
import { FakeHand } from './support/fakeHand.ts';
import {
  A,
  B,
  CELLAR,
  type Gesture,
  MILL,
  NOWHERE,
  ofType,
  pieceHome,
  SPOTS,
  sample,
  TROLL,
} from './support/fakeTable.ts';

const onMill = SPOTS[MILL] ?? NOWHERE;
const onTroll = SPOTS[TROLL] ?? NOWHERE;

function drag(hand: FakeHand, from: { x: number; y: number }, to: { x: number; y: number }, gesture: Gesture = {}) {
  const { kind = 'mouse', pointer = 1, adds = false } = gesture;
  hand.controller.dispatch({ type: 'pointerDown', ...sample(from, kind, pointer), adds });
  hand.controller.dispatch({ type: 'pointerMove', ...sample(to, kind, pointer) });
}

function drop(hand: FakeHand, at: { x: number; y: number }, { kind = 'mouse', pointer = 1 }: Gesture = {}) {
  hand.controller.dispatch({ type: 'pointerUp', ...sample(at, kind, pointer) });
}

describe('the hand', () => {
  it('carries the piece under the mouse, submits on the drop, and gives it back where the truth puts it', () => {
    const hand = new FakeHand();
    drag(hand, pieceHome(A), onMill);
    expect(hand.wakes).toBeGreaterThan(0);
    hand.frames(0.6);
    expect(hand.view.pose(A)).toMatchObject({ x: 2, y: LIFT_HEIGHT, z: 3 });
    drop(hand, onMill);
    expect(hand.submitted).toMatchObject([{ type: 'placeMeeple', meeple: A, to: MILL }]);
    expect(hand.frames(0.3)).toBe(false);
    expect(hand.view.pose(A)).toMatchObject({ x: 2.1, y: 0, z: 3.1 });
    expect(hand.owners.dragged.size).toBe(0);
    expect(hand.landed).toEqual([`${A} dropping`]);
  });

  it('follows the camera: the ground under a still pointer is asked for in every frame', () => {
    let shift = 0;
    const hand = new FakeHand({
      toTable: (x, y, out) => {
        Object.assign(out, { x: x / 100 + shift, y: 0, z: y / 100 });
        return true;
      },
    });
    drag(hand, pieceHome(A), onMill);
    hand.frames(0.5);
    shift = 1;
    hand.frames(0.5);
    expect(hand.view.pose(A).x).toBe(3);
  });

  it('holds the piece above a finger', () => {
    const hand = new FakeHand();
    drag(hand, pieceHome(A), { x: 500, y: 400 }, { kind: 'touch' });
    hand.frames(0.6);
    expect(hand.view.pose(A)).toMatchObject({ x: 5, z: 4 - 0.64 });
  });

  it('is not led by a second finger', () => {
    const hand = new FakeHand();
    const touch = { kind: 'touch' } as const;
    drag(hand, pieceHome(A), { x: 500, y: 400 }, touch);
    hand.controller.dispatch({ type: 'pointerDown', ...sample(NOWHERE, 'touch', 2), adds: false });
    hand.controller.dispatch({ type: 'pointerMove', ...sample(onTroll, 'touch', 2) });
    hand.frames(0.6);
    expect(hand.view.pose(A).x).toBe(5);
    expect([hand.controller.claims(1), hand.controller.claims(2)]).toEqual([true, false]);
  });

  it('hangs over the spot that the keyboard is at, and rises at home for a tap', () => {
    const hand = new FakeHand();
    hand.controller.dispatch({ type: 'key', key: 'nextPiece' });
    hand.controller.dispatch({ type: 'key', key: 'lift' });
    hand.frames(0.6);
    expect(hand.view.pose(A)).toMatchObject({ x: 5, y: 0.2 + LIFT_HEIGHT, z: 1.5 });
    hand.controller.dispatch({ type: 'key', key: 'cancel' });
    hand.frames(0.5);
    hand.controller.dispatch({ type: 'pointerDown', ...sample(pieceHome(B), 'touch', 1), adds: false });
    drop(hand, pieceHome(B), { kind: 'touch' });
    hand.frames(0.6);
    expect(hand.view.pose(B)).toMatchObject({ x: 2, y: RISE_HEIGHT, z: 7 });
  });

  it('springs home after a refused drop and is idle once it has landed', () => {
    const hand = new FakeHand();
    const onCellar = SPOTS[CELLAR] ?? NOWHERE;
    drag(hand, pieceHome(A), onCellar);
    hand.frames(0.3);
    drop(hand, onCellar);
    expect(ofType(hand.told, 'refuse').map(({ when }) => when)).toEqual(['hover', 'drop']);
    expect(hand.controller.state().name).toBe('returning');
    hand.frames(0.3);
    expect(hand.controller.state()).toEqual(IDLE);
    expect(hand.submitted).toEqual([]);
    expect(hand.view.pose(A)).toMatchObject({ x: 1, y: 0, z: 7 });
  });

  it('brings the piece back if the match refuses after all', () => {
    const hand = new FakeHand();
    hand.accepts = false;
    drag(hand, pieceHome(A), onMill);
    drop(hand, onMill);
    hand.frames(0.4);
    expect(hand.view.pose(A)).toMatchObject({ x: 1, z: 7 });
    expect(hand.owners.dragged.size).toBe(0);
  });

  it('takes one input at a time, also when its own submit makes the match move', () => {
    const hand = new FakeHand();
    drag(hand, pieceHome(A), onMill);
    drop(hand, onMill);
    expect(hand.told.map(({ type }) => type)).toEqual([
      'lift',
      'light',
      'hover',
      'preview',
      'hover',
      'light',
      'submit',
    ]);
    expect(hand.controller.state()).toEqual(IDLE);
  });

  it('loses a piece that somebody else has taken', () => {
    const hand = new FakeHand();
    drag(hand, pieceHome(A), onMill);
    hand.frames(0.1);
    hand.owners.dragged.delete(A);
    hand.frames(0.1);
    expect(ofType(hand.told, 'release')).toEqual([{ type: 'release', pieces: [A] }]);
    expect(hand.controller.state()).toEqual(IDLE);
    drop(hand, onMill);
    expect(hand.submitted).toEqual([]);
  });

  it('lets go of a piece that it cannot have', () => {
    const hand = new FakeHand();
    hand.owners.kept.add(A);
    drag(hand, pieceHome(A), onMill);
    expect(heldPieces(hand.controller.state())).toEqual([]);
    expect(ofType(hand.told, 'release')).toHaveLength(1);
  });

  it('keeps what it has dropped until the table shows it, unless the match jumps', () => {
    const hand = new FakeHand({ isAllShown: () => false });
    drag(hand, pieceHome(A), onMill);
    drop(hand, onMill);
    hand.frames(0.5);
    expect(hand.owners.has(A)).toBe(true);
    hand.controller.dispatch({ type: 'stateChanged' });
    expect(hand.owners.has(A)).toBe(false);
  });

  it('begins smoothly after a rest, however long the clock has run', () => {
    const hand = new FakeHand();
    drag(hand, pieceHome(A), onMill);
    hand.controller.step(30);
    expect(hand.view.pose(A).z).toBeGreaterThan(5);
    hand.controller.step(30);
    expect(hand.view.pose(A).z).toBeGreaterThan(3);
  });

  it('asks for no frame while nothing moves, also with a piece in the hand', () => {
    const hand = new FakeHand();
    expect(hand.controller.step(1 / 60)).toBe(false);
    drag(hand, pieceHome(A), onMill);
    expect(hand.frames(0.05)).toBe(true);
    expect(hand.frames(0.8)).toBe(false);
    hand.wakes = 0;
    hand.controller.dispatch({ type: 'pointerMove', ...sample(onTroll, 'mouse', 1) });
    expect(hand.wakes).toBe(1);
    expect(hand.frames(0.05)).toBe(true);
  });

  it('gives everything back when it is disposed of', () => {
    const hand = new FakeHand();
    drag(hand, pieceHome(A), onMill);
    hand.controller.dispose();
    expect(hand.owners.dragged.size).toBe(0);
    expect(heldPieces(hand.controller.state())).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Pose } from '../../../src/scene/layout/pieces.ts';
import { createPoseBook, type PoseBook, type Travel } from '../../../src/scene/stage/poseBook.ts';
import { AT, CHANNELS } from '../../../src/scene/stage/stance.ts';

const pose = (x: number, more: Partial<Pose> = {}): Pose => ({ x, y: 0, z: 0, turn: 0, lies: 'standing', ...more });
const travel = (more: Partial<Travel> = {}): Travel => ({
  flight: 1,
  startMs: 0,
  durationMs: 100,
  arcHeight: 0,
  ease: 'linear',
  ...more,
});
const at = (book: PoseBook, piece: number, channel: keyof typeof AT): number =>
  book.now[piece * CHANNELS + AT[channel]] ?? Number.NaN;

describe('a piece on its way', () => {
  it('is where its time says, and lands exactly', () => {
    const book = createPoseBook(4);
    book.put(0, pose(0), 0.3);
    book.send(0, pose(10), 0.3, travel({ arcHeight: 2 }));
    book.advance(50);
    expect(at(book, 0, 'x')).toBeCloseTo(5);
    expect(at(book, 0, 'y')).toBeCloseTo(2);
    expect(book.owners.of(0)).toBe('beat');
    expect(book.advance(100)).toBe(0);
    expect([at(book, 0, 'x'), at(book, 0, 'y')]).toEqual([10, 0]);
    expect(book.owners.of(0)).toBe('layout');
  });

  it('waits for its turn', () => {
    const book = createPoseBook(2);
    book.put(0, pose(0), 0);
    book.send(0, pose(10), 0, travel({ startMs: 50 }));
    expect(book.advance(40)).toBe(1);
    expect(at(book, 0, 'x')).toBe(0);
    expect(book.advance(150)).toBe(0);
  });

  it('takes the short way round', () => {
    const book = createPoseBook(2);
    book.put(0, pose(0, { turn: 3 }), 0);
    book.send(0, pose(0, { turn: -3 }), 0, travel());
    book.advance(50);
    expect(Math.abs(at(book, 0, 'turn'))).toBeGreaterThan(3);
  });

  it('is seen from the mouth of a bag on, and gone once it is inside', () => {
    const book = createPoseBook(2);
    book.put(0, pose(0, { hidden: true }), 0);
    expect(book.isVisible[0]).toBe(0);
    book.send(0, pose(5), 0, travel());
    expect(book.isVisible[0]).toBe(1);
    book.advance(200);
    book.send(0, pose(0, { hidden: true }), 0, travel({ startMs: 200 }));
    book.advance(250);
    expect(book.isVisible[0]).toBe(1);
    book.advance(300);
    expect(book.isVisible[0]).toBe(0);
  });

  it('goes over every station', () => {
    const book = createPoseBook(2);
    book.put(0, pose(0), 0);
    book.send(0, pose(2, { z: 2 }), 0, travel({ stations: new Float32Array([0, 2]), durationMs: 200 }));
    book.advance(100);
    expect([at(book, 0, 'x'), at(book, 0, 'z')]).toEqual([0, 2]);
  });

  it('belongs to the later of two flights, and starts from where it is', () => {
    const book = createPoseBook(2);
    const over: number[] = [];
    book.onArrival((flight) => over.push(flight));
    book.put(0, pose(0), 0);
    book.send(0, pose(10), 0, travel());
    book.advance(50);
    book.send(0, pose(0), 0, travel({ flight: 2, startMs: 50 }));
    expect(over).toEqual([1]);
    book.advance(100);
    expect(at(book, 0, 'x')).toBeCloseTo(2.5);
    book.advance(150);
    expect(over).toEqual([1, 2]);
  });

  it('is at its end at once when its flight is finished', () => {
    const book = createPoseBook(3);
    const over: number[] = [];
    book.onArrival((flight) => over.push(flight));
    for (const piece of [0, 1]) {
      book.put(piece, pose(0), 0);
      book.send(piece, pose(10 + piece), 0, travel({ startMs: piece * 1000 }));
    }
    book.finish(1);
    expect([at(book, 0, 'x'), at(book, 1, 'x')]).toEqual([10, 11]);
    expect(over).toEqual([1]);
    expect(book.advance(5000)).toBe(0);
  });
});

describe('a piece in a hand', () => {
  it('is moved by nobody else, but learns where it belongs', () => {
    const book = createPoseBook(2);
    book.put(0, pose(1), 0);
    expect(book.take(0, 'drag')).toBe(true);
    expect(book.take(0, 'physics')).toBe(false);
    book.carry(0, 7, 1, 0, 0, 0);
    book.send(0, pose(3), 0, travel());
    book.put(0, pose(4), 0);
    book.advance(500);
    expect(at(book, 0, 'x')).toBe(7);
    expect(book.giveBack(0, 'physics', travel())).toBe(false);
    expect(book.giveBack(0, 'drag', travel({ startMs: 500 }))).toBe(true);
    book.advance(600);
    expect(at(book, 0, 'x')).toBe(4);
  });

  it('ends the beat it is taken from', () => {
    const book = createPoseBook(2);
    const over: number[] = [];
    book.onArrival((flight) => over.push(flight));
    book.put(0, pose(0), 0);
    book.send(0, pose(10), 0, travel());
    book.advance(50);
    book.take(0, 'drag');
    expect(over).toEqual([1]);
    book.giveBack(0, 'drag', travel({ flight: 0, startMs: 50 }));
    book.advance(200);
    expect(at(book, 0, 'x')).toBe(10);
  });

  it('cannot be carried by a hand that does not have it', () => {
    const book = createPoseBook(2);
    book.put(0, pose(1), 0);
    book.carry(0, 9, 9, 9, 0, 0);
    expect(at(book, 0, 'x')).toBe(1);
  });
});

it('tells of every change once, until it is written', () => {
  const book = createPoseBook(4);
  book.put(2, pose(1), 0);
  book.put(2, pose(2), 0);
  book.put(3, pose(2), 0);
  expect([...book.changed.subarray(0, book.changedCount())]).toEqual([2, 3]);
  book.clean();
  expect(book.changedCount()).toBe(0);
});

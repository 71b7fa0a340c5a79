import { describe, expect, it } from 'vitest';
import { DOUBLE_CLICK_MS, isDoubleClick, reachPx, SLOP_PX, TOUCH_REACH_PX } from '../../../src/scene/drag/gesture.ts';
import { A, FakeTable, MILL, NOWHERE, ofType, pieceHome, SPOTS } from './support/fakeTable.ts';

describe('slop', () => {
  for (const [kind, slop] of [
    ['mouse', 6],
    ['touch', 10],
  ] as const) {
    it(`${slop} px by ${kind}: up to it a click, beyond it a drag`, () => {
      expect(SLOP_PX[kind]).toBe(slop);
      const { x, y } = pieceHome(A);
      const still = new FakeTable();
      still.down({ x, y }, { kind });
      still.move({ x: x + slop, y }, { kind });
      expect(still.state.name).toBe('pressed');
      still.up({ x: x + slop, y }, { kind });
      expect(still.state.name).toBe('carrying');
      const moved = new FakeTable();
      moved.down({ x, y }, { kind });
      moved.move({ x, y: y - slop - 1 }, { kind });
      expect(moved.state.name).toBe('dragging');
    });
  }
});

describe('touch', () => {
  const touch = { kind: 'touch' } as const;
  const { x, y } = SPOTS[MILL] ?? NOWHERE;

  it('holds the piece above the finger: the spot above counts, not the one under it', () => {
    const below = { x, y: y + TOUCH_REACH_PX };
    expect(ofType(new FakeTable().drag(A, below, touch), 'submit')).toMatchObject([{ to: MILL }]);
    expect(ofType(new FakeTable().drag(A, { x, y: y - 10 }, touch), 'submit')).toEqual([]);
    expect(ofType(new FakeTable().drag(A, below), 'submit')).toEqual([]);
  });

  it('taps exactly where the finger is', () => {
    const table = new FakeTable();
    table.click(pieceHome(A), touch);
    expect(ofType(table.click({ x, y }, touch), 'submit')).toMatchObject([{ to: MILL }]);
  });

  it('reaches everything down to the lower edge, without a jump on the way', () => {
    expect(reachPx('mouse', 500)).toBe(0);
    expect(reachPx('touch', 500)).toBe(TOUCH_REACH_PX);
    expect(reachPx('touch', 0)).toBe(0);
    const targets = Array.from({ length: 80 }, (_, i) => 5 * i + reachPx('touch', 5 * i));
    targets.slice(1).forEach((target, i) => {
      const step = target - (targets[i] ?? 0);
      expect(step).toBeGreaterThan(0);
      expect(step).toBeLessThan(10);
    });
  });
});

describe('double-click', () => {
  const first = { kind: 'mouse', x: 10, y: 10, atMs: 1000 } as const;
  it('is two clicks of one kind, near in time and place', () => {
    expect(isDoubleClick(first, { ...first, atMs: 1000 + DOUBLE_CLICK_MS })).toBe(true);
    expect(isDoubleClick(first, { ...first, atMs: 1001 + DOUBLE_CLICK_MS })).toBe(false);
    expect(isDoubleClick(first, { ...first, x: 40, atMs: 1100 })).toBe(false);
    expect(isDoubleClick(first, { ...first, kind: 'touch', atMs: 1100 })).toBe(false);
    expect(isDoubleClick(undefined, first)).toBe(false);
  });
});

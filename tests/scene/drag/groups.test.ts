import { describe, expect, it } from 'vitest';
import { HOME, heldPieces } from '../../../src/scene/drag/model.ts';
import { A, B, C, D, FakeTable, MILL, NOWHERE, ofType, pieceHome, SPOTS, TROLL, types } from './support/fakeTable.ts';

const shift = { adds: true } as const;
const onMill = SPOTS[MILL] ?? NOWHERE;

function lasso(table: FakeTable, from: { x: number; y: number }, to: { x: number; y: number }, gesture = {}) {
  return [...table.down(from, gesture), ...table.move(to, gesture), ...table.up(to, gesture)];
}

describe('several meeples in one gesture', () => {
  it('shift-click adds one after the other; a click on a place sends them all', () => {
    const table = new FakeTable();
    table.click(pieceHome(A), shift);
    table.click(pieceHome(B), shift);
    table.click(pieceHome(C), shift);
    expect(heldPieces(table.state)).toEqual([A, B, C]);
    const commands = table.click(onMill);
    expect(ofType(commands, 'submit')).toMatchObject([{ pieces: [A, B, C], to: MILL }]);
    expect(ofType(commands, 'submit')[0]?.intents).toHaveLength(3);
  });

  it('shift-click on one that is held puts it back, and only it', () => {
    const table = new FakeTable();
    table.click(pieceHome(A), shift);
    table.click(pieceHome(B), shift);
    const commands = table.click(pieceHome(A), shift);
    expect(ofType(commands, 'springHome')).toMatchObject([{ pieces: [A] }]);
    expect(heldPieces(table.state)).toEqual([B]);
    table.click(pieceHome(B), shift);
    expect(table.state.name).toBe('returning');
  });

  it('dragging one of them drags them all; dragging another one leaves them', () => {
    const table = new FakeTable();
    table.click(pieceHome(A), shift);
    table.click(pieceHome(B), shift);
    expect(ofType(table.drag(B, onMill), 'submit')).toMatchObject([{ pieces: [A, B] }]);
    table.click(pieceHome(A), shift);
    const commands = table.drag(C, onMill);
    expect(ofType(commands, 'springHome')).toMatchObject([{ pieces: [A] }]);
    expect(ofType(commands, 'submit')).toMatchObject([{ pieces: [C] }]);
  });

  it('a shift-drag takes the pressed one along', () => {
    const table = new FakeTable();
    table.click(pieceHome(A), shift);
    expect(ofType(table.drag(B, onMill, shift), 'submit')).toMatchObject([{ pieces: [A, B] }]);
  });

  it('lights only what takes all of them, and asks anew with every change', () => {
    const table = new FakeTable();
    table.stand.set(B, TROLL);
    expect(ofType(table.click(pieceHome(A), shift), 'light')[0]?.targets.map(({ spot }) => spot)).toEqual([
      MILL,
      TROLL,
    ]);
    const both = ofType(table.click(table.pieceAt(B), shift), 'light');
    expect(both[0]?.targets.map(({ spot }) => spot)).toEqual([MILL, TROLL, HOME]);
  });

  it('an added piece that cannot be lifted changes nothing', () => {
    const table = new FakeTable();
    table.click(pieceHome(A), shift);
    table.stuck.add(B);
    expect(types(table.click(pieceHome(B), shift))).toEqual(['refuse']);
    expect(heldPieces(table.state)).toEqual([A]);
  });
});

describe('lasso', () => {
  it('draws its rectangle and takes the meeples of the Tavern inside it', () => {
    const table = new FakeTable();
    table.down({ x: 320, y: 760 });
    expect(table.move({ x: 60, y: 640 })).toEqual([
      { type: 'lasso', rect: { left: 60, top: 640, right: 320, bottom: 760 } },
    ]);
    const commands = table.up({ x: 60, y: 640 });
    expect(types(commands)).toEqual(['lasso', 'lift', 'light']);
    expect(heldPieces(table.state)).toEqual([A, B, C]);
    expect(ofType(table.click(SPOTS[TROLL] ?? NOWHERE), 'submit')).toMatchObject([{ pieces: [A, B, C], to: TROLL }]);
  });

  it('leaves whatever is in the Lodgings, cannot be lifted, or has nowhere to go', () => {
    const table = new FakeTable();
    table.stand.set(A, 'lodgings');
    table.stuck.add(B);
    table.rules.targets = (pieces) => (pieces.includes(C) ? [] : [MILL]);
    lasso(table, { x: 20, y: 640 }, { x: 450, y: 760 });
    expect(heldPieces(table.state)).toEqual([D]);
  });

  it('replaces what was held, or adds to it with shift', () => {
    const table = new FakeTable();
    table.click(pieceHome(D), shift);
    lasso(table, { x: 20, y: 640 }, { x: 220, y: 760 }, shift);
    expect(heldPieces(table.state)).toEqual([D, A, B]);
    lasso(table, { x: 260, y: 640 }, { x: 340, y: 760 });
    expect(heldPieces(table.state)).toEqual([C]);
  });

  it('that catches nothing is nothing', () => {
    const table = new FakeTable();
    expect(types(lasso(table, { x: 800, y: 640 }, { x: 820, y: 760 }))).toEqual(['lasso', 'lasso']);
    expect(table.state.name).toBe('idle');
  });

  it('ends without a catch under a second finger, a cancelled pointer or a lost window', () => {
    for (const input of [
      { type: 'pointerDown', pointer: 2, kind: 'touch', x: 1, y: 1, roomBelow: 9, adds: false },
      { type: 'pointerCancel', pointer: 1 },
      { type: 'blur' },
    ] as const) {
      const table = new FakeTable();
      table.down({ x: 20, y: 640 });
      table.move({ x: 450, y: 760 });
      expect(table.give(input)).toEqual([{ type: 'lasso', rect: undefined }]);
      expect(table.state.name).toBe('idle');
    }
  });
});

describe('double-click', () => {
  for (const kind of ['mouse', 'touch'] as const) {
    it(`sends to the sensible place, by ${kind}`, () => {
      const table = new FakeTable();
      const commands = table.doubleClick(pieceHome(A), { kind });
      expect(ofType(commands, 'lift')).toHaveLength(1);
      expect(ofType(commands, 'submit')).toMatchObject([{ pieces: [A], to: TROLL }]);
      expect(table.state.name).toBe('idle');
    });
  }

  it('puts the piece back where no place is sensible', () => {
    const table = new FakeTable();
    table.sensible = undefined;
    const commands = table.doubleClick(pieceHome(A));
    expect(ofType(commands, 'submit')).toEqual([]);
    expect(ofType(commands, 'springHome')).toMatchObject([{ pieces: [A], why: 'cancelled' }]);
  });

  it('on a place drops once: the second click does not take the piece back', () => {
    const table = new FakeTable();
    table.click(pieceHome(A));
    table.click(onMill);
    table.stand.set(A, MILL);
    table.down(table.pieceAt(A));
    expect(table.give({ type: 'doubleClick', pointer: 1, kind: 'mouse', ...table.pieceAt(A), roomBelow: 100 })).toEqual(
      [],
    );
    expect(table.state.name).toBe('idle');
  });
});

describe('long press', () => {
  it('looks closely at the piece and lifts nothing', () => {
    const table = new FakeTable();
    const touch = { kind: 'touch' } as const;
    table.down(pieceHome(A), touch);
    expect(table.give({ type: 'longPress', pointer: 1 })).toEqual([{ type: 'inspect', piece: A }]);
    expect(table.move(onMill, touch)).toEqual([]);
    expect(table.up(onMill, touch)).toEqual([]);
  });
});

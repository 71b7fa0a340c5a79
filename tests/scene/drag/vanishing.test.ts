import { describe, expect, it } from 'vitest';
import { claimedPointer, type DragStateName, heldPieces } from '../../../src/scene/drag/model.ts';
import { A, B, FakeTable, MILL, NOWHERE, ofType, PIECES, pieceHome, SPOTS, TROLL } from './support/fakeTable.ts';
import { STATE_NAMES, tableIn } from './support/states.ts';

function mentions(table: FakeTable): boolean {
  const { state } = table;
  const pressed = 'press' in state ? state.press.piece : undefined;
  const isPressed = state.name === 'pressed' && pressed === A;
  return heldPieces(state).includes(A) || state.flying.includes(A) || state.focus === A || isPressed;
}

describe('a piece that vanishes', () => {
  for (const name of STATE_NAMES) {
    it(`while ${name} leaves no ghost, and the gesture's end breaks nothing`, () => {
      const table = tableIn(name);
      const wasHeld = heldPieces(table.state).includes(A);
      const commands = table.vanish(A);
      expect(mentions(table)).toBe(false);
      expect(ofType(commands, 'release').flatMap(({ pieces }) => pieces)).toEqual(wasHeld ? [A] : []);
      const later = [
        ...table.move(SPOTS[MILL] ?? NOWHERE),
        ...table.up(SPOTS[MILL] ?? NOWHERE),
        ...table.key('drop'),
        ...table.give({ type: 'settled', piece: A }),
      ];
      expect(later.filter((command) => 'pieces' in command && command.pieces.includes(A))).toEqual([]);
      expect(table.state.name).toBe('idle');
    });
  }

  it('out of several leaves the others in the hand, with their own targets', () => {
    const table = new FakeTable();
    table.click(pieceHome(A), { adds: true });
    table.click(pieceHome(B), { adds: true });
    table.down(pieceHome(B));
    table.move(SPOTS[MILL] ?? NOWHERE);
    const commands = table.vanish(A);
    expect(ofType(commands, 'release')).toEqual([{ type: 'release', pieces: [A] }]);
    expect(ofType(commands, 'light')).toHaveLength(1);
    expect(ofType(table.up(SPOTS[MILL] ?? NOWHERE), 'submit')).toMatchObject([{ pieces: [B], to: MILL }]);
  });

  it('under the pointer while others are dragged along lets the drag go on', () => {
    const table = new FakeTable();
    table.click(pieceHome(A), { adds: true });
    table.drag(B, NOWHERE, { adds: true });
    table.click(pieceHome(A), { adds: true });
    table.down(pieceHome(B), { adds: true });
    table.move(NOWHERE);
    table.vanish(B);
    expect(table.state.name).toBe('dragging');
    expect(heldPieces(table.state)).toEqual([A]);
  });

  it('while pressed over something already lifted leaves that', () => {
    const table = new FakeTable();
    table.click(pieceHome(B));
    table.down(pieceHome(A));
    table.vanish(A);
    expect(table.state.name).toBe('carrying');
    expect(heldPieces(table.state)).toEqual([B]);
  });
});

describe('the match moves on', () => {
  const HOLDING: readonly DragStateName[] = ['dragging', 'carrying'];
  for (const name of HOLDING) {
    it(`while ${name}: what may no longer be lifted is let go of where it is`, () => {
      const table = tableIn(name);
      table.stuck.add(A);
      const commands = table.give({ type: 'stateChanged' });
      expect(ofType(commands, 'release')).toEqual([{ type: 'release', pieces: [A] }]);
      expect(ofType(commands, 'springHome')).toEqual([]);
      expect(heldPieces(table.state)).toEqual([]);
      expect(claimedPointer(table.state)).toBeUndefined();
    });
  }

  it('the game over takes everything out of the hand', () => {
    const table = new FakeTable();
    table.down({ x: 20, y: 640 });
    table.move({ x: 700, y: 760 });
    table.up({ x: 700, y: 760 });
    expect(heldPieces(table.state)).toEqual(PIECES);
    for (const piece of PIECES) table.stuck.add(piece);
    expect(ofType(table.give({ type: 'stateChanged' }), 'release')).toEqual([{ type: 'release', pieces: PIECES }]);
    expect(table.state.name).toBe('idle');
  });

  it('a place that has closed under the piece turns from yes to no at once', () => {
    const table = new FakeTable();
    table.down(pieceHome(A));
    table.move(SPOTS[TROLL] ?? NOWHERE);
    table.shut.add(TROLL);
    const commands = table.give({ type: 'stateChanged' });
    expect(ofType(commands, 'light')[0]?.targets.map(({ spot }) => spot)).toEqual([MILL]);
    expect(ofType(commands, 'refuse')).toMatchObject([{ when: 'hover', spot: TROLL }]);
    expect(ofType(table.up(SPOTS[TROLL] ?? NOWHERE), 'submit')).toEqual([]);
  });

  it('a piece that an undo has put elsewhere stays in the hand', () => {
    const table = new FakeTable();
    table.stand.set(A, MILL);
    table.down(table.pieceAt(A));
    table.move(SPOTS[TROLL] ?? NOWHERE);
    table.stand.set(A, 'tavern');
    table.give({ type: 'stateChanged' });
    expect(heldPieces(table.state)).toEqual([A]);
    expect(ofType(table.up(SPOTS[MILL] ?? NOWHERE), 'submit')).toMatchObject([{ pieces: [A], to: MILL }]);
  });
});

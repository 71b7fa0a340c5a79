import { describe, expect, it } from 'vitest';
import { readKey } from '../../../src/scene/drag/keys.ts';
import { type DropSpot, HOME, heldPieces } from '../../../src/scene/drag/model.ts';
import { A, B, C, CELLAR, FakeTable, MILL, NOWHERE, ofType, SPOTS, TROLL, types } from './support/fakeTable.ts';

/** Lifts by key and walks until the spot is under the piece. */
function carryTo(table: FakeTable, spot: DropSpot, among: 'legal' | 'all' = 'legal') {
  table.key('lift');
  for (let i = 0; i < 8 && hovered(table) !== spot; i++) table.key('next', among);
  expect(hovered(table)).toBe(spot);
}

function hovered(table: FakeTable): DropSpot | undefined {
  return table.state.name === 'carrying' ? table.state.held.hover : undefined;
}

describe('keyboard', () => {
  it('goes from piece to piece, left to right, those of the draft last', () => {
    const table = new FakeTable();
    table.stand.set(B, MILL);
    const seen = Array.from({ length: 7 }, () => {
      table.key('nextPiece');
      return table.state.focus;
    });
    expect(seen).toEqual([0, 2, 3, 4, 5, 1, 0]);
    table.key('previousPiece');
    expect(table.state.focus).toBe(1);
  });

  it('lifts over the sensible place, so that a second Enter is enough', () => {
    const table = new FakeTable().focus(A);
    expect(types(table.key('lift'))).toEqual(['lift', 'light', 'hover', 'preview']);
    expect(hovered(table)).toBe(TROLL);
    expect(ofType(table.key('drop'), 'submit')).toMatchObject([{ pieces: [A], to: TROLL }]);
  });

  it('walks the legal places only, round and back, and by arrows to the nearest that way', () => {
    const table = new FakeTable().focus(A);
    table.stand.set(A, CELLAR);
    table.sensible = undefined;
    table.key('lift');
    const walked = [hovered(table)];
    for (let i = 0; i < 3; i++) {
      table.key('next');
      walked.push(hovered(table));
    }
    expect(walked).toEqual([MILL, TROLL, HOME, MILL]);
    table.key('right');
    expect(hovered(table)).toBe(TROLL);
    table.key('down');
    expect(hovered(table)).toBe(HOME);
    table.key('down');
    expect(hovered(table)).toBe(HOME);
    table.key('previous');
    expect(hovered(table)).toBe(TROLL);
  });

  it('can ask wrong places why not, and a drop there springs home', () => {
    const table = new FakeTable().focus(A);
    carryTo(table, CELLAR, 'all');
    expect(ofType(table.said, 'refuse')).toMatchObject([{ when: 'hover', spot: CELLAR }]);
    const commands = table.key('drop');
    expect(ofType(commands, 'refuse')).toMatchObject([{ when: 'drop', spot: CELLAR }]);
    expect(ofType(commands, 'springHome')).toMatchObject([{ why: 'refused' }]);
  });

  it('Escape puts everything back', () => {
    const table = new FakeTable().focus(A);
    table.key('lift');
    expect(ofType(table.key('cancel'), 'springHome')).toMatchObject([{ pieces: [A], why: 'cancelled' }]);
  });

  it('adds the piece it is at to what is held, and takes it out again', () => {
    const table = new FakeTable().focus(A);
    table.key('lift');
    table.key('nextPiece');
    table.key('add');
    table.key('nextPiece');
    table.key('add');
    expect(heldPieces(table.state)).toEqual([A, B, C]);
    table.key('add');
    expect(heldPieces(table.state)).toEqual([A, B]);
    expect(ofType(table.key('drop'), 'submit')).toMatchObject([{ pieces: [A, B] }]);
  });

  it('goes on with the next piece of the Tavern after a drop', () => {
    const table = new FakeTable().focus(A);
    table.key('lift');
    table.key('drop');
    expect(table.state.focus).toBe(B);
    table.key('send');
    expect(table.state.focus).toBe(C);
  });

  it('cannot be brought off its place by the mouse, which still can click', () => {
    const table = new FakeTable().focus(A);
    table.key('lift');
    table.move(SPOTS[MILL] ?? NOWHERE);
    expect(hovered(table)).toBe(TROLL);
    expect(ofType(table.click(SPOTS[MILL] ?? NOWHERE), 'submit')).toMatchObject([{ to: MILL }]);
  });

  it('looks closely at a piece', () => {
    expect(new FakeTable().focus(B).key('inspect')).toEqual([{ type: 'inspect', piece: B }]);
  });
});

describe('drag, click and click, touch and keyboard are equals', () => {
  const SPOTS_TO_TRY = [MILL, TROLL, CELLAR, HOME] as const;
  for (const stand of ['tavern', TROLL] as const) {
    for (const spot of SPOTS_TO_TRY) {
      const isOwn = spot === stand || (spot === HOME && stand === 'tavern');
      if (isOwn) continue;
      it(`the same intents, or the same refusal, from ${stand} to ${spot}`, () => {
        const ways = [byDrag, byTouchDrag, byClicks, byTaps, byKeys].map((way) => {
          const table = new FakeTable();
          table.stand.set(A, stand);
          way(table, spot);
          const intents = ofType(table.said, 'submit').map((command) => command.intents);
          const refusals = ofType(table.said, 'refuse').filter(({ when }) => when === 'drop');
          return { intents, refusals };
        });
        for (const way of ways) expect(way).toEqual(ways[0]);
        expect((ways[0]?.intents.length ?? 0) + (ways[0]?.refusals.length ?? 0)).toBe(1);
      });
    }
  }

  const point = (spot: DropSpot) => SPOTS[spot] ?? NOWHERE;
  const touch = { kind: 'touch' } as const;
  function byDrag(table: FakeTable, spot: DropSpot) {
    table.drag(A, point(spot));
  }
  function byTouchDrag(table: FakeTable, spot: DropSpot) {
    const { x, y } = point(spot);
    table.drag(A, { x, y: y + (y > 600 ? 20 : 64) }, touch);
  }
  function byClicks(table: FakeTable, spot: DropSpot) {
    table.click(table.pieceAt(A));
    table.click(point(spot));
  }
  function byTaps(table: FakeTable, spot: DropSpot) {
    table.click(table.pieceAt(A), touch);
    table.click(point(spot), touch);
  }
  function byKeys(table: FakeTable, spot: DropSpot) {
    carryTo(table.focus(A), spot, spot === HOME ? 'legal' : 'all');
    table.key('drop');
  }
});

describe('keys', () => {
  const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
  const read = (key: string, state: Parameters<typeof readKey>[1], extra = {}) =>
    readKey({ ...plain, key, ...extra }, state)?.key;

  it('Enter and Space lift and drop, Shift adds, Ctrl sends', () => {
    expect([read('Enter', 'idle'), read(' ', 'returning'), read('Enter', 'carrying')]).toEqual([
      'lift',
      'lift',
      'drop',
    ]);
    expect(read('Enter', 'carrying', { shiftKey: true })).toBe('add');
    expect(read('Enter', 'idle', { ctrlKey: true })).toBe('send');
  });

  it('Tab is the page’s own until something is held', () => {
    expect(read('Tab', 'idle')).toBeUndefined();
    expect([read('Tab', 'carrying'), read('Tab', 'carrying', { shiftKey: true })]).toEqual(['next', 'previous']);
  });

  it('arrows walk, with Shift over all places; brackets go between pieces', () => {
    expect(readKey({ ...plain, key: 'ArrowUp', shiftKey: true }, 'carrying')).toEqual({
      type: 'key',
      key: 'up',
      among: 'all',
    });
    expect([read('[', 'carrying'), read(']', 'idle')]).toEqual(['previousPiece', 'nextPiece']);
  });

  it('Escape is used only where there is something to put back, and browser keys never', () => {
    expect([read('Escape', 'idle'), read('Escape', 'dragging')]).toEqual([undefined, 'cancel']);
    expect(read('i', 'idle', { ctrlKey: true })).toBeUndefined();
    expect(read('ArrowLeft', 'idle', { altKey: true })).toBeUndefined();
    expect(read('x', 'carrying')).toBeUndefined();
  });
});

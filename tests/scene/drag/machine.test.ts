import { describe, expect, it } from 'vitest';
import {
  DRAG_KEYS,
  type DragInput,
  type DragStateName,
  HOME,
  IDLE,
  type InputType,
} from '../../../src/scene/drag/model.ts';
import {
  A,
  B,
  C,
  CELLAR,
  FakeTable,
  MILL,
  NOT_YOURS,
  NOWHERE,
  ofType,
  pieceHome,
  SPOTS,
  sample,
  TROLL,
  types,
  WHY_NOT,
} from './support/fakeTable.ts';
import { STATE_NAMES, tableIn } from './support/states.ts';

const away = { x: 640, y: 420 };
const at = (point: { x: number; y: number }, pointer = 1) => sample(point, 'mouse', pointer);

/** One input of every type, and several where the state decides between them. */
const INPUTS = {
  'pointerDown on a piece': { type: 'pointerDown', ...at(pieceHome(C)), adds: false },
  'pointerDown on bare table': { type: 'pointerDown', ...at(away), adds: false },
  'pointerDown in the Tavern': { type: 'pointerDown', ...at({ x: 750, y: 700 }), adds: false },
  'second pointer': { type: 'pointerDown', ...at(pieceHome(C), 2), adds: false },
  'pointerMove a little': { type: 'pointerMove', ...at({ x: pieceHome(A).x + 3, y: pieceHome(A).y }) },
  'pointerMove far': { type: 'pointerMove', ...at(away) },
  "second pointer's move": { type: 'pointerMove', ...sample(away, 'touch', 2) },
  'pointerUp over a legal place': { type: 'pointerUp', ...at(SPOTS[TROLL] ?? away) },
  'pointerUp over a wrong place': { type: 'pointerUp', ...at(SPOTS[CELLAR] ?? away) },
  'pointerUp over nothing': { type: 'pointerUp', ...at(NOWHERE) },
  "second pointer's up": { type: 'pointerUp', ...at(NOWHERE, 2) },
  doubleClick: { type: 'doubleClick', ...at(pieceHome(A)) },
  pointerCancel: { type: 'pointerCancel', pointer: 1 },
  longPress: { type: 'longPress', pointer: 1 },
  'key lift': { type: 'key', key: 'lift' },
  'key drop': { type: 'key', key: 'drop' },
  'key next': { type: 'key', key: 'next' },
  'key left': { type: 'key', key: 'left' },
  'key nextPiece': { type: 'key', key: 'nextPiece' },
  'key add': { type: 'key', key: 'add' },
  'key send': { type: 'key', key: 'send' },
  'key inspect': { type: 'key', key: 'inspect' },
  'key cancel': { type: 'key', key: 'cancel' },
  'its piece gone': { type: 'pieceGone', piece: A },
  'another piece gone': { type: 'pieceGone', piece: C },
  stateChanged: { type: 'stateChanged' },
  blur: { type: 'blur' },
  settled: { type: 'settled', piece: A },
} as const satisfies Record<string, DragInput>;

/** The state after each input. In every state piece A is the one that is pressed, held, flying or focused. */
const NEXT: Readonly<Record<keyof typeof INPUTS, Readonly<Record<DragStateName, DragStateName>>>> = {
  'pointerDown on a piece': row('pressed', 'pressed', 'pressed', 'lassoing', 'dragging', 'pressed'),
  'pointerDown on bare table': row('idle', 'returning', 'pressed', 'lassoing', 'dragging', 'pressed'),
  'pointerDown in the Tavern': row('pressed', 'pressed', 'pressed', 'lassoing', 'dragging', 'pressed'),
  'second pointer': row('pressed', 'pressed', 'idle', 'idle', 'dragging', 'pressed'),
  'pointerMove a little': row('idle', 'returning', 'pressed', 'lassoing', 'dragging', 'carrying'),
  'pointerMove far': row('idle', 'returning', 'dragging', 'lassoing', 'dragging', 'carrying'),
  "second pointer's move": row('idle', 'returning', 'pressed', 'lassoing', 'dragging', 'carrying'),
  'pointerUp over a legal place': row('idle', 'returning', 'carrying', 'idle', 'idle', 'carrying'),
  'pointerUp over a wrong place': row('idle', 'returning', 'carrying', 'idle', 'returning', 'carrying'),
  'pointerUp over nothing': row('idle', 'returning', 'carrying', 'idle', 'returning', 'carrying'),
  "second pointer's up": row('idle', 'returning', 'pressed', 'lassoing', 'dragging', 'carrying'),
  doubleClick: row('idle', 'returning', 'idle', 'carrying', 'returning', 'carrying'),
  pointerCancel: row('idle', 'returning', 'idle', 'idle', 'returning', 'carrying'),
  longPress: row('idle', 'returning', 'idle', 'lassoing', 'dragging', 'carrying'),
  'key lift': row('carrying', 'carrying', 'pressed', 'lassoing', 'dragging', 'carrying'),
  'key drop': row('idle', 'returning', 'pressed', 'lassoing', 'dragging', 'returning'),
  'key next': row('idle', 'returning', 'pressed', 'lassoing', 'dragging', 'carrying'),
  'key left': row('idle', 'returning', 'pressed', 'lassoing', 'dragging', 'carrying'),
  'key nextPiece': row('idle', 'returning', 'pressed', 'lassoing', 'dragging', 'carrying'),
  'key add': row('carrying', 'carrying', 'pressed', 'lassoing', 'dragging', 'returning'),
  'key send': row('idle', 'idle', 'pressed', 'lassoing', 'dragging', 'idle'),
  'key inspect': row('idle', 'returning', 'pressed', 'lassoing', 'dragging', 'carrying'),
  'key cancel': row('idle', 'returning', 'idle', 'idle', 'returning', 'returning'),
  'its piece gone': row('idle', 'idle', 'idle', 'lassoing', 'idle', 'idle'),
  'another piece gone': row('idle', 'returning', 'pressed', 'lassoing', 'dragging', 'carrying'),
  stateChanged: row('idle', 'returning', 'pressed', 'lassoing', 'dragging', 'carrying'),
  blur: row('idle', 'returning', 'idle', 'idle', 'returning', 'returning'),
  settled: row('idle', 'idle', 'pressed', 'lassoing', 'dragging', 'carrying'),
};

function row(
  ...[idle, returning, pressed, lassoing, dragging, carrying]: SixStates
): Record<DragStateName, DragStateName> {
  return { idle, returning, pressed, lassoing, dragging, carrying };
}
type Six<T> = [T, T, T, T, T, T];
type SixStates = Six<DragStateName>;

describe('every state and every input', () => {
  it('covers every type of input and every key that acts alone', () => {
    const covered = new Set<InputType>(Object.values(INPUTS).map(({ type }) => type));
    expect([...covered].sort()).toEqual([
      'blur',
      'doubleClick',
      'key',
      'longPress',
      'pieceGone',
      'pointerCancel',
      'pointerDown',
      'pointerMove',
      'pointerUp',
      'settled',
      'stateChanged',
    ]);
  });

  for (const name of STATE_NAMES) {
    for (const [label, input] of Object.entries(INPUTS)) {
      const next = NEXT[label as keyof typeof INPUTS][name];
      it(`${name}, ${label}: ${next}`, () => {
        const table = tableIn(name);
        if (label === 'its piece gone') table.alive.delete(A);
        table.give(input);
        expect(table.state.name).toBe(next);
      });
    }
  }

  it('survives every key in every state', () => {
    for (const name of STATE_NAMES) {
      for (const key of DRAG_KEYS) {
        for (const among of ['legal', 'all'] as const) expect(() => tableIn(name).key(key, among)).not.toThrow();
      }
    }
  });
});

describe('drag', () => {
  it('lifts beyond the slop, lights every legal spot at once with what it would mean, and previews what it is over', () => {
    const table = new FakeTable();
    expect(table.down(pieceHome(A))).toEqual([]);
    const commands = table.move(SPOTS[MILL] ?? NOWHERE);
    expect(types(commands)).toEqual(['lift', 'light', 'hover', 'preview']);
    expect(ofType(commands, 'light')[0]?.targets.map(({ spot }) => spot)).toEqual([MILL, TROLL]);
    expect(ofType(commands, 'light')[0]?.targets.every(({ status }) => status !== undefined)).toBe(true);
    expect(ofType(commands, 'hover')[0]?.spot).toBe(MILL);
  });

  it('asks the rules for targets once for the whole drag', () => {
    const table = new FakeTable();
    let asked = 0;
    const { targets } = table.rules;
    Object.assign(table.rules, {
      targets: (pieces: Parameters<typeof targets>[0]) => {
        asked++;
        return targets(pieces);
      },
    });
    table.drag(A, SPOTS[MILL] ?? NOWHERE);
    expect(asked).toBe(1);
  });

  it('submits over a legal place, and everything is dark again', () => {
    const table = new FakeTable();
    const commands = table.drag(A, SPOTS[MILL] ?? NOWHERE);
    expect(types(commands).slice(-3)).toEqual(['hover', 'light', 'submit']);
    expect(ofType(commands, 'submit')).toMatchObject([
      { pieces: [A], to: MILL, intents: [{ type: 'placeMeeple', meeple: A, to: MILL }] },
    ]);
    expect(table.state).toEqual(IDLE);
  });

  it('says why not over a wrong place, once, and again when dropped there; the piece springs home', () => {
    const table = new FakeTable();
    table.down(pieceHome(A));
    const over = table.move(SPOTS[CELLAR] ?? NOWHERE);
    expect(ofType(over, 'refuse')).toEqual([
      { type: 'refuse', when: 'hover', pieces: [A], spot: CELLAR, refusal: WHY_NOT },
    ]);
    expect(table.move({ x: 801, y: 301 })).toEqual([]);
    const dropped = table.up(SPOTS[CELLAR] ?? NOWHERE);
    expect(ofType(dropped, 'refuse')).toMatchObject([{ when: 'drop', refusal: WHY_NOT }]);
    expect(ofType(dropped, 'springHome')).toEqual([{ type: 'springHome', pieces: [A], why: 'refused' }]);
    expect(ofType(dropped, 'submit')).toEqual([]);
    expect(table.state.flying).toEqual([A]);
  });

  it('takes a piece of the draft back at home, and sets it down silently where it stood', () => {
    const table = new FakeTable();
    table.stand.set(A, MILL);
    expect(ofType(table.drag(A, SPOTS[HOME] ?? NOWHERE), 'submit')).toMatchObject([
      { to: HOME, intents: [{ type: 'takeBack' }] },
    ]);
    const back = table.drag(A, { x: 185, y: 285 });
    expect(ofType(back, 'refuse')).toEqual([]);
    expect(ofType(back, 'springHome')).toMatchObject([{ why: 'setDown' }]);
  });

  it('cannot lift what the rules do not let go, and says why', () => {
    const table = new FakeTable();
    table.stuck.add(A);
    const commands = table.drag(A, SPOTS[MILL] ?? NOWHERE);
    expect(commands).toEqual([{ type: 'refuse', when: 'lift', pieces: [A], spot: undefined, refusal: NOT_YOURS }]);
    expect(table.state).toEqual(IDLE);
  });

  it('goes on under a second finger, while a mere press is given to the camera', () => {
    const table = new FakeTable();
    table.down(pieceHome(A), { kind: 'touch' });
    table.down(NOWHERE, { kind: 'touch', pointer: 2 });
    expect(table.state).toEqual(IDLE);
    table.down(pieceHome(A), { kind: 'touch', pointer: 3 });
    table.move(NOWHERE, { kind: 'touch', pointer: 3 });
    expect(table.down(SPOTS[TROLL] ?? NOWHERE, { kind: 'touch', pointer: 4 })).toEqual([]);
    expect(table.move(SPOTS[TROLL] ?? NOWHERE, { kind: 'touch', pointer: 4 })).toEqual([]);
    expect(table.up(SPOTS[TROLL] ?? NOWHERE, { kind: 'touch', pointer: 4 })).toEqual([]);
    expect(table.state.name).toBe('dragging');
  });

  it('catches a piece on its way home', () => {
    const table = new FakeTable();
    table.drag(A, NOWHERE);
    expect(table.state.flying).toEqual([A]);
    const commands = table.drag(A, SPOTS[TROLL] ?? NOWHERE);
    expect(ofType(commands, 'submit')).toHaveLength(1);
    expect(table.state).toEqual(IDLE);
  });
});

describe('click and click', () => {
  it('lifts with the first and drops with the second, also onto a place where others stand', () => {
    const table = new FakeTable();
    table.stand.set(B, TROLL);
    expect(types(table.click(pieceHome(A)))).toEqual(['lift', 'light']);
    expect(table.sight.pieceAt(table.pieceAt(B).x, table.pieceAt(B).y, [])).toBe(B);
    expect(ofType(table.click(table.pieceAt(B)), 'submit')).toMatchObject([{ pieces: [A], to: TROLL }]);
  });

  it('previews what the mouse passes over', () => {
    const table = new FakeTable();
    table.click(pieceHome(A));
    expect(types(table.move(SPOTS[MILL] ?? NOWHERE))).toEqual(['hover', 'preview']);
    expect(types(table.move(SPOTS[CELLAR] ?? NOWHERE))).toEqual(['hover', 'refuse']);
    expect(types(table.move(NOWHERE))).toEqual(['hover']);
  });

  it('looks past the piece that hangs at the mouse, and puts it down on its own board', () => {
    const table = new FakeTable();
    table.click(pieceHome(A));
    expect(ofType(table.click(pieceHome(A)), 'springHome')).toMatchObject([{ pieces: [A], why: 'setDown' }]);
  });

  it('changes over to another piece of the Tavern', () => {
    const table = new FakeTable();
    table.click(pieceHome(A));
    const commands = table.click(pieceHome(B));
    expect(ofType(commands, 'springHome')).toMatchObject([{ pieces: [A] }]);
    expect(ofType(commands, 'lift')).toMatchObject([{ pieces: [B] }]);
    expect(table.state.name).toBe('carrying');
  });

  it('becomes a drag again when the mouse is pressed and moved', () => {
    const table = new FakeTable();
    table.click(pieceHome(A));
    table.down({ x: 300, y: 650 });
    table.move({ x: 300, y: 500 });
    expect(table.state.name).toBe('dragging');
    expect(ofType(table.up(SPOTS[MILL] ?? NOWHERE), 'submit')).toMatchObject([{ pieces: [A], to: MILL }]);
  });

  it('leaves a finger that moves over bare ground to the camera and keeps what it has lifted', () => {
    const table = new FakeTable();
    const touch = { kind: 'touch' } as const;
    table.click(pieceHome(A), touch);
    table.down(NOWHERE, touch);
    table.move({ x: 700, y: 400 }, touch);
    expect(table.state.name).toBe('carrying');
    expect(ofType(table.click(SPOTS[TROLL] ?? NOWHERE, touch), 'submit')).toMatchObject([{ pieces: [A], to: TROLL }]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MeepleId } from '../../../src/engine/index.ts';
import { DRAG_KEYS, type DragCommand, type DragInput, heldPieces } from '../../../src/scene/drag/model.ts';
import type { Point } from '../../../src/scene/drag/ports.ts';
import { CELLAR, FakeTable, NOWHERE, PIECES, PLACES, pieceHome, SPOTS, sample } from './support/fakeTable.ts';

type Happening =
  | { readonly kind: 'input'; readonly input: DragInput }
  | { readonly kind: 'vanish' | 'free' | 'stick'; readonly piece: MeepleId }
  | { readonly kind: 'place'; readonly piece: MeepleId; readonly at: number }
  | { readonly kind: 'shut' | 'open'; readonly at: number };

const POINTS: readonly Point[] = [
  ...PIECES.map(pieceHome),
  ...Object.values(SPOTS),
  NOWHERE,
  { x: 30, y: 620 },
  { x: 650, y: 780 },
];
const point = fc.constantFrom(...POINTS);
const piece = fc.constantFrom(...PIECES);
const pointer = fc.record({ at: point, kind: fc.constantFrom('mouse', 'touch'), pointer: fc.constantFrom(1, 1, 1, 2) });

function inputs(adds: fc.Arbitrary<boolean>, keys: readonly (typeof DRAG_KEYS)[number][]): fc.Arbitrary<DragInput> {
  const pointers = (type: 'pointerMove' | 'pointerUp' | 'doubleClick') =>
    pointer.map(({ at, kind, pointer: id }): DragInput => ({ type, ...sample(at, kind as 'mouse', id) }));
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(pointer, adds)
        .map(
          ([p, add]): DragInput => ({ type: 'pointerDown', ...sample(p.at, p.kind as 'mouse', p.pointer), adds: add }),
        ),
    },
    { weight: 5, arbitrary: pointers('pointerMove') },
    { weight: 4, arbitrary: pointers('pointerUp') },
    { weight: 1, arbitrary: pointers('doubleClick') },
    { weight: 1, arbitrary: fc.constantFrom(1, 2).map((id): DragInput => ({ type: 'pointerCancel', pointer: id })) },
    { weight: 1, arbitrary: fc.constantFrom(1, 2).map((id): DragInput => ({ type: 'longPress', pointer: id })) },
    {
      weight: 5,
      arbitrary: fc
        .tuple(fc.constantFrom(...keys), fc.constantFrom('legal', 'all'))
        .map(([key, among]): DragInput => ({ type: 'key', key, among: among as 'legal' })),
    },
    { weight: 1, arbitrary: fc.constant<DragInput>({ type: 'blur' }) },
    { weight: 2, arbitrary: piece.map((p): DragInput => ({ type: 'settled', piece: p })) },
  );
}

function happenings(input: fc.Arbitrary<DragInput>): fc.Arbitrary<Happening[]> {
  return fc.array(
    fc.oneof(
      { weight: 14, arbitrary: input.map((i): Happening => ({ kind: 'input', input: i })) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fc.constantFrom('vanish', 'free', 'stick'), piece)
          .map(([kind, p]): Happening => ({ kind: kind as 'vanish', piece: p })),
      },
      {
        weight: 1,
        arbitrary: fc
          .tuple(piece, fc.integer({ min: 0, max: 3 }))
          .map(([p, at]): Happening => ({ kind: 'place', piece: p, at })),
      },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fc.constantFrom('shut', 'open'), fc.integer({ min: 0, max: 2 }))
          .map(([kind, at]): Happening => ({ kind: kind as 'shut', at })),
      },
    ),
    { maxLength: 60 },
  );
}

/** Changes the table; whoever changes it tells the hand. */
function happen(table: FakeTable, what: Happening): readonly DragCommand[] {
  switch (what.kind) {
    case 'input':
      return table.give(what.input);
    case 'vanish':
      return table.vanish(what.piece);
    case 'free':
      table.stuck.delete(what.piece);
      break;
    case 'stick':
      table.stuck.add(what.piece);
      break;
    case 'place':
      table.stand.set(what.piece, PLACES[what.at] ?? 'tavern');
      break;
    case 'shut':
      table.shut.add(PLACES[what.at] ?? CELLAR);
      break;
    case 'open':
      table.shut.delete(PLACES[what.at] ?? CELLAR);
      break;
  }
  return table.give({ type: 'stateChanged' });
}

/** Follows every lift to its one end, and fails on the first thing that does not add up. */
function watch(table: FakeTable, commands: readonly DragCommand[], held: Set<MeepleId>): void {
  for (const command of commands) {
    switch (command.type) {
      case 'lift':
        for (const p of command.pieces) {
          expect(held.has(p)).toBe(false);
          expect(table.alive.has(p) && !table.stuck.has(p)).toBe(true);
          held.add(p);
        }
        break;
      case 'submit':
        expect(table.takes(command.pieces, command.to)).toBe(true);
        expect(command.intents.length).toBeGreaterThan(0);
        expect([...held].sort()).toEqual([...command.pieces].sort());
        for (const p of command.pieces) expect(held.delete(p)).toBe(true);
        break;
      case 'springHome':
      case 'release':
        expect(command.pieces.length).toBeGreaterThan(0);
        for (const p of command.pieces) expect(held.delete(p)).toBe(true);
        break;
      default:
    }
  }
}

function noGhosts(table: FakeTable): void {
  const { state } = table;
  const pressed = state.name === 'pressed' ? state.press.piece : undefined;
  for (const p of [...heldPieces(state), ...state.flying, ...(state.focus === undefined ? [] : [state.focus])]) {
    expect(table.alive.has(p)).toBe(true);
  }
  if (pressed !== undefined) expect(table.alive.has(pressed)).toBe(true);
  for (const p of state.flying) expect(heldPieces(state)).not.toContain(p);
  expect(new Set(heldPieces(state)).size).toBe(heldPieces(state).length);
  expect(new Set(state.flying).size).toBe(state.flying.length);
  if (state.name === 'idle') expect(state.flying).toEqual([]);
  if (state.name === 'returning') expect(state.flying).not.toEqual([]);
  if (state.name === 'dragging' || state.name === 'carrying') expect(heldPieces(state)).not.toEqual([]);
}

describe('whatever happens in whatever order', () => {
  it('leaves no ghost, and every lift ends exactly once, legally', () => {
    fc.assert(
      fc.property(happenings(inputs(fc.boolean(), DRAG_KEYS)), (story) => {
        const table = new FakeTable();
        const held = new Set<MeepleId>();
        for (const what of story) {
          watch(table, happen(table, what), held);
          expect([...held].sort()).toEqual([...heldPieces(table.state)].sort());
          noGhosts(table);
        }
        watch(table, table.give({ type: 'blur' }), held);
        expect(held.size).toBe(0);
      }),
      { numRuns: 600, seed: 3 },
    );
  });

  it('never holds two pieces unless asked to: no shift, no lasso, no adding key', () => {
    const keys = DRAG_KEYS.filter((key) => key !== 'add');
    fc.assert(
      fc.property(happenings(inputs(fc.constant(false), keys)), (story) => {
        const table = new FakeTable();
        table.sight.canLasso = () => false;
        for (const what of story) {
          happen(table, what);
          expect(heldPieces(table.state).length).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 400, seed: 4 },
    );
  });

  it('lights exactly while something is held', () => {
    fc.assert(
      fc.property(happenings(inputs(fc.boolean(), DRAG_KEYS)), (story) => {
        const table = new FakeTable();
        let lit: readonly unknown[] = [];
        let hover: unknown;
        for (const what of story) {
          for (const command of happen(table, what)) {
            if (command.type === 'light') lit = command.targets.map(({ spot }) => spot);
            if (command.type === 'hover') hover = command.spot;
          }
          const { state } = table;
          const now = 'held' in state ? state.held : undefined;
          expect(lit).toEqual(now?.targets ?? []);
          expect(hover).toBe(now?.hover);
        }
      }),
      { numRuns: 400, seed: 5 },
    );
  });
});

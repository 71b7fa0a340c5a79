/** The fake table brought into each state, always with piece A at the heart of it. */
import type { DragStateName } from '../../../../src/scene/drag/model.ts';
import { A, FakeTable, NOWHERE, pieceHome } from './fakeTable.ts';

export const STATE_NAMES = ['idle', 'returning', 'pressed', 'lassoing', 'dragging', 'carrying'] as const;

const LEAD: Readonly<Record<DragStateName, (table: FakeTable) => void>> = {
  idle: (table) => table.focus(A),
  returning: (table) => {
    table.drag(A, NOWHERE);
    table.focus(A);
  },
  pressed: (table) => table.down(pieceHome(A)),
  lassoing: (table) => {
    table.down({ x: 20, y: 620 });
    table.move({ x: 50, y: 640 });
  },
  dragging: (table) => {
    table.down(pieceHome(A));
    table.move({ x: 640, y: 420 });
  },
  carrying: (table) => {
    table.click(pieceHome(A));
    table.focus(A);
  },
};

export function tableIn(name: DragStateName): FakeTable {
  const table = new FakeTable();
  LEAD[name](table);
  if (table.state.name !== name) throw new Error(`Meant to be ${name}, but is ${table.state.name}`);
  return table;
}

import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import { type FaceMarks, faceMarks } from '../../../src/content/words/faces.ts';
import { atomsOf, groupsOf, readText } from '../../../src/scene/print/marks/atoms.ts';
import { layoutMarks } from '../../../src/scene/print/marks/layout.ts';
import { isInside } from '../../../src/scene/print/text/fit.ts';

const textWidth = (text: string) => text.length * 0.55;
const box = { x: 0, y: 0, w: 400, h: 90 };
const lay = ({ asks, gives }: FaceMarks) => layoutMarks(groupsOf(asks, gives), box, 80, textWidth);

const faces: readonly (readonly [string, FaceMarks])[] = [
  ...CATALOG.monsters.map((card) => [card.id, faceMarks('monster', card, CATALOG)] as const),
  ...CATALOG.quests.map((card) => [card.id, faceMarks('quest', card, CATALOG)] as const),
  ...CATALOG.locations.map((card) => [card.id, faceMarks('location', card, CATALOG)] as const),
  ...CATALOG.rooms.map((card) => [card.id, faceMarks('room', card, CATALOG)] as const),
  ...CATALOG.orders.map((card) => [card.id, faceMarks('order', card, CATALOG)] as const),
  ...CATALOG.slots.map((card) => [card.id, faceMarks('slot', card, CATALOG)] as const),
  ...CATALOG.guard.spots.map((spot) => [spot.id, faceMarks('guardSpot', spot, CATALOG)] as const),
];

describe('the text of a mark', () => {
  it.each([
    ['+1', { figure: '+1' }],
    ['or 1', { before: 'or', figure: '1' }],
    ['1 each', { figure: '1', caption: 'each' }],
    ['≤ 3', { figure: '3', caption: 'up to' }],
    ['0/−1', { figure: '0/−1' }],
    ['least overrun', { caption: 'least overrun' }],
    [undefined, {}],
  ])('%s', (text, reading) => {
    expect(readText(text)).toEqual(reading);
  });
});

describe('atoms', () => {
  it('show few meeples one by one and many as a figure', () => {
    expect(atomsOf({ icon: 'meeple', kind: 'mage', text: '2' })).toHaveLength(2);
    expect(atomsOf({ icon: 'meeple', kind: 'peasant', text: '8' })).toEqual([
      { draw: 'figure', text: '8' },
      { draw: 'meeple', kind: 'peasant' },
    ]);
  });

  it('turn the worth of a set into a ladder', () => {
    const [, ladder] = atomsOf({ icon: 'orb-wand', text: '2/5/9' });
    expect(ladder).toEqual({ draw: 'ladder', values: ['2', '5', '9'] });
  });

  it('have an arrow only between asking and giving', () => {
    const gain = { icon: 'swap-bag', text: '+1' };
    expect(groupsOf([], [gain])).toHaveLength(1);
    expect(groupsOf([gain], [gain])[1]).toEqual([{ draw: 'arrow' }]);
  });
});

describe('the layout of marks', () => {
  it.each(faces)('%s stays inside its box, at one height', (_, marks) => {
    const placed = lay(marks);
    expect(placed.length).toBeGreaterThan(0);
    expect(new Set(placed.map(({ box: { h } }) => h.toFixed(3))).size).toBe(1);
    for (const { box: inner } of placed) expect(isInside(inner, box)).toBe(true);
  });

  it('never begins a row with the arrow', () => {
    for (const [, marks] of faces) {
      const placed = lay(marks);
      const arrow = placed.findIndex(({ atom }) => atom.draw === 'arrow');
      if (arrow > 0) expect(placed[arrow - 1]?.box.y).toBeCloseTo(placed[arrow]?.box.y ?? 0);
    }
  });

  it('has nothing to lay out for a face without marks', () => {
    expect(lay({ asks: [], gives: [] })).toEqual([]);
  });
});

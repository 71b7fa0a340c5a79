import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../src/content/catalog.ts';
import { actionMarks } from '../../src/content/words/conditionIcons.ts';
import {
  DISTRICT_ICONS,
  IDEA_ICONS,
  KIND_ICONS,
  LEVEL_ICONS,
  SET_ICONS,
  TYPE_ICONS,
} from '../../src/content/words/iconKeys.ts';
import { FACES, faceOf } from './everyCard.ts';

const iconFile = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
const known = new Set(Object.keys((JSON.parse(readFileSync(iconFile, 'utf8')) as { icons: object }).icons));

describe('icons', () => {
  it('prints 1 to 3 known icons on every face', () => {
    for (const { id, icons } of FACES) {
      expect(icons.length, id).toBeGreaterThanOrEqual(1);
      expect(icons.length, id).toBeLessThanOrEqual(3);
      expect(
        icons.filter((icon) => !known.has(icon)),
        id,
      ).toEqual([]);
    }
  });

  it('uses known icons for every idea', () => {
    const tables = [KIND_ICONS, TYPE_ICONS, DISTRICT_ICONS, SET_ICONS, IDEA_ICONS, LEVEL_ICONS];
    const used = tables.flatMap((table) => Object.values(table) as string[]);
    expect(used.filter((icon) => !known.has(icon))).toEqual([]);
  });

  it('marks every face with what it gives, in known icons and short figures', () => {
    const spots = CATALOG.guard.spots.map(({ id, actions }) => ({
      id,
      marks: { asks: [], gives: actionMarks(actions) },
    }));
    for (const { id, marks } of [...FACES, ...spots]) {
      expect(marks.gives.length, id).toBeGreaterThan(0);
      for (const { icon, text = '' } of [...marks.asks, ...marks.gives]) {
        expect(known.has(icon), `${id} ${icon}`).toBe(true);
        expect(text.length, `${id} ${text}`).toBeLessThanOrEqual(13);
      }
    }
  });

  it('draws needs left and results right of the arrow', () => {
    expect(faceOf('levy-station').marks).toEqual({
      asks: [
        { icon: 'meeple', kind: 'mage', text: '1' },
        { icon: 'meeple', kind: 'warrior', text: '1' },
      ],
      gives: [
        { icon: 'swords-emblem', kind: 'peasant', text: '+2' },
        { icon: 'meeple', kind: 'warrior', text: '+1' },
      ],
    });
    expect(faceOf('ghoul').marks).toEqual({
      asks: [{ icon: 'shield', text: '5' }],
      gives: [
        { icon: 'laurels', text: '2' },
        { icon: 'swords-emblem', kind: 'warrior', text: '+1' },
      ],
    });
    expect(faceOf('cleanse-lye').marks.asks).toEqual([
      { icon: 'meeple', kind: 'cleric', text: '1' },
      { icon: 'meeple', kind: 'corruption', text: '1+' },
    ]);
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { usedIcons } from '../../../scripts/iconSet.ts';
import { CATALOG } from '../../../src/content/catalog.ts';
import { ARRIVAL_PICTURES, COUNCIL_PICTURES } from '../../../src/scene/print/compositions/council.ts';
import { LOCATION_PICTURES, ORDER_PICTURES } from '../../../src/scene/print/compositions/locations.ts';
import { MONSTER_PICTURES } from '../../../src/scene/print/compositions/monsters.ts';
import type { Picture } from '../../../src/scene/print/compositions/picture.ts';
import { QUEST_PICTURES } from '../../../src/scene/print/compositions/quests.ts';
import { ROOM_PICTURES } from '../../../src/scene/print/compositions/rooms.ts';
import {
  ALL_FACES,
  FACE_SIZES,
  type FaceFamily,
  facesOf,
  partsOf,
  sizeOf,
} from '../../../src/scene/print/faces/ids.ts';
import { ICON_PATHS } from '../../../src/scene/print/icons/iconPaths.ts';

const families: readonly (readonly [string, readonly { readonly id: string }[], Readonly<Record<string, Picture>>])[] =
  [
    ['Monsters', CATALOG.monsters, MONSTER_PICTURES],
    ['the Dark Council', CATALOG.council, COUNCIL_PICTURES],
    ['arrivals', CATALOG.arrivals, ARRIVAL_PICTURES],
    ['Quests', CATALOG.quests, QUEST_PICTURES],
    ['Locations', CATALOG.locations, LOCATION_PICTURES],
    ['Rooms', CATALOG.rooms, ROOM_PICTURES],
    ['Orders', CATALOG.orders, ORDER_PICTURES],
  ];

describe('faces', () => {
  it('are all there, once each', () => {
    const counts: Readonly<Partial<Record<FaceFamily, number>>> = {
      monster: 40,
      council: 4,
      arrival: 3,
      quest: 44,
      location: 19,
      room: 20,
      order: 7,
      hero: 11,
      token: 6,
      player: 4,
    };
    for (const family of Object.keys(FACE_SIZES) as FaceFamily[])
      expect(facesOf(family)).toHaveLength(counts[family] ?? 1);
    expect(new Set(ALL_FACES).size).toBe(ALL_FACES.length);
  });

  it('know their family and their size', () => {
    expect(partsOf('monster/termite')).toEqual({ family: 'monster', id: 'termite' });
    expect(sizeOf('city')).toEqual({ width: 2048, height: 2048 });
  });
});

describe.each(families)('compositions of %s', (_, cards, pictures) => {
  it('exist for every card and for nothing else', () => {
    expect(Object.keys(pictures).toSorted()).toEqual(cards.map(({ id }) => id as string).toSorted());
  });

  it('are never empty, never outside their window, never of unknown icons', () => {
    for (const { figures, actors = [] } of Object.values(pictures)) {
      expect(figures.length + actors.length).toBeGreaterThan(0);
      for (const { x, y, size, icon } of [...figures, ...actors.map((one) => ({ ...one, icon: 'meeple' }))]) {
        expect(ICON_PATHS[icon], icon).toBeDefined();
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(1);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(1.02);
        expect(size).toBeLessThanOrEqual(1);
      }
    }
  });
});

describe('icons', () => {
  it('are extracted exactly: every one that is used and no other', () => {
    expect(Object.keys(ICON_PATHS).toSorted()).toEqual(usedIcons());
  });

  it('are credited by name', () => {
    expect(existsSync('public/licences/game-icons.txt')).toBe(true);
    const credits = readFileSync('public/licences/game-icons.txt', 'utf8').split('\n');
    expect(usedIcons().filter((name) => !credits.includes(name))).toEqual([]);
  });
});

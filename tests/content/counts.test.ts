import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../src/content/catalog.ts';
import { CLASSES, PRESTIGE_KINDS, UNIT_KINDS } from '../../src/engine/model/meeples.ts';
import { FACES, tally } from './everyCard.ts';

describe('components', () => {
  it('P2 gives each district 1 pre-built Location and an inner and an outer slot', () => {
    const prebuilt = CATALOG.locations.filter((location) => location.district !== undefined);
    expect(prebuilt.map(({ district }) => district)).toEqual(['castle', 'villages', 'cathedral', 'university']);
    expect(CATALOG.slots.map(({ district, ring }) => `${district} ${ring}`)).toEqual([
      'castle inner',
      'castle outer',
      'villages inner',
      'villages outer',
      'cathedral inner',
      'cathedral outer',
      'university inner',
      'university outer',
    ]);
  });

  it('P5 has 15 Location tiles, 44 Quests and 6 tokens', () => {
    expect(CATALOG.locations.filter((location) => location.district === undefined)).toHaveLength(15);
    expect(CATALOG.quests).toHaveLength(44);
    expect(tally(CATALOG.quests, ({ type }) => type)).toEqual({ triggered: 18, ongoing: 13, end: 13 });
    expect(CATALOG.tokens).toHaveLength(6);
  });

  it('P5 has Heroes of every class: levels 1 to 3 of the basic classes, one of the others, 16 faces in all', () => {
    expect(CATALOG.heroes.map(({ kind }) => kind)).toEqual([...UNIT_KINDS]);
    const levels = new Map(CATALOG.heroes.map((hero) => [hero.kind, hero.levels.map(({ level }) => level)]));
    for (const kind of CLASSES) expect(levels.get(kind)).toEqual([1, 2, 3]);
    for (const kind of PRESTIGE_KINDS) expect(levels.get(kind)).toEqual([2]);
    expect(levels.get('peasant')).toEqual([1]);
    expect(FACES.filter(({ family }) => family === 'hero')).toHaveLength(16);
  });

  it('P6 has 47 Monster cards: 12, 20 and 8 by level, 3 Overlords, 1 Henchman, 3 arrivals', () => {
    expect(tally(CATALOG.monsters, ({ level }) => level)).toEqual({ 1: 12, 2: 20, 3: 8 });
    expect(tally(CATALOG.council, ({ role }) => role)).toEqual({ overlord: 3, henchman: 1 });
    expect(CATALOG.arrivals.map(({ order }) => order)).toEqual([1, 2, 3]);
    expect(CATALOG.monsters.length + CATALOG.council.length + CATALOG.arrivals.length).toBe(47);
  });

  it('P7 has 20 Rooms, 7 Orders and a Guard board of 15 spots', () => {
    expect(CATALOG.rooms).toHaveLength(20);
    expect(CATALOG.orders).toHaveLength(7);
    expect(CATALOG.guard.spots).toHaveLength(15);
  });

  it('S8 fills the starting bag with 3 Corruption and 7 Peasants', () => {
    expect(CATALOG.startingBag).toEqual({ corruption: 3, peasant: 7 });
  });

  it('F2 splits the Rooms 4, 4, 3, 3, 3, 3', () => {
    expect(tally(CATALOG.rooms, ({ kind }) => kind)).toEqual({
      'rod-of-ruin': 4,
      'face-the-darkness': 4,
      'battle-corruption': 3,
      rescue: 3,
      cleansing: 3,
      hunt: 3,
    });
  });
});

describe('names', () => {
  it('gives every face an id of its own', () => {
    const ids = [...FACES.map(({ id }) => id), ...CATALOG.guard.spots.map(({ id }) => id)];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('repeats no name but the Backwoods Bandit and the Dark Council Arrives', () => {
    const repeated = Object.entries(tally(FACES, ({ name }) => name)).filter(([, n]) => n > 1);
    expect(repeated).toEqual([
      ['Backwoods Bandit', 3],
      ['Dark Council Arrives', 3],
    ]);
  });

  it('gives every face a flavour line of its own', () => {
    for (const { id, flavour } of FACES) expect(flavour.length, id).toBeGreaterThan(8);
    const lines = [...FACES.map(({ flavour }) => flavour), ...CATALOG.heroes.map(({ flavour }) => flavour)];
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
  });

  it('describes a picture for every Monster and Council card', () => {
    for (const { id, picture } of [...CATALOG.monsters, ...CATALOG.council])
      expect(picture?.length, id).toBeGreaterThan(8);
  });
});

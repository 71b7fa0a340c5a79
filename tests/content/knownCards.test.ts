import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../src/content/catalog.ts';
import type { LocationCard, MonsterCard } from '../../src/engine/catalog.ts';
import { bonusAll, gain, lodgingsToBag } from '../../src/engine/effects/build.ts';
import { MONSTER_TYPES } from '../../src/engine/model/ids.ts';
import { PRESTIGE_KINDS } from '../../src/engine/model/meeples.ts';
import { hasOp } from './everyCard.ts';

function monster(name: string): MonsterCard {
  const card = CATALOG.monsters.find((candidate) => candidate.name === name);
  if (card === undefined) throw new Error(`No Monster is called ${name}`);
  return card;
}

function location(name: string): LocationCard {
  const card = CATALOG.locations.find((candidate) => candidate.name === name);
  if (card === undefined) throw new Error(`No Location is called ${name}`);
  return card;
}

const hill = (name: string) => location(name).effect.find((effect) => effect.op === 'kingOfTheHill');

describe('known Monsters', () => {
  it('knows the Skeleton, the Tree Beast, the Termite, the Ghoul and the Timber Wolf', () => {
    expect(monster('Skeleton')).toMatchObject({ strength: 2, vp: 1 });
    expect(hasOp(monster('Skeleton').effect, 'drawQuests')).toBe(true);
    expect(monster('Tree Beast').strength).toBe(5);
    expect(monster('Termite')).toMatchObject({ vp: 1, effect: [gain('warrior')] });
    expect(monster('Ghoul').effect).toContainEqual(bonusAll('warrior', 1));
    expect(hasOp(monster('Timber Wolf').effect, 'discardQuests')).toBe(true);
  });

  it('has Backwoods Bandits in different districts, Humanoid and worth 2 VP', () => {
    const bandits = CATALOG.monsters.filter(({ name }) => name === 'Backwoods Bandit');
    expect(bandits.length).toBeGreaterThanOrEqual(2);
    expect(new Set(bandits.map(({ district }) => district)).size).toBe(bandits.length);
    for (const bandit of bandits) expect(bandit).toMatchObject({ type: 'humanoid', vp: 2 });
  });

  it('P3 seats Combustor as the Henchman', () => {
    expect(CATALOG.council.find(({ role }) => role === 'henchman')?.name).toBe('Combustor');
  });
});

describe('known Locations', () => {
  it('knows what the named ones ask for', () => {
    expect(location('House of Lords')).toMatchObject({ district: 'castle', needs: { units: { peasant: 1 } } });
    expect(location("Healer's Temple").needs).toEqual({ units: { warrior: 1, cleric: 1 } });
    expect(location('Levy Station').needs).toEqual({ units: { mage: 1, warrior: 1 } });
    expect(location('Levy Station').effect).toEqual([bonusAll('peasant', 2), gain('warrior')]);
    expect(location('The Branch & Root Inn').needs).toEqual({ units: { cleric: 1 } });
    expect(location('The Branch & Root Inn').effect).toContainEqual(bonusAll('mage', 1));
    expect(location("Mage's Workshop").effect).toEqual([lodgingsToBag(3, 1)]);
  });

  it('L8 pays 1 or 3 VP at the Colosseum, 1 or 2 meeples at the Mage Academy', () => {
    expect(hill('Colosseum')).toMatchObject({
      tiers: [{ effect: [{ op: 'vp', n: 1 }] }, { effect: [{ op: 'vp', n: 3 }] }],
    });
    expect(hill('Mage Academy')).toMatchObject({
      tiers: [{ effect: [{ op: 'drawMeeples', n: 1 }] }, { effect: [{ op: 'drawMeeples', n: 2 }] }],
    });
  });

  it('L7a recruits Knight, Warrior, Cleric and Mage in the four districts', () => {
    for (const { district, effect } of CATALOG.locations) {
      if (district) expect(hasOp(effect, 'gainUnit', { kind: CATALOG.districtUnit[district] }), district).toBe(true);
    }
    expect(CATALOG.districtUnit).toEqual({
      castle: 'knight',
      villages: 'warrior',
      cathedral: 'cleric',
      university: 'mage',
    });
  });

  it('D3 brings each prestige class with one tile, within the 5 of the supply', () => {
    for (const kind of PRESTIGE_KINDS) {
      const tiles = CATALOG.locations.filter(({ stock }) => stock?.kind === kind);
      expect(tiles, kind).toHaveLength(1);
      const quests = CATALOG.quests.filter(({ effect }) => hasOp(effect, 'gainUnit', { kind }));
      const rescues = CATALOG.rooms.filter(({ hero }) => hero === kind);
      expect((tiles[0]?.stock?.n ?? 9) + quests.length + rescues.length, kind).toBeLessThanOrEqual(5);
    }
  });

  it('G1 takes Mage Academy, Colosseum and Mage’s Workshop out of solo games', () => {
    const removed = CATALOG.locations.filter(({ soloRemoved }) => soloRemoved).map(({ name }) => name);
    expect(removed.toSorted()).toEqual(['Colosseum', 'Mage Academy', "Mage's Workshop"]);
  });
});

describe('known Heroes, Quests, tokens and Rooms', () => {
  const levels = (kind: string) => CATALOG.heroes.find((hero) => hero.kind === kind)?.levels ?? [];

  it('C2 prints the combat values', () => {
    const values = (kind: string) => levels(kind).map(({ combatValue }) => combatValue);
    expect(values('mage')).toEqual([1, 1, 1]);
    expect(values('cleric')).toEqual([1, 1, 1]);
    expect(values('knight')).toEqual([2, 2, 3]);
    expect(values('warrior')).toEqual([1, 2, 2]);
    expect(['peasant', 'ranger', 'paladin', 'shaman'].flatMap(values)).toEqual([1, 3, 2, 2]);
  });

  it('D4 prices the levels', () => {
    const costs = (kind: string) =>
      levels(kind)
        .slice(1)
        .map(({ cost }) => cost);
    expect(['mage', 'cleric', 'knight', 'warrior'].map(costs)).toEqual([
      [1, 1],
      [0, 3],
      [2, 2],
      [0, 2],
    ]);
  });

  it('Q10 names the three hunting Quests', () => {
    const hunting = CATALOG.quests.filter(({ prey }) => prey !== undefined);
    expect(hunting.map(({ name, prey }) => [name, prey])).toEqual([
      ['Hunt for the Meeples of Doom', 'humanoid'],
      ['Sawdust to Sawdust', 'undead'],
      ['Bane of the Worldly Terrors', 'monstrous'],
    ]);
    for (const { type, prey, condition } of hunting)
      expect({ type, condition }).toMatchObject({ type: 'end', condition: { type: prey } });
  });

  it('E4 has a token for 2 level-3 types and one for 3 level-2 types', () => {
    const conditions = CATALOG.tokens.map(({ condition }) => condition);
    expect(conditions).toContainEqual({ kind: 'assignedTypesAtLevel', types: 2, minLevel: 3 });
    expect(conditions).toContainEqual({ kind: 'assignedTypesAtLevel', types: 3, minLevel: 2 });
  });

  it('F3 has one Rescue per prestige class and one Hunt per Monster type', () => {
    const rooms = (kind: string) => CATALOG.rooms.filter((room) => room.kind === kind);
    expect(
      rooms('rescue')
        .map(({ hero }) => hero)
        .toSorted(),
    ).toEqual([...PRESTIGE_KINDS].toSorted());
    expect(
      rooms('hunt')
        .map(({ prey }) => prey)
        .toSorted(),
    ).toEqual([...MONSTER_TYPES].toSorted());
    for (const { needs } of rooms('cleansing')) expect(needs.corruption).toEqual({ min: 1, anyNumber: true });
  });

  it('F4 values the sets ever higher, 3 of the Rod at 9 VP and 1 of the Darkness at 2 VP', () => {
    const values = new Map(CATALOG.roomSets.map((set) => [set.id, set.values]));
    expect(values.get('rod-of-ruin')?.[2]).toBe(9);
    expect(values.get('face-the-darkness')?.[0]).toBe(2);
    for (const { id, values: set } of CATALOG.roomSets) {
      expect(set.length, id).toBe(CATALOG.rooms.filter(({ kind }) => kind === id).length);
      const steps = set.map((value, at) => value - (set[at - 1] ?? 0));
      expect(
        steps.every((step, at) => at === 0 || step > (steps[at - 1] ?? 0)),
        id,
      ).toBe(true);
    }
  });

  it('F4 returns every Unit that faced the Darkness but the Knight', () => {
    for (const { id, needs, effect } of CATALOG.rooms.filter(({ kind }) => kind === 'face-the-darkness')) {
      expect(hasOp(effect, 'returnToSupply'), id).toBe(needs.units.knight === undefined);
    }
  });
});

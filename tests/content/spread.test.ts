import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../src/content/catalog.ts';
import { BONUS_OPS } from '../../src/engine/effects/ops.ts';
import { DISTRICTS, MONSTER_TYPES } from '../../src/engine/model/ids.ts';
import { hasOp, tally } from './everyCard.ts';

const { monsters } = CATALOG;
const twoPlayerMonsters = monsters.filter(({ threePlus }) => !threePlus);

describe('the spread of Monsters', () => {
  it('P2 sends 10 Monsters to each district, 3, 5 and 2 by level', () => {
    for (const district of DISTRICTS) {
      const here = monsters.filter((monster) => monster.district === district);
      expect(
        tally(here, ({ level }) => level),
        district,
      ).toEqual({ 1: 3, 2: 5, 3: 2 });
    }
  });

  it('P8 spreads the types evenly over city and districts', () => {
    for (const type of MONSTER_TYPES) {
      expect([13, 14]).toContain(monsters.filter((monster) => monster.type === type).length);
      expect([10, 11]).toContain(twoPlayerMonsters.filter((monster) => monster.type === type).length);
      for (const district of DISTRICTS) {
        const here = monsters.filter((monster) => monster.type === type && monster.district === district);
        expect([3, 4], `${type} in ${district}`).toContain(here.length);
      }
    }
    expect(new Set(CATALOG.council.filter(({ role }) => role === 'overlord').map(({ type }) => type)).size).toBe(3);
  });

  it('S3 marks 2, 5 and 2 cards of the levels as 3+', () => {
    expect(
      tally(
        monsters.filter(({ threePlus }) => threePlus),
        ({ level }) => level,
      ),
    ).toEqual({ 1: 2, 2: 5, 3: 2 });
    for (const district of DISTRICTS) {
      expect([7, 8]).toContain(twoPlayerMonsters.filter((monster) => monster.district === district).length);
    }
  });

  it('S5 keeps at least 10 Monsters of level 1 for 2 players', () => {
    expect(twoPlayerMonsters.filter(({ level }) => level === 1).length).toBeGreaterThanOrEqual(10);
  });

  it('C1 raises strength and VP with the level', () => {
    const bands = { 1: [2, 4], 2: [4, 7], 3: [8, 11] } as const;
    for (const { id, level, strength } of monsters) {
      expect(strength, id).toBeGreaterThanOrEqual(bands[level][0]);
      expect(strength, id).toBeLessThanOrEqual(bands[level][1]);
    }
    const meanVp = ([1, 2, 3] as const).map((level) => {
      const these = monsters.filter((monster) => monster.level === level);
      return these.reduce((sum, { vp }) => sum + vp, 0) / these.length;
    });
    expect(meanVp).toEqual(meanVp.toSorted((a, b) => a - b));
    expect(monsters.filter(({ level, strength }) => level === 1 && strength === 4).length).toBeLessThanOrEqual(1);
  });

  it('C8 makes the Overlords stronger than any Monster of the city', () => {
    for (const { id, role, strength } of CATALOG.council) {
      if (role === 'overlord') expect(strength, id).toBeGreaterThanOrEqual(12);
      expect(strength, id).toBeLessThanOrEqual(16);
    }
  });

  it('C7 gives a good third of the Monsters a permanent boost', () => {
    const boosting = monsters.filter(({ effect }) =>
      effect.some(({ op }) => (BONUS_OPS as readonly string[]).includes(op)),
    );
    expect(boosting.length).toBeGreaterThanOrEqual(13);
    for (const op of ['bonusAll', 'bonusWith', 'bonusAgainst'] as const) {
      expect(monsters.filter(({ effect }) => hasOp(effect, op)).length, op).toBeGreaterThanOrEqual(2);
    }
  });

  it('T7 lets others give Units, Quests, discards and Corruption', () => {
    for (const op of ['gainUnit', 'gainCorruption', 'drawQuests', 'discardQuests'] as const) {
      expect(monsters.filter(({ effect }) => hasOp(effect, op)).length, op).toBeGreaterThanOrEqual(2);
    }
  });
});

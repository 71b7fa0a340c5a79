import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../src/content/catalog.ts';
import type { Condition, Minimums } from '../../src/engine/effects/conditions.ts';
import type { Effect, EffectOp } from '../../src/engine/effects/ops.ts';
import { hasOp } from './everyCard.ts';

const L5_OPS = [
  'gainUnit',
  'returnToSupply',
  'drawQuests',
  'drawMeeples',
  'bonusAll',
  'bonusOthers',
  'bonusChosenByCorruption',
  'comeBackAfterDraw',
  'lodgingsToBag',
  'vp',
  'kingOfTheHill',
] as const satisfies readonly EffectOp[];

/** Whoever met a condition in the fight or in the Tavern. */
function party(condition: Condition): Minimums {
  if (condition.kind === 'defeat') return condition.with ?? {};
  return condition.kind === 'tavern' ? (condition.has ?? {}) : {};
}

function returns(effects: readonly Effect[]): readonly Extract<Effect, { readonly op: 'returnToSupply' }>[] {
  return effects.filter((effect) => effect.op === 'returnToSupply');
}

describe('effects on cards', () => {
  it.each(L5_OPS)('L5 %s is on a Location tile', (op) => {
    expect(CATALOG.locations.some(({ district, effect }) => district === undefined && hasOp(effect, op))).toBe(true);
  });

  it('T8 returns only meeples that a Location or Room asks for', () => {
    for (const { id, needs, effect } of [...CATALOG.locations, ...CATALOG.rooms]) {
      for (const { kind, n, from } of returns(effect)) {
        expect(from, id).toBe('here');
        expect(needs.units[kind] ?? 0, id).toBeGreaterThanOrEqual(n);
      }
    }
  });

  it('T8 returns only meeples that meet a Quest’s condition', () => {
    for (const { id, condition, cost, effect } of CATALOG.quests) {
      for (const { kind, n, from } of returns([...cost, ...effect])) {
        expect(from, id).toBe(condition.kind === 'tavern' ? 'tavern' : 'assigned');
        expect(party(condition)[kind] ?? 0, id).toBeGreaterThanOrEqual(n);
      }
    }
  });

  it('Q1 gives every Quest VP and a penalty', () => {
    for (const { id, vp, penalty } of CATALOG.quests) {
      expect(vp, id).toBeGreaterThanOrEqual(1);
      expect(penalty, id).toBeGreaterThanOrEqual(1);
    }
  });

  it('Q2 gives every Quest an effect unless it is scored at the end', () => {
    for (const { id, type, effect } of CATALOG.quests) expect(effect.length > 0, id).toBe(type !== 'end');
  });

  it('Q9 keeps conditions of the end on End of Game Quests', () => {
    const atTheEnd: readonly Condition['kind'][] = ['pile', 'pileEachType', 'most', 'own'];
    for (const { id, type, condition } of CATALOG.quests) {
      if (atTheEnd.includes(condition.kind)) expect(type, id).toBe('end');
      else if (condition.kind !== 'heroLevels') expect(type, id).not.toBe('end');
    }
  });

  it('Q8 covers defeats, Tavern, levels, buildings, bag make-up, prestige and most', () => {
    const kinds = new Set(CATALOG.quests.map(({ condition }) => condition.kind));
    expect([...kinds].toSorted()).toEqual(
      [
        'activateInOneTurn',
        'construct',
        'defeat',
        'defeatInOneTurn',
        'heroLevels',
        'most',
        'own',
        'pile',
        'pileEachType',
        'tavern',
      ].toSorted(),
    );
    expect(CATALOG.quests.some(({ condition }) => (party(condition).prestige ?? 0) > 0)).toBe(true);
  });

  it('D3 takes prestige Units from the tile that brings them', () => {
    for (const { id, stock, effect } of CATALOG.locations) {
      expect(hasOp(effect, 'gainUnit', { from: 'stock', kind: stock?.kind }), id).toBe(stock !== undefined);
    }
  });

  it('C2a powers ask for what they use', () => {
    const powers = CATALOG.heroes.flatMap(({ kind, levels }) =>
      levels.map(({ level, power }) => ({ kind, level, power })),
    );
    const development = powers.filter(({ power }) => power?.phase === 'development');
    expect(development.map(({ kind, level }) => `${kind} ${level}`)).toEqual([
      'mage 2',
      'mage 3',
      'cleric 2',
      'cleric 3',
      'knight 2',
      'knight 3',
    ]);
    for (const { kind, power } of development) expect(power?.needs[kind], kind).toBe(1);
  });
});

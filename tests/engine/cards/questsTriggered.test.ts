/** Every Triggered Quest: completed when met, not when one short, and its bonus once. */
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import type { Condition, EffectOp } from '../../../src/engine/index.ts';
import { questCard } from '../../support/cards.ts';
import { scenesOf } from '../../support/questScenes.ts';
import { seeCompleted, seeCost, seeNothing, seeOnce } from '../../support/questWitness.ts';

interface Row {
  readonly on: Condition['kind'];
  readonly gives: readonly EffectOp[];
  readonly costs?: true;
}

const ROWS: Readonly<Record<string, Row>> = {
  'many-hands': { on: 'defeat', gives: ['returnToSupply'] },
  'militia-day': { on: 'defeat', gives: ['gainUnit'] },
  'by-appointment': { on: 'defeat', gives: ['drawQuests'] },
  'extra-credit': { on: 'defeat', gives: ['drawQuests'] },
  'last-rites': { on: 'defeat', gives: ['gainUnit'] },
  'gone-to-the-greenwood': { on: 'defeat', gives: ['gainUnit'], costs: true },
  'sworn-on-the-grain': { on: 'defeat', gives: ['gainUnit'], costs: true },
  timber: { on: 'defeat', gives: ['drawMeeples'] },
  'mixed-marquetry': { on: 'defeat', gives: ['drawQuests'] },
  'last-plank-standing': { on: 'defeat', gives: ['gainUnit'] },
  'two-trunks': { on: 'defeatInOneTurn', gives: ['drawMeeples'] },
  'barking-at-trees': { on: 'tavern', gives: ['gainUnit'], costs: true },
  'mage-and-cleric': { on: 'tavern', gives: ['drawMeeples'] },
  'confession-box': { on: 'tavern', gives: ['returnToSupply'] },
  'good-sanding': { on: 'tavern', gives: ['returnToSupply'] },
  'pitchforks-for-promotion': { on: 'tavern', gives: ['gainUnit'], costs: true },
  'planning-permission': { on: 'construct', gives: ['drawMeeples'] },
  'masters-certificate': { on: 'heroLevels', gives: ['drawMeeples'] },
};

describe('every Triggered Quest', () => {
  it('has a row, and no row is without its Quest', () => {
    const ids = CATALOG.quests.filter(({ type }) => type === 'triggered').map(({ id }) => id);
    expect(Object.keys(ROWS).sort()).toEqual(ids.sort());
  });

  for (const [id, { on, gives, costs }] of Object.entries(ROWS)) {
    it(`${id}: on ${on}, gives ${gives.join(', ')}`, () => {
      const quest = questCard(id);
      expect(quest.condition.kind).toBe(on);
      expect(quest.effect.map(({ op }) => op)).toEqual(gives);
      expect(quest.cost.length > 0).toBe(costs ?? false);

      const { met, short } = scenesOf(quest);
      seeCompleted(quest, met);
      seeCost(quest, met);
      for (const effect of quest.effect) seeOnce(effect, quest, met);
      expect(short.length).toBeGreaterThan(0);
      for (const scene of short) seeNothing(quest, scene);
    });
  }
});

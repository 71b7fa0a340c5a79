/** Every Ongoing Quest: completed when met, not when one short, and its effect from the next turn on. */
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import { type Condition, type Effect, type EffectOp, isBonus, type QuestCard } from '../../../src/engine/index.ts';
import { seeBoost } from '../../support/boosts.ts';
import { questCard } from '../../support/cards.ts';
import { type Scene, scenesOf } from '../../support/questScenes.ts';
import {
  completed,
  seeCompleted,
  seeCost,
  seeEachDrawPhase,
  seeNothing,
  toEndOfTurn,
} from '../../support/questWitness.ts';

interface Row {
  readonly on: Condition['kind'];
  readonly gives: readonly EffectOp[];
}

const ROWS: Readonly<Record<string, Row>> = {
  'shield-and-shove': { on: 'defeat', gives: ['bonusWith'] },
  'separate-hats': { on: 'defeat', gives: ['bonusWith'] },
  'sermon-on-the-woodpile': { on: 'defeat', gives: ['bonusAll'] },
  'undertakers-licence': { on: 'defeat', gives: ['bonusAgainst'] },
  'exterminators-permit': { on: 'defeat', gives: ['bonusAgainst'] },
  'thief-takers-warrant': { on: 'defeat', gives: ['bonusAgainst'] },
  'pitchfork-standards-act': { on: 'defeat', gives: ['bonusWith'] },
  'portraits-in-the-hall': { on: 'defeat', gives: ['bonusAll'] },
  'longer-table': { on: 'tavern', gives: ['drawMeeples'] },
  gazette: { on: 'tavern', gives: ['drawQuests'] },
  'wash-day': { on: 'tavern', gives: ['lodgingsToBag'] },
  'upgraded-staff': { on: 'heroLevels', gives: ['bonusAll'] },
  'neighbourhood-watch': { on: 'activateInOneTurn', gives: ['bonusWith'] },
};

function seeLater(effect: Effect, quest: QuestCard, met: Scene): void {
  const source = { by: 'quest', id: quest.id } as const;
  const match = toEndOfTurn(completed(quest, met));
  const boosts = match.player(0).boosts.filter((boost) => boost.source.id === quest.id);
  if (isBonus(effect)) {
    expect(boosts).toEqual([{ source, effect, fromTurn: match.event('turnEnded').turn + 1 }]);
    seeBoost(effect, source);
    return;
  }
  expect(boosts).toEqual([]);
  expect(
    match.events().filter((event) => 'cause' in event && event.cause.id === quest.id && event.type !== 'vpChanged'),
  ).toEqual([]);
  seeEachDrawPhase(effect, quest, met);
}

describe('every Ongoing Quest', () => {
  it('has a row, and no row is without its Quest', () => {
    const ids = CATALOG.quests.filter(({ type }) => type === 'ongoing').map(({ id }) => id);
    expect(Object.keys(ROWS).sort()).toEqual(ids.sort());
  });

  for (const [id, { on, gives }] of Object.entries(ROWS)) {
    it(`${id}: on ${on}, gives ${gives.join(', ')}`, () => {
      const quest = questCard(id);
      expect(quest.condition.kind).toBe(on);
      expect(quest.effect.map(({ op }) => op)).toEqual(gives);

      const { met, short } = scenesOf(quest);
      seeCompleted(quest, met);
      seeCost(quest, met);
      for (const effect of quest.effect) seeLater(effect, quest, met);
      expect(short.length).toBeGreaterThan(0);
      for (const scene of short) seeNothing(quest, scene);
    });
  }
});

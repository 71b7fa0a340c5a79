import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../src/content/catalog.ts';
import { playerOf, type Scenario } from '../../src/engine/index.ts';
import { questProgress } from '../../src/ui/model/questProgress.ts';
import { ADA, CARDS, given } from './scene.ts';

const progress = (id: string, spec: Scenario) => questProgress(CARDS, given(spec), ADA, CARDS.quest(id));

describe('how near a Quest is', () => {
  it('counts the pile', () => {
    const undead = CATALOG.monsters.filter(({ type }) => type === 'undead').map(({ id }) => id as string);
    expect(progress('sawdust-to-sawdust', { players: [{ pile: undead.slice(0, 3) }] })).toMatchObject({
      has: 3,
      needs: 4,
      isReady: false,
      words: '3 of 4',
    });
    expect(progress('sawdust-to-sawdust', { players: [{ pile: undead.slice(0, 4) }] })).toMatchObject({
      isReady: true,
      words: 'Ready',
    });
  });

  it('counts levels and what is owned', () => {
    const levels = { mage: 2, cleric: 2 } as const;
    expect(progress('committee-of-experts', { players: [{ levels }] }).words).toBe('2 of 3');
    expect(progress('village-fete', { players: [{ bag: { peasant: 3 }, tavern: { peasant: 2 } }] })).toMatchObject({
      has: 5,
      needs: 8,
      words: '5 of 8 Peasants',
    });
  });

  it('asks for as many as the greatest rival has', () => {
    const players = [{ bag: { warrior: 4 } }, { bag: { warrior: 6 } }];
    expect(progress('standing-army', { players })).toMatchObject({ has: 4, needs: 6, isReady: false });
  });

  it('has words for every Quest of the game', () => {
    for (const quest of CATALOG.quests) {
      const { has, needs, words } = progress(quest.id, {});
      expect(words, quest.id).not.toBe('');
      expect(has, quest.id).toBeGreaterThanOrEqual(0);
      expect(needs, quest.id).toBeGreaterThan(0);
    }
  });

  it('never calls a deed done before it is', () => {
    const state = given({ players: [{ tavern: { peasant: 3, knight: 3, cleric: 3, warrior: 3, mage: 3 } }] });
    expect(playerOf(state, ADA).tavern).toHaveLength(15);
    for (const quest of CATALOG.quests.filter(({ condition }) => condition.kind === 'defeat')) {
      expect(questProgress(CARDS, state, ADA, quest).isReady, quest.id).toBe(false);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../src/content/catalog.ts';
import { inspectedOf } from '../../src/ui/model/inspect.ts';
import { ADA, BRUNO, ENGINE, given, placed, TELLING } from './scene.ts';

describe('a card looked at closely', () => {
  const quest = CATALOG.quests[0]?.id as string;
  const state = given({
    players: [{ tavern: { peasant: 2 }, hand: [quest] }],
    monsters: { castle: ['termite'] },
  });
  const see = (thing: Parameters<typeof inspectedOf>[0], looking: typeof ADA | undefined, at = state) =>
    inspectedOf(thing, { engine: ENGINE, state: at, looking, telling: TELLING });

  it('shows a Monster with the numbers in force', () => {
    const seen = see('monster:termite', ADA, placed(state, 'monster:termite', 'peasant', 'peasant'));
    expect(seen).toMatchObject({ title: 'Termite', face: 'monster/termite', sum: { value: 2, strength: 3 } });
    expect(seen?.figures.map(({ n }) => n)).toEqual([1, 1]);
  });

  it('shows a Quest in hand to its owner only', () => {
    expect(see(`quest:${quest}`, ADA)?.progress).toBeDefined();
    expect(see(`quest:${quest}`, BRUNO)).toBeUndefined();
    expect(see(`quest:${quest}`, undefined)).toBeUndefined();
  });

  it('knows nothing of what does not exist', () => {
    expect(see('monster:nobody', ADA)).toBeUndefined();
    expect(see('sword', ADA)).toBeUndefined();
  });
});

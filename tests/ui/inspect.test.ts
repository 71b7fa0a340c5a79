import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../src/content/catalog.ts';
import { ruleOf } from '../../src/content/rules/reference.ts';
import { CLASSES, DISTRICTS, idsOfKind, KINDS } from '../../src/engine/index.ts';
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

  it('says why each Unit counts what it counts', () => {
    const crowd = given({
      players: [{ tavern: { warrior: 1, peasant: 1 }, levels: { warrior: 2 } }],
      monsters: { castle: ['termite'] },
    });
    const seen = see('monster:termite', ADA, placed(crowd, 'monster:termite', 'warrior', 'peasant'));
    expect(seen?.figures.map(({ words, n }) => `${words} = ${n}`)).toEqual([
      'Warrior: 2 at level II = 2',
      'Peasant: 1 by its card = 1',
    ]);
  });

  it('shows a Quest in hand to its owner only', () => {
    expect(see(`quest:${quest}`, ADA)?.progress).toBeDefined();
    expect(see(`quest:${quest}`, BRUNO)).toBeUndefined();
    expect(see(`quest:${quest}`, undefined)).toBeUndefined();
  });

  it('knows nothing of what does not exist', () => {
    expect(see('monster:nobody', ADA)).toBeUndefined();
    expect(see('tower:nowhere', ADA)).toBeUndefined();
    expect(see('bag:9', ADA)).toBeUndefined();
  });

  it('shows everything that lies on a table, with words, numbers or both, and rules that exist', () => {
    for (const guard of [false, true]) {
      const at = ENGINE.setup({
        seed: 'every-thing',
        seats: guard ? 1 : 2,
        towers: true,
        ...(guard ? { solo: { hiredHelp: [], advanced: false } } : {}),
      });
      const things = [
        ...ENGINE.places(at),
        ...at.market.map((id) => `location:${id}` as const),
        ...at.overlords.flatMap(({ token }) => (token === undefined ? [] : [`token:${token}` as const])),
        ...CATALOG.orders.map(({ id }) => `order:${id}` as const),
        ...CATALOG.slots.map(({ id }) => `slot:${id}` as const),
        ...CATALOG.arrivals.map(({ id }) => `arrival:${id}` as const),
        ...CLASSES.map((hero) => `hero:0:${hero}` as const),
        ...KINDS.map((kind) => `meeple:${idsOfKind(kind)[0] ?? 0}` as const),
        ...DISTRICTS.map((district) => `tower:${district}` as const),
        ...(['bag:0', 'monsterDeck', 'questDeck', 'market', 'supply', 'scoreTrack', 'sword'] as const),
        ...(guard ? (['bag:guard'] as const) : []),
      ];
      for (const thing of things) {
        const seen = see(thing, ADA, at);
        expect(seen?.title, thing).toBeTruthy();
        expect(seen?.rules.length, thing).toBeGreaterThan(0);
        for (const id of seen?.rules ?? []) expect(ruleOf(id).title).not.toBe('');
        const isTold = seen?.words !== '' || (seen?.figures.length ?? 0) > 0;
        expect(isTold, `${thing} says something`).toBe(true);
      }
    }
  });

  it('counts the supply, and never tells what is in a deck', () => {
    const at = ENGINE.setup({ seed: 'supply', seats: 3, towers: true });
    const supply = see('supply', ADA, at);
    expect(supply?.figures.map(({ n }) => n)).toEqual(KINDS.map((kind) => at.supply[kind].length));
    const deck = JSON.stringify(see('monsterDeck', ADA, at));
    for (const id of at.monsterDeck) expect(deck).not.toContain(id);
  });
});

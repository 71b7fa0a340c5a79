/** Every building slot: what it gives whoever builds there. */
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import type { Effect, EffectOf, EffectOp, SlotCard } from '../../../src/engine/index.ts';
import { givenMatch, type Match } from '../../support/match.ts';

const ROWS: Readonly<Record<string, EffectOp>> = {
  'castle-inner': 'vp',
  'castle-outer': 'gainUnit',
  'villages-inner': 'gainUnit',
  'villages-outer': 'drawMeeples',
  'cathedral-inner': 'drawMeeples',
  'cathedral-outer': 'gainUnit',
  'university-inner': 'gainUnit',
  'university-outer': 'drawQuests',
};

function build(slot: string): Match {
  const match = givenMatch({
    market: ['box-office'],
    monsters: {},
    monsterDeckOnly: true,
    questDeck: ['let-it-rot', 'village-fete', 'court-of-oak'],
    players: [{ tavern: { peasant: 2 }, bag: { mage: 8 }, hand: ['big-game'] }],
  });
  match.place('peasant', 'capitol:construct', { n: 2 }).confirm().choose(`box-office@${slot}`);
  expect(match.state.locations).toContainEqual(
    expect.objectContaining({ id: 'box-office', slot, district: slot.split('-')[0] }),
  );
  return match;
}

const SEE: { readonly [Op in EffectOp]?: (effect: EffectOf<Op>, match: Match, id: string) => void } = {
  vp: ({ n }, match) => {
    expect(match.score(0)).toBe(n);
    expect(match.player(0).ledger).toEqual({ slots: n });
  },
  gainUnit: ({ kind, n }, match, id) => {
    expect(match.event('meeplesGained')).toMatchObject({ to: `slot:${id}`, cause: { by: 'slot', id } });
    expect(match.counts(0, 'lodgings')).toEqual({ peasant: 2, [kind]: n });
  },
  drawMeeples: ({ n }, match) => {
    expect(match.counts(0, 'tavern')).toEqual({ mage: n });
    expect(match.state.turn.phase).toBe('main');
  },
  drawQuests: ({ draw, discard }, match, id) => {
    expect(match.event('questsDrawn')).toMatchObject({ n: draw, cause: { by: 'slot', id } });
    expect(match.choice).toMatchObject({ kind: 'discardQuest', left: discard });
    match.choose('big-game');
    expect(match.player(0).hand).toEqual(['let-it-rot', 'village-fete', 'court-of-oak'].slice(0, draw));
  },
};

function see(effect: Effect, match: Match, id: string): void {
  const check = SEE[effect.op] as ((effect: Effect, match: Match, id: string) => void) | undefined;
  if (check === undefined) throw new Error(`Nothing looks at ${effect.op}`);
  check(effect, match, id);
}

describe('every slot', () => {
  it('has a row', () => {
    expect(Object.keys(ROWS).toSorted()).toEqual(CATALOG.slots.map(({ id }) => id as string).toSorted());
  });

  it.each(CATALOG.slots.map((slot): [string, SlotCard] => [slot.id, slot]))('%s', (id, { bonus }) => {
    expect(bonus.map(({ op }) => op)).toEqual([ROWS[id]]);
    for (const effect of bonus) see(effect, build(id), id);
  });

  it.each(CATALOG.slots.map(({ id }) => id))('%s takes one Location and no second', (id) => {
    const match = givenMatch({
      built: { [id]: 'levy-station' },
      players: [{ tavern: { peasant: 1 } }],
    });
    match.place('peasant', 'capitol:construct').confirm();
    expect(match.choice?.options.some((option) => option.endsWith(`@${id}`))).toBe(false);
  });
});

/** Every Monster: what it takes to defeat it, and what its defeat brings. */
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import {
  type Effect,
  type EffectOf,
  type EffectOp,
  isBonus,
  type MonsterCard,
  type PlaceId,
} from '../../../src/engine/index.ts';
import { seeBoost } from '../../support/boosts.ts';
import { effectOf, monsterCard } from '../../support/cards.ts';
import { givenMatch, type Match } from '../../support/match.ts';

/** What each Monster does besides its VP. */
const ROWS: Readonly<Record<string, readonly EffectOp[]>> = {
  'backwoods-bandit-castle': [],
  termite: ['gainUnit'],
  'rattling-man-at-arms': ['gainUnit'],
  'backwoods-bandit-villages': [],
  'timber-wolf': ['discardQuests'],
  'fence-post-revenant': ['bonusAgainst'],
  'unvarnished-preacher': ['gainUnit'],
  'pew-weevil': ['bonusAgainst'],
  skeleton: ['drawQuests'],
  'backwoods-bandit-university': [],
  bookworm: ['drawQuests'],
  'overdue-librarian': ['gainUnit'],
  'hatchet-for-hire': ['gainUnit'],
  'siege-carpenter': ['bonusAll'],
  'moat-beaver': ['bonusWith'],
  'headless-chairman': ['gainUnit'],
  'dry-rot-duke': ['gainUnit'],
  'bough-breaker': [],
  'hedge-witch': ['bonusWith'],
  'tree-beast': [],
  'levelling-beaver': ['discardQuests'],
  'straw-wight': ['bonusAgainst'],
  'pardon-pedlar': ['gainCorruption'],
  'softwood-gargoyle': ['bonusWith'],
  'deathwatch-beetle': ['bonusAll'],
  ghoul: ['bonusAll'],
  'count-shellac': ['discardQuests'],
  'sandpaper-savant': ['drawQuests'],
  'cabinet-mimic': ['bonusAll'],
  'kindling-drake': ['bonusAgainst'],
  'petrified-professor': ['drawQuests'],
  'sawdust-wraith': ['bonusWith'],
  'baron-von-bandsaw': [],
  'termite-queen': ['gainUnit'],
  'old-gnaw': [],
  'barrow-log-king': ['bonusAll'],
  'cardinal-tinderbox': ['gainCorruption'],
  'lignin-lich': ['drawQuests'],
  'chancellor-chisel': ['gainUnit'],
  'kiln-dragon': ['discardQuests'],
};

const HAND = ['big-game', 'old-masters'];
const place = (id: string): PlaceId => `monster:${id}`;

/** As many Peasants as the Monster is strong, and two Quests that no defeat completes. */
const before = ({ id, strength, district }: MonsterCard, hand: readonly string[] = HAND): Match =>
  givenMatch({
    phase: 'main',
    players: [{ tavern: { peasant: strength }, bag: { peasant: 8 }, hand }],
    monsters: { [district]: [id] },
    questDeck: ['let-it-rot', 'village-fete', 'court-of-oak', 'trophy-shelf'],
  });

const defeat = (card: MonsterCard, hand?: readonly string[]): Match =>
  before(card, hand).place('peasant', place(card.id), { n: card.strength }).resolve();

const SEE: { readonly [Op in EffectOp]?: (effect: EffectOf<Op>, card: MonsterCard) => void } = {
  gainUnit: ({ kind, n }, card) => {
    const supply = before(card).supply(kind);
    const match = defeat(card);
    expect(match.event('meeplesGained')).toMatchObject({ to: 'lodgings', cause: { by: 'monster', id: card.id } });
    const fighters = kind === 'peasant' ? card.strength : 0;
    expect(match.count(0, 'lodgings', kind)).toBe(fighters + n);
    expect(match.supply(kind)).toBe(supply - n);
  },
  gainCorruption: ({ n }, card) => {
    const match = defeat(card);
    expect(match.event('meeplesGained')).toMatchObject({ to: 'lodgings', cause: { by: 'monster', id: card.id } });
    expect(match.count(0, 'lodgings', 'corruption')).toBe(n);
  },
  drawQuests: ({ draw, discard }, card) => {
    const match = defeat(card);
    expect(match.event('questsDrawn')).toMatchObject({ n: draw, cause: { by: 'monster', id: card.id } });
    expect(match.player(0).hand).toHaveLength(HAND.length + draw);
    for (let left = discard; left > 0; left--) {
      expect(match.choice).toMatchObject({ kind: 'discardQuest', seat: 0, left });
      match.choose(HAND[left - 1] ?? '');
    }
    expect(match.choice).toBeUndefined();
    expect(match.player(0).hand).toHaveLength(HAND.length + draw - discard);
    expect(match.state.questDiscard).toHaveLength(discard);
  },
  discardQuests: ({ n }, card) => {
    const match = defeat(card, [...HAND, 'high-branches']);
    for (let left = n; left > 0; left--) {
      expect(match.choice).toMatchObject({
        kind: 'discardQuest',
        seat: 0,
        left,
        cause: { by: 'monster', id: card.id },
      });
      match.choose(match.player(0).hand[0] ?? '');
    }
    expect(match.player(0).hand).toHaveLength(3 - n);
    expect(match.state.questDiscard).toEqual([...HAND, 'high-branches'].slice(0, n));
    expect(defeat(card, []).player(0).pile).toEqual([card.id]);
    expect(defeat(card, ['big-game']).player(0).hand).toEqual([]);
  },
};

function seeEffect(op: EffectOp, card: MonsterCard): void {
  const effect = effectOf(card, op) as Effect;
  if (isBonus(effect)) {
    const match = defeat(card);
    const [boost] = match.player(0).boosts;
    expect(boost).toEqual({
      source: { by: 'monster', id: card.id },
      effect,
      fromTurn: match.event('turnEnded').turn + 1,
    });
    seeBoost(effect, { by: 'monster', id: card.id });
    return;
  }
  const see = SEE[op] as ((effect: Effect, card: MonsterCard) => void) | undefined;
  if (see === undefined) throw new Error(`Nothing here sees ${op}`);
  see(effect, card);
}

/** Peasants that the card itself gives. */
function peasantsOf({ effect }: MonsterCard): number {
  return effect.reduce((sum, e) => sum + (e.op === 'gainUnit' && e.kind === 'peasant' ? e.n : 0), 0);
}

describe('every Monster', () => {
  it('has a row, and no row is without its Monster', () => {
    expect(Object.keys(ROWS).sort()).toEqual(CATALOG.monsters.map(({ id }) => id).sort());
  });

  for (const [id, ops] of Object.entries(ROWS)) {
    it(`${id}: falls to its strength, gives its VP, goes to the pile, ${ops.join(', ') || 'no more'}`, () => {
      const card = monsterCard(id);
      const short = before(card).place('peasant', place(id), { n: card.strength - 1 });
      expect(short.tryConfirm().facts).toEqual({
        places: [{ place: place(id), missing: [{ what: 'strength', has: card.strength - 1, needs: card.strength }] }],
      });
      const match = defeat(card).finishTurn('first');
      expect(match.player(0).ledger).toEqual({ monsters: card.vp });
      expect(match.player(0).pile).toEqual([id]);
      expect(match.state.monsters[card.district].map((m) => m.id)).not.toContain(id);
      expect(match.count(0, 'lodgings', 'peasant')).toBe(card.strength + peasantsOf(card));

      expect(card.effect.map(({ op }) => op)).toEqual(ops);
      for (const op of ops) seeEffect(op, card);
    });
  }
});

import { describe, expect, it } from 'vitest';
import { cardsOf } from '../../../src/bots/cards.ts';
import { outlookOf } from '../../../src/bots/greedy/outlook.ts';
import { type Plan, planMain } from '../../../src/bots/greedy/plan.ts';
import { MIXED } from '../../../src/bots/greedy/profile.ts';
import { countKinds } from '../../../src/bots/kinds.ts';
import { playerOf, type Scenario, type Seat } from '../../../src/engine/index.ts';
import { engine } from '../../support/games.ts';

/** Nothing recruited now would come out of it in time. */
const FULL_BAG = { peasant: 20 };
const NO_MONSTERS = { castle: [], villages: [], cathedral: [], university: [] };

function planIn(spec: Scenario): Plan {
  const state = engine.scenario({ phase: 'main', ...spec });
  const seat = 0 as Seat;
  const pool = countKinds(playerOf(state, seat).tavern);
  return planMain(outlookOf(cardsOf(engine), MIXED, state, seat), pool);
}

const placesOf = ({ moves }: Plan): string[] => moves.map(({ place }) => place).sort();

describe('the plan of a Main phase', () => {
  it('C1: fights two Monsters where the Units are enough for both', () => {
    const plan = planIn({
      finalTurns: true,
      round: 12,
      players: [{ tavern: { knight: 2, peasant: 1 }, bag: FULL_BAG, hand: [] }],
      monsters: { ...NO_MONSTERS, castle: ['backwoods-bandit-castle'], cathedral: ['pew-weevil'] },
    });
    expect(placesOf(plan)).toEqual(['monster:backwoods-bandit-castle', 'monster:pew-weevil']);
  });

  it('L3: takes a bonus Location when only its bonus wins the fight', () => {
    const plan = planIn({
      finalTurns: true,
      round: 12,
      players: [{ tavern: { knight: 1, peasant: 3 } }],
      built: { 'castle-outer': 'rallying-stump' },
      monsters: { ...NO_MONSTERS, villages: ['bough-breaker'] },
    });
    expect(placesOf(plan)).toEqual(['location:rallying-stump', 'monster:bough-breaker']);
  });

  it('L4: gives the bonus for one chosen Unit to the fight that needs it', () => {
    const plan = planIn({
      finalTurns: true,
      round: 12,
      players: [{ tavern: { peasant: 2 }, lodgings: { corruption: 4 } }],
      built: { 'castle-outer': 'wormwood-still' },
      monsters: { ...NO_MONSTERS, villages: ['tree-beast'] },
    });
    expect(placesOf(plan)).toEqual(['location:wormwood-still', 'monster:tree-beast']);
    expect(plan.moves.find(({ place }) => place === 'monster:tree-beast')?.drinks).toBe(true);
  });

  it('C5: calls a Peasant where a level 3 Warrior is one short', () => {
    const plan = planIn({
      finalTurns: true,
      round: 12,
      players: [{ tavern: { warrior: 1 }, lodgings: { peasant: 1 }, levels: { warrior: 3 } }],
      monsters: { ...NO_MONSTERS, castle: ['backwoods-bandit-castle'] },
    });
    expect(plan.moves).toMatchObject([{ place: 'monster:backwoods-bandit-castle', calls: true }]);
  });

  it('F3: hunts only together with a fight against the prey', () => {
    const room = {
      rooms: { castle: 'hunt-undead', villages: 'rod-shaft', cathedral: 'dark-cellar', university: 'rescue-shaman' },
      towers: true,
    } as const;
    const players = [{ tavern: { cleric: 1, knight: 1 } }];
    const spec = { finalTurns: true, round: 12, players, ...room };
    const undead = planIn({ ...spec, monsters: { ...NO_MONSTERS, cathedral: ['skeleton'] } });
    expect(placesOf(undead)).toEqual(['monster:skeleton', 'room:hunt-undead']);
    const worm = planIn({ ...spec, monsters: { ...NO_MONSTERS, university: ['bookworm'] } });
    expect(placesOf(worm)).toEqual(['monster:bookworm']);
  });

  it('Q2: sends the party that completes a Quest, not the smallest one', () => {
    const plan = planIn({
      finalTurns: true,
      round: 12,
      players: [{ tavern: { knight: 2, peasant: 3 }, bag: FULL_BAG, hand: ['many-hands'] }],
      monsters: { ...NO_MONSTERS, castle: ['backwoods-bandit-castle'] },
    });
    const fight = plan.moves.find(({ place }) => place === 'monster:backwoods-bandit-castle');
    expect(fight?.party).toEqual(countsOf({ peasant: 3 }));
  });

  it('E3: fights the Dark Council in the final turns, and no Overlord twice', () => {
    const tavern = { knight: 6 };
    const spec: Scenario = { finalTurns: true, round: 12, monsters: NO_MONSTERS };
    const first = planIn({ ...spec, players: [{ tavern, levels: { knight: 3 } }] });
    expect(placesOf(first)).toEqual(['council:saw-ron']);
    const fought = ['saw-ron', 'hand-of-peepul', 'mortise'];
    const second = planIn({ ...spec, players: [{ tavern, levels: { knight: 3 }, fought }] });
    expect(placesOf(second)).toEqual(['council:combustor']);
  });

  it('F3: brings all Corruption to a Cleansing', () => {
    const plan = planIn({
      towers: true,
      finalTurns: true,
      round: 12,
      players: [{ tavern: { cleric: 1, corruption: 3 } }],
      rooms: { cathedral: 'cleanse-lye' },
      monsters: NO_MONSTERS,
    });
    expect(plan.moves.find(({ place }) => place === 'room:cleanse-lye')?.party).toEqual(
      countsOf({ cleric: 1, corruption: 3 }),
    );
  });
});

function countsOf(kinds: NonNullable<Scenario['players']>[number]['tavern']): number[] {
  const state = engine.scenario({ players: [{ tavern: kinds ?? {} }] });
  return countKinds(playerOf(state, 0 as Seat).tavern);
}

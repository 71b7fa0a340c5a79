import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../src/content/catalog.ts';
import { GUARD_SPOTS, type GuardSpotId } from '../../src/engine/model/ids.ts';
import { BASIC_KINDS, type Kind } from '../../src/engine/model/meeples.ts';

const { guard } = CATALOG;

/** Spots taken by meeples placed one after the other on an empty board (G2). */
function placed(...kinds: Kind[]): GuardSpotId[] {
  const taken: GuardSpotId[] = [];
  for (const kind of kinds) {
    const spot = guard.spots.find(({ id, fits }) => !taken.includes(id) && fits.includes(kind));
    if (spot) taken.push(spot.id);
  }
  return taken;
}

const spotsFor = (kind: Kind): GuardSpotId[] =>
  guard.spots.filter(({ fits }) => fits.includes(kind)).map(({ id }) => id);

describe('the Royal Guard', () => {
  it('G1 starts with its bag of 10', () => {
    expect(guard.bag).toEqual({ corruption: 3, peasant: 3, mage: 1, warrior: 1, cleric: 1, knight: 1 });
  });

  it('G3 reads 15 spots row by row, the first row for Corruption alone', () => {
    expect(guard.spots.map(({ id }) => id)).toEqual([...GUARD_SPOTS]);
    expect(spotsFor('corruption')).toEqual(['1-1', '1-2', '1-3']);
    for (const { fits } of guard.spots.slice(0, 3)) expect(fits).toEqual(['corruption']);
  });

  it('G3 keeps the known matches', () => {
    expect(spotsFor('peasant').slice(0, 2)).toEqual(['2-1', '2-2']);
    expect(spotsFor('cleric')).toContain('2-3');
    expect(spotsFor('warrior')[0]).toBe('3-2');
  });

  it('G3 gives every basic Unit at least 3 spots', () => {
    for (const kind of BASIC_KINDS) expect(spotsFor(kind).length, kind).toBeGreaterThanOrEqual(3);
  });

  it('G4 draws 2 more meeples for a prestige Unit', () => {
    expect(guard.prestigeArea).toEqual([{ do: 'drawMeeples', n: 2 }]);
  });

  it('G5 charts Triggered 1, Ongoing 2, End of Game 3', () => {
    expect(guard.questChart).toEqual({ triggered: 1, ongoing: 2, end: 3 });
  });

  it('G12 lets the last spot take every basic Unit and clear the board', () => {
    const last = guard.spots.at(-1);
    expect([...(last?.fits ?? [])].toSorted()).toEqual([...BASIC_KINDS].toSorted());
    expect(last?.actions.at(-1)).toEqual({ do: 'returnBoardToBag' });
  });

  it('G14 places the meeples of both example turns', () => {
    expect(placed('peasant', 'cleric', 'peasant', 'warrior')).toEqual(['2-1', '2-3', '2-2', '3-2']);
  });

  it('G14 keeps the cards of the example in a 2-player deck', () => {
    const cards = CATALOG.monsters.filter(({ threePlus }) => !threePlus);
    const ids: readonly string[] = cards.map(({ id }) => id);
    for (const id of ['termite', 'backwoods-bandit-castle', 'backwoods-bandit-university', 'skeleton', 'pew-weevil']) {
      expect(ids).toContain(id);
    }
    for (const name of ['Skeleton', 'Pew Weevil']) {
      const card = cards.find((candidate) => candidate.name === name);
      expect(card).toMatchObject({ district: 'cathedral', vp: 1 });
      expect(card?.type).not.toBe('humanoid');
    }
    const humanoids = CATALOG.monsters.filter(({ type }) => type === 'humanoid');
    expect(Math.min(...humanoids.map(({ strength }) => strength))).toBe(3);
  });

  it('has the Order Battle, which strikes slot 1 of its district', () => {
    const battle = CATALOG.orders.find(({ name }) => name === 'Battle');
    expect(battle?.actions).toEqual([{ do: 'defeat', which: 'slot1', where: 'here' }]);
  });
});

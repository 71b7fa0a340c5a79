/** Every Order of the Royal Guard: what it does where it lies, and elsewhere when its district has nothing (G8). */
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import { DISTRICTS, type District, type Scenario } from '../../../src/engine/index.ts';
import { monsterCard } from '../../support/cards.ts';
import { guard, guardAt, guardVp, inCity, ranked } from '../../support/guard.ts';
import { kindCounts, type Match } from '../../support/match.ts';

const [cheap = '', dear = ''] = ranked('vp');
const CITY = { villages: [dear, cheap], cathedral: ['skeleton'] };

/** The Order lies in the Villages, and a Peasant on 2-1 performs it there. */
function perform(order: string, spec: Scenario = {}, favored: District = 'villages'): Match {
  const match = guardAt('2-1', {
    monsters: CITY,
    questDeck: ['gazette'],
    ...spec,
    guard: { favored, orders: { [favored]: order } },
  });
  expect(match.event('guardOrderPerformed')).toMatchObject({ order, district: favored });
  return match;
}

const byOrder = (id: string) => ({ cause: { by: 'order', id } });

/** VP that an Order pays for each Monster or Location. */
function vpEach(order: string): number {
  const pays = CATALOG.orders.find(({ id }) => id === order)?.actions.find((action) => 'n' in action);
  return pays !== undefined && 'n' in pays ? pays.n : 0;
}

const ROWS: Readonly<Record<string, () => void>> = {
  battle: () => {
    const match = perform('battle');
    expect(match.event('guardMonsterDefeated')).toMatchObject({
      monster: dear,
      criterion: 'slotOne',
      ...byOrder('battle'),
    });
    expect(guardVp(match, dear)).toBe(monsterCard(dear).vp);
    const elsewhere = perform('battle', { monsters: { university: ['bookworm'] } });
    expect(elsewhere.event('guardMonsterDefeated')).toMatchObject({
      district: 'university',
      named: { where: 'here', district: 'villages' },
    });
  },
  muster: () => {
    for (const district of DISTRICTS) {
      const match = perform('muster', {}, district);
      expect(kindCounts(guard(match).bag)).toEqual({ [CATALOG.districtUnit[district]]: 1 });
      expect(match.event('guardUnitGained')).toMatchObject({
        named: { where: 'here', district },
        ...byOrder('muster'),
      });
    }
  },
  ascend: () => {
    const match = perform('ascend', { rooms: { villages: 'rod-grip', cathedral: 'rod-knob' } });
    expect(match.event('guardRoomTaken')).toMatchObject({
      room: 'rod-grip',
      district: 'villages',
      reason: 'named',
      ...byOrder('ascend'),
    });
    expect(guard(match).rooms).toEqual(['rod-grip']);
  },
  tithe: () => {
    const match = perform('tithe');
    expect(guard(match).ledger).toEqual({ orders: 2 * vpEach('tithe') });
    expect(match.event('guardTributeTaken')).toMatchObject({
      per: 'monster',
      n: 2,
      district: 'villages',
      reason: 'named',
      ...byOrder('tithe'),
    });
    const elsewhere = perform('tithe', { monsters: { castle: ['termite'], university: ['bookworm', 'ghoul', cheap] } });
    expect(elsewhere.event('guardTributeTaken')).toMatchObject({
      n: 3,
      district: 'university',
      reason: 'clockwise',
      named: { where: 'here', district: 'villages' },
    });
    expect(guardVp(elsewhere)).toBe(3 * vpEach('tithe'));
  },
  dispatch: () => {
    const match = perform('dispatch');
    expect(guard(match)).toMatchObject({ keptQuests: ['gazette', expect.any(String)], score: 0 });
    for (const kept of match.events('guardQuestKept')) expect(kept).toMatchObject(byOrder('dispatch'));
  },
  sweep: () => {
    const match = perform('sweep');
    expect(match.event('guardMonsterDefeated')).toMatchObject({
      monster: cheap,
      criterion: 'lowestVp',
      ...byOrder('sweep'),
    });
    expect(match.events('swordTurned')[0]).toMatchObject({ from: 'villages', to: 'cathedral', ...byOrder('sweep') });
    expect(inCity(match, 'villages')).toEqual([dear]);
    expect(perform('sweep', { monsters: {} }).events('swordTurned')[0]).toMatchObject(byOrder('sweep'));
  },
  parade: () => {
    const match = perform('parade');
    expect(guard(match).ledger).toEqual({ orders: vpEach('parade') });
    const built = perform('parade', { built: { 'villages-outer': 'notice-trunk' } });
    expect(built.event('guardTributeTaken')).toMatchObject({
      per: 'location',
      n: 2,
      district: 'villages',
      ...byOrder('parade'),
    });
    expect(guardVp(built)).toBe(2 * vpEach('parade'));
  },
};

describe('every Order', () => {
  it('has a row', () => {
    expect(Object.keys(ROWS).toSorted()).toEqual(CATALOG.orders.map(({ id }) => id as string).toSorted());
  });

  it.each(Object.entries(ROWS))('%s', (_, row) => row());
});

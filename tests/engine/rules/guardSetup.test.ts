/** G1 and G13: how the table is laid for one player against the Royal Guard, and the variants. */
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import {
  DISTRICTS,
  type GameState,
  type HiredHelp,
  type KindCounts,
  type SoloOptions,
} from '../../../src/engine/index.ts';
import { givenSolo, guard } from '../../support/guard.ts';
import { ENGINE, kindCounts, newMatch } from '../../support/match.ts';

const SEEDS = Array.from({ length: 60 }, (_, i) => `solo ${i}`);
const PLAIN: SoloOptions = { hiredHelp: [], advanced: false };
const GUARD_BAG: KindCounts = { corruption: 3, peasant: 3, mage: 1, warrior: 1, cleric: 1, knight: 1 };

const solo = (seed: string, options: Partial<SoloOptions> = {}): GameState =>
  ENGINE.setup({ seed, seats: 1, towers: true, solo: { ...PLAIN, ...options } });

describe('G1 the set-up', () => {
  it('G1 is that of a 2-player game with the Four Towers', () => {
    const state = solo('oak');
    expect(state.players).toHaveLength(1);
    const three = new Set<string>(CATALOG.monsters.filter(({ threePlus }) => threePlus).map(({ id }) => id));
    const cards = [...state.monsterDeck, ...DISTRICTS.flatMap((d) => state.monsters[d].map(({ id }) => id))];
    expect(cards.filter((id) => three.has(id))).toEqual([]);
    expect(DISTRICTS.flatMap((d) => state.monsters[d])).toHaveLength(6);
    for (const district of DISTRICTS) expect(state.towers[district]).toHaveLength(5);
    expect(state.players[0]?.hand).toHaveLength(2);
    expect(state.market).toHaveLength(4);
  });

  it('G1 has the towers even where the options forget them', () => {
    const state = ENGINE.setup({ seed: 'oak', seats: 1, towers: false, solo: PLAIN });
    for (const district of DISTRICTS) expect(state.towers[district]).toHaveLength(5);
  });

  it('G1 puts 10 meeples into the Guard’s bag and none on its board', () => {
    const { bag, summoned, board, prestigeArea, beside, score } = guard({ state: solo('bag') });
    expect(kindCounts(bag)).toEqual(GUARD_BAG);
    expect([...summoned, ...board, ...prestigeArea, ...beside]).toEqual([]);
    expect(score).toBe(0);
  });

  it('G1 takes those meeples and the player’s ten out of the supply', () => {
    const { supply } = solo('supply');
    expect([supply.corruption.length, supply.peasant.length]).toEqual([20 - 3 - 3, 48 - 3 - 7]);
    expect([supply.mage.length, supply.warrior.length, supply.cleric.length, supply.knight.length]).toEqual([
      17, 17, 17, 14,
    ]);
  });

  it('G1 leaves Mage Academy, Colosseum and Mage’s Workshop out', () => {
    const { market, locationStack } = solo('tiles');
    const tiles = [...market, ...locationStack] as string[];
    expect(tiles).toHaveLength(15 - 3);
    for (const gone of ['mage-academy', 'colosseum', 'mages-workshop']) expect(tiles).not.toContain(gone);
  });

  it('G1 draws the Prey out of the three hunting Quests, and all three leave the deck', () => {
    const prey = new Set(CATALOG.quests.filter((quest) => quest.prey !== undefined).map(({ id }) => id));
    const drawn = SEEDS.map((seed) => {
      const state = solo(seed);
      const { preyCard, prey: type } = guard({ state });
      expect(CATALOG.quests.find(({ id }) => id === preyCard)?.prey).toBe(type);
      const inPlay = [...state.questDeck, ...state.questDiscard, ...(state.players[0]?.hand ?? [])];
      expect(inPlay.filter((id) => prey.has(id))).toEqual([]);
      expect(inPlay).toHaveLength(44 - 3);
      return type;
    });
    expect(new Set(drawn)).toEqual(new Set(['humanoid', 'monstrous', 'undead']));
  });

  it('G1 lays one of the seven Orders in each district, a different one each', () => {
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      const { orders } = guard({ state: solo(seed) });
      const four = DISTRICTS.map((district) => orders[district]);
      expect(new Set(four).size).toBe(4);
      for (const order of four) seen.add(order);
    }
    expect(seen).toEqual(new Set(CATALOG.orders.map(({ id }) => id)));
  });

  it('G1 points the sword at the Castle, and the player starts', () => {
    for (const seed of SEEDS) {
      const state = solo(seed);
      expect(guard({ state }).favored).toBe('castle');
      expect(state.turn).toMatchObject({ seat: 0, round: 1, number: 1, phase: 'development', step: 'assigning' });
    }
    expect(newMatch({ seed: 'first', seats: 1, towers: true, solo: PLAIN }).events('guardTurnStarted')).toEqual([]);
  });
});

describe('G1 nobody builds under an Order', () => {
  const outer = ['castle-outer', 'villages-outer', 'cathedral-outer', 'university-outer'];

  it('G1 only the four outer slots are offered', () => {
    const match = givenSolo({ players: [{ tavern: { peasant: 1 } }] });
    match.place('peasant', 'capitol:construct').confirm();
    const slots = new Set(match.choice?.options.map((option) => option.split('@')[1]));
    expect(slots).toEqual(new Set(outer));
    expect(match.tryChoose(`${match.state.market[0]}@castle-inner`)).toMatchObject({ code: 'notAnOption' });
  });

  it('G1 with the outer slots built nothing more can be built', () => {
    const tiles = ['healers-temple', 'levy-station', 'box-office', 'notice-trunk'];
    const match = givenSolo({
      players: [{ tavern: { peasant: 1 } }],
      built: Object.fromEntries(outer.map((slot, i) => [slot, tiles[i] ?? ''])),
    });
    expect(match.tryPlace('peasant', 'capitol:construct')).toMatchObject({ code: 'noVacantSlot' });
  });
});

describe('G13 Hired Help', () => {
  const HELP: readonly (readonly HiredHelp[])[] = [
    ['mage'],
    ['cleric'],
    ['warrior'],
    ['mage', 'cleric'],
    ['cleric', 'warrior'],
    ['mage', 'cleric', 'warrior'],
  ];

  it.each(HELP.map((help) => [help.join(' and '), help] as const))(
    'G13 %s: level 2 at no cost, and one such Unit each in the bag',
    (_, help) => {
      const [player] = solo('help', { hiredHelp: help }).players;
      const levels = { mage: 1, cleric: 1, knight: 1, warrior: 1 };
      for (const hero of help) levels[hero] = 2;
      expect(player?.levels).toEqual(levels);
      expect(player?.score).toBe(0);
      const owned = kindCounts([...(player?.bag ?? []), ...(player?.tavern ?? [])]);
      expect(owned).toEqual({ corruption: 3, peasant: 7, ...Object.fromEntries(help.map((hero) => [hero, 1])) });
    },
  );

  it('G13 each hire is told with what it brings, after the Guard has come', () => {
    const steps = ENGINE.setupSteps({
      seed: 'help',
      seats: 1,
      towers: true,
      solo: { hiredHelp: ['mage', 'warrior'], advanced: false },
    });
    expect(steps.slice(0, 4).map(({ event }) => event.type)).toEqual([
      'guardArrived',
      'guardBagFilled',
      'helpHired',
      'helpHired',
    ]);
    const [before, mage, warrior] = steps.slice(1, 4);
    expect(mage?.event).toMatchObject({ seat: 0, hero: 'mage', level: 2 });
    expect(kindCounts(before?.state.players[0]?.bag ?? [])).not.toHaveProperty('mage');
    expect(kindCounts(mage?.state.players[0]?.bag ?? [])).toMatchObject({ mage: 1 });
    expect(mage?.state.players[0]?.levels).toMatchObject({ mage: 2, warrior: 1 });
    expect(warrior?.state.players[0]?.levels).toMatchObject({ mage: 2, warrior: 2 });
  });

  it('G13 hired Units can come up in the first draw', () => {
    const drawn = SEEDS.some((seed) => kindCounts(solo(seed, { hiredHelp: ['mage'] }).players[0]?.tavern ?? []).mage);
    expect(drawn).toBe(true);
  });

  it('G13 leaves the Guard as it is', () => {
    expect(kindCounts(guard({ state: solo('help', { hiredHelp: ['mage', 'warrior'] }) }).bag)).toEqual(GUARD_BAG);
  });
});

describe('G13 Advanced', () => {
  const rescues = CATALOG.rooms.filter(({ kind }) => kind === 'rescue');

  function withParty(needs: KindCounts, hero: string | undefined): KindCounts {
    const bag: Record<string, number> = { ...GUARD_BAG };
    for (const [kind, n] of Object.entries({ ...needs, [hero ?? '']: 1 })) bag[kind] = (bag[kind] ?? 0) + n;
    return bag;
  }

  it.each(rescues.map((room) => [room.id, room] as const))(
    'G13 %s: its hero and its whole party start in the Guard’s bag',
    (id, { needs, hero }) => {
      const state = SEEDS.map((seed) => solo(seed, { advanced: true })).find(
        (s) => guard({ state: s }).advancedRoom === id,
      );
      if (state === undefined) throw new Error(`${id} was never drawn`);
      expect(kindCounts(guard({ state }).bag)).toEqual(withParty(needs.units, hero));
      expect(state.supply[hero ?? 'ranger']).toHaveLength(4);
      expect(DISTRICTS.flatMap((district) => state.towers[district])).toHaveLength(20);
    },
  );

  it('G13 goes together with Hired Help', () => {
    const state = solo('both', { advanced: true, hiredHelp: ['cleric'] });
    expect(guard({ state }).bag).toHaveLength(10 + 3);
    expect(state.players[0]?.levels.cleric).toBe(2);
  });

  it('G13 without it no Rescue is drawn', () => {
    expect(guard({ state: solo('plain') })).not.toHaveProperty('advancedRoom');
  });
});

describe('G1 the set-up is told', () => {
  const told = ENGINE.setupSteps({ seed: 'told', seats: 1, towers: true, solo: { hiredHelp: [], advanced: true } });

  it('G1 first Orders, Prey and sword, then the bag', () => {
    expect(told.slice(0, 2).map(({ event }) => event.type)).toEqual(['guardArrived', 'guardBagFilled']);
    const [arrived, filled] = told;
    const state = told.at(-1)?.state as GameState;
    expect(arrived?.event).toMatchObject({
      orders: guard({ state }).orders,
      prey: guard({ state }).prey,
      favored: 'castle',
    });
    expect(arrived?.state.guard?.bag).toEqual([]);
    expect(filled?.event).toMatchObject({ meeples: guard({ state }).bag, rescue: guard({ state }).advancedRoom });
  });
});

/** D1 to D5: building and levelling up at the Capitol. */
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import {
  CLASSES,
  type HeroClass,
  isHeroClass,
  type Kind,
  type PrestigeKind,
  type Scenario,
} from '../../../src/engine/index.ts';
import { locationCard } from '../../support/cards.ts';
import { givenMatch } from '../../support/match.ts';

const CONSTRUCT = 'capitol:construct';
const LEVEL_UP = 'capitol:levelUp';
const BAG = { peasant: 6 };
const TILES = CATALOG.locations.filter((card) => card.district === undefined).map(({ id }) => id as string);
const FULL_CITY = Object.fromEntries(CATALOG.slots.map(({ id }, i) => [id, TILES[i] as string]));

const given = (spec: Scenario = {}) =>
  givenMatch({ players: [{ tavern: { peasant: 3 }, bag: BAG }], market: ['levy-station', 'oath-oak'], ...spec });

describe('D1 Construct', () => {
  it('D1 one Peasant is joined by one from the supply', () => {
    const match = given();
    const supply = match.supply('peasant');
    match.place('peasant', CONSTRUCT).confirm();
    expect(match.at(CONSTRUCT)).toEqual({ peasant: 2 });
    expect(match.supply('peasant')).toBe(supply - 1);
    expect(match.event('meeplesGained')).toMatchObject({
      seat: 0,
      from: 'supply',
      to: CONSTRUCT,
      cause: { by: 'rule', id: 'D1' },
    });
    match.choose('levy-station@castle-inner');
    expect(match.counts(0, 'lodgings')).toEqual({ peasant: 2 });
  });

  it('D1 two Peasants build without help', () => {
    const match = given();
    const supply = match.supply('peasant');
    match.place('peasant', CONSTRUCT, { n: 2 }).resolve({ buildLocation: 'levy-station@castle-inner' });
    expect(match.supply('peasant')).toBe(supply);
    expect(match.events('meeplesGained')).toEqual([]);
    expect(match.counts(0, 'lodgings')).toEqual({ peasant: 2 });
    expect(match.events('locationBuilt')).toHaveLength(1);
  });

  it('D1 with an empty supply one Peasant builds alone', () => {
    const match = given({ players: [{ tavern: { peasant: 1 } }, { lodgings: { peasant: 47 } }] });
    match.place('peasant', CONSTRUCT).confirm();
    expect(match.event('gainLost')).toMatchObject({ who: 0, kind: 'peasant', n: 1, cause: { by: 'rule', id: 'D1' } });
    match.choose('levy-station@castle-inner');
    expect(match.counts(0, 'lodgings')).toEqual({ peasant: 1 });
    expect(match.events('locationBuilt')).toHaveLength(1);
  });

  it('D1 a third Peasant finds no place', () => {
    const match = given().place('peasant', CONSTRUCT, { n: 2 });
    expect(match.tryPlace('peasant', CONSTRUCT)).toEqual({ code: 'constructFull', facts: {}, rules: ['D1'] });
  });

  it.each(['mage', 'cleric', 'knight', 'warrior', 'ranger', 'paladin'] as const)('D1 no %s can build', (kind) => {
    const match = given({ players: [{ tavern: { [kind]: 1 } }] });
    expect(match.tryPlace(kind, CONSTRUCT)).toEqual({
      code: 'constructNeedsPeasants',
      facts: { kind },
      rules: ['D1'],
    });
  });
});

describe('D2 the new Location', () => {
  it('D2 any market tile can go to any vacant slot of the city', () => {
    const match = given({ market: ['levy-station', 'oath-oak', 'colosseum', 'box-office'] });
    match.place('peasant', CONSTRUCT).confirm();
    expect(match.choice).toMatchObject({ kind: 'buildLocation', seat: 0, rules: ['D1', 'D2'] });
    expect(match.choice?.options).toHaveLength(4 * 8);
    match.choose('colosseum@university-outer');
    expect(match.event('locationBuilt')).toMatchObject({
      seat: 0,
      location: 'colosseum',
      slot: 'university-outer',
      district: 'university',
      stock: [],
    });
    expect(match.state.locations).toContainEqual({
      id: 'colosseum',
      district: 'university',
      slot: 'university-outer',
      stock: [],
    });
    expect(match.state.market).not.toContain('colosseum');
  });

  it('D2 never over an existing Location', () => {
    const match = given({ built: { 'castle-inner': 'box-office', 'villages-outer': 'colosseum' } });
    match.place('peasant', CONSTRUCT).confirm();
    const slots = new Set(match.choice?.options.map((option) => option.split('@')[1]));
    expect(slots.size).toBe(6);
    expect(match.tryChoose('levy-station@castle-inner')).toMatchObject({ code: 'notAnOption' });
  });

  it('D2 with no vacant slot nothing more can be built', () => {
    const match = given({ built: FULL_CITY, market: TILES.slice(8, 12) });
    expect(match.tryPlace('peasant', CONSTRUCT)).toEqual({ code: 'noVacantSlot', facts: {}, rules: ['D2'] });
  });

  it('D2 with an empty market nothing can be built', () => {
    const match = given({ built: {} });
    match.state = { ...match.state, market: [], locationStack: [] };
    expect(match.tryPlace('peasant', CONSTRUCT)).toEqual({ code: 'marketEmpty', facts: {}, rules: ['D2', 'W9'] });
  });

  it.each(CATALOG.slots.map(({ id }) => id as string))('D2 %s pays its builder at once', (slot) => {
    const bonus = CATALOG.slots.find(({ id }) => id === slot)?.bonus ?? [];
    const match = given({ questDeck: ['trophy-shelf', 'big-game'] });
    match.place('peasant', CONSTRUCT).confirm().choose(`levy-station@${slot}`);
    const cause = { by: 'slot', id: slot };
    for (const effect of bonus) {
      if (effect.op === 'vp') {
        expect(match.event('vpChanged')).toMatchObject({ who: 0, n: effect.n, source: 'slots', cause });
      } else if (effect.op === 'gainUnit') {
        const gained = match.events('meeplesGained').find((event) => event.cause.by === 'slot');
        expect(gained).toMatchObject({ seat: 0, from: 'supply', to: `slot:${slot}`, cause });
        expect(match.count(0, 'lodgings', effect.kind)).toBe(effect.n);
      } else if (effect.op === 'drawMeeples') {
        expect(match.event('meeplesDrawn')).toMatchObject({ seat: 0, wanted: effect.n, cause });
        expect(match.count(0, 'tavern', 'peasant')).toBe(2 + effect.n);
      } else if (effect.op === 'drawQuests') {
        expect(match.event('questsDrawn')).toMatchObject({ seat: 0, n: effect.draw, cause });
      } else throw new Error(`No test knows what ${effect.op} on a slot does`);
    }
  });

  it('D2 one Location a turn', () => {
    const match = given().place('peasant', CONSTRUCT).resolve({ buildLocation: 'levy-station@castle-inner' });
    expect(match.state.turn.phase).toBe('main');
    expect(match.tryPlace('peasant', CONSTRUCT)).toMatchObject({ code: 'wrongPhase' });
  });
});

describe('D3 prestige tiles', () => {
  it.each([
    ['greenwood-lodge', 'ranger'],
    ['oath-oak', 'paladin'],
    ['circle-of-rings', 'shaman'],
  ] as const)('D3 %s arrives with its own %ss', (tile, kind: PrestigeKind) => {
    const { stock } = locationCard(tile);
    const match = given({ market: [tile] }).place('peasant', CONSTRUCT);
    match.resolve({ buildLocation: `${tile}@castle-inner` });
    expect(stock?.kind).toBe(kind);
    expect(match.event('locationBuilt').stock).toHaveLength(stock?.n ?? 0);
    expect(match.supply(kind)).toBe(5 - (stock?.n ?? 0));
  });

  it('D3 if the supply has fewer, the tile brings what there is', () => {
    const match = given({
      market: ['oath-oak'],
      players: [{ tavern: { peasant: 1 } }, { lodgings: { paladin: 4 } }],
    }).place('peasant', CONSTRUCT);
    match.resolve({ buildLocation: 'oath-oak@castle-inner' });
    expect(match.event('locationBuilt').stock).toHaveLength(1);
    expect(match.supply('paladin')).toBe(0);
  });

  it('D3 when they are gone it gives no more, though the supply has some', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { mage: 1 }, bag: { mage: 17 } }],
      built: { 'castle-inner': 'circle-of-rings' },
    });
    const brought = match.state.locations.find(({ id }) => id === 'circle-of-rings')?.stock.length ?? 0;
    for (let turn = 0; turn <= brought; turn++) {
      match.place('mage', 'location:circle-of-rings').confirm().passTo(0).confirm();
    }
    const gained = match.events('meeplesGained').filter(({ cause }) => cause.id === 'circle-of-rings');
    expect(gained).toHaveLength(brought);
    for (const { from } of gained) expect(from).toBe('location:circle-of-rings');
    expect(match.event('gainLost')).toMatchObject({ kind: 'shaman', n: 1 });
    expect(match.supply('shaman')).toBe(5 - brought);
  });
});

describe('D4 Level up', () => {
  const PRICES: Readonly<Record<HeroClass, readonly [number, number]>> = {
    mage: [1, 1],
    cleric: [0, 3],
    knight: [2, 2],
    warrior: [0, 2],
  };

  it.each(CLASSES.flatMap((hero) => [2, 3].map((level) => [hero, level] as const)))(
    'D4 a %s rises to level %i for its price',
    (hero, level) => {
      const price = PRICES[hero][level - 2] ?? 0;
      const spec = { tavern: { [hero]: 2 }, levels: { [hero]: level - 1 }, bag: BAG };
      const match = given({ players: [{ ...spec, score: price }] });
      match.place(hero, LEVEL_UP).confirm();
      expect(match.player(0).levels[hero]).toBe(level);
      expect(match.score(0)).toBe(0);
      expect(match.event('heroLevelledUp')).toMatchObject({ seat: 0, hero, level, cost: price });
      expect(match.count(0, 'lodgings', hero)).toBe(1);
      if (price > 0) {
        expect(match.event('vpChanged')).toMatchObject({ who: 0, n: -price, source: 'levels' });
        const poor = given({ players: [{ ...spec, score: price - 1 }] });
        expect(poor.tryPlace(hero, LEVEL_UP)).toEqual({
          code: 'notEnoughVp',
          facts: { hero, needs: price, has: price - 1 },
          rules: ['D4'],
        });
      }
    },
  );

  it('D4 exactly one Unit', () => {
    const match = given({ players: [{ tavern: { warrior: 2, cleric: 1 } }] }).place('warrior', LEVEL_UP);
    for (const kind of ['warrior', 'cleric'] as const) {
      expect(match.tryPlace(kind, LEVEL_UP)).toEqual({ code: 'levelUpTaken', facts: {}, rules: ['D4'] });
    }
  });

  it('D4 one level of one class a turn', () => {
    const match = given({ players: [{ tavern: { warrior: 2 }, score: 9, bag: BAG }] });
    match.place('warrior', LEVEL_UP).confirm();
    expect(match.player(0).levels).toEqual({ mage: 1, cleric: 1, knight: 1, warrior: 2 });
    expect(match.tryPlace('warrior', LEVEL_UP)).toMatchObject({ code: 'wrongPhase' });
  });

  it('D4 level 3 is the top', () => {
    const match = given({ players: [{ tavern: { mage: 1 }, levels: { mage: 3 }, score: 9 }] });
    expect(match.tryPlace('mage', LEVEL_UP)).toEqual({
      code: 'heroAtTopLevel',
      facts: { hero: 'mage' },
      rules: ['D4'],
    });
  });

  it('D4 Peasants and prestige Units do not rise', () => {
    const match = given({ players: [{ tavern: { peasant: 1, ranger: 1, paladin: 1 }, score: 9 }] });
    expect(match.tryPlace('peasant', LEVEL_UP)).toEqual({ code: 'peasantHasNoLevels', facts: {}, rules: ['D4'] });
    for (const kind of ['ranger', 'paladin'] as const) {
      expect(match.tryPlace(kind, LEVEL_UP)).toEqual({
        code: 'prestigeCannotLevelUp',
        facts: { kind },
        rules: ['D4', 'C6'],
      });
    }
  });

  it('D4 the new level holds from the Main phase of the same turn', () => {
    const match = given({
      players: [{ tavern: { warrior: 2 }, bag: BAG }],
      monsters: { cathedral: ['skeleton'] },
    });
    match.place('warrior', LEVEL_UP).confirm().place('warrior', 'monster:skeleton');
    expect(match.status('monster:skeleton').combat?.value).toBe(2);
  });

  it('D4 the four prices are the only ones: no other kind has a next level', () => {
    for (const { kind, levels } of CATALOG.heroes) {
      const prices = levels.filter(({ level }) => level > 1 && isHeroClass(kind)).map(({ cost }) => cost);
      expect(prices).toEqual(isHeroClass(kind as Kind) ? PRICES[kind as HeroClass] : []);
    }
  });
});

describe('D5 used at once', () => {
  it('D5 a Location built this turn can be used in the Main phase of this turn', () => {
    const match = given({ players: [{ tavern: { peasant: 4 }, bag: BAG }], market: ['box-office'] });
    match.place('peasant', CONSTRUCT, { n: 2 }).resolve({ buildLocation: 'box-office@cathedral-outer' });
    match.place('peasant', 'location:box-office', { n: 2 }).confirm();
    expect(match.event('locationActivated')).toMatchObject({ seat: 0, location: 'box-office' });
  });

  it('D5 it is not open before it is built', () => {
    const match = given({ phase: 'main', market: ['box-office'] });
    expect(match.tryPlace('peasant', 'location:box-office')).toMatchObject({ code: 'placeNotOpen' });
  });
});

/** The Dark Council: three Overlords and the Henchman, their three arrivals, the six tokens. */
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import type { HeroClass, Kind, KindCounts, Level, MonsterType, PlaceId } from '../../../src/engine/index.ts';
import { arrivalCard, councilCard, questCard, tokenCard } from '../../support/cards.ts';
import { givenMatch, type Match } from '../../support/match.ts';

const idsOf = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id).sort();

describe('every Overlord, and the Henchman', () => {
  const ROWS: Readonly<Record<string, { readonly role: 'overlord' | 'henchman'; readonly type: MonsterType }>> = {
    mortise: { role: 'overlord', type: 'undead' },
    'hand-of-peepul': { role: 'overlord', type: 'monstrous' },
    'saw-ron': { role: 'overlord', type: 'humanoid' },
    combustor: { role: 'henchman', type: 'monstrous' },
  };
  const LICENCES: Readonly<Record<MonsterType, string>> = {
    undead: 'undertakers-licence',
    monstrous: 'exterminators-permit',
    humanoid: 'thief-takers-warrant',
  };

  it('has a row', () => expect(Object.keys(ROWS).sort()).toEqual(idsOf(CATALOG.council)));

  for (const [id, { role, type }] of Object.entries(ROWS)) {
    it(`${id}: its strength, its VP, its type, its marker`, () => {
      const card = councilCard(id);
      const place: PlaceId = `council:${id}`;
      const match = givenMatch({
        phase: 'main',
        finalTurns: true,
        tokens: ['two-masters', 'three-journeymen', 'exotic-hardwood'],
        players: [{ tavern: { peasant: card.strength }, bag: { peasant: 12 }, hand: Object.values(LICENCES) }],
      });
      match.place('peasant', place, { n: card.strength - 1 });
      expect(match.tryConfirm()).toMatchObject({ code: 'placesIncomplete' });
      match.place('peasant', place).resolve();
      const licence = questCard(LICENCES[type]);
      expect(match.player(0).ledger).toEqual({
        [role === 'overlord' ? 'overlords' : 'henchman']: card.vp,
        quests: licence.vp,
      });
      expect(match.events('questCompleted')).toMatchObject([{ quest: licence.id }]);
      expect(match.player(0).fought).toEqual(role === 'overlord' ? [id] : []);
      expect(match.state.overlords.map((overlord) => overlord.id)).toContain(id);
      match.passTo(0).confirm();
      if (role === 'henchman') match.place('peasant', place);
      else expect(match.tryPlace('peasant', place)).toMatchObject({ code: 'overlordAlreadyFought' });
    });
  }
});

describe('every Dark Council Arrives card', () => {
  const arrive = (id: string, arrived: 0 | 1 | 2): Match =>
    givenMatch({
      phase: 'main',
      arrived,
      players: [{ tavern: { knight: 2 }, bag: { peasant: 12 }, levels: { knight: 3 } }, { bag: { mage: 4 } }],
      monsters: { castle: ['backwoods-bandit-castle'], villages: ['bough-breaker'] },
      monsterDeck: [id, 'timber-wolf', 'ghoul', 'bookworm', 'pew-weevil', 'termite'],
      monsterDeckOnly: true,
    })
      .place('knight', 'monster:backwoods-bandit-castle', { n: 2 })
      .resolve();

  const ROWS: Readonly<Record<string, (match: Match) => void>> = {
    'dark-council-1': (match) => {
      expect(match.player(0).tavern).toHaveLength(5);
      expect(match.player(1).tavern).toHaveLength(1);
      expect(match.events('meeplesGained').map(({ seat, to }) => [seat, to])).toEqual([
        [0, 'bag'],
        [1, 'bag'],
      ]);
    },
    'dark-council-2': (match) => {
      expect(match.player(0).tavern).toHaveLength(6);
      expect(match.player(1).tavern).toHaveLength(1);
      expect(match.events('meeplesGained')).toHaveLength(2);
    },
    'dark-council-3': (match) => {
      expect(match.player(0).tavern).toHaveLength(6);
      expect(match.player(1).tavern).toHaveLength(0);
      expect(match.events('meeplesGained')).toEqual([]);
      expect(match.events('finalTurnsSet')).toHaveLength(1);
    },
  };

  it('has a row', () => expect(Object.keys(ROWS).sort()).toEqual(idsOf(CATALOG.arrivals)));

  for (const [id, see] of Object.entries(ROWS)) {
    it(`${id}: comes, and is set aside`, () => {
      const { order } = arrivalCard(id);
      const match = arrive(id, (order - 1) as 0 | 1 | 2);
      expect(match.event('councilArrived')).toEqual({ type: 'councilArrived', arrival: id, order });
      expect(match.state.arrived).toHaveLength(order);
      expect(Object.values(match.state.monsters).flat()).toHaveLength(6);
      expect(match.state.final === undefined).toBe(order < 3);
      see(match);
    });
  }
});

describe('every token', () => {
  interface Row {
    readonly levels?: Partial<Record<HeroClass, Level>>;
    /** The first kind fills up to the strength; it must not matter for the token. */
    readonly met: KindCounts;
    readonly short: KindCounts;
  }
  const ROWS: Readonly<Record<string, Row>> = {
    'two-masters': {
      levels: { mage: 3, cleric: 3 },
      met: { knight: 1, mage: 1, cleric: 1 },
      short: { knight: 1, mage: 2 },
    },
    'three-journeymen': {
      levels: { mage: 2, cleric: 2, warrior: 3 },
      met: { knight: 1, mage: 1, cleric: 1, warrior: 1 },
      short: { knight: 1, mage: 1, warrior: 2 },
    },
    marquetry: {
      met: { knight: 1, mage: 1, cleric: 1, warrior: 1 },
      short: { knight: 1, mage: 2, cleric: 1 },
    },
    'common-timber': { met: { knight: 1, peasant: 3 }, short: { knight: 1, peasant: 2 } },
    'book-and-bell': { met: { knight: 1, mage: 1, cleric: 1 }, short: { knight: 1, mage: 2 } },
    'exotic-hardwood': { met: { knight: 1, paladin: 1 }, short: { knight: 1, warrior: 1 } },
  };
  const OVERLORDS = CATALOG.council.filter(({ role }) => role === 'overlord').map(({ id }) => id);

  /** The token lies under the Overlord of this number. */
  const fight = (token: string, { levels = {} }: Row, party: KindCounts, at: number): Match => {
    const others = CATALOG.tokens.map(({ id }) => id).filter((id) => id !== token);
    const tokens = [...others.slice(0, at), token, ...others.slice(at, 2)];
    const [filler] = Object.keys(party) as [Kind];
    const place: PlaceId = `council:${OVERLORDS[at]}`;
    const match = givenMatch({
      phase: 'main',
      finalTurns: true,
      tokens,
      players: [{ tavern: { ...party, [filler]: 15 }, bag: { peasant: 4 }, levels }],
    });
    match.placeAll({ [place]: party });
    while (!match.status(place).isComplete) match.place(filler, place);
    return match.resolve();
  };

  it('has a row', () => expect(Object.keys(ROWS).sort()).toEqual(idsOf(CATALOG.tokens)));

  for (const [id, row] of Object.entries(ROWS)) {
    it(`${id}: its VP when met, nothing when one short, under each Overlord`, () => {
      OVERLORDS.forEach((overlord, at) => {
        const met = fight(id, row, row.met, at);
        expect(met.event('tokenEarned')).toEqual({ type: 'tokenEarned', seat: 0, council: overlord, token: id });
        expect(met.player(0).ledger).toMatchObject({ overlords: councilCard(overlord).vp, tokens: tokenCard(id).vp });
        const short = fight(id, row, row.short, at);
        expect(short.events('tokenEarned')).toEqual([]);
        expect(short.player(0).ledger).toEqual({ overlords: councilCard(overlord).vp });
      });
    });
  }
});

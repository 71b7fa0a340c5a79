/** Every Tower Room: who completes it, and what it gives. */
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import type { Kind, KindCounts, MonsterType, PlaceId, RoomKind, Scenario } from '../../../src/engine/index.ts';
import { roomCard } from '../../support/cards.ts';
import { givenMatch, type Match } from '../../support/match.ts';

interface Row {
  readonly kind: RoomKind;
  readonly party: KindCounts;
  /** Who returns to the supply. */
  readonly returns?: Kind;
  readonly prey?: MonsterType;
}

const rod = (unit: Kind): Row => ({ kind: 'rod-of-ruin', party: { [unit]: 1, peasant: 1 } });
const darkness = (unit: Kind): Row => ({
  kind: 'face-the-darkness',
  party: { [unit]: 1, corruption: 1 },
  ...(unit === 'knight' ? {} : { returns: unit }),
});
const battle = (unit: Kind): Row => ({ kind: 'battle-corruption', party: { [unit]: 1, corruption: 1 } });
const rescue = (...party: Kind[]): Row => ({
  kind: 'rescue',
  party: Object.fromEntries(party.map((unit) => [unit, 1])),
});
const cleansing = (unit: Kind): Row => ({ kind: 'cleansing', party: { [unit]: 1, corruption: 3 }, returns: unit });
const hunt = (unit: Kind, prey: MonsterType): Row => ({ kind: 'hunt', party: { [unit]: 1 }, prey });

const ROWS: Readonly<Record<string, Row>> = {
  'rod-ferrule': rod('cleric'),
  'rod-shaft': rod('mage'),
  'rod-grip': rod('warrior'),
  'rod-knob': rod('knight'),
  'dark-cellar': darkness('warrior'),
  'dark-landing': darkness('mage'),
  'dark-vestry': darkness('cleric'),
  'dark-gallery': darkness('knight'),
  'battle-library': battle('mage'),
  'battle-chapel': battle('cleric'),
  'battle-armoury': battle('warrior'),
  'rescue-ranger': rescue('warrior', 'peasant'),
  'rescue-paladin': rescue('knight', 'cleric'),
  'rescue-shaman': rescue('mage', 'peasant'),
  'cleanse-lye': cleansing('cleric'),
  'cleanse-sanding': cleansing('warrior'),
  'cleanse-turpentine': cleansing('mage'),
  'hunt-humanoid': hunt('knight', 'humanoid'),
  'hunt-monstrous': hunt('warrior', 'monstrous'),
  'hunt-undead': hunt('cleric', 'undead'),
};

/** The weakest Monster of a type, so that few Rangers defeat it. */
const preyOf = (type: MonsterType) =>
  CATALOG.monsters.filter((card) => card.type === type).toSorted((a, b) => a.strength - b.strength)[0];

function given(id: string, { party, prey }: Row, spec: Scenario = {}): Match {
  const monster = prey === undefined ? undefined : preyOf(prey);
  return givenMatch({
    towers: true,
    phase: 'main',
    rooms: { castle: id },
    monsters: monster === undefined ? {} : { [monster.district]: [monster.id] },
    monsterDeckOnly: true,
    questDeck: ['let-it-rot', 'village-fete', 'court-of-oak', 'trophy-shelf'],
    players: [
      { tavern: prey === undefined ? party : { ...party, ranger: 2 }, bag: { peasant: 8 }, hand: ['big-game'] },
    ],
    ...spec,
  });
}

function complete(id: string, row: Row): Match {
  const place: PlaceId = `room:${id}`;
  const match = given(id, row).placeAll({ [place]: row.party });
  const monster = row.prey === undefined ? undefined : preyOf(row.prey);
  if (monster !== undefined) match.place('ranger', `monster:${monster.id}`, { n: 2 });
  return match.resolve({ discardQuest: 'big-game' });
}

function drawsTwoKeepsOne(match: Match, id: string): void {
  expect(match.events('questsDrawn')).toMatchObject([{ n: 2, cause: { by: 'room', id } }]);
  expect(match.player(0).hand).toEqual(['let-it-rot', 'village-fete']);
  expect(match.events('questDiscarded')).toMatchObject([{ quest: 'big-game', cause: { by: 'room', id } }]);
}

const SEE: { readonly [K in RoomKind]: (match: Match, id: string, row: Row) => void } = {
  'rod-of-ruin': (match, _id, { party }) => {
    expect(match.counts(0, 'lodgings')).toEqual(party);
    expect(match.player(0)).toMatchObject({ score: 0, hand: ['big-game'] });
  },
  'face-the-darkness': (match, id) => drawsTwoKeepsOne(match, id),
  'battle-corruption': (match, id, { party }) => {
    expect(match.events('questDiscarded')).toMatchObject([{ quest: 'big-game', cause: { by: 'room', id } }]);
    expect(match.counts(0, 'lodgings')).toEqual(party);
  },
  rescue: (match, id, { party }) => {
    const { hero = 'ranger' } = roomCard(id);
    expect(id).toBe(`rescue-${hero}`);
    expect(match.counts(0, 'lodgings')).toEqual({ ...party, [hero]: 1 });
  },
  cleansing: (match, id, { party }) => {
    expect(match.player(0).ledger).toEqual({ rooms: party.corruption });
    drawsTwoKeepsOne(match, id);
  },
  hunt: (match) => expect(match.player(0).ledger.rooms).toBe(2),
};

describe('every Room', () => {
  it('has a row', () => {
    expect(Object.keys(ROWS).toSorted()).toEqual(CATALOG.rooms.map(({ id }) => id as string).toSorted());
  });

  it.each(Object.entries(ROWS))('%s is completed and does its part', (id, row) => {
    expect(roomCard(id)).toMatchObject({ kind: row.kind });
    const match = complete(id, row);
    expect(match.player(0).rooms).toEqual([id]);
    SEE[row.kind](match, id, row);
    const returned = match.events('meeplesReturned').flatMap(({ meeples }) => meeples);
    expect(returned).toHaveLength(row.returns === undefined ? 0 : 1);
    if (row.returns !== undefined) expect(match.supply(row.returns)).toBe(18);
    expect(match.count(0, 'lodgings', 'corruption')).toBe(row.party.corruption ?? 0);
  });

  it.each(Object.entries(ROWS))('%s lacks every single member of its party', (id, row) => {
    const place: PlaceId = `room:${id}`;
    for (const missing of Object.keys(row.party) as Kind[]) {
      const match = given(id, row);
      const { [missing]: _, ...rest } = row.party;
      match.placeAll({ [place]: rest });
      if (Object.keys(rest).length > 0)
        expect(match.tryConfirm()).toMatchObject({ code: 'placesIncomplete', facts: { places: [{ place }] } });
      else expect(match.status(place).isComplete).toBe(false);
    }
  });

  it.each(Object.entries(ROWS).filter(([, { prey }]) => prey !== undefined))('%s lacks its prey', (id, row) => {
    const match = given(id, row).placeAll({ [`room:${id}`]: row.party });
    expect(match.tryConfirm()).toMatchObject({
      facts: { places: [{ missing: [{ what: 'prey', type: row.prey }] }] },
    });
  });

  it.each(CATALOG.roomSets.flatMap(({ id, values }) => values.map((vp, i) => [id, i + 1, vp] as const)))(
    'the set %s with %i of its Rooms: %i VP at the end',
    (set, n, vp) => {
      const rooms = CATALOG.rooms.filter(({ kind }) => kind === set).slice(0, n);
      const match = givenMatch({
        towers: true,
        finalTurns: true,
        monsters: {},
        monsterDeckOnly: true,
        players: [{ bag: { peasant: 4 }, rooms: rooms.map(({ id }) => id) }],
      });
      while (match.state.outcome === undefined) match.finishTurn('first');
      expect(match.player(0).ledger).toEqual({ roomSets: vp });
    },
  );
});

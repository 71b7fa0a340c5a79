/** Every Location: what stands there, and what it gives. */
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import type {
  EffectOf,
  KindCounts,
  PlaceId,
  PrestigeKind,
  Scenario,
  ScenarioPlayer,
} from '../../../src/engine/index.ts';
import { effectOf, locationCard } from '../../support/cards.ts';
import { givenMatch, type Match } from '../../support/match.ts';

const BARON = 'monster:baron-von-bandsaw';
const place = (id: string): PlaceId => `location:${id}`;

/** Seat 0 before its Main phase, with the tile on Moat Lane, if it is one. */
function given(id: string, tavern: KindCounts, player: ScenarioPlayer = {}, spec: Scenario = {}): Match {
  return givenMatch({
    phase: 'main',
    ...(locationCard(id).district === undefined ? { built: { 'castle-outer': id } } : {}),
    monsters: { villages: ['baron-von-bandsaw'] },
    monsterDeckOnly: true,
    questDeck: ['let-it-rot', 'village-fete', 'court-of-oak'],
    players: [{ tavern, bag: { peasant: 12 }, ...player }],
    ...spec,
  });
}

/** The Location with just what it needs. */
function activate(id: string, tavern: KindCounts, player: ScenarioPlayer = {}, spec: Scenario = {}): Match {
  return given(id, tavern, player, spec)
    .placeAll({ [place(id)]: tavern })
    .resolve();
}

/** CV of one fighter with and without the Location's help. */
function helped(id: string, party: KindCounts, fighter: KindCounts, player: ScenarioPlayer = {}): [number, number] {
  const tavern: Record<string, number> = { ...party };
  for (const [kind, n] of Object.entries(fighter)) tavern[kind] = (tavern[kind] ?? 0) + n;
  const match = given(id, tavern, player).placeAll({ [BARON]: fighter });
  const alone = match.status(BARON).combat?.value ?? 0;
  match.placeAll({ [place(id)]: party });
  return [alone, match.status(BARON).combat?.value ?? 0];
}

function recruits(id: string, kind: 'warrior' | 'cleric' | 'mage'): void {
  const match = activate(id, { peasant: 1 });
  expect(match.counts(0, 'lodgings')).toEqual({ [kind]: 1 });
  expect(match.event('meeplesReturned')).toMatchObject({ from: place(id), cause: { by: 'location', id } });
}

function drawsMore(match: Match, n: number): void {
  expect(match.event('drawIncreased')).toMatchObject({ n });
  expect(match.player(0).tavern).toHaveLength(4 + n);
}

/** A Location whose prestige Units stand on the tile itself. */
function promotes(id: string, party: KindCounts, kind: PrestigeKind, lodged: KindCounts): void {
  const stock = locationCard(id).stock?.n ?? 0;
  const match = activate(id, party);
  expect(match.counts(0, 'lodgings')).toEqual({ ...lodged, [kind]: 1 });
  expect(match.state.locations.find((l) => l.id === id)?.stock).toHaveLength(stock - 1);
  expect(match.supply(kind)).toBe(5 - stock);

  const { state } = given(id, party);
  const bare = given(id, party);
  bare.state = { ...state, locations: state.locations.map((l) => (l.id === id ? { ...l, stock: [] } : l)) };
  bare.placeAll({ [place(id)]: party }).resolve();
  expect(bare.count(0, 'lodgings', kind)).toBe(0);
  expect(bare.event('gainLost')).toMatchObject({ kind, n: 1 });
}

function swapsQuests(match: Match, { draw, discard }: EffectOf<'drawQuests'>): void {
  expect(match.event('questsDrawn')).toMatchObject({ n: draw });
  expect(match.choice).toMatchObject({ kind: 'discardQuest', left: discard });
  match.choose('big-game');
  expect(match.player(0).hand).toEqual(['let-it-rot', 'village-fete', 'court-of-oak'].slice(0, draw));
}

/** What a crown pays at the start of the owner's next turn. */
function crownPays(id: string, units: KindCounts): Match {
  const match = givenMatch({
    built: { 'castle-outer': id },
    phase: 'main',
    monsters: {},
    monsterDeckOnly: true,
    players: [{ tavern: units, bag: { peasant: 12 } }],
  });
  match.placeAll({ [place(id)]: units }).resolve();
  expect(match.onHill(id)).toEqual(units);
  match.passTo(0);
  expect(match.onHill(id)).toEqual({});
  expect(match.counts(0, 'lodgings')).toEqual(units);
  return match;
}

function tier(id: string, unit: string): number {
  const effect = effectOf(locationCard(id), 'kingOfTheHill').tiers.find((t) => t.unit === unit)?.effect[0];
  return effect !== undefined && 'n' in effect ? effect.n : 0;
}

const ROWS: Readonly<Record<string, () => void>> = {
  'house-of-lords': () => {
    const match = activate('house-of-lords', { peasant: 1 });
    expect(match.counts(0, 'lodgings')).toEqual({ peasant: 1, knight: 1 });
  },
  'splinter-yard': () => recruits('splinter-yard', 'warrior'),
  'chapter-house': () => recruits('chapter-house', 'cleric'),
  'matriculation-desk': () => recruits('matriculation-desk', 'mage'),
  'healers-temple': () => {
    const card = locationCard('healers-temple');
    const match = activate('healers-temple', { warrior: 1, cleric: 1 });
    drawsMore(match, effectOf(card, 'drawMeeples').n);
    expect(match.score(0)).toBe(effectOf(card, 'vp').n);
  },
  'levy-station': () => {
    const { n } = effectOf(locationCard('levy-station'), 'bonusAll');
    expect(helped('levy-station', { mage: 1, warrior: 1 }, { peasant: 2 })).toEqual([2, 2 + 2 * n]);
    const match = activate('levy-station', { mage: 1, warrior: 1 });
    expect(match.counts(0, 'lodgings')).toEqual({ mage: 1, warrior: 2 });
  },
  'branch-and-root-inn': () => {
    const card = locationCard('branch-and-root-inn');
    const { n } = effectOf(card, 'bonusAll');
    expect(helped('branch-and-root-inn', { cleric: 1 }, { mage: 2, warrior: 1 })).toEqual([3, 3 + 2 * n]);
    drawsMore(activate('branch-and-root-inn', { cleric: 1 }), effectOf(card, 'drawMeeples').n);
  },
  scriptorium: () => {
    const card = locationCard('scriptorium');
    const { n } = effectOf(card, 'bonusAll');
    expect(helped('scriptorium', { mage: 1 }, { cleric: 2, warrior: 1 })).toEqual([3, 3 + 2 * n]);
    swapsQuests(activate('scriptorium', { mage: 1 }, { hand: ['big-game'] }), effectOf(card, 'drawQuests'));
  },
  'rallying-stump': () => {
    const { n } = effectOf(locationCard('rallying-stump'), 'bonusOthers');
    expect(helped('rallying-stump', { knight: 1, peasant: 1 }, { peasant: 1, mage: 1 })).toEqual([2, 2 + 2 * n]);
    expect(activate('rallying-stump', { knight: 1, peasant: 1 }).counts(0, 'lodgings')).toEqual({
      knight: 1,
      peasant: 1,
    });
  },
  'wormwood-still': () => {
    const rotten = { lodgings: { corruption: 3, peasant: 1 } };
    expect(helped('wormwood-still', { mage: 1 }, { peasant: 2 }, rotten)).toEqual([2, 2 + 3]);
    const match = given('wormwood-still', { mage: 1, warrior: 1, peasant: 1 }, rotten, {
      monsters: { castle: ['termite'], cathedral: ['ghoul'] },
    });
    match.placeAll({
      'location:wormwood-still': { mage: 1 },
      'monster:termite': { warrior: 1 },
      'monster:ghoul': { peasant: 1 },
    });
    match.giveBonus('wormwood-still', 'peasant', 'monster:ghoul');
    expect(match.status('monster:ghoul').combat?.value).toBe(1 + 3);
    expect(match.status('monster:termite').combat?.value).toBe(1);
  },
  'reserves-bench': () => {
    const match = activate('reserves-bench', { warrior: 1 });
    expect(match.event('unitCameBack')).toMatchObject({ seat: 0 });
    expect(match.counts(0, 'tavern')).toEqual({ peasant: 4, warrior: 1 });
    expect(match.counts(0, 'lodgings')).toEqual({});
  },
  'mages-workshop': () => {
    const { self, others } = effectOf(locationCard('mages-workshop'), 'lodgingsToBag');
    const match = givenMatch({
      phase: 'main',
      built: { 'castle-outer': 'mages-workshop' },
      seats: 3,
      monsters: {},
      monsterDeckOnly: true,
      players: [
        { tavern: { mage: 1 }, bag: { peasant: 8 }, lodgings: { warrior: self, corruption: 1 } },
        { lodgings: { knight: 2 } },
        { lodgings: { cleric: 1 } },
      ],
    });
    match.place('mage', 'location:mages-workshop').confirm();
    expect(match.choice).toMatchObject({ kind: 'lodgingsToBag', seat: 0, left: self });
    for (let i = 0; i < self; i++) match.choose('warrior');
    expect(match.choice).toMatchObject({ kind: 'lodgingsToBag', seat: 1, left: others });
    match.choose('knight');
    expect(match.choice).toMatchObject({ seat: 2 });
    match.choose('done');
    expect(match.counts(0, 'lodgings')).toEqual({ mage: 1, corruption: 1 });
    expect([match.counts(1, 'bag'), match.counts(1, 'lodgings')]).toEqual([{ knight: 1 }, { knight: 1 }]);
    expect(match.counts(2, 'lodgings')).toEqual({ cleric: 1 });
  },
  colosseum: () => {
    for (const unit of ['warrior', 'knight'] as const)
      expect(crownPays('colosseum', { [unit]: 1 }).score(0)).toBe(tier('colosseum', unit));
    expect(tier('colosseum', 'knight')).toBeGreaterThan(tier('colosseum', 'warrior'));
    expect(crownPays('colosseum', { warrior: 2, knight: 1 }).score(0)).toBe(tier('colosseum', 'knight'));
  },
  'mage-academy': () => {
    for (const unit of ['peasant', 'mage'] as const)
      expect(crownPays('mage-academy', { [unit]: 1 }).player(0).tavern).toHaveLength(4 + tier('mage-academy', unit));
    expect(tier('mage-academy', 'mage')).toBeGreaterThan(tier('mage-academy', 'peasant'));
  },
  'greenwood-lodge': () => promotes('greenwood-lodge', { warrior: 1 }, 'ranger', {}),
  'oath-oak': () => promotes('oath-oak', { cleric: 1, peasant: 1 }, 'paladin', { cleric: 1 }),
  'circle-of-rings': () => promotes('circle-of-rings', { mage: 1 }, 'shaman', { mage: 1 }),
  'notice-trunk': () => {
    const match = activate('notice-trunk', { mage: 1 }, { hand: ['big-game'] });
    swapsQuests(match, effectOf(locationCard('notice-trunk'), 'drawQuests'));
  },
  'box-office': () => {
    const match = activate('box-office', { peasant: 2 });
    expect(match.counts(0, 'lodgings')).toEqual({});
    expect(match.event('meeplesReturned').meeples).toHaveLength(2);
    expect(match.score(0)).toBe(effectOf(locationCard('box-office'), 'vp').n);
  },
};

describe('every Location', () => {
  it('has a row', () => {
    expect(Object.keys(ROWS).toSorted()).toEqual(CATALOG.locations.map(({ id }) => id as string).toSorted());
  });

  it.each(Object.entries(ROWS))('%s', (_, row) => row());

  const choosy = CATALOG.locations.filter(({ needs }) => needs.any === undefined).map(({ id }) => id);

  it.each(choosy)('%s cannot be used by whom it does not ask for', (id) => {
    const match = given(id, { ranger: 1 }).place('ranger', place(id));
    expect(match.tryConfirm()).toMatchObject({ code: 'placesIncomplete', facts: { places: [{ place: place(id) }] } });
  });
});

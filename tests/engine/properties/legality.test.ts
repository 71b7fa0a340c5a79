import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import {
  BASIC_KINDS,
  CLASSES,
  DISTRICTS,
  type GameState,
  INTENT_TYPES,
  type Intent,
  KINDS,
  type LocationId,
  MEEPLE_TOTAL,
  type MeepleId,
  type PlaceId,
  type Seat,
} from '../../../src/engine/index.ts';
import { engine, frozen, MODES, optionsOf, positions } from '../../support/games.ts';
import { givenMatch } from '../../support/match.ts';
import { POSITIONS } from '../../support/positions.ts';

const game = fc.record({ mode: fc.constantFrom(...MODES), seed: fc.string({ minLength: 1, maxLength: 12 }) });

const MEEPLES = Array.from({ length: MEEPLE_TOTAL }, (_, id) => id as MeepleId);
const LOCATIONS = CATALOG.locations.map((card) => card.id);
/** Places of the catalog, open or not, and some of no game. */
const NOWHERE = ['location:', 'monster:nobody', 'capitol:', 'skeleton', 'tavern', ''] as PlaceId[];
const PLACES: readonly PlaceId[] = [
  'capitol:construct',
  'capitol:levelUp',
  ...LOCATIONS.map((id): PlaceId => `location:${id}`),
  ...CATALOG.monsters.map(({ id }): PlaceId => `monster:${id}`),
  ...CATALOG.rooms.map(({ id }): PlaceId => `room:${id}`),
  ...CATALOG.council.map(({ id }): PlaceId => `council:${id}`),
  ...NOWHERE,
];
const OPTIONS = ['accept', 'decline', 'done', '', ...KINDS, ...DISTRICTS];
const SHAMANS = new Set(engine.setup({ seed: 'x', seats: 2, towers: false }).supply.shaman);
const ROLES = [...BASIC_KINDS, 'ranger', 'corruption', 'auto', 'nobody'] as (typeof BASIC_KINDS)[number][];

/** Everything that could be asked for here, sense and nonsense, by every seat. */
function* universe(state: GameState): Generator<Intent> {
  for (const seat of [0, 1, 2, 3, 4, -1] as Seat[]) {
    yield { type: 'confirm', seat };
    yield { type: 'resolveRest', seat };
    for (const hero of [...CLASSES, 'peasant', 'nobody'] as (typeof CLASSES)[number][])
      yield { type: 'useHeroPower', seat, hero };
    const options = new Set([...OPTIONS, ...(state.choice?.options ?? []), ...engine.places(state)]);
    for (const option of options) yield { type: 'choose', seat, option };
    const acting = seat === engine.seatToAct(state);
    const meeples = acting ? [...MEEPLES, 152 as MeepleId, -1 as MeepleId] : MEEPLES.slice(0, 4);
    for (const meeple of meeples) {
      yield { type: 'takeBack', seat, meeple };
      const places = acting
        ? SHAMANS.has(meeple)
          ? PLACES
          : [...engine.places(state), ...NOWHERE]
        : PLACES.slice(0, 2);
      for (const to of places) {
        yield { type: 'placeMeeple', seat, meeple, to };
        if (SHAMANS.has(meeple)) for (const as of ROLES) yield { type: 'placeMeeple', seat, meeple, to, as };
      }
      yield { type: 'placeMeeple', seat, meeple, to: 'capitol:construct', as: 'peasant' };
      for (const as of ROLES) yield { type: 'nameStandIn', seat, meeple, as };
    }
    if (!acting) continue;
    for (const location of [...LOCATIONS, 'nowhere' as LocationId])
      for (const meeple of [...engine.liftable(state, seat), 0 as MeepleId])
        yield { type: 'chooseBonusUnit', seat, location, meeple };
  }
}

/** Intents that are listed but refused, or accepted but not listed. */
function disagreements(state: GameState): string[] {
  const accepted = new Set<string>();
  for (const intent of universe(state))
    if (engine.check(state, intent) === undefined) accepted.add(JSON.stringify(intent));
  const legal = legalAnywhere(state);
  return [
    ...[...legal].filter((intent) => !accepted.has(intent)).map((intent) => `refused: ${intent}`),
    ...[...accepted].filter((intent) => !legal.has(intent)).map((intent) => `not listed: ${intent}`),
  ];
}

const DRAFTS = {
  'a Shaman at Level up': givenMatch(POSITIONS.shamanAtTheCapitol).place('shaman', 'capitol:levelUp'),
  'a Shaman at Construct': givenMatch(POSITIONS.shamanAtTheCapitol).place('shaman', 'capitol:construct'),
  'Hero powers': givenMatch(POSITIONS.heroPowers),
  'a Unit to be named': givenMatch(POSITIONS.stillAtWork)
    .place('knight', 'location:wormwood-still')
    .place('knight', 'monster:skeleton'),
  'a called Peasant': givenMatch(POSITIONS.warriorsCall).place('warrior', 'monster:ghoul').call('monster:ghoul'),
  'Corruption in a Room': givenMatch(POSITIONS.towerStairs).place('corruption', 'room:dark-cellar'),
  'the Dark Council': givenMatch(POSITIONS.lastStand).place('paladin', 'council:combustor'),
  'the order of places': givenMatch(POSITIONS.stillAtWork)
    .place('peasant', 'location:wormwood-still')
    .place('knight', 'monster:skeleton')
    .confirm(),
} as const;

function legalAnywhere(state: GameState): Set<string> {
  const seats = [0, 1, 2, 3].slice(0, state.players.length) as Seat[];
  return new Set(seats.flatMap((seat) => engine.legal(state, seat)).map((intent) => JSON.stringify(intent)));
}

describe('legal and check', () => {
  it.each(Object.entries(DRAFTS))('T6 what is listed as legal is exactly what is accepted: %s', (_, match) => {
    expect(disagreements(match.state)).toEqual([]);
  });

  it('T6 what is listed as legal is exactly what is accepted, all through a match', () => {
    fc.assert(
      fc.property(game, ({ mode, seed }) => {
        for (const state of positions(optionsOf(mode, seed), 120)) expect(disagreements(frozen(state))).toEqual([]);
      }),
      { seed: 3, numRuns: MODES.length * 2 },
    );
  });

  it('T6 these positions have every kind of intent among them', () => {
    const states = Object.values(DRAFTS).map(({ state }) => state);
    const types = states.flatMap((state) => engine.legal(state, state.turn.seat)).map(({ type }) => type);
    expect([...new Set(types)].sort()).toEqual([...INTENT_TYPES].sort());
  });

  it('T6 every legal intent is carried out, and somebody can go on until the end', () => {
    fc.assert(
      fc.property(game, ({ mode, seed }) => {
        for (const state of positions(optionsOf(mode, seed), 120)) {
          const seat = engine.seatToAct(state);
          if (seat === undefined) {
            expect(state.outcome).toBeDefined();
            continue;
          }
          const legal = engine.legal(state, seat);
          expect(legal.length).toBeGreaterThan(0);
          for (const intent of legal) expect(engine.apply(state, intent).ok).toBe(true);
        }
      }),
      { seed: 5, numRuns: MODES.length * 2 },
    );
  });

  it('T6 the targets of a lifted meeple are the places that take it', () => {
    fc.assert(
      fc.property(game, ({ mode, seed }) => {
        for (const state of positions(optionsOf(mode, seed), 60)) {
          const seat = engine.seatToAct(state);
          if (seat === undefined || state.choice !== undefined) continue;
          for (const meeple of engine.liftable(state, seat)) {
            const taking = engine
              .places(state)
              .filter((to) => engine.check(state, { type: 'placeMeeple', seat, meeple, to }) === undefined);
            expect(engine.targets(state, meeple)).toEqual(taking);
          }
        }
      }),
      { seed: 9, numRuns: MODES.length },
    );
  });
});

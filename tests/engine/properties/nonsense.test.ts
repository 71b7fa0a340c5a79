import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import {
  BASIC_KINDS,
  CLASSES,
  createRng,
  type GameState,
  INTENT_TYPES,
  type Intent,
  RULE_IDS,
  type Seat,
  seedRng,
  writeMove,
} from '../../../src/engine/index.ts';
import { any, engine, frozen, last, MODES, must, optionsOf, positions } from '../../support/games.ts';
import { givenMatch } from '../../support/match.ts';

const POSITIONS: readonly GameState[] = MODES.flatMap((mode, i) => {
  const found = positions(optionsOf(mode, `nonsense ${i}`), 50);
  const rng = createRng(seedRng(`nonsense ${i}`, 'effects'));
  return [...Array.from({ length: 8 }, () => any(found, rng)), found[found.length - 1] as GameState];
}).map(frozen);

const hostile = fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '');
const junk = fc.oneof(hostile, fc.anything({ withNullPrototype: true, withBigInt: true, withSparseArray: true }));
const places = fc.constantFrom(
  'capitol:construct',
  'capitol:levelUp',
  'monster:__proto__',
  'room:constructor',
  'location:toString',
  'council:valueOf',
  ...CATALOG.monsters.map(({ id }) => `monster:${id}`),
  ...CATALOG.locations.map(({ id }) => `location:${id}`),
  ...CATALOG.rooms.map(({ id }) => `room:${id}`),
  ...CATALOG.council.map(({ id }) => `council:${id}`),
);
const mostly = <T>(sense: fc.Arbitrary<T>) => fc.oneof({ weight: 4, arbitrary: sense }, { weight: 1, arbitrary: junk });

const intents = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record(
      {
        type: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...INTENT_TYPES) }, { weight: 1, arbitrary: junk }),
        seat: fc.oneof(
          { weight: 9, arbitrary: fc.constantFrom('acting', 0, 1, -0, 7, NaN) },
          { weight: 1, arbitrary: junk },
        ),
        meeple: mostly(fc.oneof(fc.nat(151), fc.constantFrom(-1, -0, 152, 0.5, NaN, Infinity, '3'))),
        to: mostly(places),
        as: mostly(fc.constantFrom(...BASIC_KINDS, 'auto', 'shaman', 'corruption', undefined)),
        location: mostly(fc.constantFrom(...CATALOG.locations.map(({ id }) => id))),
        hero: mostly(fc.constantFrom(...CLASSES, 'peasant', 'shaman')),
        option: mostly(fc.constantFrom('accept', 'decline', 'done', 'peasant', 'castle')),
      },
      { requiredKeys: [] },
    ),
  },
  { weight: 1, arbitrary: junk },
);

/** The intent under the name of whoever has to act, where it asks for that. */
function inPlace(intent: unknown, state: GameState): Intent {
  if (typeof intent !== 'object' || intent === null || (intent as { seat?: unknown }).seat !== 'acting')
    return intent as Intent;
  return { ...intent, seat: engine.seatToAct(state) ?? 0 } as unknown as Intent;
}

describe('nonsense', () => {
  it('T6 is refused with a code and its rules, never by a throw, and changes nothing', () => {
    let accepted = 0;
    fc.assert(
      fc.property(fc.constantFrom(...POSITIONS), intents, (state, nonsense) => {
        const intent = inPlace(nonsense, state);
        const refusal = engine.check(state, intent);
        const result = engine.apply(state, intent);
        if (refusal === undefined) {
          accepted++;
          expect(result.ok).toBe(true);
          const legal = engine.legal(state, engine.seatToAct(state) as Seat).map(writeMove);
          expect(legal).toContain(writeMove(intent));
        } else {
          expect(result).toStrictEqual({ ok: false, error: refusal });
          expect(refusal.code).toMatch(/^[a-zA-Z]+$/);
          expect(refusal.rules.length).toBeGreaterThan(0);
          expect(refusal.rules.every((rule) => RULE_IDS.includes(rule))).toBe(true);
        }
      }),
      { seed: 1, numRuns: 20_000 },
    );
    expect(accepted).toBeGreaterThan(100);
  });

  it('T6 garbage in a single field of a good intent is refused', () => {
    const match = givenMatch({
      phase: 'main',
      monsters: { castle: ['termite'] },
      players: [{ tavern: { shaman: 1, warrior: 2, corruption: 1 } }],
    })
      .place('shaman', 'monster:termite')
      .place('warrior', 'monster:termite');
    const seat = match.state.turn.seat;
    const meeple = match.meepleAt('shaman', 'monster:termite');
    const good: readonly Intent[] = [
      { type: 'placeMeeple', seat, meeple: match.meeple('warrior'), to: 'monster:termite' },
      { type: 'nameStandIn', seat, meeple, as: 'mage' },
      { type: 'takeBack', seat, meeple },
      { type: 'confirm', seat },
    ];
    for (const intent of good) expect(engine.check(match.state, intent)).toBeUndefined();
    fc.assert(
      fc.property(fc.constantFrom(...good), junk, fc.nat(), (intent, value, at) => {
        const keys = Object.keys(intent);
        const key = keys[at % keys.length] as string;
        const asked = { ...intent, [key]: value } as Intent;
        if (Object.is((intent as unknown as Record<string, unknown>)[key], value)) return;
        // A number may happen to be another meeple of the Tavern, or the one that stands there.
        if (typeof value === 'number' && key === 'meeple') return;
        expect(engine.check(match.state, asked)).toBeDefined();
        expect(engine.apply(match.state, asked).ok).toBe(false);
      }),
      { seed: 1, numRuns: 3000 },
    );
  });

  it('L7 a role that is none is refused, also where any role would do', () => {
    const match = givenMatch({
      phase: 'main',
      monsters: { castle: ['termite'] },
      players: [{ tavern: { shaman: 1 } }],
    });
    const seat = match.state.turn.seat;
    const place = (as: string) =>
      ({ type: 'placeMeeple', seat, meeple: match.meeple('shaman'), to: 'monster:termite', as }) as Intent;
    for (const as of ['banana', 'shaman', 'corruption', '__proto__', 'auto'])
      expect(engine.check(match.state, place(as))).toMatchObject({ code: 'notAnOption', facts: { option: as } });
    const placed = last(must(match.state, place('knight')));
    const rename = { type: 'nameStandIn', seat, meeple: match.meeple('shaman'), as: 'ranger' } as unknown as Intent;
    expect(engine.check(placed, rename)).toMatchObject({ code: 'notAnOption' });
  });

  it.each([undefined, null, 7, 'confirm', [], {}, { type: 'toString', seat: 0 }, { type: ['confirm'], seat: 0 }])(
    '%j is no intent',
    (nothing) => {
      const { state } = givenMatch();
      expect(engine.check(state, nothing as unknown as Intent)).toMatchObject({ code: 'unknownIntent' });
    },
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BASIC_KINDS,
  CLASSES,
  type LocationId,
  type MeepleId,
  type Move,
  type PlaceId,
  readMove,
  type Seat,
  withSeat,
  writeMove,
} from '../../src/engine/index.ts';
import { MODES, optionsOf, play } from '../support/games.ts';

const WRITTEN: readonly (readonly [string, Move])[] = [
  ['p12>m:skeleton', { type: 'placeMeeple', meeple: 12 as MeepleId, to: 'monster:skeleton' }],
  ['p0>C', { type: 'placeMeeple', meeple: 0 as MeepleId, to: 'capitol:construct' }],
  ['p151>L=knight', { type: 'placeMeeple', meeple: 151 as MeepleId, to: 'capitol:levelUp', as: 'knight' }],
  ['p7>l:house-of-lords', { type: 'placeMeeple', meeple: 7 as MeepleId, to: 'location:house-of-lords' }],
  ['p7>r:dark-cellar', { type: 'placeMeeple', meeple: 7 as MeepleId, to: 'room:dark-cellar' }],
  ['p7>k:saw-ron', { type: 'placeMeeple', meeple: 7 as MeepleId, to: 'council:saw-ron' }],
  ['t7', { type: 'takeBack', meeple: 7 as MeepleId }],
  ['s130=auto', { type: 'nameStandIn', meeple: 130 as MeepleId, as: 'auto' }],
  ['s130=mage', { type: 'nameStandIn', meeple: 130 as MeepleId, as: 'mage' }],
  ['b3@still', { type: 'chooseBonusUnit', location: 'still' as LocationId, meeple: 3 as MeepleId }],
  ['hcleric', { type: 'useHeroPower', hero: 'cleric' }],
  ['.', { type: 'confirm' }],
  ['*', { type: 'resolveRest' }],
  ['?accept', { type: 'choose', option: 'accept' }],
  ['?colosseum@castle-inner', { type: 'choose', option: 'colosseum@castle-inner' }],
  ['?', { type: 'choose', option: '' }],
  ['?a%0020%00E9%D800', { type: 'choose', option: 'a \u00e9\ud800' }],
];

const NO_MOVES = [
  '',
  ' ',
  'p',
  'p12',
  'p12>',
  'p12>x:skeleton',
  'p12>m:',
  'p12>m',
  'p012>C',
  'p152>C',
  'p-1>C',
  'p1e1>C',
  'p12>C=',
  'p12>C=shaman',
  'p12>C=toString',
  'p12>__proto__:x',
  'p12>m:a b',
  't',
  't999',
  's1',
  's1=',
  'b1@',
  'b@x',
  'h',
  'hpeasant',
  '..',
  '*.',
  '?a%0041',
  '?a%00e9',
  '?%',
  'confirm',
  `?${'x'.repeat(500)}`,
];

const name = fc.oneof(
  fc.string({ minLength: 1, maxLength: 30 }),
  fc.string({ minLength: 1, maxLength: 9, unit: 'binary' }),
);
const meeple = fc.nat(151) as fc.Arbitrary<MeepleId>;
const place = fc.oneof(
  fc.constantFrom<PlaceId>('capitol:construct', 'capitol:levelUp'),
  fc
    .tuple(fc.constantFrom('location', 'monster', 'room', 'council'), name)
    .map(([kind, id]) => `${kind}:${id}` as PlaceId),
);
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ type: fc.constant('placeMeeple'), meeple, to: place }),
  fc.record({ type: fc.constant('placeMeeple'), meeple, to: place, as: fc.constantFrom(...BASIC_KINDS) }),
  fc.record({ type: fc.constant('takeBack'), meeple }),
  fc.record({ type: fc.constant('nameStandIn'), meeple, as: fc.constantFrom('auto', ...BASIC_KINDS) }),
  fc.record({ type: fc.constant('chooseBonusUnit'), location: name, meeple }) as unknown as fc.Arbitrary<Move>,
  fc.record({ type: fc.constant('useHeroPower'), hero: fc.constantFrom(...CLASSES) }),
  fc.constantFrom<Move>({ type: 'confirm' }, { type: 'resolveRest' }),
  fc.record({ type: fc.constant('choose'), option: fc.oneof(name, fc.constant('')) }),
) as fc.Arbitrary<Move>;

describe('notation', () => {
  it.each(WRITTEN)('%s', (text, written) => {
    expect(writeMove(written)).toBe(text);
    expect(readMove(text)).toEqual({ ok: true, value: written });
  });

  it.each(NO_MOVES)('"%s" is no move', (text) => {
    expect(readMove(text)).toMatchObject({ ok: false, error: { text: text.slice(0, 40) } });
  });

  it('reads back every move exactly', () => {
    fc.assert(
      fc.property(move, (written) => {
        const text = writeMove(written);
        expect(text).toMatch(/^[!-~]+$/);
        expect(readMove(text)).toEqual({ ok: true, value: written });
      }),
      { seed: 1, numRuns: 3000 },
    );
  });

  it('answers any text, and has one text for each move', () => {
    const nearly = fc
      .tuple(fc.constantFrom(...WRITTEN.map(([text]) => text)), fc.nat(20), fc.string({ maxLength: 3 }))
      .map(([text, at, put]) => text.slice(0, at) + put + text.slice(at + 1));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), nearly), (text) => {
        const read = readMove(text);
        if (read.ok) expect(writeMove(read.value)).toBe(text);
      }),
      { seed: 1, numRuns: 5000 },
    );
  });

  it.each(MODES)('writes a whole match: $name', (mode) => {
    for (const intent of play(optionsOf(mode, 'notation')).intents) {
      const read = readMove(writeMove(intent));
      expect(read.ok && withSeat(read.value, intent.seat as Seat)).toEqual(intent);
    }
  });
});

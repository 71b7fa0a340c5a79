/** What a pool could do at Locations and in Rooms: who would stand there, and what it would bring. */
import {
  type BuiltLocation,
  DISTRICTS,
  type District,
  type Effect,
  isBonus,
  type LocationCard,
  locationPlace,
  type MonsterType,
  type PlaceId,
  roomPlace,
} from '../../engine/index.ts';
import { BASIC_KIND_COUNT, CORRUPTION, type Counts, noCounts, PEASANT, SHAMAN, UNIT_KIND_COUNT } from '../kinds.ts';
import { type ReadNeeds, readNeeds } from '../needs.ts';
import { JUDGE } from './hand.ts';
import { codeOf, type Lattice } from './lattice.ts';
import { gainOf, type Outlook } from './outlook.ts';
import { worthOf } from './value.ts';

export interface Errand {
  readonly place: PlaceId;
  readonly code: number;
  readonly value: number;
  readonly activates: boolean;
  readonly hunts?: MonsterType;
}

/** The chance that a district's overrun is not called off by a fight there (L2). */
const LEFT_ALONE = 0.6;

export function locationErrands(outlook: Outlook, lattice: Lattice, built: BuiltLocation): Errand[] {
  const card = outlook.cards.location(built.id);
  const effects = card.effect.filter((effect) => !isBonus(effect));
  const crowd = overrunValue(outlook, built.district);
  return partiesFor(readNeeds(card.needs), lattice).map(({ party, code }) => ({
    place: locationPlace(built.id),
    code,
    value: crowd + effectsValue(outlook, effects, party, stockOf(card, built)),
    activates: true,
  }));
}

export function roomErrands(outlook: Outlook, lattice: Lattice): Errand[][] {
  return DISTRICTS.flatMap((district) => {
    const id = outlook.state.towers[district][0];
    if (id === undefined) return [];
    const { needs, prey, effect } = outlook.cards.room(id);
    const crowd = overrunValue(outlook, district);
    const errands = partiesFor(readNeeds(needs), lattice).map(({ party, code }): Errand => {
      const value = crowd + effectsValue(outlook, effect, party, undefined);
      return { place: roomPlace(id), code, value, activates: false, ...(prey === undefined ? {} : { hunts: prey }) };
    });
    return [errands];
  });
}

function effectsValue(outlook: Outlook, effects: readonly Effect[], party: Counts, stock: number | undefined): number {
  return worthOf(effects, { outlook, party, hand: JUDGE, ...(stock === undefined ? {} : { stock }) });
}

const stockOf = (card: LocationCard, built: BuiltLocation): number | undefined =>
  card.stock === undefined ? undefined : built.stock.length;

function overrunValue(outlook: Outlook, district: District): number {
  const monsters = outlook.state.monsters[district].length;
  return monsters < 2 ? 0 : (monsters - 1) * gainOf(outlook, PEASANT) * LEFT_ALONE;
}

interface Fit {
  readonly party: Counts;
  readonly code: number;
}

/** The smallest parties that meet the needs, one Shaman standing in at most. */
function partiesFor(needs: ReadNeeds, lattice: Lattice): Fit[] {
  const named = noCounts();
  for (const { kind, n } of needs.units) named[kind] = n;
  const bases = [named];
  for (const { kind } of needs.units) {
    if (kind < BASIC_KIND_COUNT) bases.push(plus(plus(named, kind, -1), SHAMAN, 1));
  }
  const withAny = bases.flatMap((base) => addAny(base, needs));
  const parties = withAny.flatMap((base) => addCorruption(base, needs, lattice));
  return parties.flatMap((party) => {
    const code = codeOf(lattice, party);
    return code === undefined || code === 0 ? [] : [{ party, code }];
  });
}

function addAny(base: Counts, { any, oneOf }: ReadNeeds): Counts[] {
  if (oneOf.length > 0) return [...oneOf, SHAMAN].map((kind) => plus(base, kind, 1));
  if (any === 0) return [base];
  return Array.from({ length: UNIT_KIND_COUNT }, (_, kind) => plus(base, kind, any));
}

function addCorruption(base: Counts, { corruption, anyCorruption }: ReadNeeds, lattice: Lattice): Counts[] {
  if (corruption === 0) return [base];
  const there = lattice.counts[lattice.kinds.indexOf(CORRUPTION)] ?? 0;
  const most = anyCorruption ? there : Math.min(there, corruption);
  const parties: Counts[] = [];
  for (let n = corruption; n <= most; n++) parties.push(plus(base, CORRUPTION, n));
  return parties;
}

const plus = (counts: Counts, kind: number, n: number): Counts => counts.with(kind, (counts[kind] as number) + n);

/** What a Location or Room asks for (L1, L7, F1) against what stands there. */
import type { Needs } from '../catalog.ts';
import type { MeepleId } from '../model/ids.ts';
import { isUnit, type Kind, kindOf, UNIT_KINDS, type UnitKind } from '../model/meeples.ts';
import type { Placed } from '../model/state.ts';
import type { Missing } from '../refusals.ts';

/** Everything still missing; an empty list means that the needs are met. */
export function missingFor(needs: Needs, placed: readonly Placed[]): Missing[] {
  const missing: Missing[] = [];
  let freeShamans = 0;
  let units = 0;
  for (const { id, as } of placed) {
    if (!isUnit(id)) continue;
    units++;
    if (kindOf(id) === 'shaman' && as === undefined) freeShamans++;
  }
  let named = 0;
  for (const kind of UNIT_KINDS) {
    const wanted = needs.units[kind];
    if (wanted === undefined) continue;
    named += wanted;
    const lacking = wanted - countAs(placed, kind);
    if (lacking <= 0) continue;
    const stoodIn = canStandInFor(kind) ? Math.min(lacking, freeShamans) : 0;
    freeShamans -= stoodIn;
    if (lacking > stoodIn) missing.push({ what: 'units', kind, n: lacking - stoodIn });
  }
  if (needs.oneOf !== undefined && !needs.oneOf.some((kind) => countAs(placed, kind) > 0) && freeShamans === 0) {
    missing.push({ what: 'oneOf', kinds: needs.oneOf });
  }
  const lackingAny = named + (needs.any ?? 0) - units;
  const lackingNamed = missing.reduce((sum, m) => sum + (m.what === 'units' ? m.n : 0), 0);
  if (needs.any !== undefined && lackingAny - lackingNamed > 0)
    missing.push({ what: 'anyUnit', n: lackingAny - lackingNamed });
  const corruption = needs.corruption === undefined ? 0 : needs.corruption.min - countAs(placed, 'corruption');
  if (corruption > 0) missing.push({ what: 'corruption', n: corruption });
  return missing;
}

/** L7: a Shaman stands in for a basic class, Peasants included. */
function canStandInFor(kind: UnitKind): boolean {
  return kind !== 'ranger' && kind !== 'paladin' && kind !== 'shaman';
}

/** How many stand there as this kind; a Shaman with a named role counts as that role only. */
export function countAs(placed: readonly Placed[], kind: Kind): number {
  let n = 0;
  for (const { id, as } of placed) if ((as ?? kindOf(id)) === kind) n++;
  return n;
}

/**
 * T8: the meeples that return when a card takes `n` of a kind from among those that take part.
 * A Shaman goes only where it fills the need itself, and then before a Peasant that merely joined (R7).
 */
export function returnersFrom(
  kind: Kind,
  n: number,
  placed: readonly Placed[],
  joined: readonly MeepleId[],
): MeepleId[] {
  const real = placed.filter((p) => kindOf(p.id) === kind).map((p) => p.id);
  if (real.length >= n) return real.slice(0, n);
  const standIns = placed.filter((p) => canStandIn(p, kind)).map((p) => p.id);
  return [...real, ...standIns, ...joined.filter((id) => kindOf(id) === kind)].slice(0, n);
}

function canStandIn({ id, as }: Placed, kind: Kind): boolean {
  return kind !== 'corruption' && kindOf(id) === 'shaman' && (as === undefined || as === kind);
}

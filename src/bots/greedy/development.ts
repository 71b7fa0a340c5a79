/** The Development phase: Hero powers first, then what is worth more at the Capitol than in the Main phase. */
import { type CapitolPlace, CLASSES, type HeroClass, KINDS } from '../../engine/index.ts';
import { CORRUPTION, type Counts, kindNumber, MAGE, noCounts, PEASANT, SHAMAN } from '../kinds.ts';
import { bestSite } from './building.ts';
import { JUDGE } from './hand.ts';
import { levelWorth, nextLevel } from './levels.ts';
import { gainOf, type Outlook } from './outlook.ts';
import type { Plan } from './plan.ts';
import { worthOf } from './value.ts';

export interface CapitolMove {
  readonly place: CapitolPlace;
  readonly party: Counts;
}

/** The best that the Main phase could still do without these meeples. */
function valueWithout({ lattice, table }: Plan, pool: Counts, gone: Counts): number {
  const { kinds, digits, size } = lattice;
  const width = kinds.length;
  let best = 0;
  for (let code = 0; code < size; code++) {
    if ((table[code] as number) <= best) continue;
    let fits = true;
    for (let i = 0; i < width && fits; i++) {
      const kind = kinds[i] as number;
      fits = (digits[code * width + i] as number) <= (pool[kind] as number) - (gone[kind] as number);
    }
    if (fits) best = table[code] as number;
  }
  return best;
}

/** A Hero power that brings more than the plan loses by it. */
export function powerToUse(outlook: Outlook, pool: Counts, plan: Plan): HeroClass | undefined {
  for (const hero of ['knight', 'cleric', 'mage', 'warrior'] as const) {
    const worth = powerWorth(outlook, pool, plan, hero);
    if (worth !== undefined && worth > 0) return hero;
  }
  return undefined;
}

function powerWorth(outlook: Outlook, pool: Counts, plan: Plan, hero: HeroClass): number | undefined {
  const { cards, player, state } = outlook;
  const { power } = cards.heroLevel(hero, player.levels[hero]);
  if (power === undefined || power.phase !== 'development' || state.turn.usedPowers.includes(hero)) return undefined;
  for (const kind of KINDS) if ((pool[kindNumber(kind)] as number) < (power.needs[kind] ?? 0)) return undefined;
  const paid = noCounts();
  if (power.pay === 'allMagesToLodgings') paid[MAGE] = pool[MAGE] as number;
  else if (power.pay !== undefined) paid[CORRUPTION] = 1;
  const lost = plan.value - valueWithout(plan, pool, paid);
  const removed = power.pay === 'oneCorruptionToSupply' ? -gainOf(outlook, CORRUPTION) : 0;
  return worthOf(power.effect, { outlook, hand: JUDGE, isDevelopment: true }) + removed - lost;
}

interface Offer {
  readonly party: Counts;
  readonly value: number;
}

const NOTHING: Offer = { party: noCounts(), value: 0 };

export function planCapitol(outlook: Outlook, pool: Counts, plan: Plan): CapitolMove[] {
  const builds = [NOTHING, ...buildOffers(outlook, pool)];
  const levels = [NOTHING, ...levelOffers(outlook, pool)];
  let best = { value: plan.value, build: NOTHING, level: NOTHING };
  for (const build of builds) {
    for (const level of levels) {
      if (build === NOTHING && level === NOTHING) continue;
      const gone = build.party.map((n, kind) => n + (level.party[kind] as number));
      if (gone.some((n, kind) => n > (pool[kind] as number))) continue;
      const value = build.value + level.value + valueWithout(plan, pool, gone);
      if (value > best.value) best = { value, build, level };
    }
  }
  const moves: CapitolMove[] = [];
  if (best.build !== NOTHING) moves.push({ place: 'capitol:construct', party: best.build.party });
  if (best.level !== NOTHING) moves.push({ place: 'capitol:levelUp', party: best.level.party });
  return moves;
}

/** D1: one Peasant and a helper from the supply, or two of one's own. */
function buildOffers(outlook: Outlook, pool: Counts): Offer[] {
  const site = bestSite(outlook);
  if (site === undefined) return [];
  const offers: Offer[] = [];
  const peasants = pool[PEASANT] as number;
  if (peasants >= 1) offers.push({ party: noCounts().with(PEASANT, 1), value: site.value + gainOf(outlook, PEASANT) });
  if (peasants >= 2) offers.push({ party: noCounts().with(PEASANT, 2), value: site.value });
  return offers;
}

function levelOffers(outlook: Outlook, pool: Counts): Offer[] {
  const offers: Offer[] = [];
  let best = Number.NEGATIVE_INFINITY;
  for (const hero of CLASSES) {
    const worth = levelWorth(outlook, hero);
    if (worth === undefined) continue;
    best = Math.max(best, worth);
    const kind = kindNumber(hero);
    if ((pool[kind] as number) === 0) continue;
    offers.push({ party: noCounts().with(kind, 1), value: worth + atOnce(outlook, hero, (pool[kind] as number) - 1) });
  }
  if ((pool[SHAMAN] as number) > 0 && best > 0) offers.push({ party: noCounts().with(SHAMAN, 1), value: best });
  return offers.filter(({ value }) => value > 0);
}

/** What the new combat value adds to the comrades at hand in this turn's Main phase. */
function atOnce(outlook: Outlook, hero: HeroClass, comrades: number): number {
  const { cards, player, profile } = outlook;
  const gained = (nextLevel(outlook, hero)?.combatValue ?? 0) - cards.heroLevel(hero, player.levels[hero]).combatValue;
  return Math.max(0, gained) * comrades * profile.vpPerCombat * profile.boostUse;
}

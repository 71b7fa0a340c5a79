/** The rules sentence of one Hero level: its price, its combat value, its power. */
import type { HeroCard, HeroLevel, HeroPower, RoomSet } from '../../engine/catalog.ts';
import { isPrestige, type UnitKind } from '../../engine/model/meeples.ts';
import { effectClauses } from './effects.ts';
import { count, kindCounts, sentence } from './grammar.ts';
import { KIND_NOUNS } from './names.ts';

const PAID: Readonly<Record<NonNullable<HeroPower['pay']>, string>> = {
  allMagesToLodgings: 'send all your Mages there to the Lodgings',
  oneCorruptionToLodgings: 'send 1 Corruption from there to the Lodgings',
  oneCorruptionToSupply: 'return 1 Corruption from there to the supply',
};

export function heroSentence(hero: HeroCard, level: HeroLevel, roomSets: readonly RoomSet[]): string {
  const price =
    level.level > 1 && !isPrestige(hero.kind) ? `level up for ${level.cost === 0 ? 'free' : `${level.cost} VP`}: ` : '';
  const value = `each ${KIND_NOUNS[hero.kind].one} has ${level.combatValue} CV`;
  const power = level.power ? `; ${powerClause(hero.kind, level.power, roomSets)}` : '';
  return sentence(`${price}${value}${power}`);
}

function powerClause(kind: UnitKind, power: HeroPower, roomSets: readonly RoomSet[]): string {
  const effects = effectClauses(power.effect, { source: 'hero', roomSets });
  const deed = power.pay ? `${PAID[power.pay]} and ${effects}` : effects;
  if (power.phase === 'resolution') return `for each Monster that ${KIND_NOUNS[kind].many} help to defeat, ${deed}`;
  if (isPrestige(kind)) return `when you assign it, ${deed}`;
  if (power.phase === 'assigning') return `once a turn, with ${count(1, KIND_NOUNS[kind])} on a Monster, ${deed}`;
  return `once a turn in the Development phase, with at least ${kindCounts(power.needs)} in your Tavern, you may ${deed}`;
}

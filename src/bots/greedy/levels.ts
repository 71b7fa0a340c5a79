/** What raising a class is worth (D4): combat value, its power in the turns to come, Quests on levels. */
import type { HeroClass, HeroLevel, Level } from '../../engine/index.ts';
import { CORRUPTION, kindNumber, MAGE, PEASANT } from '../kinds.ts';
import { drawHolds } from './chance.ts';
import { JUDGE } from './hand.ts';
import { gainOf, type Outlook, perTurn } from './outlook.ts';
import { levelNudge } from './quests.ts';
import { worthOf } from './value.ts';

/** Turns to come lose worth: a Quest drawn late is a penalty, a Unit may not show up. */
const LATER = 0.6;

export function nextLevel({ cards, player }: Outlook, hero: HeroClass): HeroLevel | undefined {
  const level = player.levels[hero];
  if (level === 3) return undefined;
  const next = cards.heroLevel(hero, (level + 1) as Level);
  return next.cost > player.score ? undefined : next;
}

/** VP of taking the next level now, its price paid; undefined if it cannot be taken. */
export function levelWorth(outlook: Outlook, hero: HeroClass): number | undefined {
  const next = nextLevel(outlook, hero);
  if (next === undefined) return undefined;
  const { cards, player, profile, turnsLeft } = outlook;
  const now = cards.heroLevel(hero, player.levels[hero]);
  const kind = kindNumber(hero);
  const fighters = perTurn(outlook, kind) + profile.growth * Math.min(3, turnsLeft / 3);
  const combat = (next.combatValue - now.combatValue) * fighters * turnsLeft * profile.vpPerCombat * profile.boostUse;
  const power = (powerPerTurn(outlook, next) - powerPerTurn(outlook, now)) * turnsLeft * LATER;
  const levelled: Outlook = { ...outlook, player: { ...player, levels: { ...player.levels, [hero]: next.level } } };
  return combat + power - next.cost + profile.ambition[hero] + levelNudge(outlook, levelled);
}

/** What a Hero power brings in a turn in which it may or may not be usable. */
function powerPerTurn(outlook: Outlook, { power }: HeroLevel): number {
  if (power === undefined) return 0;
  const chance = drawHolds(outlook, power.needs);
  if (power.phase === 'assigning')
    return chance * (outlook.muster.perUnit[PEASANT] as number) * outlook.profile.vpPerCombat;
  const gain = worthOf(power.effect, { outlook, hand: JUDGE, isDevelopment: true });
  return chance * Math.max(0, gain - payOf(outlook, power.pay));
}

function payOf(outlook: Outlook, pay: NonNullable<HeroLevel['power']>['pay']): number {
  if (pay === 'oneCorruptionToSupply') return gainOf(outlook, CORRUPTION);
  if (pay === 'allMagesToLodgings')
    return Math.max(1, perTurn(outlook, MAGE)) * (outlook.worth[MAGE] as number) * LATER;
  return 0;
}

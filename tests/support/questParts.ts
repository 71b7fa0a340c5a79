/** What scenes for Quests are made of: spare Quests, quiet Monsters, parties one short. */
import { CATALOG } from '../../src/content/catalog.ts';
import {
  isBonus,
  type Kind,
  type KindCounts,
  type MonsterCard,
  type PrestigeKind,
  type QuestCard,
} from '../../src/engine/index.ts';

export type Counts = Partial<Record<Kind | 'prestige', number>>;

/** Quests that nothing in these scenes completes. */
export const SPARE_HAND = ['big-game', 'old-masters'];
export const SPARE_DECK = ['let-it-rot', 'village-fete', 'court-of-oak', 'trophy-shelf'];

export const handOf = (quest: QuestCard) => [quest.id, ...SPARE_HAND];

/** Nothing happens when one of these falls, at least not in the same turn. */
export const QUIET = CATALOG.monsters
  .filter((monster) => monster.effect.every(isBonus))
  .toSorted((a, b) => a.strength - b.strength);

export function quietMonster(fits: (monster: MonsterCard) => boolean): MonsterCard {
  const monster = QUIET.find(fits);
  if (monster === undefined) throw new Error('No Monster without effects fits');
  return monster;
}

export const PRESTIGE: PrestigeKind = 'paladin';
export const asParty = ({ prestige, ...kinds }: Counts): KindCounts =>
  prestige === undefined ? kinds : { ...kinds, [PRESTIGE]: prestige };

/** One less of a kind. */
export const less = (counts: Counts, kind: Kind | 'prestige'): Counts => ({
  ...counts,
  [kind]: (counts[kind] ?? 0) - 1,
});

export const kindsIn = (counts: Counts) => Object.keys(counts) as (Kind | 'prestige')[];

export const BASICS = ['knight', 'warrior', 'cleric', 'mage', 'peasant'] as const;

/** A kind that says nothing about these. */
export const neutral = (counts: Counts): Kind => BASICS.find((kind) => counts[kind] === undefined) ?? 'knight';

export const types = (n: number): Counts => Object.fromEntries(BASICS.slice(0, n).map((kind) => [kind, 1]));

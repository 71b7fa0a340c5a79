/** Levelling up: what each class costs, and its card before and after. */
import { heroSentence } from '../../content/words/heroes.ts';
import { type Catalog, CLASSES, type HeroClass, type HeroLevel, type PlayerState } from '../../engine/index.ts';
import { PROMPTS } from '../words/prompts.ts';

export const ROMAN = ['', 'I', 'II', 'III'] as const;

export interface ClassChoice {
  readonly hero: HeroClass;
  readonly from: HeroLevel;
  readonly to: HeroLevel | undefined;
  /** Undefined: it can be raised. */
  readonly closed: string | undefined;
}

export function classChoices(catalog: Catalog, { levels }: PlayerState, options: readonly string[]): ClassChoice[] {
  return CLASSES.flatMap((hero): ClassChoice[] => {
    const card = catalog.heroes.find(({ kind }) => kind === hero);
    const from = card?.levels.find(({ level }) => level === levels[hero]);
    const to = card?.levels.find(({ level }) => level === levels[hero] + 1);
    if (from === undefined) return [];
    const isOpen = options.includes(hero);
    const why = to === undefined ? PROMPTS.levelTop : PROMPTS.levelTooDear;
    return [{ hero, from, to, closed: isOpen ? undefined : why }];
  });
}

/** "Each Mage has 2 CV; once a turn …", without its price. */
export function levelWords(catalog: Catalog, hero: HeroClass, level: HeroLevel): string {
  const card = catalog.heroes.find(({ kind }) => kind === hero);
  if (card === undefined) return '';
  const words = heroSentence(card, { ...level, cost: 0 }, catalog.roomSets).replace(/^Level up for free: /, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const levelName = (hero: { readonly name: string; readonly level: number }): string =>
  `${hero.name} ${ROMAN[hero.level] ?? ''}`.trim();

export const costWords = (cost: number): string => (cost === 0 ? PROMPTS.free : PROMPTS.vp(cost));

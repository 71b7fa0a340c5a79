/** Small English grammar: numbers with nouns, articles, lists, sentences. */
import type { Minimums } from '../../engine/effects/conditions.ts';
import type { Kind } from '../../engine/model/meeples.ts';
import { KIND_NOUNS, type Noun } from './names.ts';

/** "1 Warrior", "2 Warriors", "3 Corruption". */
export function count(n: number, noun: Noun): string {
  return `${n} ${n === 1 ? noun.one : noun.many}`;
}

/** "a Humanoid", "an Undead", "a University". */
export function article(words: string): string {
  return /^[aeiou]/i.test(words) && !/^uni/i.test(words) ? `an ${words}` : `a ${words}`;
}

function list(items: readonly string[], last: 'and' | 'or'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

export const listAnd = (items: readonly string[]): string => list(items, 'and');
export const listOr = (items: readonly string[]): string => list(items, 'or');

/** Imperative clauses in one breath; semicolons once a clause before the last has a comma of its own. */
export function clauses(items: readonly string[]): string {
  return items.slice(0, -1).some((item) => item.includes(',')) ? items.join('; ') : listAnd(items);
}

/** "1 Cleric and 2 Corruption". */
export function kindCounts(counts: Minimums): string {
  return listAnd(kindCountItems(counts));
}

/** Kinds with their numbers, in the order the data names them. */
export function countedKinds(counts: Minimums): (readonly [Kind | 'prestige', number])[] {
  const kinds = Object.keys(counts) as (keyof Minimums)[];
  return kinds.flatMap((kind) => (counts[kind] ? [[kind, counts[kind]] as const] : []));
}

export function kindCountItems(counts: Minimums): string[] {
  return countedKinds(counts).map(([kind, n]) => count(n, KIND_NOUNS[kind]));
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function sentence(text: string): string {
  return /[.!?]$/.test(text) ? capital(text) : `${capital(text)}.`;
}

/** "+2" and "−2", with a real minus. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** What stands left of a place's arrow (L1), in words: "1 Mage and 1 Warrior", "1 Cleric and any other Unit". */
import type { Needs } from '../../engine/catalog.ts';
import { count, kindCountItems, listAnd, listOr } from './grammar.ts';
import { KIND_NOUNS } from './names.ts';

export function needsWords(needs: Needs): string {
  const items = kindCountItems(needs.units);
  if (needs.oneOf) items.push(listOr(needs.oneOf.map((kind) => count(1, KIND_NOUNS[kind]))));
  if (needs.any) items.push(anyUnits(needs.any, { besides: items.length > 0 }));
  if (needs.corruption) items.push(corruptionWords(needs.corruption));
  return listAnd(items);
}

function anyUnits(n: number, { besides }: { readonly besides: boolean }): string {
  const other = besides ? 'other ' : '';
  return n === 1 ? `any 1 ${other}Unit` : `any ${n} ${other}Units`;
}

function corruptionWords({ min, anyNumber }: NonNullable<Needs['corruption']>): string {
  return anyNumber ? `${min} or more Corruption` : count(min, KIND_NOUNS.corruption);
}

/** Finds the card and the composition a face belongs to. */
import type { Picture } from '../compositions/picture.ts';

export function cardOf<T extends { readonly id: string }>(cards: readonly T[], id: string): T {
  const card = cards.find((one) => one.id === id);
  if (!card) throw new Error(`no card ${id}`);
  return card;
}

export function pictureOf<T = Picture>(pictures: Readonly<Record<string, T>>, id: string): T {
  const picture = pictures[id];
  if (!picture) throw new Error(`no composition for ${id}`);
  return picture;
}

/** How card data is written down: ids as plain strings. */

/** A card as its data module writes it. */
export type Plain<Card extends { readonly id: string }> = Omit<Card, 'id'> & { readonly id: string };

/** The one place where the ids of card data become branded. */
export function branded<Card extends { readonly id: string }>(cards: readonly Plain<Card>[]): readonly Card[] {
  return cards as unknown as readonly Card[];
}

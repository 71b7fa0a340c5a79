/** Finds the card a face belongs to. */

export function cardOf<T extends { readonly id: string }>(cards: readonly T[], id: string): T {
  const card = cards.find((one) => one.id === id);
  if (!card) throw new Error(`no card ${id}`);
  return card;
}

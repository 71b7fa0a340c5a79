/** How card data is written down: ids as plain strings, plus what a face prints beyond the engine's need. */
import type { HeroCard, HeroLevel, SlotCard } from '../engine/catalog.ts';

/** A card as its data module writes it. */
export type Plain<Card extends { readonly id: string }> = Omit<Card, 'id'> & { readonly id: string };

/** The one place where the ids of card data become branded. */
export function branded<Card extends { readonly id: string }>(cards: readonly Plain<Card>[]): readonly Card[] {
  return cards as unknown as readonly Card[];
}

export interface PrintedSlot extends SlotCard {
  readonly icons: readonly string[];
}

export interface PrintedHeroLevel extends HeroLevel {
  readonly flavour: string;
}

export interface PrintedHero extends HeroCard {
  readonly levels: readonly PrintedHeroLevel[];
}

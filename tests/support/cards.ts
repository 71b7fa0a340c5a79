/** Cards by id, so that tests read balance figures off the card instead of repeating them. */
import { CATALOG } from '../../src/content/catalog.ts';
import type {
  ArrivalCard,
  CouncilCard,
  Effect,
  EffectOf,
  EffectOp,
  LocationCard,
  MonsterCard,
  QuestCard,
  RoomCard,
  TokenCard,
} from '../../src/engine/index.ts';

const named =
  <T extends { readonly id: string }>(cards: readonly T[]) =>
  (id: string): T => {
    const card = cards.find((c) => c.id === id);
    if (card === undefined) throw new Error(`No card is called ${id}`);
    return card;
  };

export const monsterCard: (id: string) => MonsterCard = named(CATALOG.monsters);
export const councilCard: (id: string) => CouncilCard = named(CATALOG.council);
export const arrivalCard: (id: string) => ArrivalCard = named(CATALOG.arrivals);
export const tokenCard: (id: string) => TokenCard = named(CATALOG.tokens);
export const questCard: (id: string) => QuestCard = named(CATALOG.quests);
export const locationCard: (id: string) => LocationCard = named(CATALOG.locations);
export const roomCard: (id: string) => RoomCard = named(CATALOG.rooms);

/** The effect of this op on a card that must have it. */
export function effectOf<Op extends EffectOp>(card: { readonly effect: readonly Effect[] }, op: Op): EffectOf<Op> {
  const effect = card.effect.find((e) => e.op === op) as EffectOf<Op> | undefined;
  if (effect === undefined) throw new Error(`The card has no ${op}: ${JSON.stringify(card.effect)}`);
  return effect;
}

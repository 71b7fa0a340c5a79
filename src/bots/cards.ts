/** The cards of an engine by id, indexed once. */
import { type Cards, type Engine, indexCards } from '../engine/index.ts';

const indexed = new WeakMap<Engine, Cards>();

export function cardsOf(engine: Engine): Cards {
  const known = indexed.get(engine);
  if (known !== undefined) return known;
  const cards = indexCards(engine.catalog);
  indexed.set(engine, cards);
  return cards;
}

/** Every printed face of the game with what tests ask of it. */
import { CATALOG } from '../../src/content/catalog.ts';
import { type CardFamilies, type CardFamily, rulesSentence } from '../../src/content/words/cards.ts';
import { type FaceMarks, faceMarks } from '../../src/content/words/faces.ts';
import type { Effect } from '../../src/engine/effects/ops.ts';

export interface TestedFace {
  readonly family: CardFamily;
  readonly id: string;
  readonly name: string;
  readonly flavour: string;
  readonly icons: readonly string[];
  readonly sentence: string;
  readonly marks: FaceMarks;
}

interface Printed {
  readonly id: string;
  readonly name: string;
  readonly flavour: string;
  readonly icons: readonly string[];
}

function faces<F extends CardFamily>(family: F, cards: readonly (CardFamilies[F] & Printed)[]): TestedFace[] {
  return cards.map((card) => face(family, card, card));
}

function face<F extends CardFamily>(family: F, card: CardFamilies[F], printed: Printed): TestedFace {
  const { id, name, flavour, icons } = printed;
  const sentence = rulesSentence(family, card, CATALOG);
  return { family, id, name, flavour, icons, sentence, marks: faceMarks(family, card, CATALOG) };
}

function heroFaces(): TestedFace[] {
  return CATALOG.heroes.flatMap((hero) =>
    hero.levels.map((level) => {
      const printed = { id: `${hero.kind}-${level.level}`, icons: hero.icons, ...level };
      return face('hero', { hero, level }, printed);
    }),
  );
}

export const FACES: readonly TestedFace[] = [
  ...faces('monster', CATALOG.monsters),
  ...faces('council', CATALOG.council),
  ...faces('arrival', CATALOG.arrivals),
  ...faces('token', CATALOG.tokens),
  ...faces('quest', CATALOG.quests),
  ...faces('location', CATALOG.locations),
  ...faces('slot', CATALOG.slots),
  ...faces('room', CATALOG.rooms),
  ...heroFaces(),
  ...faces('order', CATALOG.orders),
];

export const SPOT_SENTENCES: readonly string[] = CATALOG.guard.spots.map((spot) =>
  rulesSentence('guardSpot', spot, CATALOG),
);

export function faceOf(id: string): TestedFace {
  const found = FACES.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`No face is called ${id}`);
  return found;
}

export function hasOp(
  effects: readonly Effect[],
  op: Effect['op'],
  facts: Readonly<Record<string, unknown>> = {},
): boolean {
  return effects.some(
    (effect) =>
      effect.op === op &&
      Object.entries(facts).every(([key, value]) => (effect as unknown as Record<string, unknown>)[key] === value),
  );
}

/** How many items fall on each key. */
export function tally<T>(items: readonly T[], key: (item: T) => string | number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + 1;
  return counts;
}

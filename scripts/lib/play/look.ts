/** Cards and rules by name, for a player who wants to read one. */
import { CATALOG } from '../../../src/content/catalog.ts';
import { searchRules } from '../../../src/content/rules/reference.ts';
import { rulesSentence } from '../../../src/content/words/cards.ts';
import { heroSentence } from '../../../src/content/words/heroes.ts';
import { wrap } from '../table.ts';

interface Entry {
  readonly name: string;
  readonly text: string;
  readonly flavour: string;
}

function entries(): Entry[] {
  const { monsters, council, tokens, quests, locations, slots, rooms, orders, heroes, roomSets } = CATALOG;
  return [
    ...monsters.map((card) => ({ ...card, text: rulesSentence('monster', card, CATALOG) })),
    ...council.map((card) => ({ ...card, text: rulesSentence('council', card, CATALOG) })),
    ...tokens.map((card) => ({ ...card, text: rulesSentence('token', card, CATALOG) })),
    ...quests.map((card) => ({ ...card, text: rulesSentence('quest', card, CATALOG) })),
    ...locations.map((card) => ({ ...card, text: rulesSentence('location', card, CATALOG) })),
    ...slots.map((card) => ({ ...card, text: rulesSentence('slot', card, CATALOG) })),
    ...rooms.map((card) => ({ ...card, text: rulesSentence('room', card, CATALOG) })),
    ...orders.map((card) => ({ ...card, text: rulesSentence('order', card, CATALOG) })),
    ...heroes.flatMap((hero) =>
      hero.levels.map((level) => ({
        name: `${hero.kind} ${level.level}: ${level.name}`,
        flavour: hero.flavour,
        text: heroSentence(hero, level, roomSets),
      })),
    ),
  ];
}

const most = 8;

export function lookLines(words: string, columns: number): string[] {
  const found = entries().filter(({ name }) => name.toLowerCase().includes(words));
  const shown = found
    .slice(0, most)
    .flatMap(({ name, text, flavour }) => [name, ...indented(text, columns), ...indented(`“${flavour}”`, columns)]);
  if (found.length === 0) return [`No card is called “${words}”.`];
  return found.length > most ? [...shown, `… and ${found.length - most} more.`] : shown;
}

export function ruleLines(words: string, columns: number): string[] {
  const all = searchRules(words);
  const exact = all.filter(({ id }) => id.toLowerCase() === words);
  const found = exact.length > 0 ? exact : all;
  if (found.length === 0) return [`No rule speaks of “${words}”.`];
  const shown = found.slice(0, most).flatMap(({ id, title, text }) => [`${id} ${title}`, ...indented(text, columns)]);
  return found.length > most ? [...shown, `… and ${found.length - most} more.`] : shown;
}

function indented(text: string, columns: number): string[] {
  return wrap(text, columns - 2).map((line) => `  ${line}`);
}

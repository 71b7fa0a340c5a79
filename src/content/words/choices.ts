/** Every decision in words: the question to the seat that decides, and a label for each of its options. */
import type { Catalog, QuestCard } from '../../engine/catalog.ts';
import type { Choice, ChoiceKind, ChoiceOf } from '../../engine/choices.ts';
import type { District } from '../../engine/model/ids.ts';
import type { Kind } from '../../engine/model/meeples.ts';
import { effectClauses } from './effects.ts';
import { capital, clauses, count } from './grammar.ts';
import { DISTRICT_NAMES, KIND_NOUNS, MEEPLE } from './names.ts';
import {
  causeName,
  kindName,
  locationName,
  monsterName,
  placeName,
  playerName,
  questName,
  slotName,
  type Telling,
} from './telling.ts';

interface ChoiceWords<K extends ChoiceKind> {
  readonly ask: (choice: ChoiceOf<K>, telling: Telling) => string;
  readonly option: (option: string, choice: ChoiceOf<K>, telling: Telling) => string;
}
type ChoiceTable = { readonly [K in ChoiceKind]: ChoiceWords<K> };

const CHOICE_WORDS: ChoiceTable = {
  resolveNext: {
    ask: () => 'what do you resolve next?',
    option: (place, _, telling) => placeName(place, telling),
  },
  buildLocation: {
    ask: () => 'which Location do you build, and on which slot?',
    option: (option, _, telling) => buildLabel(option, telling),
  },
  levelUpClass: {
    ask: () => 'for which class does the Shaman stand in, to level it up?',
    option: (hero) => kindName(hero),
  },
  discardQuest: {
    ask: ({ left, cause }, telling) =>
      `${left === 1 ? 'which Quest do you discard' : `which of the ${left} Quests due do you discard first`} for ${causeName(cause, telling)}?`,
    option: (quest, _, telling) => questName(quest, telling),
  },
  payQuest: {
    ask: ({ quest }, telling) => `do you pay for ${questName(quest, telling)} and complete it?`,
    option: (option, { quest }, telling) =>
      option === 'accept' ? payLabel(quest, telling) : 'keep the Quest in hand for later',
  },
  mayReturn: {
    ask: ({ meeples: { kind, n }, cause }, telling) =>
      `do you return ${countKind(kind, n)} to the supply for ${causeName(cause, telling)}?`,
    option: (option, { meeples: { kind, n } }) =>
      option === 'accept' ? `return ${countKind(kind, n)}` : 'return nobody',
  },
  lodgingsToBag: {
    ask: ({ left, cause }, telling) =>
      `who goes from your Lodgings into your bag for ${causeName(cause, telling)}? Up to ${count(left, MEEPLE)} may.`,
    option: (option) => (option === 'done' ? 'nobody else' : kindName(option)),
  },
  overflowDistrict: {
    ask: ({ monster }, telling) =>
      `the district of ${monsterName(monster, telling)} is full: where does this Monster go?`,
    option: (district) => DISTRICT_NAMES[district as District] ?? district,
  },
  cleanUpNext: {
    ask: () => 'which defeated Monster takes effect next?',
    option: (monster, _, telling) => monsterName(monster, telling),
  },
  drawEffectNext: {
    ask: () => 'which of your Ongoing Quests takes effect next?',
    option: (quest, _, telling) => questName(quest, telling),
  },
};

function countKind(kind: string, n: number): string {
  return count(n, KIND_NOUNS[kind as Kind] ?? MEEPLE);
}

function buildLabel(option: string, telling: Telling): string {
  const [tile = '', slot = ''] = option.split('@');
  const printed = telling.catalog.slots.find(({ id }) => id === slot);
  const where = printed ? ` in ${DISTRICT_NAMES[printed.district]}` : '';
  const bonus = printed
    ? `: ${effectClauses(printed.bonus, { source: 'slot', roomSets: telling.catalog.roomSets })}`
    : '';
  return `${locationName(tile, telling)} on ${slotName(slot, telling)}${where}${bonus}`;
}

function payLabel(id: string, { catalog }: Telling): string {
  const quest: QuestCard | undefined = catalog.quests.find((card) => card.id === id);
  if (!quest || quest.cost.length === 0) return 'complete it';
  const { cost, effect, vp } = quest;
  const paid = effectClauses(cost, { source: 'cost', roomSets: catalog.roomSets });
  return `${paid}: ${clauses([`score ${vp} VP`, effectClauses(effect, { source: 'cost', roomSets: catalog.roomSets })].filter(Boolean))}`;
}

function wordsOf(choice: Choice): ChoiceWords<ChoiceKind> {
  return CHOICE_WORDS[choice.kind] as unknown as ChoiceWords<ChoiceKind>;
}

/** The question, addressed to the player who decides: "Ada, what do you resolve next?" */
export function choicePrompt(choice: Choice, catalog: Catalog, names: readonly string[]): string {
  const telling = { catalog, names };
  return `${capital(playerName(choice.seat, telling))}, ${wordsOf(choice).ask(choice, telling)}`;
}

export function optionLabel(choice: Choice, option: string, catalog: Catalog, names: readonly string[]): string {
  return capital(wordsOf(choice).option(option, choice, { catalog, names }));
}

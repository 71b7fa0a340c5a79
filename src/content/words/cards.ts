/** The rules sentence of every card, generated from its data alone. */
import type {
  ArrivalCard,
  Catalog,
  CouncilCard,
  GuardSpot,
  HeroCard,
  HeroLevel,
  LocationCard,
  MonsterCard,
  OrderCard,
  QuestCard,
  QuestType,
  RoomCard,
  SlotCard,
  TokenCard,
} from '../../engine/catalog.ts';
import type { ConditionKind } from '../../engine/effects/conditions.ts';
import { conditionClause, tokenWords } from './conditions.ts';
import { effectClause, effectClauses } from './effects.ts';
import { article, clauses, sentence } from './grammar.ts';
import { orderSentence, spotSentence } from './guard.ts';
import { heroSentence } from './heroes.ts';
import { TYPE_NAMES } from './names.ts';
import { needsWords } from './needs.ts';

/** Every family of printed faces; a Hero face is one level of a class. */
export interface CardFamilies {
  monster: MonsterCard;
  council: CouncilCard;
  arrival: ArrivalCard;
  token: TokenCard;
  quest: QuestCard;
  location: LocationCard;
  slot: SlotCard;
  room: RoomCard;
  hero: { readonly hero: HeroCard; readonly level: HeroLevel };
  order: OrderCard;
  guardSpot: GuardSpot;
}
export type CardFamily = keyof CardFamilies;
export type SentenceCatalog = Pick<Catalog, 'roomSets'>;

type SentenceTable = { readonly [F in CardFamily]: (card: CardFamilies[F], catalog: SentenceCatalog) => string };

const SENTENCES: SentenceTable = {
  monster: ({ strength, vp, effect }, { roomSets }) => {
    const results = [`score ${vp} VP`, ...effect.map((one) => effectClause(one, { source: 'monster', roomSets }))];
    return sentence(`defeat it with ${strength} CV or more to ${clauses(results)}`);
  },
  council: ({ role, strength, vp }) => {
    const often = role === 'overlord' ? 'once in the game' : 'as often as you have final turns';
    return sentence(`beat it with ${strength} CV or more in the final turns to score ${vp} VP, ${often}`);
  },
  arrival: ({ order }) =>
    sentence(
      order === 3
        ? 'the round is played out, then every player has 2 final turns, in which the Dark Council can be fought'
        : `every player gets 1 Corruption into the bag, all but the active player draw 1 meeple, and from now on turns end with ${4 + order} meeples drawn`,
    ),
  token: ({ condition, vp }) => sentence(`beat this Overlord with ${tokenWords(condition)} to score ${vp} VP more`),
  quest: (card, catalog) => questSentence(card, catalog),
  location: ({ needs, effect, stock }, { roomSets }) => {
    const left = stock ? ` (${stock.n} come with it)` : '';
    return sentence(`assign ${needsWords(needs)}: ${effectClauses(effect, { source: 'location', roomSets })}${left}`);
  },
  slot: ({ bonus }, { roomSets }) => sentence(`build here to ${effectClauses(bonus, { source: 'slot', roomSets })}`),
  room: ({ needs, prey, effect }, { roomSets }) => {
    const hunt = prey ? ` here, and in the same step Units to ${article(`${TYPE_NAMES[prey]} Monster`)}` : '';
    return sentence(`assign ${needsWords(needs)}${hunt}: ${effectClauses(effect, { source: 'room', roomSets })}`);
  },
  hero: ({ hero, level }, { roomSets }) => heroSentence(hero, level, roomSets),
  order: orderSentence,
  guardSpot: spotSentence,
};

const IN_MAIN: readonly ConditionKind[] = ['defeat', 'defeatInOneTurn', 'activateInOneTurn'];

function questSentence(quest: QuestCard, { roomSets }: SentenceCatalog): string {
  const { type, condition, cost, effect, vp, penalty } = quest;
  const price = cost.map((one) => effectClause(one, { source: 'cost', roomSets }));
  const triggered = IN_MAIN.includes(condition.kind) ? 'triggeredInMain' : 'triggered';
  const source = type === 'ongoing' ? 'ongoing' : triggered;
  const results = [`score ${vp} VP`, ...effect.map((one) => effectClause(one, { source, roomSets }))];
  const doing = [conditionClause(condition, { type }), ...price].join(', and choose to ');
  return sentence(`${doing}: ${clauses(results)}; ${penaltyClause(type, penalty)}`);
}

function penaltyClause(type: QuestType, penalty: number): string {
  return type === 'end' ? `if not, lose ${penalty} VP` : `left undone, it costs ${penalty} VP at the end`;
}

export function rulesSentence<F extends CardFamily>(
  family: F,
  card: CardFamilies[F],
  catalog: SentenceCatalog,
): string {
  return SENTENCES[family](card, catalog);
}

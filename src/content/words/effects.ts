/** The rules words of every effect op: an imperative clause, timed by where the effect is printed. */
import type { RoomSet } from '../../engine/catalog.ts';
import type { Effect, EffectOf, EffectTable } from '../../engine/effects/ops.ts';
import { article, clauses, count, listOr, signed } from './grammar.ts';
import { readEffect } from './lookup.ts';
import { KIND_NOUNS, MEEPLE, QUEST, TYPE_NAMES } from './names.ts';
import { type EffectSource, TIMINGS } from './timing.ts';

export interface EffectContext {
  readonly source: EffectSource;
  readonly roomSets: readonly RoomSet[];
}

const RETURNED_FROM: Readonly<Record<EffectOf<'returnToSupply'>['from'], string>> = {
  here: 'from here ',
  assigned: 'who fought it ',
  tavern: 'from your Tavern ',
  lodgings: 'from your Lodgings ',
};

export const EFFECT_WORDS: EffectTable<string, EffectContext> = {
  gainUnit: ({ kind, n, from }, { source }) =>
    `gain ${count(n, KIND_NOUNS[kind])}${from === 'stock' ? ' from this tile' : ''}${TIMINGS[source].other}`,
  gainCorruption: ({ n }, { source }) => `gain ${count(n, KIND_NOUNS.corruption)}${TIMINGS[source].other}`,
  returnToSupply: ({ kind, n, from, optional }, { source }) =>
    `${optional ? 'optionally ' : ''}return ${count(n, KIND_NOUNS[kind])} ${RETURNED_FROM[from]}to the supply${TIMINGS[source].other}`,
  drawQuests: ({ draw, discard }, { source }) =>
    `draw ${count(draw, QUEST)}${TIMINGS[source].other}${discard > 0 ? `, then discard ${discard} from your hand` : ''}`,
  discardQuests: ({ n }, { source }) =>
    `discard ${count(n, QUEST)}${TIMINGS[source].other} if you hold ${n === 1 ? 'one' : 'any'}`,
  drawMeeples: ({ n }, { source }) => {
    const { draw, more } = TIMINGS[source];
    return `draw ${more ? `${n} more ${n === 1 ? MEEPLE.one : MEEPLE.many}` : count(n, MEEPLE)}${draw}`;
  },
  vp: ({ n }, { source }) => `score ${n} VP${TIMINGS[source].vp}`,
  vpPerCorruptionHere: ({ n }) => `score ${n} VP for each Corruption assigned here`,
  bonusAll: ({ kind, n }, { source }) =>
    `give all your ${KIND_NOUNS[kind].many} ${signed(n)} CV${TIMINGS[source].bonus}`,
  bonusWith: ({ kind, with: companion, n }, { source }) =>
    `give your ${KIND_NOUNS[kind].many} ${signed(n)} CV when they stand with ${article(KIND_NOUNS[companion].one)}${comma(TIMINGS[source].bonus)}`,
  bonusAgainst: ({ type, n }, { source }) =>
    `get ${signed(n)} CV once against each ${TYPE_NAMES[type]} Monster${TIMINGS[source].bonus}`,
  bonusOthers: ({ n }, { source }) => `give all your other Units ${signed(n)} CV${TIMINGS[source].bonus}`,
  bonusChosenByCorruption: (_, { source }) =>
    `give one Unit of your choice +1 CV${TIMINGS[source].bonus} for each Corruption in your Lodgings`,
  comeBackAfterDraw: ({ kind }) => `take that ${KIND_NOUNS[kind].one} back into your Tavern after the Draw phase`,
  lodgingsToBag: ({ self, others }, { source }) =>
    `put up to ${count(self, MEEPLE)} from your Lodgings into your bag${others > 0 ? `, and each other player up to ${others}` : ''}${TIMINGS[source].other}`,
  kingOfTheHill: ({ tiers }, context) =>
    `hold this place until your next turn starts to ${listOr(
      tiers.map(
        (tier) =>
          `${effectClauses(tier.effect, { ...context, source: 'crown' })} with ${article(KIND_NOUNS[tier.unit].one)}`,
      ),
    )}`,
  roomSet: ({ set }, { roomSets }) => {
    const values = roomSets.find((candidate) => candidate.id === set)?.values ?? [];
    return `keep this Room, worth ${values.join('/')} VP at the end for ${values.map((_, at) => at + 1).join('/')} of its set`;
  },
  peasantJoinsFromLodgings: ({ n }) => `let ${count(n, KIND_NOUNS.peasant)} from your Lodgings join it`,
  bonusPerMonsterLevel: ({ n }) => `give it ${signed(n)} CV per level of its Monster (4 for the Dark Council)`,
  standsInForBasicClass: () => 'let it stand in for any basic class',
};

function comma(tail: string): string {
  return tail === '' ? '' : `,${tail}`;
}

export function effectClause(effect: Effect, context: EffectContext): string {
  return readEffect(EFFECT_WORDS, effect, context);
}

/** Several effects in one breath: "gain 1 Knight and gain 1 Corruption". */
export function effectClauses(effects: readonly Effect[], context: EffectContext): string {
  return clauses(effects.map((effect) => effectClause(effect, context)));
}

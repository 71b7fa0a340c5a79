/** What a face draws for each effect: icon keys, the meeple or type that stands with them, and a figure. */
import type { RoomSet } from '../../engine/catalog.ts';
import type { Effect, EffectTable } from '../../engine/effects/ops.ts';
import type { MonsterType } from '../../engine/model/ids.ts';
import { signed } from './grammar.ts';
import { IDEA_ICONS, type MarkKind, SET_ICONS } from './iconKeys.ts';
import { readEffect } from './lookup.ts';

export interface FaceMark {
  /** A key of @iconify-json/game-icons: what happens. */
  readonly icon: string;
  /** The meeple drawn with it: to whom it happens. */
  readonly kind?: MarkKind;
  /** The Monster type drawn with it. */
  readonly type?: MonsterType;
  readonly text?: string;
}

export interface IconContext {
  readonly roomSets: readonly RoomSet[];
}

export const EFFECT_ICONS: EffectTable<readonly FaceMark[], IconContext> = {
  gainUnit: ({ kind, n }) => [{ icon: IDEA_ICONS.meeple, kind, text: signed(n) }],
  gainCorruption: ({ n }) => [{ icon: IDEA_ICONS.meeple, kind: 'corruption', text: signed(n) }],
  returnToSupply: ({ kind, n, optional }) => [
    { icon: IDEA_ICONS.supply, kind, text: optional ? `0/${signed(-n)}` : signed(-n) },
  ],
  drawQuests: ({ draw, discard }) => [
    { icon: IDEA_ICONS.drawQuest, text: signed(draw) },
    ...(discard > 0 ? [{ icon: IDEA_ICONS.discardQuest, text: signed(-discard) }] : []),
  ],
  discardQuests: ({ n }) => [{ icon: IDEA_ICONS.discardQuest, text: signed(-n) }],
  drawMeeples: ({ n }) => [{ icon: IDEA_ICONS.bag, text: signed(n) }],
  vp: ({ n }) => [{ icon: IDEA_ICONS.vp, text: `${n}` }],
  vpPerCorruptionHere: ({ n }) => [{ icon: IDEA_ICONS.vp, kind: 'corruption', text: `${n} each` }],
  bonusAll: ({ kind, n }) => [{ icon: IDEA_ICONS.combat, kind, text: signed(n) }],
  bonusWith: ({ kind, with: companion, n }) => [
    { icon: IDEA_ICONS.combat, kind, text: signed(n) },
    { icon: IDEA_ICONS.together, kind: companion },
  ],
  bonusAgainst: ({ type, n }) => [{ icon: IDEA_ICONS.combat, type, text: signed(n) }],
  bonusOthers: ({ n }) => [{ icon: IDEA_ICONS.combat, kind: 'any', text: signed(n) }],
  bonusChosenByCorruption: () => [
    { icon: IDEA_ICONS.combat, kind: 'any', text: '+1 each' },
    { icon: IDEA_ICONS.lodgings, kind: 'corruption' },
  ],
  comeBackAfterDraw: ({ kind }) => [{ icon: IDEA_ICONS.comeBack, kind }],
  lodgingsToBag: ({ self, others }) => [
    { icon: IDEA_ICONS.lodgings, text: `≤ ${self}` },
    { icon: IDEA_ICONS.bag },
    ...(others > 0 ? [{ icon: IDEA_ICONS.meeples, text: `≤ ${others}` }] : []),
  ],
  kingOfTheHill: ({ tiers }, context) => [
    { icon: IDEA_ICONS.crown },
    ...tiers.flatMap(({ unit, effect }) => [{ icon: IDEA_ICONS.meeple, kind: unit }, ...effectMarks(effect, context)]),
  ],
  roomSet: ({ set }, { roomSets }) => [
    { icon: SET_ICONS[set], text: (roomSets.find(({ id }) => id === set)?.values ?? []).join('/') },
  ],
  peasantJoinsFromLodgings: ({ n }) => [{ icon: IDEA_ICONS.lodgings, kind: 'peasant', text: signed(n) }],
  bonusPerMonsterLevel: ({ n }) => [
    { icon: IDEA_ICONS.combat, text: `${signed(n)} each` },
    { icon: IDEA_ICONS.monster, text: 'level' },
  ],
  standsInForBasicClass: () => [{ icon: IDEA_ICONS.stand, kind: 'any' }],
};

export function effectMarks(effects: readonly Effect[], context: IconContext): readonly FaceMark[] {
  return effects.flatMap((effect) => readEffect(EFFECT_ICONS, effect, context));
}

/** What a face draws for needs, Quest conditions, token conditions and the Guard's actions. */
import type { GuardAction, GuardWhere, Needs } from '../../engine/catalog.ts';
import type { Condition, ConditionTable, Minimums, TokenCondition } from '../../engine/effects/conditions.ts';
import { countedKinds } from './grammar.ts';
import { type GuardTable, readAction } from './guard.ts';
import { IDEA_ICONS, LEVEL_ICONS } from './iconKeys.ts';
import type { FaceMark } from './icons.ts';
import { readCondition } from './lookup.ts';

const units = (counts: Minimums): FaceMark[] =>
  countedKinds(counts).map(([kind, n]) => ({ icon: IDEA_ICONS.meeple, kind, text: `${n}` }));
const types = (n: number | undefined): FaceMark[] => (n ? [{ icon: IDEA_ICONS.types, text: `${n}` }] : []);
const level = (n: number | undefined): FaceMark[] =>
  n === 1 || n === 2 || n === 3 ? [{ icon: LEVEL_ICONS[n], text: '+' }] : [];

export function needsMarks(needs: Needs): readonly FaceMark[] {
  const { any, oneOf, corruption } = needs;
  return [
    ...units(needs.units),
    ...(oneOf ?? []).map((kind, at): FaceMark => ({ icon: IDEA_ICONS.meeple, kind, text: at === 0 ? '1' : 'or 1' })),
    ...(any ? [{ icon: IDEA_ICONS.meeple, kind: 'any', text: `${any}` } as const] : []),
    ...(corruption
      ? [
          {
            icon: IDEA_ICONS.meeple,
            kind: 'corruption',
            text: `${corruption.min}${corruption.anyNumber ? '+' : ''}`,
          } as const,
        ]
      : []),
  ];
}

export const CONDITION_ICONS: ConditionTable<readonly FaceMark[], undefined> = {
  defeat: ({ monster = {}, with: companions = {}, differentTypes }) => [
    { icon: IDEA_ICONS.monster, ...(monster.type ? { type: monster.type } : {}) },
    ...level(monster.minLevel),
    ...(monster.crowd ? [{ icon: IDEA_ICONS.location, text: `${monster.crowd}` }] : []),
    ...units(companions),
    ...types(differentTypes),
  ],
  defeatInOneTurn: ({ n }) => [{ icon: IDEA_ICONS.monster, text: `${n}` }, { icon: IDEA_ICONS.turn }],
  tavern: ({ has = {}, differentTypes }) => [{ icon: IDEA_ICONS.tavern }, ...units(has), ...types(differentTypes)],
  construct: ({ overrun }) => [{ icon: IDEA_ICONS.build }, { icon: IDEA_ICONS.monster, text: `${overrun}+` }],
  activateInOneTurn: ({ n }) => [{ icon: IDEA_ICONS.location, text: `${n}` }, { icon: IDEA_ICONS.turn }],
  heroLevels: (condition) => [
    'class' in condition
      ? { icon: LEVEL_ICONS[condition.minLevel], kind: condition.class }
      : { icon: LEVEL_ICONS[condition.minLevel], text: `${condition.classes}` },
  ],
  pile: ({ n, type, minLevel }) => [
    { icon: IDEA_ICONS.pile, ...(type ? { type } : {}), text: `${n}` },
    ...level(minLevel),
  ],
  pileEachType: ({ n }) => [
    { icon: IDEA_ICONS.pile, type: 'humanoid', text: `${n}` },
    { icon: IDEA_ICONS.pile, type: 'monstrous', text: `${n}` },
    { icon: IDEA_ICONS.pile, type: 'undead', text: `${n}` },
  ],
  most: ({ meeple, atLeast }) => [{ icon: IDEA_ICONS.most, kind: meeple, text: `${atLeast}+` }],
  own: ({ units: owned }) => [{ icon: IDEA_ICONS.bag }, ...units(owned)],
};

export function conditionMarks(condition: Condition): readonly FaceMark[] {
  return readCondition(CONDITION_ICONS, condition, undefined);
}

export function tokenMarks(condition: TokenCondition): readonly FaceMark[] {
  if (condition.kind === 'assigned') return units(condition.units);
  const levels = condition.kind === 'assignedTypesAtLevel' ? level(condition.minLevel) : [];
  return [...types(condition.types), ...levels];
}

const WHERE_TEXT: Readonly<Record<GuardWhere, string>> = {
  here: 'here',
  favored: 'favored',
  leastOverrun: 'least overrun',
  mostOverrun: 'most overrun',
};

export const GUARD_ICONS: GuardTable<readonly FaceMark[]> = {
  turnSword: ({ direction }) => [{ icon: IDEA_ICONS[direction] }],
  takeCorruptionRoomOrDraw: () => [
    { icon: IDEA_ICONS.room, kind: 'corruption' },
    { icon: IDEA_ICONS.bag, text: 'or +1' },
  ],
  keepQuest: () => [{ icon: IDEA_ICONS.keepQuest }],
  scoreQuest: () => [{ icon: IDEA_ICONS.scoreQuest }],
  returnBoardToBag: () => [{ icon: IDEA_ICONS.meeples }, { icon: IDEA_ICONS.bag }],
  performOrder: ({ where }) => [{ icon: IDEA_ICONS.order, text: WHERE_TEXT[where] }],
  defeat: ({ which, where }) => [
    { icon: IDEA_ICONS.monster, text: which === 'slot1' ? 'slot 1' : 'fewest VP' },
    { icon: IDEA_ICONS.location, text: WHERE_TEXT[where] },
  ],
  defeatPrey: ({ which }) => [{ icon: IDEA_ICONS.prey, text: which === 'lowestStrength' ? 'weakest' : 'strongest' }],
  takeRoom: ({ where }) => [{ icon: IDEA_ICONS.room, text: WHERE_TEXT[where] }],
  gainUnitOfDistrict: ({ where }) => [{ icon: IDEA_ICONS.meeple, kind: 'any', text: WHERE_TEXT[where] }],
  vpPerMonster: ({ n }) => [{ icon: IDEA_ICONS.vp, text: `${n} each` }, { icon: IDEA_ICONS.monster }],
  vpPerLocation: ({ n }) => [{ icon: IDEA_ICONS.vp, text: `${n} each` }, { icon: IDEA_ICONS.location }],
  drawMeeples: ({ n }) => [{ icon: IDEA_ICONS.bag, text: `+${n}` }],
};

export function actionMarks(actions: readonly GuardAction[]): readonly FaceMark[] {
  return actions.flatMap((action) => readAction(GUARD_ICONS, action));
}

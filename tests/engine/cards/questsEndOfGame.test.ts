/** Every End of Game Quest: its VP when the position meets it, its penalty when it is one short. */
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import {
  CLASSES,
  type Condition,
  type HeroClass,
  type Kind,
  type Level,
  MONSTER_TYPES,
  PRESTIGE_KINDS,
  type QuestCard,
  type ScenarioPlayer,
} from '../../../src/engine/index.ts';
import { questCard } from '../../support/cards.ts';
import { ending } from '../../support/ending.ts';

const ROWS: Readonly<Record<string, Condition['kind']>> = {
  'meeples-of-doom': 'pile',
  'sawdust-to-sawdust': 'pile',
  'worldly-terrors': 'pile',
  'trophy-shelf': 'pileEachType',
  'big-game': 'pile',
  'committee-of-experts': 'heroLevels',
  'old-masters': 'heroLevels',
  'standing-army': 'most',
  'court-of-oak': 'most',
  'reading-room': 'most',
  'high-branches': 'own',
  'let-it-rot': 'own',
  'village-fete': 'own',
};

/** The owner of the Quest, and a rival. */
interface Position {
  readonly owner: ScenarioPlayer;
  readonly rival?: ScenarioPlayer;
}
interface Positions {
  readonly met: readonly Position[];
  readonly short: readonly Position[];
}
type ConditionOf<K extends Condition['kind']> = Extract<Condition, { readonly kind: K }>;

function positionsOfPile({ n, type, minLevel = 1 }: ConditionOf<'pile'>): Positions {
  const fits = CATALOG.monsters.filter((m) => (type === undefined || m.type === type) && m.level >= minLevel);
  const others = CATALOG.monsters.filter((m) => !fits.includes(m)).slice(0, 10);
  const ids = fits.map(({ id }) => id);
  return {
    met: [{ owner: { pile: ids.slice(0, n) } }, { owner: { pile: ids.slice(0, n + 1) } }],
    short: [{ owner: { pile: [...ids.slice(0, n - 1), ...others.map(({ id }) => id)] } }],
  };
}

function positionsOfEachType({ n }: ConditionOf<'pileEachType'>): Positions {
  const some = (type: string, m: number) =>
    CATALOG.monsters
      .filter((monster) => monster.type === type)
      .slice(0, m)
      .map(({ id }) => id);
  const pile = (scarce?: string) => MONSTER_TYPES.flatMap((type) => some(type, type === scarce ? n - 1 : n));
  return {
    met: [{ owner: { pile: pile() } }],
    short: MONSTER_TYPES.map((scarce) => ({ owner: { pile: pile(scarce) } })),
  };
}

function positionsOfLevels(condition: ConditionOf<'heroLevels'>): Positions {
  const { minLevel } = condition;
  const classes: readonly HeroClass[] = 'class' in condition ? [condition.class] : CLASSES.slice(0, condition.classes);
  const levels = (lagging?: HeroClass): Partial<Record<HeroClass, Level>> =>
    Object.fromEntries(classes.map((c) => [c, c === lagging ? minLevel - 1 : minLevel]));
  return {
    met: [{ owner: { levels: levels() } }],
    short: classes.map((lagging) => ({ owner: { levels: levels(lagging) } })),
  };
}

function positionsOfMost({ meeple, atLeast }: ConditionOf<'most'>): Positions {
  const has = (n: number): ScenarioPlayer => ({ bag: { [meeple]: n, peasant: 2 } });
  return {
    met: [{ owner: has(atLeast) }, { owner: has(atLeast), rival: has(atLeast) }],
    short: [{ owner: has(atLeast - 1) }, { owner: has(atLeast), rival: has(atLeast + 1) }],
  };
}

function positionsOfOwn({ units }: ConditionOf<'own'>): Positions {
  const { prestige = 0, ...kinds } = units;
  const spread = PRESTIGE_KINDS.map((kind, i): [Kind, number] => [kind, Math.floor((prestige + 2 - i) / 3)]);
  const all: Partial<Record<Kind, number>> = { ...Object.fromEntries(spread), ...kinds };
  const named = (Object.keys(all) as Kind[]).filter((kind) => (all[kind] ?? 0) > 0);
  const scarce = prestige > 0 ? named.slice(0, 1) : named;
  return {
    met: [{ owner: { bag: all } }],
    short: scarce.map((kind) => ({ owner: { bag: { ...all, [kind]: (all[kind] ?? 0) - 1 } } })),
  };
}

function positionsOf({ id, condition }: QuestCard): Positions {
  switch (condition.kind) {
    case 'pile':
      return positionsOfPile(condition);
    case 'pileEachType':
      return positionsOfEachType(condition);
    case 'heroLevels':
      return positionsOfLevels(condition);
    case 'most':
      return positionsOfMost(condition);
    case 'own':
      return positionsOfOwn(condition);
    default:
      throw new Error(`${id} is not looked at at the end`);
  }
}

function score(quest: QuestCard, { owner, rival = {} }: Position) {
  const match = ending({
    players: [
      { ...owner, hand: [quest.id] },
      { bag: { peasant: 1 }, ...rival },
    ],
  });
  return { told: match.event('endQuestScored'), ledger: match.player(0).ledger };
}

describe('every End of Game Quest', () => {
  it('has a row, and no row is without its Quest', () => {
    const ids = CATALOG.quests.filter(({ type }) => type === 'end').map(({ id }) => id);
    expect(Object.keys(ROWS).sort()).toEqual(ids.sort());
  });

  for (const [id, on] of Object.entries(ROWS)) {
    it(`${id}: on ${on}`, () => {
      const quest = questCard(id);
      expect(quest.condition.kind).toBe(on);
      const { met, short } = positionsOf(quest);
      for (const position of met) {
        expect(score(quest, position)).toEqual({
          told: { type: 'endQuestScored', who: 0, quest: id, completed: true, vp: quest.vp },
          ledger: { endQuests: quest.vp },
        });
      }
      for (const position of short) {
        expect(score(quest, position), JSON.stringify(position)).toEqual({
          told: { type: 'endQuestScored', who: 0, quest: id, completed: false, vp: -quest.penalty },
          ledger: { penalties: -quest.penalty },
        });
      }
    });
  }
});

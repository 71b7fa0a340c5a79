/** For any Quest that play can complete: a scene that meets its condition, and one scene short of it per clause. */
import { CATALOG } from '../../src/content/catalog.ts';
import {
  CLASSES,
  type Condition,
  type HeroClass,
  type Kind,
  type KindCounts,
  type Level,
  type LocationId,
  type MonsterCard,
  type PlaceId,
  type QuestCard,
} from '../../src/engine/index.ts';
import { givenMatch, type Match } from './match.ts';
import {
  asParty,
  type Counts,
  handOf,
  kindsIn,
  less,
  neutral,
  QUIET,
  quietMonster,
  SPARE_DECK,
  types,
} from './questParts.ts';

export interface Scene {
  readonly name: string;
  /** The phase in which the condition is met. */
  readonly phase: 'development' | 'main' | 'draw';
  /** Up to the first decision, or to the end of the step. */
  readonly play: () => Match;
}

export interface Scenes {
  readonly met: Scene;
  readonly short: readonly Scene[];
}

type ConditionOf<K extends Condition['kind']> = Extract<Condition, { readonly kind: K }>;
function scenesOfDefeat(
  quest: QuestCard,
  { monster = {}, with: party = {}, differentTypes }: ConditionOf<'defeat'>,
): Scenes {
  const { type, minLevel = 1, crowd = 1 } = monster;
  const prey = quietMonster((m) => (type === undefined || m.type === type) && m.level >= minLevel);
  const wanted: Counts = { ...types(differentTypes ?? 0), ...party };
  const filler = differentTypes === undefined ? neutral(wanted) : 'knight';
  const scene = (name: string, foe: MonsterCard, units: Counts, neighbours: number): Scene => ({
    name,
    phase: 'main',
    play: () => fight(quest, foe, asParty(units), filler, neighbours),
  });
  const short: Scene[] = kindsIn(party).map((kind) => scene(`one ${kind} short`, prey, less(wanted, kind), crowd));
  if (type !== undefined) {
    const other = quietMonster((m) => m.type !== type && m.level >= minLevel);
    short.push(scene('another type', other, wanted, crowd));
  }
  if (minLevel > 1) {
    const low = quietMonster((m) => (type === undefined || m.type === type) && m.level === minLevel - 1);
    short.push(scene('a level short', low, wanted, crowd));
  }
  if (crowd > 1) short.push(scene('a Monster short in the district', prey, wanted, crowd - 1));
  if (differentTypes !== undefined) short.push(scene('a Unit type short', prey, types(differentTypes - 1), crowd));
  return { met: scene('met', prey, wanted, crowd), short };
}

/** Fillers join until the strength is reached. */
function fight(quest: QuestCard, foe: MonsterCard, party: KindCounts, filler: Kind, crowd: number): Match {
  const place: PlaceId = `monster:${foe.id}`;
  const others = QUIET.filter(({ id }) => id !== foe.id).map(({ id }) => id);
  const match = givenMatch({
    phase: 'main',
    players: [
      {
        tavern: { ...party, [filler]: (party[filler] ?? 0) + 10 },
        bag: { peasant: 12 },
        levels: { knight: 3, warrior: 2 },
        hand: handOf(quest),
      },
    ],
    monsters: { castle: [foe.id, ...others.slice(0, crowd - 1)] },
    monsterDeckOnly: true,
    questDeck: SPARE_DECK,
  });
  match.placeAll({ [place]: party });
  while (!match.status(place).isComplete) match.place(filler, place);
  return match.resolve();
}

function scenesOfDefeats(quest: QuestCard, { n }: ConditionOf<'defeatInOneTurn'>): Scenes {
  const scene = (name: string, defeats: number): Scene => ({
    name,
    phase: 'main',
    play: () => {
      const [a, b, c, d] = QUIET.map(({ id }) => [id]);
      const match = givenMatch({
        phase: 'main',
        players: [{ tavern: { knight: 12 }, bag: { peasant: 12 }, levels: { knight: 3 }, hand: handOf(quest) }],
        monsters: { castle: a ?? [], villages: b ?? [], cathedral: c ?? [], university: d ?? [] },
        monsterDeckOnly: true,
      });
      for (const { id } of QUIET.slice(0, defeats)) {
        while (!match.status(`monster:${id}`).isComplete) match.place('knight', `monster:${id}`);
      }
      return match.resolve();
    },
  });
  return { met: scene('met', n), short: [scene('one Monster short', n - 1)] };
}

/** The bag holds exactly what will be drawn. */
function scenesOfTavern(quest: QuestCard, { has = {}, differentTypes }: ConditionOf<'tavern'>): Scenes {
  const wanted: Counts = { ...types(differentTypes ?? 0), ...has };
  const scene = (name: string, counts: Counts): Scene => ({
    name,
    phase: 'draw',
    play: () => {
      const party = asParty(counts);
      const missing = 4 - Object.values(party).reduce((sum, n) => sum + n, 0);
      if (missing < 0) throw new Error(`${quest.id} asks for more than the 4 meeples of a first draw`);
      const filler = differentTypes === undefined ? neutral(wanted) : 'knight';
      return givenMatch({
        phase: 'main',
        players: [
          {
            bag: { ...party, [filler]: (party[filler] ?? 0) + missing },
            lodgings: { peasant: 6 },
            hand: handOf(quest),
          },
        ],
        questDeck: SPARE_DECK,
      }).resolve();
    },
  });
  const short = kindsIn(has).map((kind) => scene(`one ${kind} short`, less(wanted, kind)));
  if (differentTypes !== undefined) short.push(scene('a Unit type short', types(differentTypes - 1)));
  return { met: scene('met', wanted), short };
}

function scenesOfConstruct(quest: QuestCard, { overrun }: ConditionOf<'construct'>): Scenes {
  const scene = (name: string, monsters: number): Scene => ({
    name,
    phase: 'development',
    play: () =>
      givenMatch({
        players: [{ tavern: { peasant: 1 }, bag: { peasant: 12 }, hand: handOf(quest) }],
        monsters: { castle: QUIET.slice(0, monsters).map(({ id }) => id) },
        market: ['levy-station'],
      })
        .place('peasant', 'capitol:construct')
        .confirm()
        .choose('levy-station@castle-outer'),
  });
  return { met: scene('met', overrun), short: [scene('one Monster short', overrun - 1)] };
}

function scenesOfActivations(quest: QuestCard, { n }: ConditionOf<'activateInOneTurn'>): Scenes {
  const prebuilt = CATALOG.locations.filter(({ district }) => district !== undefined);
  const scene = (name: string, locations: number): Scene => ({
    name,
    phase: 'main',
    play: () => {
      const parties = prebuilt.slice(0, locations).map(({ id, needs }): [LocationId, KindCounts] => [id, needs.units]);
      const tavern: Partial<Record<Kind, number>> = {};
      for (const [, units] of parties)
        for (const [kind, m] of Object.entries(units) as [Kind, number][]) tavern[kind] = (tavern[kind] ?? 0) + m;
      const match = givenMatch({
        phase: 'main',
        players: [{ tavern, bag: { peasant: 12 }, hand: handOf(quest) }],
        monsters: {},
        monsterDeckOnly: true,
        questDeck: SPARE_DECK,
      });
      for (const [id, units] of parties) match.placeAll({ [`location:${id}`]: units });
      return match.resolve();
    },
  });
  return { met: scene('met', n), short: [scene('one Location short', n - 1)] };
}

function scenesOfLevels(quest: QuestCard, condition: ConditionOf<'heroLevels'>): Scenes {
  const { minLevel } = condition;
  const below = (minLevel - 1) as Level;
  const classes: readonly HeroClass[] = 'class' in condition ? [condition.class] : CLASSES.slice(0, condition.classes);
  const rising = classes[classes.length - 1] ?? 'mage';
  const other = CLASSES.find((c) => !classes.includes(c)) ?? 'warrior';
  const reached = Object.fromEntries(classes.map((c) => [c, c === rising ? below : minLevel]));
  const scene = (name: string, hero: HeroClass, levels: Partial<Record<HeroClass, Level>>): Scene => ({
    name,
    phase: 'development',
    play: () =>
      givenMatch({
        players: [{ score: 20, tavern: { [hero]: 1 }, bag: { peasant: 12 }, levels, hand: handOf(quest) }],
      })
        .place(hero, 'capitol:levelUp')
        .resolve(),
  });
  const short: Scene[] = [];
  if (minLevel > 2) short.push(scene('a level short', rising, { ...reached, [rising]: (below - 1) as Level }));
  if ('class' in condition || minLevel > 2) short.push(scene('another class', other, { ...reached, [other]: 1 }));
  return { met: scene('met', rising, reached), short };
}

export function scenesOf(quest: QuestCard): Scenes {
  const { condition } = quest;
  switch (condition.kind) {
    case 'defeat':
      return scenesOfDefeat(quest, condition);
    case 'defeatInOneTurn':
      return scenesOfDefeats(quest, condition);
    case 'tavern':
      return scenesOfTavern(quest, condition);
    case 'construct':
      return scenesOfConstruct(quest, condition);
    case 'activateInOneTurn':
      return scenesOfActivations(quest, condition);
    case 'heroLevels':
      return scenesOfLevels(quest, condition);
    default:
      throw new Error(`${quest.id} is looked at at the end only`);
  }
}

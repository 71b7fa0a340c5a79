/** Every level of every Hero card: its combat value, its price, its power. */
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import type { HeroClass, HeroLevel, KindCounts, Level, ScenarioPlayer, UnitKind } from '../../../src/engine/index.ts';
import { monsterCard } from '../../support/cards.ts';
import { givenMatch, type Match } from '../../support/match.ts';

const BARON = 'monster:baron-von-bandsaw';

function cardOf(kind: UnitKind, level: number): HeroLevel {
  const card = CATALOG.heroes.find((hero) => hero.kind === kind)?.levels.find((l) => l.level === level);
  if (card === undefined) throw new Error(`No ${kind} has level ${level}`);
  return card;
}

function given(player: ScenarioPlayer, phase: 'development' | 'main'): Match {
  return givenMatch({
    phase,
    monsters: { villages: ['baron-von-bandsaw'], castle: ['termite'], cathedral: ['ghoul'] },
    monsterDeckOnly: true,
    questDeck: ['let-it-rot', 'village-fete', 'court-of-oak'],
    players: [{ bag: { peasant: 12 }, ...player }],
  });
}

const raised = (hero: HeroClass, level: Level, tavern: KindCounts): ScenarioPlayer => ({
  tavern,
  levels: { [hero]: level },
});

/** One Unit alone on a Monster counts what its card says. */
function fightsWith(kind: UnitKind, level: number, player: ScenarioPlayer = { tavern: { [kind]: 1 } }): void {
  const match = given(player, 'main').place(kind, BARON);
  const own = match.status(BARON).combat?.notes.find(({ cause }) => cause.by === 'hero');
  expect(own).toMatchObject({ n: cardOf(kind, level).combatValue, cause: { id: kind } });
}

/** Level up pays the printed VP, not one less. */
function costs(hero: HeroClass, level: 2 | 3): void {
  const { cost } = cardOf(hero, level);
  const from = { tavern: { [hero]: 1 }, levels: { [hero]: (level - 1) as Level } };
  const match = given({ ...from, score: cost }, 'development')
    .place(hero, 'capitol:levelUp')
    .resolve();
  expect(match.player(0)).toMatchObject({ score: 0, levels: { [hero]: level } });
  if (cost === 0) return;
  const poor = given({ ...from, score: cost - 1 }, 'development');
  expect(poor.tryPlace(hero, 'capitol:levelUp')).toMatchObject({ code: 'notEnoughVp', facts: { needs: cost } });
}

function hasNoPower(hero: HeroClass, level: Level): void {
  fightsWith(hero, level, raised(hero, level, { [hero]: 1 }));
  const match = given(raised(hero, level, { [hero]: 2, corruption: 1 }), 'development');
  expect(match.tryPower(hero)).toMatchObject({ code: 'heroHasNoPower', facts: { hero, level } });
}

/** The power in the Development phase, once; without its Units it is refused. */
function usesPower(hero: HeroClass, level: 2 | 3, tavern: KindCounts, player: ScenarioPlayer = {}): Match {
  costs(hero, level);
  fightsWith(hero, level, raised(hero, level, { [hero]: 1 }));
  const without = given(raised(hero, level, { peasant: 1 }), 'development');
  expect(without.tryPower(hero)).toMatchObject({ code: 'heroPowerNeeds' });
  const match = given({ ...raised(hero, level, tavern), ...player }, 'development').power(hero);
  expect(match.event('heroPowerUsed')).toMatchObject({ hero, level });
  return match;
}

const ROWS: Readonly<Record<string, () => void>> = {
  'peasant 1': () => fightsWith('peasant', 1),
  'mage 1': () => hasNoPower('mage', 1),
  'mage 2': () => {
    const match = usesPower('mage', 2, { mage: 3, peasant: 1 });
    expect(match.counts(0, 'tavern')).toEqual({ peasant: 1 });
    expect(match.counts(0, 'lodgings')).toEqual({ mage: 3 });
    expect(match.player(0).hand).toEqual(['let-it-rot']);
    expect(match.tryPower('mage')).toMatchObject({ code: 'heroPowerUsed' });
  },
  'mage 3': () => {
    const match = usesPower('mage', 3, { mage: 1 }, { hand: ['big-game'] });
    expect(match.choice).toMatchObject({ kind: 'discardQuest', left: 1 });
    match.choose('let-it-rot');
    expect(match.player(0).hand).toEqual(['big-game', 'village-fete']);
  },
  'cleric 1': () => hasNoPower('cleric', 1),
  'cleric 2': () => {
    const match = usesPower('cleric', 2, { cleric: 1, corruption: 2 });
    expect(match.counts(0, 'tavern')).toEqual({ cleric: 1, corruption: 1, peasant: 1 });
    expect(match.counts(0, 'lodgings')).toEqual({ corruption: 1 });
    expect(match.tryPower('cleric')).toMatchObject({ code: 'heroPowerUsed' });
  },
  'cleric 3': () => {
    const match = usesPower('cleric', 3, { cleric: 1, corruption: 2 });
    expect(match.counts(0, 'tavern')).toEqual({ cleric: 1, corruption: 1, peasant: 1 });
    expect(match.counts(0, 'lodgings')).toEqual({});
    expect(match.event('meeplesReturned')).toMatchObject({ from: 'tavern', cause: { by: 'hero', id: 'cleric' } });
  },
  'knight 1': () => hasNoPower('knight', 1),
  'knight 2': () => {
    const match = usesPower('knight', 2, { knight: 1 });
    expect(match.counts(0, 'tavern')).toEqual({ knight: 1, peasant: 1 });
    expect(match.tryPower('knight')).toMatchObject({ code: 'heroPowerUsed' });
  },
  'knight 3': () => {
    const match = usesPower('knight', 3, { knight: 2 });
    expect(match.counts(0, 'tavern')).toEqual({ knight: 2, peasant: 1 });
    expect(cardOf('knight', 3).combatValue).toBeGreaterThan(cardOf('knight', 2).combatValue);
  },
  'warrior 1': () => hasNoPower('warrior', 1),
  'warrior 2': () => {
    hasNoPower('warrior', 2);
    costs('warrior', 2);
    expect(cardOf('warrior', 2).combatValue).toBeGreaterThan(cardOf('warrior', 1).combatValue);
  },
  'warrior 3': () => {
    costs('warrior', 3);
    fightsWith('warrior', 3, raised('warrior', 3, { warrior: 1 }));
    const player = { ...raised('warrior', 3, { warrior: 1, peasant: 1 }), lodgings: { peasant: 2 } };
    const match = given(player, 'main');
    expect(match.tryCall(BARON)).toMatchObject({ code: 'calledPeasantNeedsWarrior' });
    match.place('warrior', BARON).call(BARON);
    expect(match.status(BARON).combat?.value).toBe(cardOf('warrior', 3).combatValue + 1);
    expect(match.tryCall(BARON)).toMatchObject({ code: 'warriorPowerUsed' });
  },
  'ranger 2': () => {
    fightsWith('ranger', 2);
    const match = given({ tavern: { ranger: 2 } }, 'main');
    match.place('ranger', 'monster:termite', { n: 2 }).resolve();
    expect(match.player(0).ledger).toEqual({ monsters: monsterCard('termite').vp, ranger: 1 });
  },
  'paladin 2': () => {
    fightsWith('paladin', 2);
    const { combatValue } = cardOf('paladin', 2);
    for (const id of ['termite', 'ghoul', 'baron-von-bandsaw']) {
      const match = given({ tavern: { paladin: 1 } }, 'main').place('paladin', `monster:${id}`);
      expect(match.status(`monster:${id}`).combat?.value).toBe(combatValue + monsterCard(id).level);
    }
  },
  'shaman 2': () => {
    fightsWith('shaman', 2);
    for (const [location, lodged] of [
      ['house-of-lords', { shaman: 1, knight: 1 }],
      ['splinter-yard', { warrior: 1 }],
    ] as const) {
      const match = given({ tavern: { shaman: 1 } }, 'main')
        .place('shaman', `location:${location}`)
        .resolve();
      expect(match.counts(0, 'lodgings')).toEqual(lodged);
    }
  },
};

describe('every Hero level', () => {
  it('has a row', () => {
    const levels = CATALOG.heroes.flatMap(({ kind, levels }) => levels.map(({ level }) => `${kind} ${level}`));
    expect(Object.keys(ROWS).toSorted()).toEqual(levels.toSorted());
    expect(levels).toHaveLength(16);
  });

  it.each(Object.entries(ROWS))('%s', (_, row) => row());
});

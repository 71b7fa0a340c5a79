/** The narrator says what the engine did: every event of every Guard turn is told once, and what is said is what happened. */
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../src/content/catalog.ts';
import { capital } from '../../src/content/words/grammar.ts';
import { spotWords } from '../../src/content/words/guardWhy.ts';
import { DISTRICT_NAMES } from '../../src/content/words/names.ts';
import { kindName, monsterName, orderName, questName, roomName } from '../../src/content/words/telling.ts';
import {
  DISTRICTS,
  type District,
  type GameEvent,
  type GameState,
  isUnit,
  kindOf,
  type MeepleId,
  type MonsterId,
  type Step,
} from '../../src/engine/index.ts';
import {
  type GuardStep,
  type GuardTurn,
  guardTurns,
  ruleOfStep,
  spokenStep,
  stepAt,
} from '../../src/ui/model/guardStory.ts';
import { lineOf } from '../../src/ui/model/log.ts';
import { engine, MODES, optionsOf, play, random } from '../support/games.ts';
import { guard, guardDraws, guardTurn } from '../support/guard.ts';
import type { Match } from '../support/match.ts';
import { TELLING } from './scene.ts';

const SOLO = MODES.filter(({ options }) => options.solo !== undefined);
const PLAYED = 3;

interface Told {
  readonly steps: readonly Step[];
  readonly turns: readonly GuardTurn[];
}

function tellGame(options: Parameters<typeof play>[0]): Told {
  const steps: Step[] = [];
  play(options, random(), { step: (step) => steps.push(step) });
  const entries = steps.map(({ event }, index) => ({ index, event: engine.viewEvent(event) }));
  return { steps, turns: guardTurns(entries, TELLING) };
}

const whole = ({ title, why, gains, also }: GuardStep) =>
  [title, ...why.map(({ words }) => words), ...gains, ...also].join(' ');

const inCity = (state: GameState): MonsterId[] => DISTRICTS.flatMap((d) => state.monsters[d].map(({ id }) => id));

/** What the position itself shows to have changed, against what the step says. */
function checkStep(step: GuardStep, before: GameState, after: GameState): void {
  const said = whole(step);
  const [was, is] = [guard({ state: before }), guard({ state: after })];
  expect(step.vp).toBe(is.score - was.score);
  const fallen = is.pile.filter((id) => !was.pile.includes(id));
  expect(step.title.endsWith(' falls')).toBe(fallen.length === 1);
  for (const id of fallen) expect(step.title).toBe(`${capital(monsterName(id, TELLING))} falls`);
  expect(said.includes('Quest it keeps') || step.title === 'Keeps a Quest').toBe(
    is.keptQuests.length > was.keptQuests.length,
  );
  if (is.favored !== was.favored && step.lead?.type === 'swordTurned')
    expect(step.title).toContain(DISTRICT_NAMES[is.favored]);
  for (const { spot, meeple } of is.board) {
    if (step.part !== 'spot' || was.board.some((other) => other.spot === spot)) continue;
    expect(step.title).toBe(capital(spotWords(spot)));
    expect(said).toMatch(new RegExp(`takes .*${kindName(kindOf(meeple))}`));
  }
  const taken = DISTRICTS.filter((d) => after.towers[d].length < before.towers[d].length);
  for (const district of taken) expect(step.title).toBe(`Takes ${roomName(before.towers[district][0] ?? '', TELLING)}`);
}

/** Each candidate that is marked stood there, and every Monster in question is marked. */
function checkMarks(step: GuardStep, before: GameState): void {
  if (step.lead?.type !== 'guardMonsterDefeated') return;
  const { candidates, monster } = step.lead;
  const marked = step.marks.filter(({ at }) => at.startsWith('monsterSlot:'));
  expect(marked).toHaveLength(candidates.length);
  for (const { at, role } of marked) {
    const [, district = 'castle', slot] = at.split(':');
    const there = before.monsters[district as District].find((each) => `${each.slot}` === slot);
    expect(candidates).toContain(there?.id);
    expect(role === 'chosen').toBe(there?.id === monster);
  }
  expect(inCity(before)).toEqual(expect.arrayContaining([...candidates]));
}

describe('the narrator', () => {
  it.each(SOLO)('G2 tells every event of every turn, once, as it happened: $name', (mode) => {
    for (let i = 0; i < PLAYED; i++) {
      const { steps, turns } = tellGame(optionsOf(mode, `story ${i}`));
      expect(turns).toHaveLength(steps.filter(({ event }) => event.type === 'guardTurnStarted').length);
      for (const turn of turns) {
        const told = turn.steps.flatMap(({ entries }) => entries.map(({ index }) => index));
        const end = steps.findIndex(({ event }, at) => at > turn.index && event.type === 'guardTurnEnded');
        expect(told).toEqual(Array.from({ length: end - turn.index + 1 }, (_, at) => turn.index + at));
        for (const step of turn.steps) {
          const before = steps[step.index - 1]?.state as GameState;
          const after = steps[step.index + step.entries.length - 1]?.state as GameState;
          checkStep(step, before, after);
          checkMarks(step, before);
          expect(step.why.length).toBeGreaterThan(0);
          expect(ruleOfStep(step)).toBeDefined();
          expect(step.entries.some((entry) => lineOf(entry, CATALOG, TELLING.names) !== undefined)).toBe(true);
          for (const { words } of step.why) expect(words).not.toMatch(/undefined|NaN|\{|\[object/);
        }
      }
    }
  });

  it.each(SOLO.slice(0, 2))('G3 never gives away what the Guard keeps unseen: $name', (mode) => {
    const { steps, turns } = tellGame(optionsOf(mode, 'unseen'));
    const kept = new Set(steps.flatMap(({ event }) => (event.type === 'guardQuestKept' ? (event.quest ?? []) : [])));
    expect(kept.size).toBeGreaterThan(0);
    for (const step of turns.flatMap((turn) => turn.steps)) {
      if (step.lead?.type === 'guardQuestScored') continue;
      for (const quest of kept) expect(whole(step)).not.toContain(questName(quest, TELLING));
    }
  });
});

const story = (match: Match): GuardTurn => {
  const entries = match.told.map((event, index) => ({ index, event: engine.viewEvent(event) }));
  const turn = guardTurns(entries, TELLING).at(-1);
  if (turn === undefined) throw new Error('The Guard had no turn');
  return turn;
};

describe('reasons', () => {
  it('G8 name the districts that were passed over', () => {
    const turn = story(
      guardDraws(['peasant', 'corruption'], {
        guard: { favored: 'villages', board: { '2-1': 'peasant' } },
        monsters: { cathedral: ['skeleton'] },
      }),
    );
    const fall = turn.steps.find(({ lead }) => lead?.type === 'guardMonsterDefeated');
    expect(fall?.title).toBe('Skeleton falls');
    expect(fall?.why.map(({ words, rule }) => [words, rule])).toEqual([
      ['The sword points at the Villages, the favored district.', 'G1'],
      ['No Monster in the Villages: the Cathedral is the first clockwise.', 'G8'],
      ['Skeleton is the only one.', 'G3'],
    ]);
  });

  it('G8 name the equals and what settled it', () => {
    const turn = story(
      guardDraws(['warrior', 'corruption'], {
        guard: { favored: 'villages', prey: 'humanoid' },
        monsters: { castle: ['backwoods-bandit-castle'], university: ['backwoods-bandit-university'] },
      }),
    );
    const fall = turn.steps.find(({ lead }) => lead?.type === 'guardMonsterDefeated');
    const words = fall?.why.map((reason) => reason.words).join(' ');
    expect(words).toContain('Its Prey is Humanoid: 2 are in the city.');
    expect(words).toContain('in the University, slot 1 is the weakest');
    expect(words).toContain('so is');
    expect(words).toContain('Of equals the first clockwise from the Villages comes first: the University.');
    expect(fall?.marks.map(({ role }) => role).sort()).toEqual(['chosen', 'equal']);
  });

  it('G3 say which spots were taken, and what the spot says', () => {
    const turn = story(guardDraws(['peasant', 'corruption'], { guard: { board: { '2-1': 'peasant' } } }));
    const spot = turn.steps.find(({ part }) => part === 'spot');
    expect(spot?.title).toBe('Row 2, middle');
    expect(spot?.why.map(({ words }) => words)).toEqual([
      'Row 2, left: taken.',
      'The first empty spot that takes a Peasant.',
      'It says: defeat the Monster worth the fewest VP in the favored district.',
    ]);
    expect(spot?.marks.map(({ at, role }) => [at, role])).toEqual([
      ['guardSpot:2-1', 'passed'],
      ['guardSpot:2-2', 'chosen'],
    ]);
  });

  it('G3 what it looked for in vain is the reason for what it does instead', () => {
    const turn = story(
      guardDraws(['warrior', 'corruption'], {
        guard: { favored: 'castle', prey: 'humanoid' },
        monsters: { castle: ['skeleton'] },
      }),
    );
    const fall = turn.steps.find(({ lead }) => lead?.type === 'guardMonsterDefeated');
    expect(fall?.why[0]?.words).toBe('None of its Prey is in the city.');
  });

  it('G2 the sword at the end says why it turned or stayed', () => {
    const turned = story(guardDraws(['knight', 'knight'], {}));
    expect(turned.steps.at(-1)?.title).toMatch(/^The sword turns to /);
    const stayed = story(guardDraws(['corruption', 'corruption'], {}));
    expect(stayed.steps.at(-1)?.title).toBe('The sword stays');
  });

  it('G3 an Order is named with its district', () => {
    const turn = story(guardDraws(['peasant', 'corruption'], { guard: { favored: 'cathedral' } }));
    const order = turn.steps.find(({ lead }) => lead?.type === 'guardOrderPerformed');
    const performed = order?.lead?.type === 'guardOrderPerformed' ? order.lead.order : '';
    expect(order?.title).toBe(`${capital(orderName(performed, TELLING))}, the Order of the Cathedral`);
  });

  it('a line of the log finds its step', () => {
    const turn = story(guardTurn(guardDraws(['knight', 'knight'], { guard: { bag: { knight: 2 } } })));
    const step = turn.steps[1];
    const last = step?.entries.at(-1)?.index ?? -1;
    expect(stepAt([turn], last)?.step).toBe(step);
  });
});

describe('a step read out', () => {
  it('says what was done, why and what it brought, in whole sentences', () => {
    const turn = story(
      guardDraws(['peasant', 'corruption'], {
        guard: { favored: 'cathedral', board: { '2-1': 'peasant' } },
        monsters: { cathedral: ['skeleton'] },
      }),
    );
    const fall = turn.steps.find(({ lead }) => lead?.type === 'guardMonsterDefeated');
    expect(fall === undefined ? '' : spokenStep(fall)).toMatch(
      /^Skeleton falls\. The sword points at the Cathedral.* Skeleton is the only one\. Guard \+1 VP\./,
    );
  });
});

describe('what is drawn', () => {
  it('G2 as many meeples as the events say, Units or not', () => {
    const match = guardDraws(['knight', 'corruption'], {});
    const drawn: readonly MeepleId[] = story(match).drawn;
    expect(drawn.filter(isUnit)).toHaveLength(1);
    const events: readonly GameEvent[] = match.told;
    expect(drawn).toEqual(events.flatMap((event) => (event.type === 'guardMeeplesDrawn' ? event.meeples : [])));
  });
});

/** The forecast is what then happens: in whole games each meeple of the Guard does what was foretold for its kind. */
import { describe, expect, it } from 'vitest';
import {
  type EventOf,
  type ForecastEnd,
  type GameEvent,
  type GameState,
  kindOf,
  type MeepleId,
  type Step,
} from '../../../src/engine/index.ts';
import { engine, MODES, optionsOf, play, random } from '../../support/games.ts';
import { givenSolo, guard } from '../../support/guard.ts';

const SOLO = MODES.filter(({ options }) => options.solo !== undefined);
const PLAYED = 3;

/** The position before a meeple goes to its spot, with it back in the bag. */
function asIfUndrawn(state: GameState, meeple: MeepleId): GameState {
  const { bag, summoned, ...rest } = guard({ state });
  return { ...state, guard: { ...rest, bag: [meeple, ...bag], summoned: summoned.filter((id) => id !== meeple) } };
}

function isTold(event: GameEvent): boolean {
  if (event.type === 'vpChanged' || event.type === 'gainLost') return event.who === 'guard';
  return event.type.startsWith('guard') || event.type === 'swordTurned';
}

const ENDS = ['guardMeepleDeployed', 'guardTurnEnded'];

/** What the meeple's spot led to: up to the next meeple, or the end of the turn. */
function deedsOf(steps: readonly Step[], from: number): GameEvent[] {
  const rest = steps.slice(from + 1);
  const end = rest.findIndex(({ event }) => ENDS.includes(event.type));
  return [steps[from] as Step, ...rest.slice(0, end)].map(({ event }) => engine.viewEvent(event)).filter(isTold);
}

function checkTurn(steps: readonly Step[], ends: Set<ForecastEnd>): number {
  let checked = 0;
  steps.forEach(({ event }, i) => {
    const before = steps[i - 1]?.state;
    if (event.type !== 'guardMeepleDeployed' || before === undefined) return;
    const forecast = engine.forecast(asIfUndrawn(before, event.meeple));
    const row = forecast?.kinds.find(({ kind }) => kind === kindOf(event.meeple));
    const happened = deedsOf(steps, i);
    expect(row?.events).toEqual(happened.slice(0, row?.events.length));
    if (row?.end === 'quest') expect(happened[row.events.length]?.type).toBe('guardQuestScored');
    if (row?.end === 'draw') expect(happened[row.events.length]?.type).toMatch(/guardMeeplesDrawn|guardBoardReturned/);
    if (row?.end === 'sure') expect(happened.slice(row.events.length).every(isByRule)).toBe(true);
    if (row !== undefined) ends.add(row.end);
    checked++;
  });
  return checked;
}

/** The sword at the end of the turn, the board that the Dark Council clears: no doing of the meeple. */
const isByRule = (event: GameEvent) => 'cause' in event && event.cause.by === 'rule';

describe('the forecast', () => {
  it.each(SOLO)('G3 comes true: $name', (mode) => {
    const ends = new Set<ForecastEnd>();
    let checked = 0;
    for (let i = 0; i < PLAYED; i++) {
      let turn: Step[] = [];
      play(optionsOf(mode, `forecast ${i}`), random(), {
        step: (step) => {
          turn.push(step);
          if (step.event.type === 'guardTurnStarted') turn = [step];
          if (step.event.type === 'guardTurnEnded') checked += checkTurn(turn, ends);
        },
      });
    }
    expect(checked).toBeGreaterThan(20);
    expect([...ends]).toEqual(expect.arrayContaining(['sure', 'card', 'quest']));
  });

  it('G2 counts each kind of the bag, and all of them are the whole bag', () => {
    const { state } = givenSolo({ guard: { bag: { peasant: 3, knight: 1, ranger: 2 } } });
    const forecast = engine.forecast(state);
    expect(forecast?.kinds.map(({ kind, n }) => [kind, n])).toEqual([
      ['peasant', 3],
      ['knight', 1],
      ['ranger', 2],
    ]);
    expect(forecast?.inBag).toBe(6);
    expect(forecast?.kinds.find(({ kind }) => kind === 'ranger')?.end).toBe('draw');
  });

  it('G12 an empty bag takes the board back before anything is drawn', () => {
    const { state } = givenSolo({ guard: { bag: {}, board: { '2-1': 'peasant', '1-1': 'corruption' } } });
    const forecast = engine.forecast(state);
    expect(forecast).toMatchObject({ inBag: 2, boardReturns: true });
    const [deployed] = forecast?.kinds.map(({ events: [first] }) => first as EventOf<'guardMeepleDeployed'>) ?? [];
    expect(deployed?.spot).toBe('2-1');
  });

  it('shows nothing that lies face down', () => {
    const first = engine.setup(optionsOf(SOLO[0] as (typeof SOLO)[number], 'face down'));
    const other: GameState = {
      ...first,
      monsterDeck: first.monsterDeck.toReversed(),
      questDeck: first.questDeck.toReversed(),
      towers: {
        ...first.towers,
        castle: [...first.towers.castle.slice(0, 1), ...first.towers.castle.slice(1).toReversed()],
      },
    };
    expect(engine.forecast(other)).toEqual(engine.forecast(first));
  });

  it('has nothing to say where nobody plays against the Guard', () => {
    expect(engine.forecast(engine.setup({ seats: 2, towers: true, seed: 'forecast' }))).toBeUndefined();
  });
});

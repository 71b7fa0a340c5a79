import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createRng,
  type GameEvent,
  type GameState,
  readSave,
  type Step,
  seedRng,
  writeSave,
} from '../../../src/engine/index.ts';
import { any, engine, frozen, last, MODES, must, optionsOf, play, positions, wild } from '../../support/games.ts';

const game = fc.record({ mode: fc.constantFrom(...MODES), seed: fc.string({ minLength: 1, maxLength: 12 }) });
const runs = { seed: 11, numRuns: MODES.length * 2 };

function reread<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** A fact that an event tells, and the same fact in the state after it. */
function toldAndFound(event: GameEvent, state: GameState): [unknown, unknown] {
  const { turn, players, guard } = state;
  switch (event.type) {
    case 'vpChanged':
      return [event.total, event.who === 'guard' ? guard?.score : players[event.who]?.score];
    case 'turnStarted':
      return [`${event.turn} of ${event.seat}`, `${turn.number} of ${turn.seat}`];
    case 'phaseStarted':
      return [event.phase, turn.phase];
    case 'meeplesDrawn':
      return [true, event.meeples.every((id) => players[event.seat]?.tavern.includes(id))];
    case 'meeplesLodged':
      return [true, event.meeples.every((id) => players[event.seat]?.lodgings.includes(id))];
    case 'bagRefilled':
      return [event.meeples.length, players[event.seat]?.bag.length];
    case 'questCompleted':
      return [event.quest, players[event.seat]?.completed.at(-1)?.quest];
    case 'monsterTaken':
      return [event.monster, players[event.seat]?.pile.at(-1)];
    case 'monsterRevealed':
      return [event.slot, state.monsters[event.district].find(({ id }) => id === event.monster)?.slot];
    case 'tileRevealed':
      return [event.location, state.market.at(-1)];
    case 'heroLevelledUp':
      return [event.level, players[event.seat]?.levels[event.hero]];
    case 'councilArrived':
      return [event.arrival, state.arrived.at(-1)];
    case 'swordTurned':
      return [event.to, guard?.favored];
    default:
      return [undefined, undefined];
  }
}

describe('the engine only answers', () => {
  it('nothing ever writes to a position that it was given', () => {
    fc.assert(
      fc.property(game, ({ mode, seed }) => {
        play(optionsOf(mode, seed), wild(), {
          move: (state) => frozen(state),
          step: ({ state, event }) => frozen([state, event]),
        });
      }),
      runs,
    );
  });

  it('the state of a step is what its event tells, whatever came after it', () => {
    let told = 0;
    fc.assert(
      fc.property(game, ({ mode, seed }) => {
        play(optionsOf(mode, seed), wild(), {
          step: ({ event, state }) => {
            const [expected, found] = toldAndFound(event, state);
            if (expected !== undefined) told++;
            if (found !== expected) expect({ event, found }).toEqual({ event, found: expected });
          },
        });
      }),
      runs,
    );
    expect(told).toBeGreaterThan(10_000);
  });

  it('a refused intent gives the refusal alone, the same as asking first', () => {
    fc.assert(
      fc.property(game, ({ mode, seed }) => {
        const rng = createRng(seedRng(seed, 'effects'));
        for (const state of positions(optionsOf(mode, seed), 25)) {
          const before = JSON.stringify(frozen(state));
          const seat = any([0, 1, 2, 3, 4], rng) as typeof state.firstSeat;
          const meeple = rng.int(160) as GameState['players'][number]['bag'][number];
          const to = any(engine.places(state), rng);
          const asked = [
            { type: 'placeMeeple', seat, meeple, to },
            { type: 'takeBack', seat, meeple },
            { type: 'confirm', seat },
            { type: 'choose', seat, option: 'accept' },
          ] as const;
          for (const intent of asked) {
            const refusal = engine.check(state, intent);
            const result = engine.apply(state, intent);
            if (refusal !== undefined) expect(result).toEqual({ ok: false, error: refusal });
            else expect(result.ok).toBe(true);
          }
          expect(JSON.stringify(state)).toBe(before);
        }
      }),
      runs,
    );
  });

  it('a position read back from JSON plays on identically', () => {
    fc.assert(
      fc.property(game, ({ mode, seed }) => {
        const options = optionsOf(mode, seed);
        let copy: GameState | undefined;
        play(options, wild(), {
          move: (state, intent, index) => {
            if (index % 50 === 0) copy = reread(state);
            if (copy === undefined || index % 50 > 6) return;
            const steps = must(copy, intent);
            copy = reread(last(steps));
            expect(copy).toEqual(reread(last(must(state, intent))));
          },
        });
      }),
      runs,
    );
  });

  it('the same seed and the same intents tell the same story', () => {
    fc.assert(
      fc.property(game, ({ mode, seed }) => {
        const told: Step[] = [];
        const options = optionsOf(mode, seed);
        const { intents, start } = play(options, wild(), { step: (step) => told.push(step) });
        const again: Step[] = [...engine.setupSteps(options)];
        let state = start;
        for (const intent of intents) {
          const steps = must(state, intent);
          again.push(...steps);
          state = last(steps);
        }
        expect(again.length).toBe(told.length);
        again.forEach((step, i) => {
          if (JSON.stringify(step) !== JSON.stringify(told[i])) expect(step).toEqual(told[i]);
        });
      }),
      runs,
    );
  });

  it('a match saved and restored is the match that was played', () => {
    fc.assert(
      fc.property(game, fc.nat(2000), ({ mode, seed }, moves) => {
        const options = optionsOf(mode, seed);
        const { intents, start, end } = play(options, wild(), {}, moves);
        const save = readSave(writeSave({ options, intents, state: end }));
        if (!save.ok) throw new Error(save.error.detail);
        const restored = engine.restore(save.value);
        if (!restored.ok) throw new Error(restored.error.detail);
        expect(restored.value.start).toEqual(start);
        expect(restored.value.state).toEqual(end);
        expect(restored.value.moves.map(({ intent }) => intent)).toEqual(intents);
      }),
      runs,
    );
  });
});

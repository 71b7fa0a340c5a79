import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canUndoPast, createRng, type GameState, type Seat, type Step, seedRng } from '../../../src/engine/index.ts';
import { any, engine, last, MODES, must, optionsOf, play, positions } from '../../support/games.ts';
import { dealtAnew, secretQuests, textsIn } from '../../support/hidden.ts';

const runs = { seed: 7, numRuns: MODES.length * 2 };
const game = fc.record({ mode: fc.constantFrom(...MODES), seed: fc.string({ minLength: 1, maxLength: 12 }) });

function onlookers(state: GameState): (Seat | undefined)[] {
  return [...state.players.map((_, seat) => seat as Seat), undefined];
}

function look(state: GameState, seat: Seat | undefined) {
  return seat === undefined ? engine.spectate(state) : engine.view(state, seat);
}

describe('hidden information', () => {
  it('Q1 a view is the same however the hidden cards lie', () => {
    fc.assert(
      fc.property(game, ({ mode, seed }) => {
        const rng = createRng(seedRng(seed, 'effects'));
        for (const state of positions(optionsOf(mode, seed), 60)) {
          for (const seat of onlookers(state)) {
            expect(look(dealtAnew(state, seat, rng), seat)).toEqual(look(state, seat));
          }
        }
      }),
      runs,
    );
  });

  it('Q1 no view names a secret Quest, the seed or the generator', () => {
    fc.assert(
      fc.property(game, ({ mode, seed }) => {
        const options = optionsOf(mode, `secret ${seed}`);
        for (const state of positions(options, 40)) {
          for (const seat of onlookers(state)) {
            const texts = textsIn(look(state, seat));
            expect(secretQuests(state, seat).filter((id) => texts.has(id))).toEqual([]);
            expect([...texts]).not.toContain(options.seed);
            for (const key of ['seed', 'rng', 'agenda', 'questDeck', 'monsterDeck', 'locationStack'])
              expect(texts.has(key)).toBe(false);
          }
        }
      }),
      runs,
    );
  });

  it('Q1 nobody hears of a secret Quest', () => {
    fc.assert(
      fc.property(game, ({ mode, seed }) => {
        let paid: string | undefined;
        play(optionsOf(mode, `secret ${seed}`), undefined, {
          // Paying for a Quest shows it: the cost is told before the completion.
          move: ({ choice }, intent) => {
            const pays = choice?.kind === 'payQuest' && intent.type === 'choose' && intent.option === 'accept';
            paid = pays ? choice.quest : undefined;
          },
          step: ({ event, state }) => {
            for (const seat of onlookers(state)) {
              const texts = textsIn(engine.viewEvent(event, seat));
              expect(secretQuests(state, seat).filter((id) => texts.has(id) && id !== paid)).toEqual([]);
              expect(texts.has(`secret ${seed}`)).toBe(false);
            }
          },
        });
      }),
      { ...runs, numRuns: MODES.length },
    );
  });

  it('T6 what a seat may do, and what places show it, does not depend on hidden cards', () => {
    fc.assert(
      fc.property(game, ({ mode, seed }) => {
        const rng = createRng(seedRng(seed, 'effects'));
        for (const state of positions(optionsOf(mode, seed), 60)) {
          const seat = engine.seatToAct(state);
          if (seat === undefined) continue;
          const other = dealtAnew(state, seat, rng);
          expect(engine.legal(other, seat)).toEqual(engine.legal(state, seat));
          for (const place of engine.places(state))
            expect(engine.status(other, place)).toEqual(engine.status(state, place));
        }
      }),
      runs,
    );
  });

  it('a move that may be undone has shown its player nothing', () => {
    let undoable = 0;
    fc.assert(
      fc.property(game, ({ mode, seed }) => {
        const rng = createRng(seedRng(seed, 'effects'));
        for (const state of positions(optionsOf(mode, seed), 12)) {
          const seat = engine.seatToAct(state);
          if (seat === undefined) continue;
          const legal = engine.legal(state, seat);
          const final = legal.filter(({ type }) => type === 'confirm' || type === 'resolveRest');
          for (const intent of [any(legal, rng), ...final]) {
            const steps = must(state, intent);
            if (!canUndoPast(steps)) continue;
            undoable++;
            const others = must(dealtAnew(state, seat, rng), intent);
            expect(canUndoPast(others)).toBe(true);
            const heard = (told: readonly Step[]) => told.map(({ event }) => engine.viewEvent(event, seat));
            expect(heard(others)).toEqual(heard(steps));
            expect(engine.view(last(others), seat)).toEqual(engine.view(last(steps), seat));
          }
        }
      }),
      runs,
    );
    expect(undoable).toBeGreaterThan(500);
  });
});

import { describe, expect, it } from 'vitest';
import { createRandom } from '../../src/bots/random.ts';
import { createRng, seedRng } from '../../src/engine/index.ts';
import { createMatch } from '../../src/store/match.ts';
import { createUi } from '../../src/store/ui.ts';
import { followSeats } from '../../src/ui/handOver.ts';
import { ENGINE } from './scene.ts';

function sitDown(seats: 2 | 3 | 4, seed: string) {
  const match = createMatch(ENGINE);
  const ui = createUi();
  match.start({ seed, seats, towers: true });
  match.shownAdvance(Number.POSITIVE_INFINITY);
  const stop = followSeats({ engine: ENGINE, match, ui });
  return { match, ui, stop };
}

describe('handing the screen over', () => {
  it('begins behind the curtain', () => {
    const { match, ui, stop } = sitDown(2, 'curtain');
    const { curtain, looking } = ui.store.getState();
    expect(curtain).toBe(ENGINE.seatToAct(match.store.getState().truth));
    expect(looking).toBeUndefined();
    ui.liftCurtain();
    expect(ui.store.getState()).toMatchObject({ curtain: undefined, looking: curtain });
    stop();
  });

  it('never shows a hand while somebody else has to act', () => {
    const bot = createRandom();
    for (const seats of [2, 3, 4] as const) {
      const { match, ui, stop } = sitDown(seats, `walk-${seats}`);
      const rng = createRng(seedRng('walk', 'bots'));
      for (let i = 0; i < 400; i++) {
        const { truth } = match.store.getState();
        const seat = ENGINE.seatToAct(truth);
        const { looking, curtain } = ui.store.getState();
        if (looking !== undefined) expect(looking).toBe(seat);
        if (seat === undefined) break;
        if (curtain !== undefined) {
          expect(curtain).toBe(seat);
          ui.liftCurtain();
          expect(ui.store.getState().looking).toBe(seat);
        }
        match.submit(bot.act(ENGINE, truth, seat, rng));
        match.shownAdvance(Number.POSITIVE_INFINITY);
      }
      stop();
    }
  });

  it("passes to whoever has one thing to decide in another player's turn, and back", () => {
    const bot = createRandom();
    const rng = createRng(seedRng('aside', 'bots'));
    for (let game = 0; game < 30; game++) {
      const { match, ui, stop } = sitDown(3, `aside-${game}`);
      for (let seat = ENGINE.seatToAct(match.store.getState().truth); seat !== undefined; ) {
        const { truth } = match.store.getState();
        if (truth.choice !== undefined && truth.choice.seat !== truth.turn.seat) {
          expect(ui.store.getState()).toMatchObject({ curtain: truth.choice.seat, looking: undefined });
          stop();
          return;
        }
        if (ui.store.getState().curtain !== undefined) ui.liftCurtain();
        match.submit(bot.act(ENGINE, truth, seat, rng));
        match.shownAdvance(Number.POSITIVE_INFINITY);
        seat = ENGINE.seatToAct(match.store.getState().truth);
      }
      stop();
    }
    throw new Error('nobody was ever asked in the turn of another player');
  });

  it('waits with the curtain until everything has been shown', () => {
    const { match, ui, stop } = sitDown(2, 'story');
    ui.liftCurtain();
    const first = ui.store.getState().looking;
    for (let i = 0; i < 40 && ENGINE.seatToAct(match.store.getState().truth) === first; i++) {
      const { truth } = match.store.getState();
      const [legal] = truth.choice === undefined ? [] : ENGINE.legal(truth, truth.choice.seat);
      match.submit(legal ?? { type: 'confirm', seat: truth.turn.seat });
    }
    expect(ENGINE.seatToAct(match.store.getState().truth)).not.toBe(first);
    expect(ui.store.getState()).toMatchObject({ looking: first, curtain: undefined });
    match.shownAdvance(Number.POSITIVE_INFINITY);
    expect(ui.store.getState().looking).toBeUndefined();
    expect(ui.store.getState().curtain).not.toBeUndefined();
    stop();
  });
});

import { describe, expect, it } from 'vitest';
import type { MeepleId, Seat } from '../../src/engine/index.ts';
import { createUi } from '../../src/store/ui.ts';

const seat = (n: number) => n as Seat;

describe('the curtain', () => {
  it('takes everything the last player held or looked at out of sight', () => {
    const ui = createUi();
    ui.show('table');
    ui.look(seat(0));
    ui.select([4 as MeepleId]);
    ui.hover('quest:timber');
    ui.inspect('quest:timber');
    ui.handOver(seat(1));
    expect(ui.store.getState()).toEqual({
      screen: 'table',
      selection: [],
      hover: undefined,
      inspected: undefined,
      looking: undefined,
      curtain: seat(1),
    });
  });

  it('shows a hand only once its owner has lifted it', () => {
    const ui = createUi();
    ui.liftCurtain();
    expect(ui.store.getState().looking).toBeUndefined();
    ui.handOver(seat(1));
    ui.liftCurtain();
    expect(ui.store.getState()).toMatchObject({ looking: seat(1), curtain: undefined });
    ui.lookAway();
    expect(ui.store.getState()).toMatchObject({ looking: undefined, curtain: undefined });
  });

  it('is told of a hover only when it changes', () => {
    const ui = createUi();
    let calls = 0;
    ui.store.subscribe(() => calls++);
    ui.hover('sword');
    ui.hover('sword');
    ui.hover(undefined);
    expect(calls).toBe(2);
  });
});

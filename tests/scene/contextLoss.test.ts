import { beforeEach, describe, expect, it } from 'vitest';
import {
  type ContextEvent,
  type ContextState,
  contextAfter,
  HEALTHY,
  isTooHeavy,
  RESTORE_PATIENCE_MS,
  watchContext,
} from '../../src/scene/contextLoss.ts';

const stateAfter = (...events: readonly [ContextEvent['type'], number][]) =>
  events.reduce((state, [type, atMs]) => contextAfter(state, { type, atMs }), HEALTHY);

describe('a drawing context', () => {
  it('is lost and comes back as another', () => {
    expect(stateAfter(['lost', 0])).toMatchObject({ health: 'lost', generation: 0 });
    expect(stateAfter(['lost', 0], ['restored', 900])).toMatchObject({ health: 'drawing', generation: 1 });
  });

  it('is gone when it does not come back in time', () => {
    expect(stateAfter(['lost', 0], ['waited', 10_000]).health).toBe('gone');
  });

  it('may come back late all the same', () => {
    expect(stateAfter(['lost', 0], ['waited', 10_000], ['restored', 30_000])).toMatchObject({
      health: 'drawing',
      generation: 1,
    });
  });

  it('changes nothing by what cannot happen', () => {
    expect(stateAfter(['restored', 0])).toBe(HEALTHY);
    expect(stateAfter(['waited', 0])).toBe(HEALTHY);
    const lost = stateAfter(['lost', 0]);
    expect(contextAfter(lost, { type: 'lost', atMs: 5 })).toBe(lost);
  });

  it('is too heavy when it is lost twice within two minutes', () => {
    expect(isTooHeavy(stateAfter(['lost', 0], ['restored', 500]))).toBe(false);
    expect(isTooHeavy(stateAfter(['lost', 0], ['restored', 500], ['lost', 60_000]))).toBe(true);
    expect(isTooHeavy(stateAfter(['lost', 0], ['restored', 500], ['lost', 200_000]))).toBe(false);
  });
});

describe('watching it', () => {
  let canvas: EventTarget;
  let states: ContextState[];
  let timers: { delayMs: number; run: () => void; isOff: boolean }[];
  let stop: () => void;
  const tell = (type: string) => {
    const event = new Event(type, { cancelable: true });
    canvas.dispatchEvent(event);
    return event;
  };

  beforeEach(() => {
    canvas = new EventTarget();
    states = [];
    timers = [];
    stop = watchContext(
      canvas as HTMLCanvasElement,
      (state) => states.push(state),
      (delayMs, run) => {
        const timer = { delayMs, run, isOff: false };
        timers.push(timer);
        return () => {
          timer.isOff = true;
        };
      },
    );
  });

  it('asks the browser to give it back', () => {
    expect(tell('webglcontextlost').defaultPrevented).toBe(true);
    expect(states.map(({ health }) => health)).toEqual(['lost']);
  });

  it('says when it is back, and no longer waits', () => {
    tell('webglcontextlost');
    tell('webglcontextrestored');
    expect(states.map(({ health }) => health)).toEqual(['lost', 'drawing']);
    expect(timers).toMatchObject([{ delayMs: RESTORE_PATIENCE_MS, isOff: true }]);
  });

  it('gives up after a while', () => {
    tell('webglcontextlost');
    timers[0]?.run();
    expect(states.at(-1)?.health).toBe('gone');
  });

  it('says nothing more once stopped', () => {
    tell('webglcontextlost');
    stop();
    tell('webglcontextrestored');
    expect(states).toHaveLength(1);
    expect(timers[0]?.isOff).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { motionMs } from '../../src/director/beat.ts';
import type { Tempo } from '../../src/director/pacing.ts';
import { cutShot } from '../../src/director/shots.ts';
import {
  type EventMap,
  type EventType,
  type GameEvent,
  idsOfKind,
  type Kind,
  type MeepleId,
  type Seat,
  type Step,
} from '../../src/engine/index.ts';
import { engine } from '../support/games.ts';

const NORMAL: Tempo = { pacing: 'normal', guardPace: 'steady', reducedMotion: false };
const start = engine.setup({ seed: 'fir', seats: 3, towers: true });
const seat = (n: number) => n as Seat;
const meeples = (...ids: number[]) => ids as MeepleId[];
const T7 = { by: 'rule', id: 'T7' } as const;
const W3 = { by: 'rule', id: 'W3' } as const;
const W5 = { by: 'rule', id: 'W5' } as const;

function step<T extends EventType>(type: T, facts: EventMap[T]): Step {
  return { event: { type, ...facts } as unknown as GameEvent, state: { ...start }, reveals: false };
}

const lodged = (from: 'tavern' | 'capitol:construct', who: number, ...ids: number[]) =>
  step('meeplesLodged', { seat: seat(who), meeples: meeples(...ids), from, cause: T7 });
const drawn = (who: number, cause: typeof W3 | typeof W5, ...ids: number[]) =>
  step('meeplesDrawn', { seat: seat(who), meeples: meeples(...ids), wanted: ids.length, cause });

const count = (steps: readonly Step[]): number | undefined => cutShot(steps, start, NORMAL)?.events.length;

describe('shots', () => {
  it('are nothing where nothing waits', () => {
    expect(cutShot([], start, NORMAL)).toBeUndefined();
  });

  it('take everything that goes to the Lodgings together', () => {
    const steps = [lodged('capitol:construct', 0, 1, 2), lodged('tavern', 0, 3), lodged('tavern', 1, 4)];
    const shot = cutShot(steps, start, NORMAL);
    expect(shot?.events).toEqual(steps.slice(0, 2).map(({ event }) => event));
    expect(shot?.before).toBe(start);
    expect(shot?.after).toBe(steps[1]?.state);
    expect(shot?.beat.motion.pieces).toBe(3);
    expect(shot?.beat.focus).toEqual(['capitol:construct', 'lodgings:0', 'tavern:0']);
  });

  it('let the whole table draw at once, but a player refill and draw in order', () => {
    expect(count([drawn(0, W3, 1), drawn(1, W3, 2), drawn(2, W3, 3)])).toBe(3);
    const refill = step('bagRefilled', { seat: seat(0), meeples: meeples(5, 6) });
    expect(count([drawn(0, W5, 1), refill, drawn(0, W5, 5)])).toBe(1);
    expect(count([drawn(0, W5, 1), drawn(0, W5, 5)])).toBe(1);
  });

  it('let Corruption seep into all bags at once, and never fly with Units', () => {
    const gained = (who: number, kind: Kind) =>
      step('meeplesGained', {
        seat: seat(who),
        meeples: idsOfKind(kind).slice(0, 1),
        from: 'supply',
        to: 'bag',
        cause: W3,
      });
    expect(count([gained(0, 'corruption'), gained(1, 'corruption'), gained(2, 'corruption')])).toBe(3);
    expect(count([gained(0, 'peasant'), gained(0, 'corruption')])).toBe(1);
  });

  it('do not grow longer than their longest part and the spread of its pieces', () => {
    const many = Array.from({ length: 6 }, (_, i) => lodged('tavern', 0, i * 4, i * 4 + 1, i * 4 + 2, i * 4 + 3));
    const shot = cutShot(many, start, NORMAL);
    expect(shot?.events).toHaveLength(6);
    expect(
      motionMs(
        shot?.beat.motion ?? {
          ...NORMAL,
          manner: 'slide',
          leadMs: 0,
          durationMs: 9e9,
          staggerMs: 0,
          pieces: 1,
          arcHeight: 0,
          ease: 'in',
        },
      ),
    ).toBeLessThan(1500);
  });

  it('keep what is told with a decision of its own apart', () => {
    const vp = (n: number) =>
      step('vpChanged', { who: seat(0), n, total: n, source: 'monsters', cause: { by: 'monster', id: 'a' } });
    expect(count([vp(1), vp(2)])).toBe(1);
  });
});

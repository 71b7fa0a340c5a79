import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveBagHands } from '../../src/app/bagHands.ts';
import type { Session } from '../../src/app/session.ts';
import type { Seat } from '../../src/engine/index.ts';
import type { BagActor } from '../../src/scene/bag/bagActor.ts';
import type { BagKey } from '../../src/scene/bag/bagCompany.ts';
import { createBagsDesk } from '../../src/scene/bag/bagsDesk.ts';
import { createSettings } from '../../src/store/settings.ts';
import { memoryStorage } from '../../src/store/storage.ts';
import { givenBag, ids, tavern, upTo } from '../scene/bag/support.ts';

const ME = 0 as Seat;

function happen(type: string, facts: object = {}): Event {
  const event = new Event(type, { cancelable: true });
  for (const [name, value] of Object.entries(facts)) Object.defineProperty(event, name, { value });
  window.dispatchEvent(event);
  return event;
}

const press = (key: string, facts: object = {}) =>
  happen('keydown', { key, altKey: false, ctrlKey: false, metaKey: false, repeat: false, ...facts });

const move = (x: number) =>
  happen('devicemotion', { acceleration: { x, y: 0, z: 0 }, accelerationIncludingGravity: { x, y: 0, z: 9.8 } });

function givenHands(asks?: () => Promise<'granted' | 'denied'>) {
  vi.stubGlobal('DeviceMotionEvent', Object.assign(class {}, asks === undefined ? {} : { requestPermission: asks }));
  vi.stubGlobal('window', Object.assign(new EventTarget(), { DeviceMotionEvent }));
  vi.stubGlobal('Element', class {});
  const bags = createBagsDesk();
  const actor = givenBag(upTo(5), 'off', { onNews: bags.tell });
  const actors = new Map<BagKey, BagActor>([[ME, actor]]);
  const company = { understudy: () => undefined, frame: () => false, isInviting: () => actor.isInviting() };
  bags.lend({ company, actors });
  const settings = createSettings(memoryStorage());
  const stop = giveBagHands({ ports: { bags, viewer: () => ME }, settings } as unknown as Session);
  const invite = () => actor.draw(ids(1), { place: tavern, invitesMs: 9000 });
  return { actor, settings, stop, invite, phase: () => actor.state().phase };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('keys on the bag', () => {
  it('shake and pull, and nobody else hears them', () => {
    const { invite, phase } = givenHands();
    invite();
    expect(press('s').defaultPrevented).toBe(true);
    expect(phase()).toBe('shaking');
    expect(press(' ').defaultPrevented).toBe(true);
    expect(phase()).toBe('opening');
  });

  it('leave Space to the hand while nothing waits to be pulled', () => {
    const { phase } = givenHands();
    expect(press(' ').defaultPrevented).toBe(false);
    expect(phase()).toBe('resting');
  });

  it('are deaf after the sitting', () => {
    const { stop, invite, phase } = givenHands();
    invite();
    stop();
    press('s');
    press(' ');
    move(40);
    expect(phase()).toBe('resting');
  });
});

describe('a device that is shaken', () => {
  it('shakes the bag, unless that is switched off', () => {
    const { settings, phase } = givenHands();
    settings.change({ shakesWithDevice: false });
    move(40);
    expect(phase()).toBe('resting');
    settings.change({ shakesWithDevice: true });
    move(40);
    expect(phase()).toBe('shaking');
  });

  it('asks first where the system wants that: once, by whoever has just had the bag in hand', async () => {
    const ask = vi.fn(async () => 'granted' as const);
    const { actor, phase } = givenHands(ask);
    move(40);
    happen('pointerup');
    expect(ask).not.toHaveBeenCalled();
    actor.grab({ x: 6, y: 1, z: 2 });
    actor.release();
    happen('pointerup');
    await vi.runAllTimersAsync();
    expect(ask).toHaveBeenCalledTimes(1);
    actor.skip();
    move(40);
    expect(phase()).toBe('shaking');
  });

  it('takes no for an answer', async () => {
    const ask = vi.fn(async () => 'denied' as const);
    const { actor, phase } = givenHands(ask);
    for (let i = 0; i < 2; i++) {
      actor.grab({ x: 6, y: 1, z: 2 });
      actor.release();
      happen('pointerup');
      await vi.runAllTimersAsync();
    }
    expect(ask).toHaveBeenCalledTimes(1);
    move(40);
    expect(phase()).toBe('settling');
  });
});

import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/engine/index.ts';
import type { BagActor } from '../../../src/scene/bag/bagActor.ts';
import type { BagKey } from '../../../src/scene/bag/bagCompany.ts';
import { type BagNews, createBagsDesk } from '../../../src/scene/bag/bagsDesk.ts';
import { givenBag, ids, run, tavern, upTo } from './support.ts';

const [ADA, BRAM] = [0 as Seat, 1 as Seat];

function givenDesk() {
  const desk = createBagsDesk();
  const bag = () => givenBag(upTo(5), 'off', { onNews: desk.tell });
  const actors = new Map<BagKey, BagActor>([
    [ADA, bag()],
    [BRAM, bag()],
  ]);
  const isInviting = (key: BagKey) => actors.get(key)?.isInviting() ?? false;
  const company = { understudy: () => undefined, frame: () => false, isInviting };
  desk.lend({ company, actors });
  const actor = (seat: Seat) => actors.get(seat) as BagActor;
  return { desk, actor, news: (): BagNews => desk.news.getState() };
}

describe('the bags, for keys and words', () => {
  it('say whose draw waits and how many are inside, meeple by meeple', () => {
    const { actor, news } = givenDesk();
    expect(news().inviting).toBeUndefined();
    const counts = new Set<number | undefined>();
    actor(BRAM).draw(ids(1, 2), { place: tavern, invitesMs: 5000 });
    expect(news().inviting).toBe(BRAM);
    actor(BRAM).pull();
    expect(news().inviting).toBeUndefined();
    for (let i = 0; i < 200; i++) {
      run(actor(BRAM), 1);
      counts.add(news().inside.get(BRAM));
    }
    expect([...counts]).toEqual([5, 4, 3]);
    expect(news().inside.get(ADA)).toBe(5);
  });

  it('take a pull only where one is waited for', () => {
    const { desk, actor } = givenDesk();
    expect(desk.pull()).toBe(false);
    actor(BRAM).draw(ids(1), { place: tavern, invitesMs: 5000 });
    expect(desk.pull()).toBe(true);
    expect(actor(BRAM).state().phase).toBe('opening');
    expect(desk.pull()).toBe(false);
  });

  it('shake the bag that waits, else the one that is named', () => {
    const { desk, actor } = givenDesk();
    desk.shake(ADA, 1);
    expect(actor(ADA).state().phase).toBe('shaking');
    actor(BRAM).draw(ids(1), { place: tavern, invitesMs: 5000 });
    desk.sway(ADA, { x: 30, y: 0, z: 0 });
    expect(actor(BRAM).state().phase).toBe('shaking');
    expect([desk.touches(ADA), desk.touches(BRAM)]).toEqual([1, 1]);
  });

  it('say when somebody has taken the bag that waits, and forget it for the next draw', () => {
    const { desk, actor, news } = givenDesk();
    const heard: boolean[] = [];
    desk.shake(BRAM, 1);
    actor(BRAM).draw(ids(1), { place: tavern, invitesMs: 5000 });
    desk.news.subscribe(({ isTouched }) => heard.push(isTouched));
    expect(news().isTouched).toBe(false);
    actor(BRAM).grab({ x: 6, y: 1, z: 2 });
    for (let i = 0; i < 5; i++) actor(BRAM).move({ x: 6 + i * 0.1, y: 2, z: 2 });
    expect(heard).toEqual([true]);
    actor(BRAM).skip();
    actor(BRAM).draw(ids(2), { place: tavern, invitesMs: 5000 });
    expect(news()).toMatchObject({ inviting: BRAM, isTouched: false });
  });

  it('are gone with the picture, and nothing breaks', () => {
    const { desk, actor, news } = givenDesk();
    actor(ADA).draw(ids(1), { place: tavern, invitesMs: 5000 });
    desk.lend(undefined);
    expect(news()).toEqual({ inviting: undefined, isTouched: false, inside: new Map() });
    desk.shake(ADA, 1);
    expect([desk.pull(), desk.touches(ADA)]).toEqual([false, 0]);
  });
});

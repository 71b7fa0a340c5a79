import { describe, expect, it } from 'vitest';
import { createKeeping, type Keeping } from '../../src/app/keeping.ts';
import type { Play } from '../../src/app/play.ts';
import { newSeed } from '../../src/app/seeds.ts';
import { openSession, type Session } from '../../src/app/session.ts';
import type { MatchOptions, Seat } from '../../src/engine/index.ts';
import { createMemorySlots } from '../../src/store/saves/memory.ts';
import { createOpenTables } from '../../src/store/saves/tables.ts';
import { createSettings } from '../../src/store/settings.ts';
import { memoryStorage } from '../../src/store/storage.ts';

const OPTIONS: MatchOptions = { seed: 'sitting', seats: 2, towers: true };

const NEW: Play = { kind: 'new', slot: 'oak', options: OPTIONS };
const CONTINUE: Play = { kind: 'continue', slot: 'oak' };
const keepingIn = (storage = memoryStorage(), slots = createMemorySlots()): Keeping =>
  createKeeping(
    storage,
    slots,
    createOpenTables(() => undefined),
  );

async function givenSession(play: Play = NEW, keeping: Keeping = keepingIn()) {
  const problems: unknown[] = [];
  const session = await openSession({
    play,
    keeping,
    settings: createSettings(memoryStorage()),
    pacing: 'instant',
    onProblem: (problem) => problems.push(problem),
  });
  return { session, keeping, problems };
}

const opened = ({ session }: { session: Session | undefined }): Session => {
  if (session === undefined) throw new Error('no sitting');
  return session;
};

describe('a sitting', () => {
  it('tells nothing before there is a table to see, and everything afterwards', async () => {
    const session = opened(await givenSession());
    expect(session.match.store.getState().timeline.length).toBeGreaterThan(0);
    const director = session.begin();
    expect(session.begin()).toBe(director);
    expect(session.match.store.getState().timeline).toEqual([]);
    session.dispose();
  });

  it('plays nothing out in a tab that nobody sees, and goes on at its pace once it is seen', async () => {
    const tab = { isHidden: false };
    const settings = createSettings(memoryStorage());
    const isHidden = () => tab.isHidden;
    const session = opened({ session: await openSession({ play: NEW, keeping: keepingIn(), settings, isHidden }) });
    const director = session.begin();
    tab.isHidden = true;
    director.hurry();
    expect(session.match.store.getState().timeline).toEqual([]);
    tab.isHidden = false;
    session.match.submit({ type: 'confirm', seat: session.match.store.getState().truth.turn.seat });
    expect(session.match.store.getState().timeline.length).toBeGreaterThan(0);
    session.dispose();
  });

  it('is told at once while there is no picture of it, at whatever pace', async () => {
    const settings = createSettings(memoryStorage());
    const session = opened({ session: await openSession({ play: NEW, keeping: keepingIn(), settings }) });
    session.begin();
    const isTold = () => session.match.store.getState().timeline.length === 0;
    expect(isTold()).toBe(false);
    session.setPicture(false);
    expect(isTold()).toBe(true);
    session.match.submit({ type: 'confirm', seat: session.match.store.getState().truth.turn.seat });
    expect(isTold()).toBe(true);
    session.setPicture(true);
    expect(session.tempo().pacing).toBe('normal');
    session.dispose();
  });

  it('is kept by itself, and can be taken up again', async () => {
    const first = await givenSession();
    const session = opened(first);
    session.begin();
    const seat = session.match.store.getState().truth.turn.seat;
    expect(session.match.submit({ type: 'confirm', seat }).ok).toBe(true);
    await session.autosave.flush();
    const { truth } = session.match.store.getState();
    session.dispose();
    const again = opened(await givenSession(CONTINUE, first.keeping));
    expect(again.match.store.getState().truth).toEqual(truth);
    again.dispose();
  });

  it('is played again by the same people from another seed, and the match before stays where it was', async () => {
    const { session, keeping } = await givenSession();
    const { match, begin, rematch, autosave, dispose } = opened({ session });
    begin();
    match.submit({ type: 'confirm', seat: match.store.getState().truth.turn.seat });
    const before = match.store.getState();
    rematch();
    const after = match.store.getState();
    expect(after.truth.options).toEqual({ ...OPTIONS, seed: after.truth.options.seed });
    expect(after.truth.options.seed).not.toBe(OPTIONS.seed);
    expect(after).toMatchObject({ seats: before.seats, intents: [], past: [], future: [] });
    await autosave.flush();
    dispose();
    const list = await keeping.slots.list();
    expect(list.ok && list.value).toHaveLength(2);
    const again = opened(await givenSession(CONTINUE, keeping));
    expect(again.match.store.getState().truth).toEqual(before.truth);
    again.dispose();
  });

  it('is kept before its first move', async () => {
    const { session, keeping } = await givenSession();
    const { truth } = opened({ session }).match.store.getState();
    session?.dispose();
    const again = opened(await givenSession(CONTINUE, keeping));
    expect(again.match.store.getState().truth).toEqual(truth);
    again.dispose();
  });

  it('stands at its last move after the tab was killed in the same moment, and settles it in its slot', async () => {
    const storage = memoryStorage();
    const device = createMemorySlots();
    const first = opened(await givenSession(NEW, keepingIn(storage, device)));
    await first.autosave.flush();
    first.begin();
    const { match } = first;
    expect(match.submit({ type: 'confirm', seat: match.store.getState().truth.turn.seat }).ok).toBe(true);
    // The tab is gone: nothing that it still meant to write arrives.
    const kept = memoryStorage(new Map(storage.keys('').map((key) => [key, storage.read(key) ?? ''])));
    const old = await device.get('oak');
    const after = createMemorySlots(new Map([['oak', old.ok ? old.value : undefined]]));
    const { truth } = match.store.getState();
    const again = opened(await givenSession(CONTINUE, keepingIn(kept, after)));
    expect(again.match.store.getState().truth).toEqual(truth);
    await again.autosave.flush();
    expect(kept.keys('rowan.journal.')).toEqual([]);
    expect(await after.get('oak')).toMatchObject({ ok: true, value: { text: match.toSave() } });
    again.dispose();
  });

  it('is not opened twice', async () => {
    const taken = createOpenTables(
      () =>
        ({
          request: async (_: string, ...rest: unknown[]) => (rest[1] as (lock: null) => void)(null),
        }) as unknown as LockManager,
    );
    const keeping = { ...keepingIn(), tables: taken };
    const { session, problems } = await givenSession(NEW, keeping);
    expect(session).toBeUndefined();
    expect(problems).toEqual([{ kind: 'openElsewhere' }]);
    expect(await keeping.slots.list()).toEqual({ ok: true, value: [] });
  });

  it('does not begin from a save that is not there', async () => {
    const { session, problems } = await givenSession({ kind: 'continue', slot: 'lost' });
    expect(session).toBeUndefined();
    expect(problems).toMatchObject([{ kind: 'missing' }]);
  });

  it('turns the table to whoever looks, and already behind the curtain', async () => {
    const session = opened(await givenSession());
    session.begin();
    session.ui.look(0 as Seat);
    expect(session.ports.viewer()).toBe(0);
    session.ui.handOver(1 as Seat);
    expect(session.ports.viewer()).toBe(1);
    session.ui.lookAway();
    expect(session.ports.viewer()).toBe(1);
    session.dispose();
  });

  it('moves the camera at once as soon as the device asks for less motion', async () => {
    let isLess = false;
    let change = () => {};
    const session = await openSession({
      play: NEW,
      keeping: keepingIn(),
      settings: createSettings(memoryStorage()),
      asksForLessMotion: () => isLess,
      onMotionAsked: (changed) => {
        change = changed;
        return () => {};
      },
    });
    const { camera } = opened({ session }).ports;
    camera.look('city', 0);
    expect(camera.isMoving()).toBe(true);
    camera.reset();
    isLess = true;
    change();
    camera.look('city', 0);
    expect(camera.isMoving()).toBe(false);
    session?.dispose();
  });

  it('lights what the hand may do, and tells whoever listens', async () => {
    const session = opened(await givenSession());
    session.begin();
    const heard: string[] = [];
    session.onHand(({ type }) => heard.push(type));
    session.ports.tell({ type: 'light', targets: [{ spot: 'capitol:construct', status: undefined }] });
    session.ports.tell({ type: 'hover', spot: 'capitol:construct' });
    expect(session.ports.marks.lit()).toMatchObject([{ spot: 'capitol:construct', mark: 'here' }]);
    session.ports.tell({ type: 'light', targets: [] });
    session.ports.tell({ type: 'hover', spot: undefined });
    expect(session.ports.marks.lit()).toEqual([]);
    expect(heard).toEqual(['light', 'hover', 'light', 'hover']);
    session.dispose();
  });
});

it('gives seeds that can be said aloud', () => {
  expect(newSeed(() => 0)).toBe('amber-anvil-1000');
  expect(newSeed()).toMatch(/^[a-z]+-[a-z]+-\d{4}$/);
});

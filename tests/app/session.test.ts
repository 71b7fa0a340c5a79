import { describe, expect, it } from 'vitest';
import type { Play } from '../../src/app/play.ts';
import { AUTOSAVE_SLOT } from '../../src/app/play.ts';
import { newSeed } from '../../src/app/seeds.ts';
import { openSession, type Session } from '../../src/app/session.ts';
import type { MatchOptions, Seat } from '../../src/engine/index.ts';
import { createMemorySlots } from '../../src/store/saves/memory.ts';
import type { SaveSlots } from '../../src/store/saves/slots.ts';
import { createSettings } from '../../src/store/settings.ts';
import { memoryStorage } from '../../src/store/storage.ts';

const OPTIONS: MatchOptions = { seed: 'sitting', seats: 2, towers: true };

async function givenSession(play: Play = { kind: 'new', options: OPTIONS }, slots: SaveSlots = createMemorySlots()) {
  const problems: unknown[] = [];
  const session = await openSession({
    play,
    slots,
    settings: createSettings(memoryStorage()),
    pacing: 'instant',
    onProblem: (problem) => problems.push(problem),
  });
  return { session, slots, problems };
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

  it('is kept by itself, and can be taken up again', async () => {
    const first = await givenSession();
    const session = opened(first);
    session.begin();
    const seat = session.match.store.getState().truth.turn.seat;
    expect(session.match.submit({ type: 'confirm', seat }).ok).toBe(true);
    await session.autosave.flush();
    const { truth } = session.match.store.getState();
    session.dispose();
    const again = opened(await givenSession({ kind: 'continue', slot: AUTOSAVE_SLOT }, first.slots));
    expect(again.match.store.getState().truth).toEqual(truth);
    again.dispose();
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

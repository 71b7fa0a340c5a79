/** A sitting against the Guard: broken off in the middle of its turn, and entered in the record at its end. */
import { describe, expect, it } from 'vitest';
import { createKeeping, type Keeping } from '../../src/app/keeping.ts';
import type { Play } from '../../src/app/play.ts';
import { openSession, type Session } from '../../src/app/session.ts';
import { createMemorySlots } from '../../src/store/saves/memory.ts';
import { createOpenTables } from '../../src/store/saves/tables.ts';
import { createSettings } from '../../src/store/settings.ts';
import { memoryStorage } from '../../src/store/storage.ts';
import { botRng, playOn } from '../store/support/playing.ts';

const NEW: Play = {
  kind: 'new',
  slot: 'oak',
  options: { seed: 'solo sitting', seats: 1, towers: true, solo: { hiredHelp: ['cleric'], advanced: false } },
};

const keepingIn = (): Keeping =>
  createKeeping(
    memoryStorage(),
    createMemorySlots(),
    createOpenTables(() => undefined),
  );

async function sitDown(play: Play, keeping: Keeping): Promise<Session> {
  const session = await openSession({ play, keeping, settings: createSettings(memoryStorage()), pacing: 'instant' });
  if (session === undefined) throw new Error('no sitting');
  return session;
}

describe('a sitting against the Guard', () => {
  it('goes on in the middle of its turn when it is taken up again', async () => {
    const keeping = keepingIn();
    const first = await sitDown(NEW, keeping);
    const { match } = first;
    const state = match.store.getState;
    match.shownAdvance(state().timeline.length);
    const rng = botRng('sitting');
    while (!state().timeline.some(({ event }) => event.type === 'guardMeepleDeployed')) {
      match.shownAdvance(state().timeline.length);
      playOn(match, rng, 1);
    }
    const until = state().timeline.findIndex(({ event }) => event.type === 'guardMeepleDeployed');
    match.shownAdvance(until);
    const { shown, truth, timeline } = state();
    await first.autosave.flush();
    first.dispose();
    const again = await sitDown({ kind: 'continue', slot: 'oak' }, keeping);
    const now = again.match.store.getState();
    expect(now.truth).toEqual(truth);
    expect(now.shown).toEqual(shown);
    expect(now.timeline.map(({ event }) => event)).toEqual(timeline.map(({ event }) => event));
    again.dispose();
  });

  it('is entered in the record once it is over, and only once', async () => {
    const keeping = keepingIn();
    const first = await sitDown(NEW, keeping);
    playOn(first.match, botRng('record'));
    const { truth } = first.match.store.getState();
    await first.autosave.flush();
    first.dispose();
    const again = await sitDown({ kind: 'continue', slot: 'oak' }, keeping);
    again.dispose();
    const { results } = keeping.soloRecord.store.getState();
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({ hiredHelp: ['cleric'], advanced: false, guard: truth.guard?.score });
  });
});

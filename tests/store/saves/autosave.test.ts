import { describe, expect, it } from 'vitest';
import type { MatchOptions } from '../../../src/engine/index.ts';
import { createMatch, type MatchState } from '../../../src/store/match.ts';
import { createAutosave } from '../../../src/store/saves/autosave.ts';
import { createJournal, type Journal, withJournal } from '../../../src/store/saves/journal.ts';
import { createMemorySlots } from '../../../src/store/saves/memory.ts';
import { type SavedSlot, type SaveSlots, type SlotProblem, slotProblem } from '../../../src/store/saves/slots.ts';
import { browserStorage, memoryStorage } from '../../../src/store/storage.ts';
import { engine } from '../../support/games.ts';
import { botRng, playOn } from '../support/playing.ts';

const OPTIONS: MatchOptions = { seed: 'birch', seats: 2, towers: false };
const slotOf = ({ truth }: MatchState) => truth.options.seed;

interface Write {
  readonly slot: SavedSlot;
  /** How the device answers this write. */
  readonly answer: (problem?: SlotProblem) => Promise<void>;
}

/** A device whose writes end only when the test says so, and how. */
function slowSlots() {
  const kept = new Map<string, unknown>();
  const memory = createMemorySlots(kept);
  const writes: Write[] = [];
  const slots: SaveSlots = {
    ...memory,
    put: (slot) =>
      new Promise((resolve) => {
        const answer = async (problem?: SlotProblem) => {
          if (problem === undefined) await memory.put(slot);
          resolve(problem === undefined ? { ok: true, value: undefined } : { ok: false, error: problem });
          await settled();
        };
        writes.push({ slot, answer });
      }),
  };
  return { slots, writes, kept };
}

async function settled(): Promise<void> {
  for (let i = 0; i < 10; i++) await Promise.resolve();
}

/** A browser that keeps no small texts. */
const NO_JOURNAL = createJournal(browserStorage(() => undefined as unknown as Storage));

function given(slots: SaveSlots, journal: Journal = NO_JOURNAL) {
  const match = createMatch(engine);
  const autosave = createAutosave({ match, slots, journal, slotOf, now: () => 7 });
  const rng = botRng('birch');
  const play = (moves: number) => playOn(match, rng, moves);
  return { match, autosave, play, text: () => match.toSave() ?? '' };
}

const FULL = slotProblem('full', 'no room');

describe('autosave', () => {
  it('keeps a match from its first moment, with what a list needs', async () => {
    const slots = createMemorySlots();
    const { match, autosave } = given(slots);
    match.start(OPTIONS, [{ name: 'Ada' }]);
    await autosave.flush();
    const list = await slots.list();
    expect(list).toEqual({
      ok: true,
      value: [
        {
          id: 'birch',
          savedAtMs: 7,
          summary: {
            names: ['Ada', 'Player 2'],
            colours: ['red', 'blue'],
            round: 1,
            scores: [0, 0],
            isSolo: false,
            isOver: false,
            hasTowers: false,
            council: 0,
            isFinal: false,
            toAct: 1,
          },
        },
      ],
    });
    expect(autosave.store.getState()).toEqual({ status: 'saved', problem: undefined });
  });

  it('makes one write of the moves of one moment, and keeps the last of them', async () => {
    const { slots, writes } = slowSlots();
    const { match, play, text } = given(slots);
    match.start(OPTIONS);
    play(5);
    await settled();
    expect(writes.map(({ slot }) => slot.text)).toEqual([text()]);
  });

  it('writes one at a time, in order, and skips what has been overtaken', async () => {
    const { slots, writes, kept } = slowSlots();
    const { match, play, text, autosave } = given(slots);
    match.start(OPTIONS);
    await settled();
    const texts = [text()];
    for (let i = 0; i < 4; i++) {
      play(1);
      await settled();
      texts.push(text());
    }
    expect(writes).toHaveLength(1);
    expect(autosave.store.getState().status).toBe('saving');
    await writes[0]?.answer();
    expect(writes.map(({ slot }) => slot.text)).toEqual([texts[0], texts[4]]);
    await writes[1]?.answer();
    expect(writes).toHaveLength(2);
    expect(kept.get('birch')).toMatchObject({ text: texts[4] });
    expect(autosave.store.getState().status).toBe('saved');
  });

  it('loses nothing when a write fails: the old save stays and the next move tries again', async () => {
    const { slots, writes, kept } = slowSlots();
    const { match, play, text, autosave } = given(slots);
    match.start(OPTIONS);
    await settled();
    await writes[0]?.answer();
    const first = text();
    play(1);
    await settled();
    await writes[1]?.answer(FULL);
    expect(autosave.store.getState()).toEqual({ status: 'failed', problem: FULL });
    expect(kept.get('birch')).toMatchObject({ text: first });
    expect(writes).toHaveLength(2);
    play(1);
    await settled();
    expect(writes[2]?.slot.text).toBe(text());
    await writes[2]?.answer();
    expect(autosave.store.getState()).toEqual({ status: 'saved', problem: undefined });
  });

  it('can be asked to try again, and keeps the latest of what failed', async () => {
    const { slots, writes, kept } = slowSlots();
    const { match, play, text, autosave } = given(slots);
    match.start(OPTIONS);
    await settled();
    play(1);
    await writes[0]?.answer(FULL);
    await writes[1]?.answer(FULL);
    const flushed = autosave.flush();
    await settled();
    await writes[2]?.answer();
    await flushed;
    expect(kept.get('birch')).toMatchObject({ text: text() });
  });

  it('turns a device that throws into a problem', async () => {
    const slots: SaveSlots = { ...createMemorySlots(), put: () => Promise.reject(new Error('gone')) };
    const { match, autosave } = given(slots);
    match.start(OPTIONS);
    await autosave.flush();
    expect(autosave.store.getState().problem).toEqual({ kind: 'failed', detail: 'gone' });
  });

  it('keeps the last move of a match that is left at once for another', async () => {
    const { slots, writes, kept } = slowSlots();
    const { match, play, text } = given(slots);
    match.start(OPTIONS);
    play(3);
    const left = text();
    match.start({ ...OPTIONS, seed: 'alder' });
    await settled();
    await writes[0]?.answer();
    await writes[1]?.answer();
    expect(kept.get('birch')).toMatchObject({ text: left });
    expect(kept.get('alder')).toMatchObject({ text: text() });
  });

  it('follows undo, and does not write what only the table shows', async () => {
    const { slots, writes } = slowSlots();
    const { match, text } = given(slots);
    match.start(OPTIONS);
    match.submit({ type: 'confirm', seat: match.store.getState().truth.turn.seat });
    await settled();
    await writes[0]?.answer();
    match.undo();
    await settled();
    expect(writes[1]?.slot.text).toBe(text());
    await writes[1]?.answer();
    match.submit({ type: 'confirm', seat: match.store.getState().truth.turn.seat });
    await settled();
    await writes[2]?.answer();
    match.shownAdvance(1);
    match.submit({ type: 'choose', seat: match.store.getState().truth.turn.seat, option: 'no' });
    await settled();
    expect(writes).toHaveLength(3);
  });

  it('leaves lessons and the title table alone, and stops when it is dismissed', async () => {
    const { slots, writes } = slowSlots();
    const { match, autosave, play } = given(slots);
    match.startFrom(engine.scenario({}));
    play(1);
    await settled();
    expect(autosave.store.getState().status).toBe('idle');
    autosave.dispose();
    match.start(OPTIONS);
    await settled();
    expect(writes).toEqual([]);
  });
});

describe('autosave with a journal', () => {
  it('keeps every move in the moment it is made, before the device has answered', async () => {
    const { slots, writes, kept } = slowSlots();
    const journal = createJournal(memoryStorage());
    const { match, play, text } = given(withJournal(slots, journal), journal);
    match.start(OPTIONS);
    expect(journal.read('birch')?.text).toBe(text());
    for (let i = 0; i < 20; i++) {
      play(1);
      expect(journal.read('birch')?.text).toBe(text());
      if (i % 4 === 0) {
        await settled();
        await writes[writes.length - 1]?.answer();
      }
    }
    await settled();
    for (const { answer } of writes) await answer();
    expect(journal.all()).toEqual([]);
    expect(kept.get('birch')).toMatchObject({ text: text() });
  });

  it('does not forget a later move when an earlier one arrives', async () => {
    const { slots, writes } = slowSlots();
    const journal = createJournal(memoryStorage());
    const { match, play, text } = given(withJournal(slots, journal), journal);
    match.start(OPTIONS);
    await settled();
    play(1);
    await writes[0]?.answer();
    expect(journal.read('birch')?.text).toBe(text());
  });

  it('has the match aside when the device takes nothing', async () => {
    const { slots, writes } = slowSlots();
    const journal = createJournal(memoryStorage());
    const kept = withJournal(slots, journal);
    const { match, play, text, autosave } = given(kept, journal);
    match.start(OPTIONS);
    await settled();
    play(2);
    await writes[0]?.answer(FULL);
    await writes[1]?.answer(FULL);
    expect(autosave.store.getState()).toEqual({ status: 'aside', problem: FULL });
    expect(await kept.get('birch')).toMatchObject({ ok: true, value: { text: text() } });
    expect(await kept.list()).toMatchObject({ ok: true, value: [{ id: 'birch' }] });
  });

  it('goes on without a journal that is full, and never takes an old move for the last', async () => {
    let room = 1;
    const texts = new Map<string, string>();
    const memory = memoryStorage(texts);
    const journal = createJournal({ ...memory, write: (key, what) => room-- > 0 && memory.write(key, what) });
    const { slots, writes } = slowSlots();
    const kept = withJournal(slots, journal);
    const { match, play, text, autosave } = given(kept, journal);
    match.start(OPTIONS);
    await settled();
    await writes[0]?.answer();
    const first = text();
    play(1);
    await settled();
    await writes[1]?.answer(FULL);
    expect(texts.size).toBe(0);
    expect(autosave.store.getState().status).toBe('failed');
    expect(await kept.get('birch')).toMatchObject({ ok: true, value: { text: first } });
    play(1);
    await settled();
    await writes[2]?.answer();
    expect(autosave.store.getState().status).toBe('saved');
    expect(await kept.get('birch')).toMatchObject({ ok: true, value: { text: text() } });
  });
});

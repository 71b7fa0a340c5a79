import { describe, expect, it } from 'vitest';
import { err, ok } from '../../../src/shared/result.ts';
import { type GivenFile, readMatchFile, readMatchText } from '../../../src/store/saves/files.ts';
import { createJournal, withJournal } from '../../../src/store/saves/journal.ts';
import { createMemorySlots } from '../../../src/store/saves/memory.ts';
import { createShelf } from '../../../src/store/saves/shelf.ts';
import { type SavedSlot, type SaveSlots, slotProblem } from '../../../src/store/saves/slots.ts';
import { memoryStorage } from '../../../src/store/storage.ts';
import { DAMAGED_FILES, GOOD_FILE } from '../../support/damagedFiles.ts';
import { engine } from '../../support/games.ts';

const slot = (id: string, savedAtMs: number): SavedSlot => ({
  id,
  savedAtMs,
  text: `text of ${id}`,
  summary: { names: ['Ada'], colours: ['red'], round: 3, scores: [12], isSolo: true, isOver: false },
});
const fileOf = (name: string, bytes: Uint8Array): GivenFile => ({
  name,
  size: bytes.length,
  arrayBuffer: async () => bytes.slice().buffer,
});
const GOOD = fileOf('good.json', new TextEncoder().encode(GOOD_FILE));

async function givenShelf(slots: SaveSlots = createMemorySlots()) {
  let ids = 0;
  const shelf = createShelf({
    slots,
    read: (file) => readMatchFile(engine, file),
    newId: () => `new-${++ids}`,
    now: () => 50,
  });
  await slots.put(slot('oak', 10));
  await slots.put(slot('elm', 20));
  await shelf.refresh();
  const ids_ = () => shelf.store.getState().list?.map(({ id }) => id);
  return { shelf, slots, ids: ids_, state: shelf.store.getState };
}

const settle = async (): Promise<void> => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};

describe('the shelf', () => {
  it('calls a match something else, and keeps what the journal had of it', async () => {
    const journal = createJournal(memoryStorage());
    const slots = withJournal(createMemorySlots(), journal);
    const { shelf, state } = await givenShelf(slots);
    await shelf.takeIn([GOOD]);
    const kept = await slots.get('new-1');
    if (!kept.ok) throw new Error('it is not there');
    // A tab was killed before the database had answered.
    journal.write(kept.value);
    await shelf.rename('new-1', ' Tuesday table ');
    const titles = () => state().list?.map((each) => (each.problem === undefined ? each.summary.title : 'unreadable'));
    expect(titles()).toEqual(['Tuesday table', undefined, undefined]);
    const named = await slots.get('new-1');
    expect(named.ok && readMatchText(engine, named.value.text)).toMatchObject({
      ok: true,
      value: { summary: { title: 'Tuesday table', names: kept.value.summary.names } },
    });
    expect(named.ok && named.value.savedAtMs).toBe(kept.value.savedAtMs);
    await shelf.rename('new-1', '');
    expect(titles()).toEqual([undefined, undefined, undefined]);
    expect(await slots.get('new-1')).toEqual(kept);
  });

  it('says why a match keeps its name', async () => {
    const { shelf, state } = await givenShelf();
    await shelf.rename('oak', 'Tuesday table');
    expect(state().problem?.kind).toBe('corrupt');
    await shelf.rename('gone', 'Tuesday table');
    expect(state().problem?.kind).toBe('missing');
  });

  it('throws away only when the sheet is closed, and puts back until then', async () => {
    const { shelf, slots, ids } = await givenShelf();
    shelf.remove('elm');
    shelf.remove('oak');
    expect(ids()).toEqual([]);
    shelf.putBack();
    await settle();
    expect(ids()).toEqual(['oak']);
    expect((await slots.get('elm')).ok).toBe(true);
    await shelf.close();
    expect((await slots.get('elm')).ok).toBe(false);
    expect((await slots.get('oak')).ok).toBe(true);
    expect(ids()).toEqual(['oak']);
  });

  it('gives out and throws away what cannot be read', async () => {
    const records = new Map<string, unknown>([['bad', { id: 'bad', text: 7 }]]);
    const { shelf, ids } = await givenShelf(createMemorySlots(records));
    expect(ids()).toEqual(['elm', 'oak', 'bad']);
    expect(await shelf.textOf('bad')).toEqual(ok('{"id":"bad","text":7}'));
    shelf.remove('bad');
    await shelf.close();
    expect(records.has('bad')).toBe(false);
  });

  it('takes in a file once', async () => {
    const { shelf, state, ids } = await givenShelf();
    await shelf.takeIn([GOOD]);
    expect(ids()).toEqual(['new-1', 'elm', 'oak']);
    expect(state().arrived).toEqual({ id: 'new-1', isKnown: false });
    await shelf.takeIn([GOOD]);
    expect(ids()).toEqual(['new-1', 'elm', 'oak']);
    expect(state().arrived).toEqual({ id: 'new-1', isKnown: true });
  });

  it('takes in again what was just thrown away', async () => {
    const { shelf, ids } = await givenShelf();
    await shelf.takeIn([GOOD]);
    shelf.remove('new-1');
    await shelf.takeIn([GOOD]);
    await shelf.close();
    await shelf.refresh();
    expect(ids()).toEqual(['new-1', 'elm', 'oak']);
  });

  it('refuses every damaged file, one after the other, and loses nothing', async () => {
    const { shelf, slots, state, ids } = await givenShelf();
    const before = await Promise.all(['oak', 'elm'].map(slots.get));
    await shelf.takeIn(DAMAGED_FILES.map(({ name, bytes }) => fileOf(name, bytes)));
    expect(state().refused.map(({ name, problem }) => [name, problem.kind])).toEqual(
      DAMAGED_FILES.map(({ name, kind }) => [name, kind]),
    );
    expect(ids()).toEqual(['elm', 'oak']);
    expect(await Promise.all(['oak', 'elm'].map(slots.get))).toEqual(before);
    shelf.dismissRefusal();
    expect(state().refused[0]?.name).toBe(DAMAGED_FILES[1]?.name);
  });

  it('keeps what a damaged file still tells, in a slot of its own', async () => {
    const { shelf, slots, state, ids } = await givenShelf();
    const garbled = DAMAGED_FILES.find(({ name }) => name === 'garbled.json');
    await shelf.takeIn([fileOf('garbled.json', garbled?.bytes ?? new Uint8Array())]);
    await shelf.takeSalvaged();
    expect(state().refused).toEqual([]);
    expect(ids()).toEqual(['new-1', 'elm', 'oak']);
    const kept = await slots.get('new-1');
    expect(kept.ok && (JSON.parse(kept.value.text) as { moves: string }).moves.split(' ')).toHaveLength(30);
  });

  it('says what is wrong with a match of its own, and leaves it where it is', async () => {
    const { shelf, slots, state, ids } = await givenShelf();
    const garbled = DAMAGED_FILES.find(({ name }) => name === 'garbled.json');
    await slots.put({ ...slot('old', 5), text: new TextDecoder().decode(garbled?.bytes) });
    await shelf.examine('old');
    expect(state().refused).toMatchObject([{ problem: { kind: 'badMove', index: 30 }, salvaged: { moves: 30 } }]);
    expect(ids()).toEqual(['elm', 'oak', 'old']);
    await shelf.examine('lost');
    expect(state().problem?.kind).toBe('missing');
  });

  it('says why the device takes or tells nothing', async () => {
    const full = slotProblem('full', '');
    const forbidden = slotProblem('forbidden', '');
    const memory = createMemorySlots();
    const { shelf, state, ids } = await givenShelf(memory);
    memory.put = async () => err(full);
    await shelf.takeIn([GOOD]);
    expect(state()).toMatchObject({ problem: full, arrived: undefined, refused: [] });
    expect(ids()).toEqual(['elm', 'oak']);
    const barred = createShelf({
      slots: { ...createMemorySlots(), list: async () => err(forbidden) },
      read: async () => err({ problem: { kind: 'empty' } }),
      newId: () => '',
      now: () => 0,
    });
    await barred.refresh();
    expect(barred.store.getState()).toMatchObject({ list: [], problem: forbidden });
  });
});

import { describe, expect, it } from 'vitest';
import { createIndexedDbSlots } from '../../../src/store/saves/indexedDb.ts';
import { createMemorySlots } from '../../../src/store/saves/memory.ts';
import type { SavedSlot, SaveSlots } from '../../../src/store/saves/slots.ts';
import { fakeIndexedDb } from '../support/fakeIndexedDb.ts';

const slot = (id: string, savedAtMs = 1, text = `text of ${id}`): SavedSlot => ({
  id,
  savedAtMs,
  text,
  summary: { names: ['Ada'], colours: ['red'], round: 3, scores: [12], isSolo: true, isOver: false },
});

const MAKERS: Readonly<Record<string, () => { slots: SaveSlots; records: Map<string, unknown> }>> = {
  memory: () => {
    const records = new Map<string, unknown>();
    return { slots: createMemorySlots(records), records };
  },
  IndexedDB: () => {
    const { factory, records } = fakeIndexedDb();
    return { slots: createIndexedDbSlots(() => factory), records };
  },
};

describe.each(Object.entries(MAKERS))('slots in %s', (_, make) => {
  it('keep, replace, find and delete', async () => {
    const { slots } = make();
    expect(await slots.put(slot('a'))).toEqual({ ok: true, value: undefined });
    await slots.put(slot('a', 2, 'newer'));
    expect(await slots.get('a')).toEqual({ ok: true, value: slot('a', 2, 'newer') });
    expect(await slots.delete('a')).toEqual({ ok: true, value: undefined });
    expect(await slots.get('a')).toMatchObject({ ok: false, error: { kind: 'missing' } });
  });

  it('list the newest first, without texts, and what cannot be read last', async () => {
    const { slots, records } = make();
    records.set('bad', { id: 'bad', text: 5 });
    await slots.put(slot('old', 10));
    await slots.put(slot('new', 20));
    const list = await slots.list();
    if (!list.ok) throw new Error(list.error.detail);
    expect(list.value.map(({ id }) => id)).toEqual(['new', 'old', 'bad']);
    expect(list.value[0]).not.toHaveProperty('text');
    expect(list.value[2]?.problem?.kind).toBe('corrupt');
  });

  it('say that a broken save is broken, and leave it where it is', async () => {
    const { slots, records } = make();
    const broken: unknown[] = [
      { id: 'x' },
      { ...slot('x'), summary: { names: 'Ada' } },
      { ...slot('x'), savedAtMs: 'x' },
    ];
    for (const value of broken) {
      records.set('x', value);
      expect(await slots.get('x')).toMatchObject({ ok: false, error: { kind: 'corrupt' } });
      expect(records.get('x')).toEqual(value);
    }
  });
});

describe('IndexedDB', () => {
  it('tells a full device, and the old save stays', async () => {
    const { factory, faults, records } = fakeIndexedDb();
    const slots = createIndexedDbSlots(() => factory);
    await slots.put(slot('a', 1, 'old'));
    faults.abort = new DOMException('quota', 'QuotaExceededError');
    expect(await slots.put(slot('a', 2, 'new'))).toMatchObject({ ok: false, error: { kind: 'full' } });
    expect(records.get('a')).toMatchObject({ text: 'old' });
    delete faults.abort;
    expect((await slots.put(slot('a', 3, 'newest'))).ok).toBe(true);
    expect(records.get('a')).toMatchObject({ text: 'newest' });
  });

  it('tells a page that may store nothing, however it is forbidden', async () => {
    const throwing = (): IDBFactory => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const find of [() => undefined, throwing]) {
      const slots = createIndexedDbSlots(find);
      for (const answer of [slots.get('a'), slots.put(slot('a')), slots.list(), slots.delete('a')])
        expect(await answer).toMatchObject({ ok: false, error: { kind: 'forbidden' } });
    }
  });

  it('opens again after opening failed', async () => {
    const { factory, faults } = fakeIndexedDb();
    const slots = createIndexedDbSlots(() => factory);
    faults.open = new DOMException('newer', 'VersionError');
    expect(await slots.list()).toMatchObject({ ok: false, error: { kind: 'failed' } });
    delete faults.open;
    expect(await slots.list()).toEqual({ ok: true, value: [] });
  });

  it('keeps a save although the browser has closed the database', async () => {
    const { factory, faults, records, opens } = fakeIndexedDb();
    const slots = createIndexedDbSlots(() => factory);
    await slots.put(slot('a'));
    faults.isClosed = true;
    expect((await slots.put(slot('b'))).ok).toBe(true);
    expect(records.has('b')).toBe(true);
    expect(opens()).toBe(2);
  });
});

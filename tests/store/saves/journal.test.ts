import { describe, expect, it } from 'vitest';
import { createJournal, withJournal } from '../../../src/store/saves/journal.ts';
import { createMemorySlots } from '../../../src/store/saves/memory.ts';
import type { SavedSlot } from '../../../src/store/saves/slots.ts';
import { browserStorage, memoryStorage } from '../../../src/store/storage.ts';

const slot = (id: string, text = `text of ${id}`, savedAtMs = 1): SavedSlot => ({
  id,
  savedAtMs,
  text,
  summary: { names: ['Ada'], colours: ['red'], round: 3, scores: [12], isSolo: true, isOver: false },
});

/** As a browser's own storage behaves, with room for so many characters. */
function fakeStorage(room = Number.POSITIVE_INFINITY): Storage {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (at: number) => [...texts.keys()][at] ?? null,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key: string) => texts.delete(key),
    clear: () => texts.clear(),
  } as Storage;
}

const forbidden = (): Storage => {
  throw new DOMException('no', 'SecurityError');
};

describe('the journal', () => {
  it('gives back what was written last, match by match', () => {
    const journal = createJournal(browserStorage(() => fakeStorage()));
    const storage = fakeStorage();
    const kept = createJournal(browserStorage(() => storage));
    storage.setItem('rowan.settings', '{}');
    kept.write(slot('oak', 'old'));
    kept.write(slot('oak', 'new'));
    kept.write(slot('elm'));
    expect(kept.read('oak')).toEqual(slot('oak', 'new'));
    expect(kept.all().map(({ id }) => id)).toEqual(['oak', 'elm']);
    kept.settle(slot('oak', 'old'));
    expect(kept.read('oak')?.text).toBe('new');
    kept.settle(slot('oak', 'new'));
    expect(kept.read('oak')).toBeUndefined();
    expect(journal.all()).toEqual([]);
    expect(storage.getItem('rowan.settings')).toBe('{}');
  });

  it('is harmless where nothing may be stored', () => {
    const journal = createJournal(browserStorage(forbidden));
    expect(journal.write(slot('oak'))).toBe(false);
    expect(journal.read('oak')).toBeUndefined();
    expect(journal.all()).toEqual([]);
    journal.settle(slot('oak'));
    journal.forget('oak');
  });

  it('forgets the old when the new finds no room', () => {
    const storage = fakeStorage(300);
    const journal = createJournal(browserStorage(() => storage));
    expect(journal.write(slot('oak'))).toBe(true);
    expect(journal.write(slot('oak', 'x'.repeat(400)))).toBe(false);
    expect(journal.read('oak')).toBeUndefined();
  });

  it.each(['', '{', 'null', '[]', '{"id":"oak"}', JSON.stringify(slot('elm'))])('does not trust %j', async (text) => {
    const storage = memoryStorage(new Map([['rowan.journal.oak', text]]));
    const slots = createMemorySlots();
    await slots.put(slot('oak', 'kept'));
    const both = withJournal(slots, createJournal(storage));
    expect(await both.get('oak')).toMatchObject({ ok: true, value: { text: 'kept' } });
    expect(await both.list()).toMatchObject({ ok: true, value: [{ id: 'oak' }] });
  });
});

describe('slots with a journal', () => {
  it('list each match once, the newest first, and delete it for good', async () => {
    const slots = createMemorySlots();
    const journal = createJournal(memoryStorage());
    const both = withJournal(slots, journal);
    await both.put(slot('oak', 'kept', 5));
    await both.put(slot('elm', 'kept', 9));
    journal.write(slot('oak', 'latest', 12));
    const list = await both.list();
    expect(list.ok && list.value.map(({ id }) => id)).toEqual(['oak', 'elm']);
    expect(await both.raw('oak')).toEqual({ ok: true, value: 'latest' });
    await both.delete('oak');
    expect(await both.get('oak')).toMatchObject({ ok: false, error: { kind: 'missing' } });
  });
});

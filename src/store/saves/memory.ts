/** Saves for as long as the page lives: for tests, and where nothing can be stored. */
import { err, ok } from '../../shared/result.ts';
import { listed, rawText, readSlot, type SaveSlots, slotProblem } from './slots.ts';

export function createMemorySlots(records: Map<string, unknown> = new Map()): SaveSlots {
  return {
    get: async (id) => {
      if (!records.has(id)) return err(slotProblem('missing', 'There is no such save.'));
      const slot = readSlot(records.get(id));
      return slot === undefined ? err(slotProblem('corrupt', 'This save cannot be read.')) : ok(slot);
    },
    put: async (slot) => {
      records.set(slot.id, slot);
      return ok(undefined);
    },
    list: async () => ok(listed([...records].map(([id, value]) => ({ id, value })))),
    delete: async (id) => {
      records.delete(id);
      return ok(undefined);
    },
    raw: async (id) =>
      records.has(id) ? ok(rawText(records.get(id))) : err(slotProblem('missing', 'There is no such save.')),
  };
}

/** Everything that keeps matches on this device, for as long as the page lives. */
import { createIndexedDbSlots } from '../store/saves/indexedDb.ts';
import { createJournal, type Journal, withJournal } from '../store/saves/journal.ts';
import type { SaveSlots } from '../store/saves/slots.ts';
import { createOpenTables, type OpenTables } from '../store/saves/tables.ts';
import { createSoloRecord, type SoloRecord } from '../store/soloRecord.ts';
import type { TextStorage } from '../store/storage.ts';
import { createTold, type Told } from '../store/told.ts';

export interface Keeping {
  readonly slots: SaveSlots;
  readonly journal: Journal;
  readonly tables: OpenTables;
  readonly told: Told;
  readonly soloRecord: SoloRecord;
}

export function createKeeping(
  storage: TextStorage,
  slots: SaveSlots = createIndexedDbSlots(),
  tables: OpenTables = createOpenTables(),
): Keeping {
  const journal = createJournal(storage);
  return {
    slots: withJournal(slots, journal),
    journal,
    tables,
    told: createTold(storage),
    soloRecord: createSoloRecord(storage),
  };
}

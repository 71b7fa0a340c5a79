import { describe, expect, it } from 'vitest';
import { createLastTable, type TableWish } from '../../src/store/lastTable.ts';
import { memoryStorage } from '../../src/store/storage.ts';

const WISH: TableWish = {
  seats: [
    { name: 'Zoë', colour: 'gold' },
    { name: 'Max', colour: 'red' },
  ],
  towers: true,
};

describe('the last table', () => {
  it('is remembered', () => {
    const storage = memoryStorage();
    expect(createLastTable(storage).read()).toBeUndefined();
    createLastTable(storage).write(WISH);
    expect(createLastTable(storage).read()).toEqual(WISH);
  });

  it.each([
    'nonsense',
    'null',
    '{"seats":[]}',
    '{"seats":[{"name":"A","colour":"red"},{"name":"B","colour":"red"}]}',
    '{"seats":[{"name":"A","colour":"red"},{"name":4,"colour":"blue"}]}',
    '{"seats":[{"name":"A","colour":"red"},{"name":"B","colour":"pink"}]}',
  ])('is not taken from %s', (text) => {
    expect(createLastTable(memoryStorage(new Map([['rowan.lastTable', text]]))).read()).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { readSave } from '../../../src/engine/index.ts';
import { fileNameOf } from '../../../src/store/saves/fileName.ts';
import { type GivenFile, readMatchFile } from '../../../src/store/saves/files.ts';
import { DAMAGED_FILES, GOOD_FILE } from '../../support/damagedFiles.ts';
import { engine } from '../../support/games.ts';

const fileOf = (bytes: Uint8Array, name = 'match.json'): GivenFile => ({
  name,
  size: bytes.length,
  arrayBuffer: async () => bytes.slice().buffer,
});
const textFile = (text: string): GivenFile => fileOf(new TextEncoder().encode(text));

describe('a file', () => {
  it('of a match comes back as that match', async () => {
    const read = await readMatchFile(engine, textFile(GOOD_FILE));
    expect(read).toMatchObject({ ok: true, value: { summary: { names: ['Ada', 'Bruno'], isOver: false } } });
    if (!read.ok) return;
    const [before, after] = [readSave(GOOD_FILE), readSave(read.value.text)];
    expect(before.ok && after.ok && after.value.moves).toEqual(before.ok && before.value.moves);
  });

  it('may begin with a byte order mark', async () => {
    expect((await readMatchFile(engine, textFile(`\uFEFF${GOOD_FILE}`))).ok).toBe(true);
  });

  it.each(DAMAGED_FILES)('$name is $kind', async ({ bytes, kind }) => {
    expect(await readMatchFile(engine, fileOf(bytes))).toMatchObject({ ok: false, error: { problem: { kind } } });
  });

  it('that the device does not hand over is said to be so', async () => {
    const gone: GivenFile = { name: 'x', size: 5, arrayBuffer: () => Promise.reject(new DOMException('gone')) };
    expect(await readMatchFile(engine, gone)).toMatchObject({ error: { problem: { kind: 'unreadable' } } });
  });

  it('of many megabytes is not even read', async () => {
    const huge: GivenFile = {
      name: 'film.mp4',
      size: 4_000_000_000,
      arrayBuffer: () => Promise.reject(new Error('read')),
    };
    expect(await readMatchFile(engine, huge)).toMatchObject({ error: { problem: { kind: 'tooLarge' } } });
  });
});

describe('a damaged file', () => {
  const salvagedOf = async (name: string) => {
    const file = DAMAGED_FILES.find((each) => each.name === name);
    const read = await readMatchFile(engine, fileOf(file?.bytes ?? new Uint8Array()));
    return read.ok ? undefined : read.error.salvaged;
  };

  it('still plays up to its damage', async () => {
    expect((await salvagedOf('garbled.json'))?.moves).toBe(30);
    expect((await salvagedOf('illegal.json'))?.moves).toBe(12);
    const half = await salvagedOf('half.json');
    expect(half?.moves).toBeGreaterThan(10);
    expect(half?.summary.names).toEqual(['Ada', 'Bruno']);
    const again = await readMatchFile(engine, textFile(half?.text ?? ''));
    expect(again.ok).toBe(true);
  });

  it('plays not at all where its beginning is gone', async () => {
    expect(await salvagedOf('head.json')).toBeUndefined();
    expect(await salvagedOf('crowd.json')).toBeUndefined();
    expect(await salvagedOf('forged.json')).toBeUndefined();
  });
});

describe('the name of a file', () => {
  const noon = new Date(2026, 10, 3, 12).getTime();
  it.each([
    [['Ada', 'Bruno'], 'ada-bruno-2026-11-03.rowan.json'],
    [['Zoë / ../..', 'Jean-Luc'], 'zoe-jean-luc-2026-11-03.rowan.json'],
    [['***', ''], 'match-2026-11-03.rowan.json'],
    [['Ада'], 'ада-2026-11-03.rowan.json'],
  ])('of %j is %s', (names, name) => {
    expect(fileNameOf(names, noon)).toBe(name);
  });
});

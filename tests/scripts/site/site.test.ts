import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { versionOf } from '../../../scripts/lib/site/offline.ts';
import { POLICY } from '../../../scripts/lib/site/policy.ts';
import { createGameServer } from '../../../scripts/lib/site/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'rowan-dist-'));
mkdirSync(join(folder, 'assets'));
const files = {
  'index.html': '<p>',
  'sw.js': '1',
  'assets/a.js': 'a',
  'assets/f.woff': 'f',
  'manifest.webmanifest': '{}',
};
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
afterAll(() => rmSync(folder, { recursive: true }));

describe('the built game', () => {
  it('is named by its content, without its worker and what nobody loads', () => {
    const before = versionOf(folder);
    expect(before.files).toEqual(['assets/a.js', 'index.html', 'manifest.webmanifest']);
    writeFileSync(join(folder, 'sw.js'), '2');
    expect(versionOf(folder)).toEqual(before);
    writeFileSync(join(folder, 'index.html'), '<b>');
    expect(versionOf(folder).name).not.toBe(before.name);
  });

  it('may run nothing that is written into the page, and ask nobody else', () => {
    expect(POLICY).not.toMatch(/unsafe-inline|'unsafe-eval'|http|\*/);
    expect(POLICY).toContain("default-src 'self'");
  });

  it('is served with its types, its age and nothing outside its folder', async () => {
    const server = createGameServer(() => folder);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const head = async (path: string) => {
      const { status, headers } = await fetch(at + path);
      return [status, headers.get('content-type'), headers.get('cache-control')];
    };
    expect(await head('/')).toEqual([200, 'text/html; charset=utf-8', 'no-cache']);
    expect(await head('/sw.js')).toEqual([200, 'text/javascript; charset=utf-8', 'no-cache']);
    expect(await head('/manifest.webmanifest')).toEqual([200, 'application/manifest+json', 'no-cache']);
    expect((await head('/assets/a.js'))[2]).toContain('immutable');
    expect((await head('/..%2f..%2fetc/passwd'))[0]).toBe(404);
    expect((await fetch(at)).headers.get('x-content-type-options')).toBe('nosniff');
    server.close();
  });

  it('travels packed to whoever can unpack it, fresh after each change, and reads the same', async () => {
    const server = createGameServer(() => folder);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const script = 'const meeple = 1;\n'.repeat(500);
    const get = async (path: string, encoding: string) => {
      const answer = await fetch(at + path, { headers: { 'accept-encoding': encoding } });
      const { headers } = answer;
      return {
        text: await answer.text(),
        encoding: headers.get('content-encoding'),
        bytes: Number(headers.get('content-length')),
      };
    };
    writeFileSync(join(folder, 'assets/b.js'), script);
    const packed = await get('/assets/b.js', 'gzip, br');
    expect(packed).toMatchObject({ text: script, encoding: 'gzip' });
    expect(packed.bytes).toBeLessThan(script.length / 10);
    expect(await get('/assets/b.js', 'identity')).toEqual({ text: script, encoding: null, bytes: script.length });
    expect((await get('/assets/f.woff', 'gzip')).encoding).toBeNull();
    writeFileSync(join(folder, 'assets/b.js'), 'changed');
    expect((await get('/assets/b.js', 'gzip')).text).toBe('changed');
    server.close();
  });
});

describe('the manifest', () => {
  const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
  };

  it('has icons that are as large as it says, one of them for a round cut', async () => {
    const pngs = manifest.icons.filter(({ src }) => src.endsWith('.png'));
    expect(pngs.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    for (const { src, sizes } of pngs) {
      const { width, height } = await sharp(join('public', src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { createOpenTables } from '../../../src/store/saves/tables.ts';

/** Locks as two tabs of a browser share them. */
function sharedLocks(): () => LockManager {
  const held = new Set<string>();
  const request = async (name: string, _: unknown, use: (lock: unknown) => Promise<void>): Promise<void> => {
    if (held.has(name)) return use(null);
    held.add(name);
    await use({ name });
    held.delete(name);
  };
  return () => ({ request }) as unknown as LockManager;
}

const turns = async (): Promise<void> => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};

describe('open tables', () => {
  it('belong to one tab at a time', async () => {
    const locks = sharedLocks();
    const [here, there] = [createOpenTables(locks), createOpenTables(locks)];
    const held = await here.hold('oak');
    expect(await there.hold('oak')).toBeUndefined();
    expect(await there.hold('elm')).toBeDefined();
    held?.release();
    await turns();
    expect(await there.hold('oak')).toBeDefined();
  });

  it('wait for their own tab to let go', async () => {
    const here = createOpenTables(sharedLocks());
    const held = await here.hold('oak');
    let isSeated = false;
    const next = here.hold('oak').then((table) => {
      isSeated = table !== undefined;
    });
    await turns();
    expect(isSeated).toBe(false);
    held?.release();
    await next;
    expect(isSeated).toBe(true);
  });

  it('keep nobody from playing where pages may not lock', async () => {
    const none = createOpenTables(() => undefined);
    expect(await none.hold('oak')).toBeDefined();
    const broken = createOpenTables(
      () => ({ request: () => Promise.reject(new Error('no')) }) as unknown as LockManager,
    );
    expect(await broken.hold('oak')).toBeDefined();
    const throwing = createOpenTables(() => {
      throw new Error('no');
    });
    expect(await throwing.hold('oak')).toBeDefined();
  });
});

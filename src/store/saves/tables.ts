/** One match, one open table: whoever plays it holds it, so that two tabs never write over each other. */
export interface OpenTables {
  /** Undefined: another tab has it. Whoever holds it in this tab is waited for. */
  hold(id: string): Promise<HeldTable | undefined>;
}

export interface HeldTable {
  release(): void;
}

type Locks = Pick<LockManager, 'request'>;

const NAME = 'rowan.match.';

/** Where pages may not lock (an address without https), only this tab's own tables are told apart. */
export function createOpenTables(find: () => Locks | undefined = () => globalThis.navigator?.locks): OpenTables {
  /** Settled once this tab has really let go. */
  const own = new Map<string, Promise<void>>();

  async function hold(id: string): Promise<HeldTable | undefined> {
    for (let other = own.get(id); other !== undefined; other = own.get(id)) await other;
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    return new Promise((resolve) => {
      const use = async (lock: unknown): Promise<void> => {
        resolve(lock === null ? undefined : { release });
        if (lock !== null) await released;
      };
      // A browser that will not lock must not keep anybody from playing.
      const whole = ask(find, id, use).catch(() => use(undefined));
      own.set(
        id,
        whole.then(() => {
          own.delete(id);
        }),
      );
    });
  }

  return { hold };
}

async function ask(find: () => Locks | undefined, id: string, use: (lock: unknown) => Promise<void>): Promise<void> {
  const locks = find();
  await (locks === undefined ? use(undefined) : locks.request(NAME + id, { ifAvailable: true }, use));
}

/** Asks for faces in order of urgency, once each, and remembers what was printed. */
import { type FaceId, sizeOf } from '../faces/ids.ts';
import type { PrintedFace } from './protocol.ts';

/** Whoever can print one face at a time: a worker, or idle moments of the page. */
export type Printer = {
  print(face: FaceId, scale: number): Promise<PrintedFace>;
  dispose(): void;
};

export type PrintRequest = {
  readonly face: FaceId;
  /** Height of the picture in pixels. */
  readonly pixelHeight: number;
  /** Higher is sooner. */
  readonly priority?: number;
  /** Gives the wish up; a face nobody else waits for is then not printed. */
  readonly signal?: AbortSignal;
};

export type PrintQueue = {
  request(request: PrintRequest): Promise<PrintedFace>;
  /** Faces still to be printed. */
  readonly waiting: number;
  /** Lets a printed face go, to be printed again when asked for. */
  forget(face: FaceId, pixelHeight: number): void;
  dispose(): void;
};

type Job = {
  readonly key: string;
  readonly face: FaceId;
  readonly scale: number;
  priority: number;
  /** Requests that have not given up. */
  wishes: number;
  readonly printed: Promise<PrintedFace>;
  readonly resolve: (face: PrintedFace) => void;
  readonly reject: (reason: unknown) => void;
};

const GIVEN_UP = 'AbortError';
const givenUp = () => new DOMException('the face is no longer wanted', GIVEN_UP);

export const isGivenUp = (error: unknown): boolean => error instanceof DOMException && error.name === GIVEN_UP;

export function createPrintQueue(printer: Printer): PrintQueue {
  const jobs = new Map<string, Job>();
  const waiting = new Set<Job>();
  let isPrinting = false;
  let isClosed = false;

  function next(): Job | undefined {
    return [...waiting].reduce<Job | undefined>(
      (best, job) => (!best || job.priority > best.priority ? job : best),
      undefined,
    );
  }

  async function work(): Promise<void> {
    if (isPrinting) return;
    isPrinting = true;
    for (let job = next(); job && !isClosed; job = next()) {
      waiting.delete(job);
      try {
        job.resolve(await printer.print(job.face, job.scale));
      } catch (error) {
        jobs.delete(job.key);
        job.reject(error);
      }
    }
    isPrinting = false;
  }

  function enqueue(key: string, { face, pixelHeight, priority = 0 }: PrintRequest): Job {
    const { promise, resolve, reject } = withResolvers<PrintedFace>();
    // A face that fails or is given up is reported to whoever waits for it, not to the page.
    promise.catch(() => {});
    const scale = pixelHeight / sizeOf(face).height;
    const job: Job = { key, face, scale, priority, wishes: 0, printed: promise, resolve, reject };
    jobs.set(key, job);
    waiting.add(job);
    return job;
  }

  function giveUp(job: Job): void {
    job.wishes--;
    if (job.wishes > 0 || !waiting.delete(job)) return;
    jobs.delete(job.key);
    job.reject(givenUp());
  }

  return {
    async request(request) {
      const { face, pixelHeight, priority = 0, signal } = request;
      if (signal?.aborted || isClosed) throw givenUp();
      const key = `${face}@${pixelHeight}`;
      const job = jobs.get(key) ?? enqueue(key, request);
      job.wishes++;
      job.priority = Math.max(job.priority, priority);
      void Promise.resolve().then(work);
      if (!signal) return job.printed;
      const abandoned = withResolvers<never>();
      const abandon = () => {
        giveUp(job);
        abandoned.reject(givenUp());
      };
      signal.addEventListener('abort', abandon, { once: true });
      try {
        return await Promise.race([job.printed, abandoned.promise]);
      } finally {
        signal.removeEventListener('abort', abandon);
      }
    },
    get waiting() {
      return waiting.size;
    },
    forget(face, pixelHeight) {
      const key = `${face}@${pixelHeight}`;
      const job = jobs.get(key);
      if (job && !waiting.has(job)) jobs.delete(key);
    },
    dispose() {
      isClosed = true;
      for (const job of waiting) job.reject(givenUp());
      waiting.clear();
      jobs.clear();
      printer.dispose();
    },
  };
}

type Resolvers<T> = { promise: Promise<T>; resolve: (value: T) => void; reject: (reason: unknown) => void };

function withResolvers<T>(): Resolvers<T> {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

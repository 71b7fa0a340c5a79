/** Spreads jobs over worker threads that load the same bundle; answers come back in the order of the jobs. */
import { availableParallelism } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';

interface Envelope<J> {
  readonly index: number;
  readonly job: J;
}
type Reply<R> = { readonly index: number; readonly result: R } | { readonly index: number; readonly failure: string };

export interface PoolOptions<R> {
  readonly workers?: number | undefined;
  readonly onDone?: (result: R, index: number) => void;
  /** Asked before a job is handed out; jobs that are not handed out have no answer. */
  readonly mayStart?: () => boolean;
}

export function countWorkers(wanted: number | undefined, jobs: number): number {
  return Math.max(1, Math.min(wanted ?? availableParallelism(), jobs));
}

/** The worker's side: answers every job that the main thread hands over. */
export function serveJobs<J, R>(work: (job: J) => R): void {
  parentPort?.on('message', ({ index, job }: Envelope<J>) => {
    let reply: Reply<R>;
    try {
      reply = { index, result: work(job) };
    } catch (error) {
      reply = { index, failure: words(error) };
    }
    parentPort?.postMessage(reply);
  });
}

function words(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Fails with the worker's own words as soon as one job throws. */
export function runJobs<J, R>(jobs: readonly J[], options: PoolOptions<R> = {}): Promise<R[]> {
  const { onDone = () => {}, mayStart = () => true } = options;
  const results: R[] = [];
  if (jobs.length === 0) return Promise.resolve(results);
  return new Promise((resolve, reject) => {
    let next = 0;
    const workers = new Set<Worker>();
    const dismiss = (worker: Worker): void => {
      workers.delete(worker);
      void worker.terminate();
    };
    const fail = (reason: string): void => {
      for (const worker of [...workers]) dismiss(worker);
      reject(new Error(reason));
    };
    const feed = (worker: Worker): void => {
      if (next < jobs.length && mayStart()) {
        const index = next++;
        worker.postMessage({ index, job: jobs[index] });
        return;
      }
      dismiss(worker);
      if (workers.size === 0) resolve(results);
    };
    for (let i = countWorkers(options.workers, jobs.length); i > 0; i--) {
      const worker = new Worker(new URL(import.meta.url));
      workers.add(worker);
      worker.on('message', (reply: Reply<R>) => {
        if ('failure' in reply) return fail(reply.failure);
        results[reply.index] = reply.result;
        onDone(reply.result, reply.index);
        feed(worker);
      });
      worker.on('error', (error) => fail(words(error)));
      worker.on('exit', (code) => {
        if (workers.has(worker)) fail(`a worker left its work with code ${code}`);
      });
    }
    for (const worker of [...workers]) feed(worker);
  });
}

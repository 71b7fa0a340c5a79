/** Work in slices while the page has nothing better to do. */

const LATEST_MS = 120;

/** Calls `slice` until it returns false; the returned function stops it. */
export function whenIdle(slice: () => boolean): () => void {
  let isStopped = false;
  const run = () => {
    if (!isStopped && slice()) next();
  };
  const next = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: LATEST_MS });
    else setTimeout(run, 0);
  };
  next();
  return () => {
    isStopped = true;
  };
}

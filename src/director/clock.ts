/** Time as the director needs it: something later, unless called off. */
export interface Clock {
  after(delayMs: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};

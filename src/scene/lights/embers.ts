/** Sparks in the air: where each begins, how far their time has come, and the stir that makes them fly for a while. */

/** A room's share of air in table units. */
export interface Air {
  readonly left: number;
  readonly right: number;
  readonly far: number;
  readonly near: number;
  readonly height: number;
}

/** For each spark where it begins (x, z), where in its flight (0 to 1), and its pace (flights a second). */
export function sparkSeeds(count: number, { left, right, far, near }: Air): Float32Array {
  const seeds = new Float32Array(count * 4);
  for (let i = 0; i < count; i++) {
    // Golden steps: however few of them show, they lie evenly.
    seeds[i * 4] = left + (right - left) * fraction(0.31 + i * 0.618034);
    seeds[i * 4 + 1] = far + (near - far) * fraction(0.77 + i * 0.754878);
    seeds[i * 4 + 2] = fraction(0.12 + i * 0.569841);
    seeds[i * 4 + 3] = 0.05 + 0.07 * fraction(0.5 + i * 0.381966);
  }
  return seeds;
}

const fraction = (x: number): number => x - Math.floor(x);

/** A frame that follows a rest or a slow one carries them no further than this. */
const LONGEST_STEP_MS = 60;
const STIRRED_PACE = 1.7;

export interface EmberTime {
  seconds(): number;
  /** They fly by themselves: more frames are wanted. */
  isStirred(): boolean;
  stir(forMs: number): void;
  /** Call once with every frame that is drawn, whatever for. */
  step(deltaMs: number): void;
  /** They hang where they are. */
  setReducedMotion(isReduced: boolean): void;
  onWake(listener: () => void): () => void;
}

export function createEmberTime(): EmberTime {
  const listeners = new Set<() => void>();
  let passedMs = 0;
  let stirredMs = 0;
  let isReduced = false;
  return {
    seconds: () => passedMs / 1000,
    isStirred: () => stirredMs > 0,
    stir(forMs) {
      if (isReduced) return;
      stirredMs = Math.max(stirredMs, forMs);
      for (const listener of listeners) listener();
    },
    step(deltaMs) {
      if (isReduced) return;
      const stepMs = Math.min(LONGEST_STEP_MS, Math.max(0, deltaMs));
      passedMs += stepMs * (stirredMs > 0 ? STIRRED_PACE : 1);
      stirredMs = Math.max(0, stirredMs - Math.max(stepMs, deltaMs));
    },
    setReducedMotion(reduced) {
      isReduced = reduced;
      if (reduced) stirredMs = 0;
    },
    onWake(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Keeps a shaken bag from becoming a roar of noise: so many touches a second, and none twice at once. */

export interface GateLimits {
  readonly perSecond: number;
  readonly burst: number;
  /** Between two of the same name. */
  readonly gapSeconds: number;
  /** Softer than this is not heard. */
  readonly leastStrength: number;
}

export const TOUCH_LIMITS: GateLimits = { perSecond: 22, burst: 7, gapSeconds: 0.028, leastStrength: 0.03 };

export interface Gate {
  lets(name: string, strength: number, now: number): boolean;
}

export function createGate({ perSecond, burst, gapSeconds, leastStrength }: GateLimits): Gate {
  const lastAt = new Map<string, number>();
  let tokens = burst;
  let filledAt = Number.NEGATIVE_INFINITY;
  return {
    lets(name, strength, now) {
      if (!(strength >= leastStrength)) return false;
      const since = now - filledAt;
      tokens = since > 0 ? Math.min(burst, tokens + since * perSecond) : tokens;
      filledAt = now;
      if (now - (lastAt.get(name) ?? Number.NEGATIVE_INFINITY) < gapSeconds || tokens < 1) return false;
      lastAt.set(name, now);
      tokens -= 1;
      return true;
    },
  };
}

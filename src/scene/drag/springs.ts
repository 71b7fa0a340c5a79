/** Damped springs, solved exactly: ten short steps end where one long step ends. */
export interface Spring {
  value: number;
  speed: number;
}

/** Goes straight to the goal as fast as it can without passing it. `rate`: radians per second. */
export function stepCritical(spring: Spring, goal: number, rate: number, dtS: number): void {
  const away = spring.value - goal;
  const pull = spring.speed + rate * away;
  const fade = Math.exp(-rate * dtS);
  spring.value = goal + (away + pull * dtS) * fade;
  spring.speed = (spring.speed - rate * pull * dtS) * fade;
}

/** Passes the goal and comes back; `damping` between 0 and 1, less passes further. */
export function stepBouncy(spring: Spring, goal: number, rate: number, damping: number, dtS: number): void {
  const away = spring.value - goal;
  const decay = damping * rate;
  const swing = rate * Math.sqrt(1 - damping * damping);
  const fade = Math.exp(-decay * dtS);
  const cos = Math.cos(swing * dtS);
  const sin = Math.sin(swing * dtS);
  const side = (spring.speed + decay * away) / swing;
  spring.value = goal + fade * (away * cos + side * sin);
  spring.speed = fade * ((side * swing - decay * away) * cos - (away * swing + decay * side) * sin);
}

export function settle(spring: Spring, goal: number): void {
  spring.value = goal;
  spring.speed = 0;
}

export function isSettled({ value, speed }: Spring, goal: number): boolean {
  return Math.abs(value - goal) < 1e-3 && Math.abs(speed) < 1e-2;
}

/** The same angle, named so that the way to it from `from` is the short one. */
export function nearestTurn(from: number, to: number): number {
  const full = 2 * Math.PI;
  return to + Math.round((from - to) / full) * full;
}

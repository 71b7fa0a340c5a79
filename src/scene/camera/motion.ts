/** Movement in closed form: any frame time gives the point of the curve that belongs to it, never a little more. */

/** Where a value is, how fast it moves, and where it should be. */
export interface Lane {
  value: number;
  velocity: number;
  goal: number;
}

export const laneAt = (value: number): Lane => ({ value, velocity: 0, goal: value });

/** A critically damped spring: as fast as can be without swinging past its goal from rest. */
export function spring(lane: Lane, stiffness: number, seconds: number): void {
  const away = lane.value - lane.goal;
  const drive = lane.velocity + stiffness * away;
  const left = Math.exp(-stiffness * seconds);
  lane.value = lane.goal + (away + drive * seconds) * left;
  lane.velocity = (lane.velocity - stiffness * drive * seconds) * left;
}

/** What was thrown and slides on until friction has its way. */
export function glide(lane: Lane, friction: number, seconds: number): void {
  const left = Math.exp(-friction * seconds);
  lane.value += (lane.velocity / friction) * (1 - left);
  lane.velocity *= left;
  lane.goal = lane.value;
}

export function put(lane: Lane, value: number): void {
  lane.value = value;
  lane.goal = value;
  lane.velocity = 0;
}

/** A hard stop takes the speed with it. */
export function confine(lane: Lane, low: number, high: number): void {
  lane.goal = clamp(lane.goal, low, high);
  const value = clamp(lane.value, low, high);
  if (value === lane.value) return;
  lane.value = value;
  lane.velocity = 0;
}

export function isNear({ value, velocity, goal }: Lane, tolerance: number): boolean {
  return Math.abs(value - goal) < tolerance && Math.abs(velocity) < tolerance;
}

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** A mood as one row of linear numbers, so that two of them can be mixed without anything being made anew. */
import { Color } from 'three';
import { DUSK, type Mood, type Vector } from './mood.ts';

/** Where each figure begins: colours and positions take three numbers. */
export const LANES = {
  keyColor: 0,
  keyIntensity: 3,
  keyPosition: 4,
  rimColor: 7,
  rimIntensity: 10,
  rimPosition: 11,
  fillColor: 14,
  fillIntensity: 17,
  candleColor: 18,
  candleIntensity: 21,
  environment: 22,
  night: 23,
  hearth: 26,
  window: 29,
  exposure: 32,
  vignette: 33,
  saturation: 34,
  grade: 35,
  embers: 38,
} as const;
const laneCount = 39;

export type MoodLanes = Float32Array;

export function lanesOf(mood: Mood): MoodLanes {
  const lanes = new Float32Array(laneCount);
  const put = (lane: keyof typeof LANES, ...values: readonly number[]) => lanes.set(values, LANES[lane]);
  put('keyColor', ...linear(mood.key.color));
  put('keyIntensity', mood.key.intensity);
  put('keyPosition', ...mood.key.position);
  put('rimColor', ...linear(mood.rim.color));
  put('rimIntensity', mood.rim.intensity);
  put('rimPosition', ...mood.rim.position);
  put('fillColor', ...linear(mood.fill.color));
  put('fillIntensity', mood.fill.intensity);
  put('candleColor', ...linear(mood.candle.color));
  put('candleIntensity', mood.candle.intensity);
  put('environment', mood.environment.intensity);
  put('night', ...linear(mood.night));
  put('hearth', ...againstDusk(mood, 'warm', mood.backdrop.hearth));
  put('window', ...againstDusk(mood, 'cool', mood.backdrop.window));
  put('exposure', mood.exposure);
  put('vignette', mood.vignette);
  put('saturation', mood.saturation);
  put('grade', ...mood.grade);
  put('embers', mood.embers);
  return lanes;
}

function linear(color: string): Vector {
  const { r, g, b } = new Color(color);
  return [r, g, b];
}

/** The backdrop is painted at dusk: what its light must be multiplied by. */
function againstDusk({ environment }: Mood, side: 'warm' | 'cool', strength: number): Vector {
  const [r, g, b] = linear(environment[side].color);
  const [duskR, duskG, duskB] = linear(DUSK.environment[side].color);
  return [(r / duskR) * strength, (g / duskG) * strength, (b / duskB) * strength];
}

/** From `a` (0) to `b` (1), into `into` if given; it may be one of the two. */
export function mixMoods(
  a: MoodLanes,
  b: MoodLanes,
  t: number,
  into: MoodLanes = new Float32Array(laneCount),
): MoodLanes {
  const key = swungLength(a, b, t, LANES.keyPosition);
  const rim = swungLength(a, b, t, LANES.rimPosition);
  for (let i = 0; i < laneCount; i++) into[i] = mixed(a, b, t, i);
  stretch(into, LANES.keyPosition, key);
  stretch(into, LANES.rimPosition, rim);
  return into;
}

const at = (lanes: MoodLanes, lane: number): number => lanes[lane] ?? 0;
const mixed = (a: MoodLanes, b: MoodLanes, t: number, lane: number): number =>
  at(a, lane) + (at(b, lane) - at(a, lane)) * t;

/** A lamp swings round the table: on the straight way it would pass close above and flare. */
function swungLength(a: MoodLanes, b: MoodLanes, t: number, lane: number): number {
  const from = lengthAt(a, lane);
  return from + (lengthAt(b, lane) - from) * t;
}

function lengthAt(lanes: MoodLanes, lane: number): number {
  return Math.hypot(at(lanes, lane), at(lanes, lane + 1), at(lanes, lane + 2));
}

function stretch(lanes: MoodLanes, lane: number, length: number): void {
  const now = lengthAt(lanes, lane);
  if (now < 1e-6) return;
  for (let i = lane; i < lane + 3; i++) lanes[i] = at(lanes, i) * (length / now);
}

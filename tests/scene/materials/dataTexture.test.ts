import { describe, expect, it } from 'vitest';
import { alongStops, type Stop } from '../../../src/scene/materials/dataTexture.ts';

const stops: readonly Stop[] = [
  [0, 0, 100],
  [0.5, 10, 100],
  [1, 10, 0],
];

describe('a gradient of stops', () => {
  it('holds the values at its stops', () => {
    expect(stops.map(([at]) => alongStops(stops, at))).toEqual(stops.map(([, ...values]) => values));
  });

  it('mixes between two stops', () => {
    expect(alongStops(stops, 0.25)).toEqual([5, 100]);
    expect(alongStops(stops, 0.75)).toEqual([10, 50]);
  });
});

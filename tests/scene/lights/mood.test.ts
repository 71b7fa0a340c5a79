import { describe, expect, it } from 'vitest';
import { MOODS } from '../../../src/director/mood.ts';
import type { ArrivalId } from '../../../src/engine/index.ts';
import { COUNCIL_1, COUNCIL_2, DUSK, moodFor, ROOM_MOODS, STORM } from '../../../src/scene/lights/mood.ts';

const arrived = (n: number) => Array.from({ length: n }, (_, i) => `arrival-${i}` as ArrivalId);

describe('the mood of the room', () => {
  it.each([
    [0, DUSK],
    [1, COUNCIL_1],
    [2, COUNCIL_2],
    [3, STORM],
  ])('after %i arrivals is the one of that stage', (n, mood) => {
    expect(moodFor({ arrived: arrived(n), final: undefined })).toBe(mood);
  });

  it('is storm in the final turns', () => {
    expect(moodFor({ arrived: arrived(2), final: { firstRound: 9, lastRound: 10 } })).toBe(STORM);
  });

  it('has numbers for every name the director uses', () => {
    expect(Object.keys(ROOM_MOODS).sort()).toEqual([...MOODS].sort());
  });

  it('grows darker and narrower with each arrival', () => {
    const exposures = [DUSK, COUNCIL_1, COUNCIL_2].map(({ exposure }) => exposure);
    const vignettes = [DUSK, COUNCIL_1, COUNCIL_2].map(({ vignette }) => vignette);
    expect(exposures).toEqual([...exposures].sort((a, b) => b - a));
    expect(vignettes).toEqual([...vignettes].sort((a, b) => a - b));
  });
});

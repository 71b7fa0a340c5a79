import { describe, expect, it } from 'vitest';
import { DISTRICTS } from '../../../src/engine/index.ts';
import { DISTRICT_SITES } from '../../../src/scene/layout/citySites.ts';
import { DIORAMA } from '../../../src/scene/layout/measures.ts';
import { districtUnder } from '../../../src/scene/pieces/carvedTint.ts';

describe('the district under a building', () => {
  it.each(DISTRICTS)('is the %s for all that is built there', (district) => {
    const { prebuilt, inner, outer, tower } = DISTRICT_SITES[district];
    for (const { area } of [prebuilt, inner, outer]) {
      expect(districtUnder(area.x, area.z - DIORAMA.back)).toBe(district);
    }
    expect(districtUnder(tower.x, tower.z)).toBe(district);
  });
});

import { describe, expect, it } from 'vitest';
import { KINDS } from '../../../src/engine/index.ts';
import { BAG } from '../../../src/scene/layout/measures.ts';
import { TITLE_BAG, TITLE_CANDLES, TITLE_GROUP } from '../../../src/scene/layout/titleGroup.ts';

describe("the title's company", () => {
  it('shows every kind of meeple', () => {
    expect(Object.keys(TITLE_GROUP).sort()).toEqual([...KINDS].sort());
  });

  it('leaves room between the pieces', () => {
    const pieces = [...Object.values(TITLE_GROUP).flat(), ...TITLE_CANDLES];
    for (const [i, a] of pieces.entries()) {
      for (const b of pieces.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.z - b.z)).toBeGreaterThan(1);
      expect(Math.hypot(a.x - TITLE_BAG.x, a.z - TITLE_BAG.z)).toBeGreaterThan(BAG.radius + 0.5);
    }
  });
});

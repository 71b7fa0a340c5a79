import { describe, expect, it } from 'vitest';
import { contextKey, QUALITIES, QUALITY_SETTINGS, settingsFor } from '../../src/scene/quality.ts';
import { QUALITY_CHOICES } from '../../src/store/settings.ts';

const highest = (ratio: number | [number, number]) => (typeof ratio === 'number' ? ratio : ratio[1]);

describe('quality', () => {
  it('has every level a player can choose', () => {
    expect(QUALITY_CHOICES.filter((choice) => choice !== 'auto').sort()).toEqual([...QUALITIES].sort());
  });

  it('never costs more at a lower level', () => {
    const levels = QUALITIES.map((quality) => QUALITY_SETTINGS[quality]);
    for (const [i, level] of levels.entries()) {
      const next = levels[i + 1] ?? level;
      expect(highest(level.pixelRatio)).toBeLessThanOrEqual(highest(next.pixelRatio));
      expect(level.shadowMapSize ?? 0).toBeLessThanOrEqual(next.shadowMapSize ?? 0);
      expect(level.anisotropy).toBeLessThanOrEqual(next.anisotropy);
      expect(level.boardTexels).toBeLessThanOrEqual(next.boardTexels);
    }
  });

  it('spares pixels at low only where there is no graphics card', () => {
    expect(settingsFor('low', { hasGraphicsCard: false })).toBe(QUALITY_SETTINGS.low);
    expect(settingsFor('low', { hasGraphicsCard: true }).pixelRatio).toEqual([0.75, 1]);
    expect(settingsFor('high', { hasGraphicsCard: true })).toBe(QUALITY_SETTINGS.high);
  });

  it('goes between high and medium without a new context', () => {
    expect(contextKey(QUALITY_SETTINGS.high)).toBe(contextKey(QUALITY_SETTINGS.medium));
    expect(contextKey(QUALITY_SETTINGS.low)).not.toBe(contextKey(QUALITY_SETTINGS.medium));
  });
});

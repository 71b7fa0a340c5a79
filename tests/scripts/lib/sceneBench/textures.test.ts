import { describe, expect, it } from 'vitest';
import { largest, pictureBytes, type StoredPicture } from '../../../../scripts/lib/sceneBench/textures.ts';

const RGBA8 = 0x8058;
const R8 = 0x8229;
const RGBA16F = 0x881a;

const picture = (rest: Partial<StoredPicture>): StoredPicture => ({
  width: 64,
  height: 32,
  layers: 1,
  format: RGBA8,
  levels: 1,
  samples: 1,
  ...rest,
});

describe('memory of a picture', () => {
  it('is four bytes a texel, unless the format says otherwise', () => {
    expect(pictureBytes(picture({}))).toBe(64 * 32 * 4);
    expect(pictureBytes(picture({ format: R8 }))).toBe(64 * 32);
    expect(pictureBytes(picture({ format: RGBA16F }))).toBe(64 * 32 * 8);
  });

  it('grows with layers and samples', () => {
    expect(pictureBytes(picture({ layers: 6 }))).toBe(64 * 32 * 4 * 6);
    expect(pictureBytes(picture({ samples: 4 }))).toBe(64 * 32 * 4 * 4);
    expect(pictureBytes(picture({ samples: 0 }))).toBe(64 * 32 * 4);
  });

  it('adds smaller levels down to one texel', () => {
    expect(pictureBytes(picture({ width: 4, height: 1, levels: 3 }))).toBe((4 + 2 + 1) * 4);
  });

  it('lists the dearest pictures first', () => {
    const big = picture({ width: 1024, height: 1024, layers: 2, levels: 11 });
    expect(largest([picture({}), big], 1)).toEqual([{ size: '1024×1024×2 with smaller levels', MB: 10.7 }]);
  });
});

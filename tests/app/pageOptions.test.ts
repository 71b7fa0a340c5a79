import { describe, expect, it } from 'vitest';
import { readPageOptions } from '../../src/app/pageOptions.ts';
import { QUALITIES } from '../../src/scene/quality.ts';
import { PACINGS } from '../../src/store/pace.ts';

describe('page options', () => {
  it.each(QUALITIES)('take quality=%s from the address', (quality) => {
    expect(readPageOptions(`?quality=${quality}`).quality).toBe(quality);
  });

  it.each(PACINGS)('take pacing=%s from the address', (pacing) => {
    expect(readPageOptions(`?pacing=${pacing}`).pacing).toBe(pacing);
  });

  it.each(['', '?quality=', '?quality=ultra', '?other=low', '?pacing=slow'])(
    'leave the choice open for "%s"',
    (query) => {
      expect(readPageOptions(query)).toEqual({ quality: undefined, pacing: undefined });
    },
  );
});

import { describe, expect, it } from 'vitest';
import { readPageOptions } from '../../src/app/pageOptions.ts';

describe('page options', () => {
  it.each(['low', 'high'] as const)('take quality=%s from the address', (quality) => {
    expect(readPageOptions(`?quality=${quality}`)).toEqual({ quality });
  });

  it.each(['', '?quality=', '?quality=ultra', '?other=low'])('leave the choice open for "%s"', (query) => {
    expect(readPageOptions(query)).toEqual({ quality: undefined });
  });
});

import { describe, expect, it } from 'vitest';
import { noticeOf } from '../../src/app/lostMatch.ts';

describe('a match that cannot be taken up', () => {
  it('is told in a notice where nothing is wrong with the save itself', () => {
    expect(noticeOf({ kind: 'openElsewhere' })).toContain('another tab');
    expect(noticeOf({ kind: 'missing', detail: '' })).toContain('no longer here');
    expect(noticeOf({ kind: 'forbidden', detail: '' })).toContain('keep nothing');
  });

  it('is shown on the shelf where it is the save', () => {
    expect(noticeOf({ kind: 'corrupt', detail: '' })).toBeUndefined();
    expect(noticeOf({ kind: 'notJson', detail: '' })).toBeUndefined();
    expect(
      noticeOf({ kind: 'illegalMove', detail: '', index: 3, refusal: { code: 'matchOver' } as never }),
    ).toBeUndefined();
  });
});

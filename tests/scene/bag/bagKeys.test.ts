import { describe, expect, it } from 'vitest';
import { readBagKey } from '../../../src/scene/bag/bagKeys.ts';

const stroke = (key: string, held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey', boolean>> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});
const waiting = { isInviting: true, isOnControl: false };
const resting = { isInviting: false, isOnControl: false };

describe('keys on the bag', () => {
  it('shake it at any time', () => {
    expect(readBagKey(stroke('s'), resting)).toBe('shake');
    expect(readBagKey(stroke('S'), waiting)).toBe('shake');
  });

  it('pull only while a draw waits: otherwise Space and Enter are the hand and the big button', () => {
    for (const key of [' ', 'Enter']) {
      expect(readBagKey(stroke(key), waiting)).toBe('pull');
      expect(readBagKey(stroke(key), resting)).toBeUndefined();
      expect(readBagKey(stroke(key), { ...waiting, isOnControl: true })).toBeUndefined();
    }
  });

  it('leave commands of the browser alone', () => {
    expect(readBagKey(stroke('s', { ctrlKey: true }), waiting)).toBeUndefined();
    expect(readBagKey(stroke('s', { metaKey: true }), waiting)).toBeUndefined();
    expect(readBagKey(stroke(' ', { altKey: true }), waiting)).toBeUndefined();
  });
});

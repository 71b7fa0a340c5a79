import { describe, expect, it } from 'vitest';
import { cameraKey, type KeyPress } from '../../../src/scene/camera/cameraKeys.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  repeat: false,
  defaultPrevented: false,
  ...more,
});

describe('the keys of the camera', () => {
  it.each([
    ['1', 'seat'],
    ['2', 'city'],
    ['3', 'board'],
    ['4', 'council'],
    ['5', 'table'],
    ['0', 'reset'],
  ])('%s looks at %s', (key, view) => {
    expect(cameraKey(press(key))).toBe(view);
  });

  it.each(['6', '9', 'a', 'Enter', '10', ''])('"%s" is none of them', (key) => {
    expect(cameraKey(press(key))).toBeUndefined();
  });

  it.each(['altKey', 'ctrlKey', 'metaKey', 'repeat', 'defaultPrevented'] as const)('none with %s', (flag) => {
    expect(cameraKey(press('1', { [flag]: true }))).toBeUndefined();
  });
});

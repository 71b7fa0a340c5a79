import { describe, expect, it } from 'vitest';
import { qualityFor, rendererPower } from '../../src/scene/webgl.ts';

describe('drawing power', () => {
  it.each([
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)',
    'llvmpipe (LLVM 15.0.7, 256 bits)',
    'Microsoft Basic Render Driver',
  ])('takes %s for software', (name) => {
    expect(rendererPower(name)).toBe('software');
  });

  it.each(['ANGLE (Apple, Apple M2, OpenGL 4.1)', 'ANGLE (NVIDIA, GeForce RTX 3060)', ''])('trusts "%s"', (name) => {
    expect(rendererPower(name)).toBe('hardware');
  });

  it('draws in full only on hardware', () => {
    expect(qualityFor('hardware')).toBe('high');
    expect(qualityFor('software')).toBe('low');
  });
});

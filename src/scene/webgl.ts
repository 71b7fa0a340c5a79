/** What this browser can draw, asked before anything heavy is loaded. */
import type { Quality } from './quality.ts';

export type DrawingPower = 'none' | 'software' | 'hardware';

const softwareNames = /swiftshader|llvmpipe|softpipe|software|microsoft basic render/i;

export function rendererPower(rendererName: string): DrawingPower {
  return softwareNames.test(rendererName) ? 'software' : 'hardware';
}

export function detectDrawingPower(): DrawingPower {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (gl === null) return 'none';
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return rendererPower(name);
}

export function qualityFor(power: DrawingPower): Quality {
  return power === 'hardware' ? 'high' : 'low';
}

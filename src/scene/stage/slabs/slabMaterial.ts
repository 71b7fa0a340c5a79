/** Printed card: its face comes from the atlas, by a table of faces with one row for each piece. */
import { Color, DataTexture, FloatType, MeshStandardMaterial, NearestFilter, RGBAFormat, type Texture } from 'three';
import { PAPER, PRINT_TINT } from '../../places/paper.ts';

export const MAX_PAGES = 4;
/** Front, back, their pages. */
const TEXELS = 3;
const UNPRINTED = -1;

export interface CellRect {
  readonly page: number;
  /** Offset and size in the page, v upwards. */
  readonly uv: readonly [u: number, v: number, w: number, h: number];
}

export interface FaceTable {
  readonly texture: DataTexture;
  /** Undefined: plain paper for now. */
  set(slot: number, side: 'front' | 'back', cell: CellRect | undefined): void;
}

export function createFaceTable(capacity: number): FaceTable {
  const data = new Float32Array(capacity * TEXELS * 4);
  for (let slot = 0; slot < capacity; slot++) data.fill(UNPRINTED, (slot * TEXELS + 2) * 4, (slot + 1) * TEXELS * 4);
  const texture = new DataTexture(data, TEXELS, capacity, RGBAFormat, FloatType);
  texture.minFilter = NearestFilter;
  texture.magFilter = NearestFilter;
  texture.needsUpdate = true;
  return {
    texture,
    set: (slot, side, cell) => {
      const at = slot * TEXELS * 4;
      const which = side === 'front' ? 0 : 1;
      if (cell !== undefined) data.set(cell.uv, at + which * 4);
      data[at + 8 + which] = cell?.page ?? UNPRINTED;
      texture.needsUpdate = true;
    },
  };
}

const vertexHead = /* glsl */ `
#include <common>
attribute vec2 faceUv;
attribute float side;
uniform sampler2D uFaces;
varying vec2 vFaceUv;
flat varying float vPage;
flat varying float vSide;`;

const vertexFace = /* glsl */ `
#include <uv_vertex>
int faceRow = int(getIndirectIndex(gl_DrawID));
bool isBack = side > .5 && side < 1.5;
vec4 facePages = texelFetch(uFaces, ivec2(2, faceRow), 0);
vec4 faceRect = texelFetch(uFaces, ivec2(isBack ? 1 : 0, faceRow), 0);
vFaceUv = faceRect.xy + faceUv * faceRect.zw;
vPage = isBack ? facePages.y : facePages.x;
vSide = side;`;

const pageUniforms = Array.from({ length: MAX_PAGES }, (_, i) => `uPage${i}`);

const fragmentHead = /* glsl */ `
#include <common>
varying vec2 vFaceUv;
flat varying float vPage;
flat varying float vSide;
uniform sampler2D ${pageUniforms.join(', ')};
uniform vec3 uPaper, uTint, uEdge;
vec3 faceColor(vec2 dx, vec2 dy) {
  if (vSide > 1.5) return uEdge;
  if (vPage < -.5) return uPaper;
  ${pageUniforms.map((page, i) => `if (vPage < ${i}.5) return textureGrad(${page}, vFaceUv, dx, dy).rgb * uTint;`).join('\n  ')}
  return uPaper;
}`;

/** Derivatives are taken before the branches, where neighbours still agree on them. */
const fragmentColor = /* glsl */ `
#include <color_fragment>
diffuseColor.a = 1.;
diffuseColor.rgb *= vColor.a * faceColor(dFdx(vFaceUv), dFdy(vFaceUv));`;

export function createSlabMaterial(table: FaceTable, pages: readonly Texture[]): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ roughness: 0.62, envMapIntensity: 0.8 });
  const [first] = pages;
  material.onBeforeCompile = (shader) => {
    shader.uniforms.uFaces = { value: table.texture };
    shader.uniforms.uPaper = { value: new Color(PAPER) };
    shader.uniforms.uTint = { value: new Color(PRINT_TINT) };
    shader.uniforms.uEdge = { value: new Color('#8d7856') };
    pageUniforms.forEach((name, i) => {
      shader.uniforms[name] = { value: pages[i] ?? first };
    });
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', vertexHead)
      .replace('#include <uv_vertex>', vertexFace);
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', fragmentHead)
      .replace('#include <color_fragment>', fragmentColor);
  };
  material.customProgramCacheKey = () => 'printed-slab';
  return material;
}

/** Painted wood: grain through the paint, nicked edges worn to bare wood, dark nooks. */
import { MeshPhysicalMaterial, MeshStandardMaterial, type Texture, Vector2 } from 'three';

export type GrainMaps = { readonly grain: Texture; readonly relief: Texture };
export type PaintedWoodMaps = GrainMaps & { readonly paint: Texture };
export type WoodFinish = { readonly hasClearcoat: boolean };

const vertexHead = /* glsl */ `
#include <common>
attribute vec2 _aux;
varying vec2 vAux;
varying vec2 vGrain;`;

/** Each instance begins at its own place of the grain and keeps it when it moves. */
const vertexGrain = /* glsl */ `
#include <uv_vertex>
vAux = _aux;
vGrain = uv1;
#if defined(USE_BATCHING)
  vec2 ownGrain = fract(getIndirectIndex(gl_DrawID) * vec2(.7548777, .5698403));
#elif defined(USE_INSTANCING)
  vec2 ownGrain = fract(float(gl_InstanceID) * vec2(.7548777, .5698403));
#else
  vec2 ownGrain = vec2(0.);
#endif
vGrain += ownGrain;
vNormalMapUv += ownGrain;`;

/** A piece's own colour; its alpha is how brightly the piece shines. */
const ownTint = /* glsl */ `
vec4 tint = vec4(1.);
#if defined(USE_BATCHING_COLOR)
  tint = getBatchingColor(getIndirectIndex(gl_DrawID));
#elif defined(USE_INSTANCING_COLOR)
  tint = vec4(instanceColor.rgb, 1.);
#endif`;

const paintedTint = /* glsl */ `
#if defined(USE_INSTANCING_COLOR) || defined(USE_BATCHING_COLOR)
  ${ownTint}
  vColor = vec4(tint.rgb * tint.a, 1.);
#endif`;

/** The alpha of a corner's colour says how far the piece's own colour goes there. */
const carvedTint = /* glsl */ `
${ownTint}
vColor = vec4(color.rgb * mix(vec3(1.), tint.rgb, color.a) * tint.a, 1.);`;

const fragmentHead = /* glsl */ `
#include <common>
varying vec2 vAux;
varying vec2 vGrain;
uniform sampler2D uGrain;`;

const fragmentColor = /* glsl */ `
#include <color_fragment>
vec3 grain = texture2D(uGrain, vGrain).rgb;
float nick = texture2D(uGrain, vGrain * 2.3 + .37).b;
diffuseColor.rgb *= (.86 + .22 * (1. - grain.r)) * (.93 + .14 * grain.g);
float wornMask = vAux.x * .62 + (nick - .5) * .95 + (grain.r - .5) * .30;
float worn = smoothstep(.44, .68, wornMask) * step(.2, vAux.x);
float lightness = dot(diffuseColor.rgb, vec3(.3, .6, .1));
vec3 bare = mix(vec3(.56, .36, .19) * (.72 + .5 * grain.r), diffuseColor.rgb * 1.5 + .05, .35);
diffuseColor.rgb = mix(diffuseColor.rgb, bare, worn * (lightness > .55 ? .55 : .72));
diffuseColor.rgb *= vAux.y;`;

const fragmentRoughness = /* glsl */ `
#include <roughnessmap_fragment>
roughnessFactor = clamp(roughnessFactor + (grain.r - .4) * .28 + worn * .22, .2, 1.);`;

function patchWood(material: MeshStandardMaterial, grain: Texture, { isCarved }: { isCarved: boolean }): void {
  material.onBeforeCompile = (shader) => {
    shader.uniforms.uGrain = { value: grain };
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', vertexHead)
      .replace('#include <uv_vertex>', vertexGrain)
      .replace('#include <color_vertex>', isCarved ? carvedTint : paintedTint);
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', fragmentHead)
      .replace('#include <color_fragment>', fragmentColor)
      .replace('#include <roughnessmap_fragment>', fragmentRoughness);
  };
  material.customProgramCacheKey = () => (isCarved ? 'carved-wood' : 'painted-wood');
}

/** Meeples: paint and screen print from the atlas. */
export function createPaintedWood(maps: PaintedWoodMaps, { hasClearcoat }: WoodFinish): MeshStandardMaterial {
  const base = { map: maps.paint, normalMap: maps.relief, normalScale: new Vector2(0.38, 0.38), roughness: 0.5 };
  const material = hasClearcoat
    ? new MeshPhysicalMaterial({ ...base, clearcoat: 0.28, clearcoatRoughness: 0.34 })
    : new MeshStandardMaterial(base);
  patchWood(material, maps.grain, { isCarved: false });
  return material;
}

/** Buildings, towers, markers, tray: painted by the corner, tinted by the piece. */
export function createCarvedWood(maps: GrainMaps): MeshStandardMaterial {
  const material = new MeshStandardMaterial({
    vertexColors: true,
    normalMap: maps.relief,
    normalScale: new Vector2(0.38, 0.38),
    roughness: 0.6,
  });
  patchWood(material, maps.grain, { isCarved: true });
  return material;
}

/** Painted wood: grain through the paint, nicked edges worn to bare wood, a darker foot. */
import { MeshPhysicalMaterial, MeshStandardMaterial, type Texture, Vector2 } from 'three';

export type PaintedWoodMaps = { readonly paint: Texture; readonly grain: Texture; readonly relief: Texture };

const vertexHead = /* glsl */ `
#include <common>
attribute vec2 _aux;
varying vec2 vAux;
varying vec2 vGrain;`;

/** Each instance takes its grain from its own place, so that no two pieces share one. */
const vertexBody = /* glsl */ `
#include <uv_vertex>
vAux = _aux;
vGrain = uv1;
#ifdef USE_INSTANCING
  vec2 ownGrain = fract(instanceMatrix[3].xz * vec2(.731, .377));
  vGrain += ownGrain;
  vNormalMapUv += ownGrain;
#endif`;

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

export function createPaintedWood(
  maps: PaintedWoodMaps,
  { hasClearcoat }: { hasClearcoat: boolean },
): MeshStandardMaterial {
  const base = { map: maps.paint, normalMap: maps.relief, normalScale: new Vector2(0.38, 0.38), roughness: 0.5 };
  const material = hasClearcoat
    ? new MeshPhysicalMaterial({ ...base, clearcoat: 0.28, clearcoatRoughness: 0.34 })
    : new MeshStandardMaterial(base);
  material.onBeforeCompile = (shader) => {
    shader.uniforms.uGrain = { value: maps.grain };
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', vertexHead)
      .replace('#include <uv_vertex>', vertexBody);
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', fragmentHead)
      .replace('#include <color_fragment>', fragmentColor)
      .replace('#include <roughnessmap_fragment>', fragmentRoughness);
  };
  material.customProgramCacheKey = () => 'painted-wood';
  return material;
}

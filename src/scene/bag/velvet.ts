/** Velvet in the players' colours: dark where one looks straight at it, bright at a grazing glance, black inside. */
import {
  Color,
  DoubleSide,
  LinearMipmapLinearFilter,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  RepeatWrapping,
  type Texture,
  Vector2,
} from 'three';
import type { SeatColour } from '../../store/seatColours.ts';
import { dataTexture } from '../materials/dataTexture.ts';
import { napNormal } from './nap.ts';

export type VelvetColour = SeatColour | 'guard';

const VELVETS: Readonly<Record<VelvetColour, { readonly base: string; readonly tint: string }>> = {
  red: { base: '#560b18', tint: '#e87074' },
  blue: { base: '#1a3a92', tint: '#8fb0f0' },
  green: { base: '#125434', tint: '#86d0a2' },
  gold: { base: '#6e400c', tint: '#e8bc72' },
  guard: { base: '#26262e', tint: '#a3a6ba' },
};

const SHEEN = 0.42;
const NAP_TEXELS = 128;
const NAP_REPEAT = [16, 9] as const;

const vertexHead = /* glsl */ `
#include <common>
attribute float shade;
varying float vShade;
varying float vRow;`;

const vertexBody = /* glsl */ `
#include <begin_vertex>
vShade = shade;
vRow = uv.y;`;

const fragmentHead = /* glsl */ `
#include <common>
varying float vShade;
varying float vRow;
float bagLight;`;

/** The back of the cloth is only ever the inside of the bag: the deeper below the cord, the blacker. */
const fragmentColor = /* glsl */ `
#include <color_fragment>
bagLight = (gl_FrontFacing || vRow < .3) ? vShade : vShade * mix(.02, .62, smoothstep(.62, .95, vRow));
diffuseColor.rgb *= bagLight;`;

const fragmentNap = /* glsl */ `
float grazing = 1. - saturate(dot(normal, normalize(vViewPosition)));
float brushed = texture2D(normalMap, vNormalMapUv / 16.).x + texture2D(normalMap, vNormalMapUv / 4.).y - 1.;
outgoingLight *= mix(1., bagLight, .5) * mix(.52, 1.7, pow(grazing, 1.35)) * (1. + .6 * brushed);
#include <opaque_fragment>`;

export interface VelvetLook {
  /** Sheen costs; without it the nap alone must do. */
  readonly hasSheen: boolean;
}

export function createNap(): Texture {
  const texture = dataTexture(NAP_TEXELS, NAP_TEXELS, (x, y) => napNormal(x, y, NAP_TEXELS));
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.repeat.set(...NAP_REPEAT);
  texture.generateMipmaps = true;
  texture.minFilter = LinearMipmapLinearFilter;
  return texture;
}

export function createVelvet(colour: VelvetColour, nap: Texture, { hasSheen }: VelvetLook): MeshStandardMaterial {
  const { base, tint } = VELVETS[colour];
  const shared = {
    roughness: 1,
    normalMap: nap,
    normalScale: new Vector2(0.38, 0.38),
    side: DoubleSide,
    envMapIntensity: 0.7,
  };
  const material = hasSheen
    ? new MeshPhysicalMaterial({
        ...shared,
        color: base,
        specularIntensity: 0.12,
        sheen: 1,
        sheenColor: new Color(tint).multiplyScalar(SHEEN),
        sheenRoughness: 0.62,
      })
    : new MeshStandardMaterial({ ...shared, color: new Color(base).lerp(new Color(tint), 0.22) });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', vertexHead)
      .replace('#include <begin_vertex>', vertexBody);
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', fragmentHead)
      .replace('#include <color_fragment>', fragmentColor)
      .replace('#include <opaque_fragment>', fragmentNap);
  };
  material.customProgramCacheKey = () => (hasSheen ? 'velvet' : 'plain-velvet');
  return material;
}

const cordColor = /* glsl */ `
#include <color_fragment>
float strand = .5 + .5 * sin((vCordUv.y * .9 + vCordUv.x * 3.) * 6.2832);
diffuseColor.rgb *= vCordUv.y < 0. ? 1. : mix(.62, 1.06, smoothstep(.05, .75, strand));`;

/** Twisted strands on the cord; knot and tassels have none. */
export function createCordMaterial(): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ color: '#a97a2c', roughness: 0.6, metalness: 0.2 });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec2 vCordUv;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvCordUv = uv;');
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying vec2 vCordUv;')
      .replace('#include <color_fragment>', cordColor);
  };
  material.customProgramCacheKey = () => 'cord';
  return material;
}

/** What is in a bag is seen through its mouth and nowhere else: not where a corner of the wood comes through the cloth. */
import { type Material, Vector3, Vector4 } from 'three';
import type { BagHome } from './bodyPose.ts';
import type { Sack } from './sack.ts';

export interface MouthSight {
  /** Where the mouth of the bag with this number is now. */
  look(nth: number, sack: Pick<Sack, 'pouch' | 'facing'>, home: BagHome): void;
}

/** The players' bags and the Guard's. */
const BAGS = 5;
/** Larger than a bag, smaller than the way to the next. */
const REACH = 3.2;
/** The cord runs in and out: only within its innermost folds nothing but air is in the way. */
const OPEN_SHARE = 0.94;
const NOWHERE = 1e4;

const head = /* glsl */ `
#include <common>
uniform vec4 uMouths[${BAGS}];
uniform vec3 uFacings[${BAGS}];
/** The eye is the origin: the way from it to the wood leads through the mouth, or the wood is outside it. */
bool isSeenThroughMouth(vec3 wood) {
  for (int i = 0; i < ${BAGS}; i++) {
    vec3 mouth = (viewMatrix * vec4(uMouths[i].xyz, 1.)).xyz;
    if (distance(wood, mouth) > ${REACH.toFixed(1)}) continue;
    vec3 facing = mat3(viewMatrix) * uFacings[i];
    float outside = dot(wood - mouth, facing);
    if (outside >= 0.) return true;
    float eye = -dot(mouth, facing);
    if (eye > 0. && distance(wood * (eye / (eye - outside)), mouth) < uMouths[i].w) return true;
  }
  return false;
}`;

const body = /* glsl */ `
#include <clipping_planes_fragment>
if (!isSeenThroughMouth(-vViewPosition)) discard;`;

const sights = new WeakMap<Material, MouthSight>();

/** The material shows from now on only what is seen through a mouth. */
export function seeThroughMouths(material: Material): MouthSight {
  const known = sights.get(material);
  if (known !== undefined) return known;
  const mouths = Array.from({ length: BAGS }, () => new Vector4(0, NOWHERE, 0, 0));
  const facings = Array.from({ length: BAGS }, () => new Vector3(0, 1, 0));
  const compile = material.onBeforeCompile;
  const key = material.customProgramCacheKey();
  material.onBeforeCompile = (shader, renderer) => {
    compile.call(material, shader, renderer);
    shader.uniforms.uMouths = { value: mouths };
    shader.uniforms.uFacings = { value: facings };
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', head)
      .replace('#include <clipping_planes_fragment>', body);
  };
  material.customProgramCacheKey = () => `${key} through mouths`;
  const sight: MouthSight = {
    look(nth, { pouch: { mouth, mouthRadius }, facing }, { x, y, z, turn }) {
      const cos = Math.cos(turn);
      const sin = Math.sin(turn);
      const mx = mouth[0] as number;
      const mz = mouth[2] as number;
      const fx = facing[0] as number;
      const fz = facing[2] as number;
      mouths[nth]?.set(
        x + mx * cos + mz * sin,
        y + (mouth[1] as number),
        z - mx * sin + mz * cos,
        mouthRadius * OPEN_SHARE,
      );
      facings[nth]?.set(fx * cos + fz * sin, facing[1] as number, fz * cos - fx * sin);
    },
  };
  sights.set(material, sight);
  return sight;
}

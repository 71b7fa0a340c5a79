/** What shines and is not wood: the sword's steel and gold, and the fountain's water. */
import { MeshStandardMaterial } from 'three';

const fragmentMetal = /* glsl */ `
#include <metalnessmap_fragment>
metalnessFactor *= vColor.a;
roughnessFactor = mix(.7, roughnessFactor, vColor.a);`;

/** The alpha of a corner's colour is how metallic it is there. */
export function createBladeMetal(): MeshStandardMaterial {
  const material = new MeshStandardMaterial({
    vertexColors: true,
    metalness: 0.95,
    roughness: 0.26,
    envMapIntensity: 2.2,
  });
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <color_fragment>', 'diffuseColor.rgb *= vColor.rgb;')
      .replace('#include <metalnessmap_fragment>', fragmentMetal);
  };
  material.customProgramCacheKey = () => 'blade-metal';
  return material;
}

export const createWater = (): MeshStandardMaterial =>
  new MeshStandardMaterial({ color: '#1d4a58', roughness: 0.08, metalness: 0.1, envMapIntensity: 2 });

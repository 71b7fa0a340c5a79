/** Loads the table's models and textures; the files are made by scripts/models. */
import { useLoader, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import {
  type BufferGeometry,
  type ColorSpace,
  LinearSRGBColorSpace,
  Mesh,
  RepeatWrapping,
  SRGBColorSpace,
  type Texture,
  TextureLoader,
} from 'three';
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { unpacked } from './unpacked.ts';

const urlOf = (file: string) => `${import.meta.env.BASE_URL}models/${file}`;

/** The named geometries of a model file. */
export function useGeometries(file: string): ReadonlyMap<string, BufferGeometry> {
  const { scene } = useLoader(GLTFLoader, urlOf(file), (loader) => loader.setMeshoptDecoder(MeshoptDecoder));
  return useMemo(() => {
    const found = new Map<string, BufferGeometry>();
    scene.updateMatrixWorld();
    scene.traverse((object) => {
      if (object instanceof Mesh) found.set(object.name, unpacked(object.geometry, object.matrixWorld));
    });
    return found;
  }, [scene]);
}

export type TextureUse = {
  readonly colorSpace?: ColorSpace;
  readonly repeat?: readonly [number, number];
  readonly flipY?: boolean;
  readonly channel?: number;
  readonly anisotropy?: number;
};

export function useModelTexture(file: string, use: TextureUse = {}): Texture {
  const loaded = useLoader(TextureLoader, urlOf(file));
  const maxAnisotropy = useThree((state) => state.gl.capabilities.getMaxAnisotropy());
  const { colorSpace = LinearSRGBColorSpace, repeat, flipY = true, channel = 0, anisotropy = 1 } = use;
  const isRepeated = repeat !== undefined;
  const [repeatX, repeatY] = repeat ?? [1, 1];
  const prepared = useMemo(() => {
    const texture = loaded.clone();
    texture.colorSpace = colorSpace;
    texture.flipY = flipY;
    texture.channel = channel;
    texture.anisotropy = Math.min(anisotropy, maxAnisotropy);
    if (isRepeated) {
      texture.wrapS = RepeatWrapping;
      texture.wrapT = RepeatWrapping;
      texture.repeat.set(repeatX, repeatY);
    }
    texture.needsUpdate = true;
    return texture;
  }, [loaded, colorSpace, flipY, channel, anisotropy, maxAnisotropy, isRepeated, repeatX, repeatY]);
  useEffect(() => () => prepared.dispose(), [prepared]);
  return prepared;
}

export const COLOR = SRGBColorSpace;

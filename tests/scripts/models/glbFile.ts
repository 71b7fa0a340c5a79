/** Reads a model file of the game as a browser would: unpacked, in table units. */
import { NodeIO } from '@gltf-transform/core';
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions';
import { MeshoptDecoder } from 'meshoptimizer';
import { BufferAttribute, BufferGeometry, Matrix4, type TypedArray } from 'three';
import { unpacked } from '../../../src/scene/materials/unpacked.ts';

/** As three's loader names them. */
const names: Readonly<Record<string, string>> = {
  POSITION: 'position',
  NORMAL: 'normal',
  TEXCOORD_0: 'uv',
  TEXCOORD_1: 'uv1',
  COLOR_0: 'color',
};

export async function readGlb(file: string): Promise<ReadonlyMap<string, BufferGeometry>> {
  await MeshoptDecoder.ready;
  const io = new NodeIO()
    .registerExtensions([EXTMeshoptCompression, KHRMeshQuantization])
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder });
  const document = await io.read(file);
  return new Map(
    document
      .getRoot()
      .listNodes()
      .map((node) => {
        const primitive = node.getMesh()?.listPrimitives()[0];
        const indices = primitive?.getIndices()?.getArray();
        if (!primitive || !indices) throw new Error(`${node.getName()} has no surface`);
        const shared = new BufferGeometry();
        for (const semantic of primitive.listSemantics()) {
          const accessor = primitive.getAttribute(semantic);
          if (!accessor) continue;
          const array = accessor.getArray() as TypedArray;
          const attribute = new BufferAttribute(array, accessor.getElementSize(), accessor.getNormalized());
          shared.setAttribute(names[semantic] ?? semantic.toLowerCase(), attribute);
        }
        shared.setIndex(new BufferAttribute(Uint32Array.from(indices), 1));
        return [node.getName(), unpacked(shared, new Matrix4().fromArray(node.getWorldMatrix()))];
      }),
  );
}

export const trianglesOf = ({ index }: BufferGeometry): number => (index?.count ?? 0) / 3;

/** Writes named geometries into one compressed .glb. */
import { type Accessor, Document, NodeIO } from '@gltf-transform/core';
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions';
import { quantize, reorder } from '@gltf-transform/functions';
import { MeshoptEncoder } from 'meshoptimizer';
import type { BufferGeometry } from 'three';

const semantics: Readonly<Record<string, string>> = {
  position: 'POSITION',
  normal: 'NORMAL',
  uv: 'TEXCOORD_0',
  uv1: 'TEXCOORD_1',
  color: 'COLOR_0',
  _aux: '_AUX',
};

const elementTypes = ['SCALAR', 'VEC2', 'VEC3', 'VEC4'] as const;

/** Bits by attribute; a lathe-turned rim shows steps of a thousandth, dark paint shows steps of eight bits. */
const bits = { quantizePosition: 12, quantizeNormal: 8, quantizeTexcoord: 12, quantizeColor: 10, quantizeGeneric: 8 };

function addMesh(document: Document, name: string, geometry: BufferGeometry): void {
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer();
  const accessor = (array: Float32Array | Uint16Array, itemSize: number): Accessor =>
    document
      .createAccessor()
      .setType(elementTypes[itemSize - 1] ?? 'SCALAR')
      .setArray(array)
      .setBuffer(buffer);
  const primitive = document.createPrimitive();
  for (const [key, attribute] of Object.entries(geometry.attributes)) {
    const semantic = semantics[key];
    if (semantic) primitive.setAttribute(semantic, accessor(Float32Array.from(attribute.array), attribute.itemSize));
  }
  if (geometry.index === null) throw new Error(`${name} has no index`);
  primitive.setIndices(accessor(Uint16Array.from(geometry.index.array), 1));
  const node = document.createNode(name).setMesh(document.createMesh(name).addPrimitive(primitive));
  const scene = document.getRoot().listScenes()[0] ?? document.createScene();
  scene.addChild(node);
}

/** A node's transform undoes the rounding of its positions: a reader has to apply it. */
export async function saveGlb(file: string, geometries: Readonly<Record<string, BufferGeometry>>): Promise<void> {
  await MeshoptEncoder.ready;
  const document = new Document();
  document.createBuffer();
  for (const [name, geometry] of Object.entries(geometries)) addMesh(document, name, geometry);
  await document.transform(reorder({ encoder: MeshoptEncoder, target: 'size' }), quantize(bits));
  document
    .createExtension(EXTMeshoptCompression)
    .setRequired(true)
    .setEncoderOptions({ method: EXTMeshoptCompression.EncoderMethod.FILTER });
  const io = new NodeIO()
    .registerExtensions([EXTMeshoptCompression, KHRMeshQuantization])
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder });
  await io.write(file, document);
}

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
  _aux: '_AUX',
};

const elementType = (itemSize: number): 'SCALAR' | 'VEC2' | 'VEC3' =>
  itemSize === 3 ? 'VEC3' : itemSize === 2 ? 'VEC2' : 'SCALAR';

/** A hundredth of a millimetre on the table; short fractions compress well. */
const rounded = (value: number) => Math.round(value * 4096) / 4096;

function addMesh(document: Document, name: string, geometry: BufferGeometry): void {
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer();
  const accessor = (array: Float32Array | Uint16Array, itemSize: number): Accessor =>
    document.createAccessor().setType(elementType(itemSize)).setArray(array).setBuffer(buffer);
  const primitive = document.createPrimitive();
  for (const [key, attribute] of Object.entries(geometry.attributes)) {
    const semantic = semantics[key];
    if (semantic)
      primitive.setAttribute(semantic, accessor(Float32Array.from(attribute.array, rounded), attribute.itemSize));
  }
  if (geometry.index === null) throw new Error(`${name} has no index`);
  primitive.setIndices(accessor(Uint16Array.from(geometry.index.array), 1));
  const node = document.createNode(name).setMesh(document.createMesh(name).addPrimitive(primitive));
  const scene = document.getRoot().listScenes()[0] ?? document.createScene();
  scene.addChild(node);
}

/** Positions stay exact, so that a geometry can be instanced without its node's transform. */
export async function saveGlb(file: string, geometries: Readonly<Record<string, BufferGeometry>>): Promise<void> {
  await MeshoptEncoder.ready;
  const document = new Document();
  document.createBuffer();
  for (const [name, geometry] of Object.entries(geometries)) addMesh(document, name, geometry);
  await document.transform(
    reorder({ encoder: MeshoptEncoder, target: 'size' }),
    quantize({ pattern: /^(NORMAL|TEXCOORD_0|_AUX)$/, quantizeNormal: 10, quantizeTexcoord: 14, quantizeGeneric: 8 }),
  );
  document
    .createExtension(EXTMeshoptCompression)
    .setRequired(true)
    .setEncoderOptions({ method: EXTMeshoptCompression.EncoderMethod.FILTER });
  const io = new NodeIO()
    .registerExtensions([EXTMeshoptCompression, KHRMeshQuantization])
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder });
  await io.write(file, document);
}

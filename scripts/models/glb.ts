/** Writes named geometries into one compressed .glb: those of one kind share their attributes and differ in their indices. */
import { type Accessor, Document, NodeIO, type TypedArray } from '@gltf-transform/core';
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions';
import { MeshoptEncoder } from 'meshoptimizer';
import type { BufferGeometry } from 'three';
import { GRAIN_STEPS, POSITION_STEPS, STRAND_STEPS } from '../../src/scene/materials/packing.ts';

type Packing = {
  readonly semantic: string;
  readonly isNormalized?: true;
  readonly pack: (values: readonly number[]) => TypedArray;
};

const whole = (value: number, steps: number) => Math.round(value * steps);
/** Keeps the upper bits only: the lower ones would be noise to the compressor. */
const coarse = (value: number, top: number, steps: number) => Math.round((value * top) / steps) * steps;

const packings: Readonly<Record<string, Packing>> = {
  position: {
    semantic: 'POSITION',
    pack: (values) => Int16Array.from(values, (value) => whole(value, POSITION_STEPS)),
  },
  normal: {
    semantic: 'NORMAL',
    isNormalized: true,
    pack: (values) => Int8Array.from(values, (value) => whole(value, 127)),
  },
  uv: {
    semantic: 'TEXCOORD_0',
    isNormalized: true,
    pack: (values) => Uint16Array.from(values, (value) => coarse(value, 65535, 15)),
  },
  uv1: { semantic: 'TEXCOORD_1', pack: (values) => Uint16Array.from(values, (value) => whole(value, GRAIN_STEPS)) },
  color: {
    semantic: 'COLOR_0',
    isNormalized: true,
    pack: (values) => Uint16Array.from(values, (value) => coarse(value, 65535, 51)),
  },
  /** Turns of the cord's strands; below nought where there are none. */
  strand: { semantic: '_STRAND', pack: (values) => Int16Array.from(values, (value) => whole(value, STRAND_STEPS)) },
  shade: {
    semantic: '_SHADE',
    isNormalized: true,
    pack: (values) => Uint8Array.from(values, (value) => coarse(value, 255, 3)),
  },
  _aux: {
    semantic: '_AUX',
    isNormalized: true,
    pack: (values) => Uint8Array.from(values, (value) => coarse(value, 255, 3)),
  },
};

const elementTypes = ['SCALAR', 'VEC2', 'VEC3', 'VEC4'] as const;

type Ordered = { readonly indices: Uint32Array; readonly remap: Uint32Array; readonly count: number };

/** In the order in which the triangles meet them, vertices compress best. */
function ordered(name: string, { index }: BufferGeometry): Ordered {
  if (index === null) throw new Error(`${name} has no index`);
  const indices = Uint32Array.from(index.array);
  const [remap, count] = MeshoptEncoder.reorderMesh(indices, true, true);
  return { indices, remap, count };
}

function gather(geometry: BufferGeometry, key: string, { remap, count }: Ordered): number[] {
  const attribute = geometry.getAttribute(key);
  const values = new Array<number>(count * attribute.itemSize).fill(0);
  remap.forEach((to, from) => {
    if (to >= count) return;
    for (let c = 0; c < attribute.itemSize; c++) values[to * attribute.itemSize + c] = attribute.getComponent(from, c);
  });
  return values;
}

type Model = { readonly name: string; readonly geometry: BufferGeometry };

const keysOf = ({ geometry }: Model): string[] => Object.keys(packings).filter((key) => geometry.hasAttribute(key));

function addMeshes(document: Document, models: readonly Model[]): void {
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer();
  const scene = document.getRoot().listScenes()[0] ?? document.createScene();
  const accessor = (array: TypedArray, itemSize: number): Accessor =>
    document
      .createAccessor()
      .setType(elementTypes[itemSize - 1] ?? 'SCALAR')
      .setArray(array)
      .setBuffer(buffer);
  const inOrder = models.map((model) => ({ ...model, order: ordered(model.name, model.geometry) }));
  const [first] = models;
  const shared = (first ? keysOf(first) : []).map((key) => {
    const { semantic, isNormalized = false, pack } = packings[key] as Packing;
    const itemSize = first?.geometry.getAttribute(key).itemSize ?? 1;
    const values = inOrder.flatMap(({ geometry, order }) => gather(geometry, key, order));
    return { semantic, accessor: accessor(pack(values), itemSize).setNormalized(isNormalized) };
  });
  let used = 0;
  for (const { name, order } of inOrder) {
    const primitive = document.createPrimitive();
    for (const each of shared) primitive.setAttribute(each.semantic, each.accessor);
    const start = used;
    primitive.setIndices(
      accessor(
        Uint16Array.from(order.indices, (index) => index + start),
        1,
      ),
    );
    used += order.count;
    const step = 1 / POSITION_STEPS;
    const mesh = document.createMesh(name).addPrimitive(primitive);
    scene.addChild(document.createNode(name).setMesh(mesh).setScale([step, step, step]));
  }
  if (used > 65535) throw new Error(`${used} vertices are too many for one file`);
}

export async function saveGlb(file: string, geometries: Readonly<Record<string, BufferGeometry>>): Promise<void> {
  await MeshoptEncoder.ready;
  const document = new Document();
  const models = Object.entries(geometries).map(([name, geometry]): Model => ({ name, geometry }));
  const kinds = new Set(models.map((model) => keysOf(model).join()));
  for (const kind of kinds)
    addMeshes(
      document,
      models.filter((model) => keysOf(model).join() === kind),
    );
  document.createExtension(KHRMeshQuantization).setRequired(true);
  document
    .createExtension(EXTMeshoptCompression)
    .setRequired(true)
    .setEncoderOptions({ method: EXTMeshoptCompression.EncoderMethod.FILTER });
  const io = new NodeIO()
    .registerExtensions([EXTMeshoptCompression, KHRMeshQuantization])
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder });
  await io.write(file, document);
}

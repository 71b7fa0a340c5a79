/** Many pieces of several shapes in one draw; whoever moves them writes matrices here and React never hears of it. */
import { BatchedMesh, type BufferGeometry, Color, type Material, Matrix4, type Texture, Vector4 } from 'three';

export interface PieceBatch<Model extends string = string> {
  readonly object: BatchedMesh;
  readonly capacity: number;
  setMatrix: (index: number, matrix: Matrix4) => void;
  setVisible: (index: number, isVisible: boolean) => void;
  setTint: (index: number, tint: Color) => void;
  /** Light is multiplied by it: 1 as ever, 0 black. */
  setShine: (index: number, shine: number) => void;
  setModel: (index: number, model: Model) => void;
  dispose: () => void;
}

export interface BatchParts<Model extends string> {
  readonly name: string;
  readonly models: ReadonlyMap<Model, BufferGeometry>;
  readonly material: Material;
  readonly capacity: number;
  readonly castsShadow?: boolean;
  readonly receivesShadow?: boolean;
}

const home = new Matrix4();
const white = new Color(1, 1, 1);
const tintAndShine = new Vector4();

function sizesOf(models: Iterable<BufferGeometry>): { vertices: number; indices: number } {
  let [vertices, indices] = [0, 0];
  for (const geometry of models) {
    vertices += geometry.getAttribute('position').count;
    indices += geometry.index?.count ?? 0;
  }
  return { vertices, indices };
}

/** All pieces begin hidden, white and as the first model. */
export function createPieceBatch<Model extends string>(parts: BatchParts<Model>): PieceBatch<Model> {
  const { models, capacity, castsShadow = true, receivesShadow = true } = parts;
  const { vertices, indices } = sizesOf(models.values());
  const mesh = new BatchedMesh(capacity, vertices, indices, parts.material);
  mesh.name = parts.name;
  mesh.castShadow = castsShadow;
  mesh.receiveShadow = receivesShadow;
  // The table is always in view: testing and sorting single pieces would cost more than drawing them.
  mesh.frustumCulled = false;
  mesh.perObjectFrustumCulled = false;
  mesh.sortObjects = false;
  const idOf = new Map([...models].map(([model, geometry]) => [model, mesh.addGeometry(geometry)]));
  const [first = 0] = idOf.values();
  for (let i = 0; i < capacity; i++) {
    mesh.addInstance(first);
    mesh.setMatrixAt(i, home);
    mesh.setColorAt(i, white);
    mesh.setVisibleAt(i, false);
  }
  return {
    object: mesh,
    capacity,
    setMatrix: (index, matrix) => mesh.setMatrixAt(index, matrix),
    setVisible: (index, isVisible) => mesh.setVisibleAt(index, isVisible),
    setTint: (index, tint) => mesh.setColorAt(index, tint),
    setShine: (index, shine) => {
      mesh.getColorAt(index, tintAndShine);
      tintAndShine.w = shine;
      mesh.setColorAt(index, tintAndShine);
    },
    setModel: (index, model) => {
      const id = idOf.get(model);
      if (id === undefined) throw new Error(`${parts.name} has no ${model}`);
      if (mesh.getGeometryIdAt(index) !== id) mesh.setGeometryIdAt(index, id);
    },
    dispose: () => release(mesh),
  };
}

interface Tables {
  readonly _matricesTexture: Texture | null;
  readonly _indirectTexture: Texture | null;
  readonly _colorsTexture: Texture | null;
}

/** Frees what the graphics card holds. The mesh's own dispose also forgets its tables, and a batch may be mounted again. */
function release(mesh: BatchedMesh): void {
  const { _matricesTexture, _indirectTexture, _colorsTexture } = mesh as unknown as Tables;
  mesh.geometry.dispose();
  for (const table of [_matricesTexture, _indirectTexture, _colorsTexture]) table?.dispose();
}

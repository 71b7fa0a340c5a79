/** The two meshes of a bag, cloth and cord, drawn straight from the actor's arrays. */
import {
  BufferAttribute,
  BufferGeometry,
  DynamicDrawUsage,
  Group,
  type Material,
  Mesh,
  Sphere,
  type TypedArray,
  Vector3,
} from 'three';
import type { BagActor } from './bagActor.ts';

export interface BagMeshes {
  readonly object: Group;
  readonly cloth: Mesh;
  /** Hands over what has changed since the last time; false if nothing has. */
  refresh(actor: BagActor): boolean;
  dispose(): void;
}

/** However far it is swung, it is never culled and can always be taken. */
const REACH = new Sphere(new Vector3(0, 2, 0), 12);

export function createBagMeshes(actor: BagActor, velvet: Material, cordMaterial: Material): BagMeshes {
  const { skin, cord } = actor;
  const cloth = mesh(
    velvet,
    Uint16Array.from([...skin.index, ...skin.shadowIndex]),
    { uv: skin.uv },
    { position: skin.position, normal: skin.normal, shade: skin.shade },
  );
  castCoarsely(cloth.mesh, skin.index.length, skin.shadowIndex.length);
  const rope = mesh(cordMaterial, cord.index, { uv: cord.uv }, { position: cord.position, normal: cord.normal });
  const object = new Group();
  object.add(cloth.mesh, rope.mesh);
  object.visible = false;
  let shown = 0;
  return {
    object,
    cloth: cloth.mesh,
    refresh({ revision, home }) {
      if (revision() === shown) return false;
      shown = revision();
      object.visible = shown > 0;
      const { x, y, z, turn } = home();
      object.position.set(x, y, z);
      object.rotation.y = turn;
      cloth.refresh();
      rope.refresh();
      return true;
    },
    dispose() {
      cloth.mesh.geometry.dispose();
      rope.mesh.geometry.dispose();
    },
  };
}

/** Drawn with the first of its triangles, its shadow with the others. */
function castCoarsely(object: Mesh, drawn: number, cast: number): void {
  const { geometry } = object;
  geometry.setDrawRange(0, drawn);
  object.onBeforeShadow = () => geometry.setDrawRange(drawn, cast);
  object.onAfterShadow = () => geometry.setDrawRange(0, drawn);
}

type Arrays = Readonly<Record<string, Float32Array>>;
const WIDTH: Readonly<Record<string, number>> = { uv: 2, shade: 1 };

function mesh(material: Material, index: TypedArray, still: Arrays, moving: Arrays) {
  const geometry = new BufferGeometry();
  geometry.setIndex(new BufferAttribute(index, 1));
  for (const [name, values] of Object.entries(still)) {
    geometry.setAttribute(name, new BufferAttribute(values, WIDTH[name] ?? 3));
  }
  const attributes = Object.entries(moving).map(([name, values]) => {
    const attribute = new BufferAttribute(values, WIDTH[name] ?? 3).setUsage(DynamicDrawUsage);
    geometry.setAttribute(name, attribute);
    return attribute;
  });
  geometry.boundingSphere = REACH.clone();
  const object = new Mesh(geometry, material);
  object.castShadow = true;
  object.receiveShadow = true;
  return {
    mesh: object,
    refresh() {
      for (const attribute of attributes) attribute.needsUpdate = true;
    },
  };
}

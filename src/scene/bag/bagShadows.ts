/** The soft dark under the bags: one draw for all, wherever each of them stands, gone while it hangs in the air. */
import { InstancedMesh, Matrix4, MeshBasicMaterial, PlaneGeometry } from 'three';
import { radialTexture } from '../materials/dataTexture.ts';
import type { BagActor } from './bagActor.ts';
import { FULL_BAG } from './lead.ts';

export interface BagShadows {
  readonly object: InstancedMesh;
  refresh(): void;
  dispose(): void;
}

const TEXELS = 64;
const ABOVE = 0.007;
const WIDTH = { empty: 3.4, full: 5.2 } as const;
/** From this height on it touches nothing any more. */
const HIGHEST = 1.6;
const matrix = new Matrix4();

/** Across the table, for a bag whose bottom is so high above it. */
export function shadowWidth(inside: number, height: number): number {
  const fill = Math.min(1, inside / FULL_BAG);
  const nearness = 1 - Math.min(1, Math.max(0, height) / HIGHEST);
  return (WIDTH.empty + (WIDTH.full - WIDTH.empty) * fill) * nearness;
}

export function createBagShadows(actors: readonly BagActor[]): BagShadows {
  const map = radialTexture(TEXELS, (radius) => [0, 0, 0, 255 * 0.9 * (1 - radius) ** 1.4]);
  const material = new MeshBasicMaterial({
    map,
    transparent: true,
    depthWrite: false,
    opacity: 0.85,
    polygonOffset: true,
    polygonOffsetFactor: -2,
  });
  const object = new InstancedMesh(new PlaneGeometry(1, 1).rotateX(-Math.PI / 2), material, actors.length);
  object.frustumCulled = false;
  object.renderOrder = 1;
  let shown = -1;
  return {
    object,
    refresh: () => {
      let changes = 0;
      for (let i = 0; i < actors.length; i++) changes += (actors[i] as BagActor).revision();
      if (changes === shown) return;
      shown = changes;
      for (let i = 0; i < actors.length; i++) {
        const actor = actors[i] as BagActor;
        const { x, y, z, turn } = actor.home();
        const foot = actor.foot();
        const width = actor.revision() === 0 ? 0 : shadowWidth(actor.state().inside.length, foot[1] as number);
        const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
        matrix.makeScale(width, 1, width);
        matrix.setPosition(
          x + (foot[0] as number) * cos + (foot[2] as number) * sin,
          y + ABOVE,
          z - (foot[0] as number) * sin + (foot[2] as number) * cos,
        );
        object.setMatrixAt(i, matrix);
      }
      object.instanceMatrix.needsUpdate = true;
    },
    dispose: () => {
      map.dispose();
      material.dispose();
      object.geometry.dispose();
      object.dispose();
    },
  };
}

/** One velvet bag on the table: draws what its actor moves, and lets a pointer take it. */
import { type ThreeEvent, useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { type Camera, Plane, type Texture, Vector3 } from 'three';
import { FRAME_ORDER } from '../frameOrder.ts';
import type { BagActor } from './bagActor.ts';
import { createBagMeshes } from './bagMeshes.ts';
import { createCordMaterial, createVelvet, type VelvetColour, type VelvetLook } from './velvet.ts';

type Props = {
  readonly actor: BagActor;
  readonly colour: VelvetColour;
  readonly nap: Texture;
  readonly look: VelvetLook;
  /** Whose bag it is not, may not shake it. */
  readonly isGrabbable: boolean;
};

const AFTER_MOVING = FRAME_ORDER.bags + 0.5;
const LEFT = 0;
const view = new Vector3();
const plane = new Plane();
const point = new Vector3();

export function Bag({ actor, colour, nap, look: { hasSheen }, isGrabbable }: Props) {
  const gl = useThree((three) => three.gl);
  const materials = useMemo(
    () => ({ velvet: createVelvet(colour, nap, { hasSheen }), cord: createCordMaterial() }),
    [colour, nap, hasSheen],
  );
  const meshes = useMemo(() => createBagMeshes(actor, materials.velvet, materials.cord), [actor, materials]);
  const hand = useRef<number>(undefined);
  useEffect(
    () => () => {
      meshes.dispose();
      materials.velvet.dispose();
      materials.cord.dispose();
    },
    [meshes, materials],
  );
  useFrame(() => {
    if (meshes.refresh(actor)) gl.shadowMap.needsUpdate = true;
  }, AFTER_MOVING);

  const grab = (event: ThreeEvent<PointerEvent>) => {
    if (!isGrabbable || event.button !== LEFT || hand.current !== undefined) return;
    event.stopPropagation();
    hand.current = event.pointerId;
    (event.target as Element).setPointerCapture(event.pointerId);
    point.copy(event.point);
    face(event.camera);
    actor.grab(event.point);
  };
  const move = (event: ThreeEvent<PointerEvent>) => {
    if (hand.current !== event.pointerId) return;
    event.stopPropagation();
    if (event.ray.intersectPlane(plane, point) !== null) actor.move(point);
  };
  const release = (event: ThreeEvent<PointerEvent>) => {
    if (hand.current !== event.pointerId) return;
    event.stopPropagation();
    hand.current = undefined;
    actor.release();
  };
  return (
    <primitive
      object={meshes.object}
      onPointerDown={grab}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onLostPointerCapture={release}
    />
  );
}

/** The hand moves in the upright plane through what it took, across the view. */
function face(camera: Camera): void {
  camera.getWorldDirection(view);
  view.y *= 0.35;
  plane.setFromNormalAndCoplanarPoint(view.normalize(), point);
}

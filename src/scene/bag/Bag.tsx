/** One velvet bag on the table: draws what its actor moves, and lets a pointer take it. */
import { type ThreeEvent, useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { type Camera, Plane, Raycaster, type Texture, Vector2, Vector3 } from 'three';
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
const pixel = new Vector2();
const caster = new Raycaster();

export function Bag({ actor, colour, nap, look: { hasSheen }, isGrabbable }: Props) {
  const gl = useThree((three) => three.gl);
  const materials = useMemo(
    () => ({ velvet: createVelvet(colour, nap, { hasSheen }), cord: createCordMaterial() }),
    [colour, nap, hasSheen],
  );
  const meshes = useMemo(() => createBagMeshes(actor, materials.velvet, materials.cord), [actor, materials]);
  /** Lets go. */
  const hand = useRef<() => void>(undefined);
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

  useEffect(() => () => hand.current?.(), []);

  const grab = (event: ThreeEvent<PointerEvent>) => {
    if (!isGrabbable || event.button !== LEFT || hand.current !== undefined) return;
    event.stopPropagation();
    point.copy(event.point);
    face(event.camera);
    actor.grab(event.point);
    hand.current = follow(gl.domElement, event, actor, () => {
      hand.current = undefined;
    });
  };
  return <primitive object={meshes.object} onPointerDown={grab} />;
}

/** Follows one pointer wherever it goes, until it lets go or is lost; the returned function lets go at once. */
function follow(
  picture: HTMLElement,
  { pointerId, camera }: ThreeEvent<PointerEvent>,
  actor: BagActor,
  onEnd: () => void,
): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  const end = () => {
    abort.abort();
    actor.release();
    onEnd();
  };
  const isMine = (event: PointerEvent) => event.pointerId === pointerId;
  try {
    picture.setPointerCapture(pointerId);
  } catch {
    // The pointer has gone in the meantime; its end has been or will be told.
  }
  window.addEventListener(
    'pointermove',
    (event) => {
      if (!isMine(event)) return;
      const { left, top, width, height } = picture.getBoundingClientRect();
      pixel.set(((event.clientX - left) / width) * 2 - 1, 1 - ((event.clientY - top) / height) * 2);
      caster.setFromCamera(pixel, camera);
      if (caster.ray.intersectPlane(plane, point) !== null) actor.move(point);
    },
    { signal },
  );
  for (const type of ['pointerup', 'pointercancel'] as const) {
    window.addEventListener(type, (event) => isMine(event) && end(), { signal });
  }
  window.addEventListener('blur', end, { signal });
  return end;
}

/** The hand moves in the upright plane through what it took, across the view. */
function face(camera: Camera): void {
  camera.getWorldDirection(view);
  view.y *= 0.35;
  plane.setFromNormalAndCoplanarPoint(view.normalize(), point);
}

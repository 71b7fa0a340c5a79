/** The table's camera in the scene: feeds pointers, wheel and keys to the model and draws only while it moves. */
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect } from 'react';
import { PerspectiveCamera } from 'three';
import { blurAt, type Lens } from '../finish/lens.ts';
import { FRAME_ORDER } from '../frameOrder.ts';
import { FIELD_OF_VIEW } from './cameraGeometry.ts';
import { cameraKey } from './cameraKeys.ts';
import type { CameraModel } from './cameraModel.ts';
import { createPointerGestures, type PointerFacts, wheelFactor } from './pointerGestures.ts';

/** Beyond the target there is the rest of the table and the wall behind it. */
const depthBehind = 75;
const focusRange = 0.36;

type Props = {
  readonly model: CameraModel;
  readonly lens?: Lens;
  /** The camera has taken a pointer: a piece in that hand goes home. */
  readonly onTake?: () => void;
};

export function TableCamera({ model, lens, onTake }: Props) {
  const camera = useThree((state) => state.camera);
  const element = useThree((state) => state.gl.domElement);
  const { width, height } = useThree((state) => state.size);
  const invalidate = useThree((state) => state.invalidate);

  useLayoutEffect(() => model.resize({ width, height }), [model, width, height]);
  useEffect(() => {
    invalidate();
    return model.onWake(invalidate);
  }, [model, invalidate]);
  useEffect(() => listen(element, model, onTake), [element, model, onTake]);

  useFrame((_, delta) => {
    if (model.isMoving()) {
      model.step(delta * 1000);
      if (model.isMoving()) invalidate();
    }
    if (!(camera instanceof PerspectiveCamera)) return;
    const { eye, target, distance, shiftX, shiftY } = model.pose;
    camera.fov = FIELD_OF_VIEW;
    camera.near = Math.max(0.5, distance * 0.04);
    camera.far = distance + depthBehind;
    camera.position.set(eye.x, eye.y, eye.z);
    camera.lookAt(target.x, 0, target.z);
    camera.setViewOffset(width, height, -shiftX, -shiftY, width, height);
    // What is pinned to the table is placed before the picture is drawn, which would do this.
    camera.updateMatrixWorld();
    if (lens === undefined) return;
    lens.focus = distance;
    lens.range = distance * focusRange;
    lens.blur = blurAt(distance);
    lens.centerX = 0.5 + shiftX / width;
    lens.centerY = 0.5 - shiftY / height;
  }, FRAME_ORDER.camera);
  return undefined;
}

function listen(element: HTMLCanvasElement, model: CameraModel, onTake: (() => void) | undefined): () => void {
  const gestures = createPointerGestures(model);
  const abort = new AbortController();
  const { signal } = abort;
  const facts = (event: PointerEvent): PointerFacts => {
    const { left, top } = element.getBoundingClientRect();
    const { pointerId, pointerType, button, shiftKey, timeStamp } = event;
    return {
      pointerId,
      pointerType,
      button,
      shiftKey,
      x: event.clientX - left,
      y: event.clientY - top,
      atMs: timeStamp,
    };
  };
  const onDown = (event: PointerEvent) => {
    if (!gestures.down(facts(event))) return;
    event.preventDefault();
    element.setPointerCapture(event.pointerId);
    onTake?.();
  };
  const onMove = (event: PointerEvent) => gestures.move(facts(event));
  const onUp = (event: PointerEvent) => gestures.up(facts(event));
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    const { left, top } = element.getBoundingClientRect();
    const factor = wheelFactor({ deltaY: event.deltaY, deltaMode: event.deltaMode, isPinch: event.ctrlKey });
    model.zoom(factor, event.clientX - left, event.clientY - top, event.timeStamp);
  };
  const onKey = (event: KeyboardEvent) => {
    if (isTyping(event.target)) return;
    const key = cameraKey(event);
    if (key === 'reset') model.reset();
    else if (key !== undefined) model.look(key, event.timeStamp);
  };
  element.style.touchAction = 'none';
  element.addEventListener('pointerdown', onDown, { signal });
  element.addEventListener('pointermove', onMove, { signal });
  element.addEventListener('pointerup', onUp, { signal });
  element.addEventListener('pointercancel', onUp, { signal });
  element.addEventListener('wheel', onWheel, { signal, passive: false });
  element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  window.addEventListener('keydown', onKey, { signal });
  return () => abort.abort();
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The title's camera: follows the size of the screen and of the playbill. */
import { useThree } from '@react-three/fiber';
import { useLayoutEffect } from 'react';
import { PerspectiveCamera } from 'three';
import { frameTitle, TITLE_FIELD_OF_VIEW } from './titleFraming.ts';

export function TitleCamera({ insetLeft }: { readonly insetLeft: number }) {
  const camera = useThree((state) => state.camera);
  const { width, height } = useThree((state) => state.size);
  const invalidate = useThree((state) => state.invalidate);
  useLayoutEffect(() => {
    if (!(camera instanceof PerspectiveCamera)) return;
    const { position, target, shiftRight } = frameTitle({ width, height, insetLeft });
    camera.fov = TITLE_FIELD_OF_VIEW;
    camera.near = 0.5;
    camera.far = 90;
    camera.position.set(...position);
    camera.lookAt(...target);
    camera.setViewOffset(width, height, -shiftRight, 0, width, height);
    invalidate();
  }, [camera, width, height, insetLeft, invalidate]);
  return undefined;
}

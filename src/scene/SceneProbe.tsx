/** Counts frames and hands the picture to tests. */
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { FRAME_ORDER } from './frameOrder.ts';
import { publishScene } from './testHandle.ts';

export function SceneProbe({ onDrawn }: { readonly onDrawn: () => void }) {
  const gl = useThree((state) => state.gl);
  const advance = useThree((state) => state.advance);
  const frames = useRef(0);
  useFrame(() => gl.info.reset(), FRAME_ORDER.countersReset);
  useFrame(() => {
    frames.current += 1;
    if (frames.current === 1) onDrawn();
  }, FRAME_ORDER.probe);
  useEffect(() => {
    gl.info.autoReset = false;
  }, [gl]);
  useEffect(
    () =>
      publishScene({
        frames: () => frames.current,
        drawCalls: () => gl.info.render.calls,
        triangles: () => gl.info.render.triangles,
        picture: (width, height) => {
          advance(performance.now());
          const copy = document.createElement('canvas');
          copy.width = width;
          copy.height = height;
          const context = copy.getContext('2d');
          if (context === null) return [];
          context.drawImage(gl.domElement, 0, 0, width, height);
          return [...context.getImageData(0, 0, width, height).data];
        },
      }),
    [gl, advance],
  );
  return undefined;
}

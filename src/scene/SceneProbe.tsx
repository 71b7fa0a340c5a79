/** Counts frames and hands the picture to tests. */
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { FRAME_ORDER } from './frameOrder.ts';
import { publishScene } from './testHandle.ts';

type Props = {
  readonly onDrawn: () => void;
  readonly isPrinted?: () => boolean;
};

const always = () => true;

export function SceneProbe({ onDrawn, isPrinted = always }: Props) {
  const gl = useThree((state) => state.gl);
  const advance = useThree((state) => state.advance);
  const frames = useRef(0);
  const script = useRef({ beganMs: 0, ms: 0 });
  useFrame(() => {
    script.current.beganMs = performance.now();
    gl.info.reset();
  }, FRAME_ORDER.countersReset);
  useFrame(() => {
    script.current.ms = performance.now() - script.current.beganMs;
  }, FRAME_ORDER.scriptDone);
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
        scriptMs: () => script.current.ms,
        draw: () => advance(performance.now()),
        isPrinted,
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
    [gl, advance, isPrinted],
  );
  return undefined;
}

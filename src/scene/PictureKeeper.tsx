/** Keeps the picture alive and within the machine's means: lost contexts, hidden tabs, and the choice of quality. */
import { addAfterEffect, useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { type ContextState, watchContext } from './contextLoss.ts';
import { FRAME_ORDER } from './frameOrder.ts';
import type { Governor } from './governor.ts';
import type { Quality } from './quality.ts';

type Props = {
  /** Only where the quality is chosen automatically. */
  readonly governor?: Governor | undefined;
  readonly onQuality?: (quality: Quality) => void;
  readonly onContext?: (state: ContextState) => void;
};

export function PictureKeeper({ governor, onQuality, onContext }: Props) {
  const gl = useThree((state) => state.gl);
  const get = useThree((state) => state.get);
  const invalidate = useThree((state) => state.invalidate);
  /** The next frame follows right upon this one: the time between them is the time it took. */
  const goesOn = useRef(false);

  useEffect(
    () =>
      watchContext(gl.domElement, (state) => {
        governor?.pause();
        onContext?.(state);
        if (state.health !== 'drawing') return;
        gl.shadowMap.needsUpdate = true;
        invalidate();
      }),
    [gl, governor, invalidate, onContext],
  );

  useEffect(() => {
    const onVisibility = () => {
      goesOn.current = false;
      governor?.pause();
      if (!document.hidden) invalidate();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [governor, invalidate]);

  useEffect(
    () =>
      addAfterEffect(() => {
        goesOn.current = get().internal.frames > 0;
      }),
    [get],
  );
  useFrame((_, delta) => {
    if (governor === undefined) return;
    if (!goesOn.current) governor.pause();
    else if (governor.frame(delta * 1000)) onQuality?.(governor.level());
  }, FRAME_ORDER.governor);
  return undefined;
}

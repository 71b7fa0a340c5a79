/** The hand in the running scene: listens on the canvas, moves with its frames, and asks for frames only while needed. */
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { createDragController, type DragController, type DragParts } from './controller.ts';
import { attachFeed, type FeedParts } from './feed.ts';

export interface TableDragParts extends Omit<DragParts, 'wake'> {
  /** Calls back whenever the truth has moved; returns how to stop. */
  readonly watchTruth: (changed: () => void) => () => void;
  readonly finishBeats?: FeedParts['finishBeats'];
  readonly keys?: FeedParts['keys'];
  /** The hand moves after the camera and before everything that reads its pieces. */
  readonly frameOrder: number;
}

/** `parts` must stay the same object for as long as the hand does: a new one is a new hand. */
export function useTableDrag(parts: TableDragParts): DragController {
  const surface = useThree((state) => state.gl.domElement);
  const wake = useThree((state) => state.invalidate);
  const controller = useMemo(() => createDragController({ ...parts, wake: () => wake() }), [parts, wake]);
  useEffect(() => {
    const detach = attachFeed({
      surface,
      controller,
      window,
      document,
      ...(parts.finishBeats === undefined ? {} : { finishBeats: parts.finishBeats }),
      ...(parts.keys === undefined ? {} : { keys: parts.keys }),
    });
    const unwatch = parts.watchTruth(() => controller.dispatch({ type: 'stateChanged' }));
    return () => {
      unwatch();
      detach();
      controller.dispose();
    };
  }, [surface, controller, parts]);
  useFrame((_, delta) => {
    if (controller.step(delta)) wake();
  }, parts.frameOrder);
  return controller;
}

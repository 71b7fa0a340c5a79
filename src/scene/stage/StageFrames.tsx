/** Moves the stage once a frame, writes what has moved into the drawn pieces, and asks for another frame only then. */
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { FRAME_ORDER } from '../frameOrder.ts';
import type { TablePorts } from '../tablePorts.ts';
import { type CastPiece, createCasting } from './casting.ts';
import { createEyes } from './eyes.ts';

type Props = {
  readonly ports: TablePorts;
  readonly companies: readonly CastPiece[];
  /** Something has moved, and its new place has been written. */
  readonly onMoved: () => void;
};

export function StageFrames({ ports: { stage, anchors, onWake }, companies, onMoved }: Props) {
  const gl = useThree((three) => three.gl);
  const get = useThree((three) => three.get);
  const invalidate = useThree((three) => three.invalidate);
  const casting = useMemo(() => createCasting(stage.book, stage.jolts, stage.index), [stage]);
  useEffect(() => onWake(invalidate), [onWake, invalidate]);
  useEffect(() => {
    casting.recast(companies);
    invalidate();
  }, [casting, companies, invalidate]);
  useEffect(() => {
    anchors.lend(createEyes({ camera: () => get().camera, frame: () => gl.domElement.getBoundingClientRect() }));
    return () => anchors.lend(undefined);
  }, [anchors, get, gl]);
  useFrame(() => {
    if (stage.advance(performance.now())) invalidate();
    if (!casting.write()) return;
    onMoved();
    gl.shadowMap.needsUpdate = true;
  }, FRAME_ORDER.stage);
  useFrame(() => anchors.update(), FRAME_ORDER.anchors);
  return undefined;
}

/** The hand over the table: drag and drop wired to the stage, the rules and the camera that sees them. */
import { useThree } from '@react-three/fiber';
import { useMemo } from 'react';
import { createEngineRules, submitAll } from '../drag/engineRules.ts';
import { type TableDragParts, useTableDrag } from '../drag/useTableDrag.ts';
import { FRAME_ORDER } from '../frameOrder.ts';
import type { TablePorts } from '../tablePorts.ts';
import { createDragOwners, createDragView } from './dragPorts.ts';
import { createEyes } from './eyes.ts';
import { createSight } from './sight.ts';

export function TableHand({ ports }: { readonly ports: TablePorts }) {
  const gl = useThree((three) => three.gl);
  const get = useThree((three) => three.get);
  const parts = useMemo((): TableDragParts => {
    const { engine, match, stage, viewer } = ports;
    const truth = () => match.store.getState().truth;
    const acting = () => engine.seatToAct(truth()) ?? truth().turn.seat;
    const eyes = createEyes({ camera: () => get().camera, frame: () => gl.domElement.getBoundingClientRect() });
    const sight = createSight({ eyes, book: stage.book, truth, viewer, acting });
    return {
      rules: createEngineRules({ engine, match }),
      sight,
      view: createDragView({ book: stage.book, truth, viewer }),
      owners: createDragOwners(stage.book, () => performance.now()),
      toTable: sight.toTable,
      toSpot: sight.toSpot,
      submit: submitAll(match),
      tell: ports.tell,
      isMotionReduced: ports.isMotionReduced,
      watchTruth: (changed) =>
        match.store.subscribe((state, before) => {
          if (state.truth !== before.truth) changed();
        }),
      finishBeats: ports.finishBeats,
      keys: window,
      frameOrder: FRAME_ORDER.hand,
    };
  }, [ports, gl, get]);
  useTableDrag(parts);
  return undefined;
}

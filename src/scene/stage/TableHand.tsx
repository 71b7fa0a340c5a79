/** The hand over the table: drag and drop wired to the stage, the rules and the camera that sees them. */
import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, useState } from 'react';
import { createEngineRules, submitAll } from '../drag/engineRules.ts';
import { heldOf, heldPieces } from '../drag/model.ts';
import { type TableDragParts, useTableDrag } from '../drag/useTableDrag.ts';
import { newPose } from '../drag/view.ts';
import { FRAME_ORDER } from '../frameOrder.ts';
import type { TablePorts } from '../tablePorts.ts';
import { publishHand } from '../testHandle.ts';
import { isOnBag } from './bagUnder.ts';
import { createDragOwners, createDragView } from './dragPorts.ts';
import { createEyes } from './eyes.ts';
import { createSight } from './sight.ts';

export function TableHand({ ports }: { readonly ports: TablePorts }) {
  const gl = useThree((three) => three.gl);
  const get = useThree((three) => three.get);
  const pressed = usePressed(gl.domElement);
  useEffect(() => {
    // Keys are heard where the focus is: a button of the interface keeps its own Enter.
    gl.domElement.tabIndex = 0;
    gl.domElement.setAttribute('role', 'application');
    gl.domElement.setAttribute('aria-label', ports.label);
  }, [gl, ports]);
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
      finishBeats: () => {
        const isTakingBag =
          pressed.isPointer && isOnBag(eyes, stage.laid().poses, `bag:${viewer()}`, pressed.x, pressed.y);
        if (!isTakingBag) ports.finishBeats();
      },
      frameOrder: FRAME_ORDER.hand,
    };
  }, [ports, gl, get, pressed]);
  const controller = useTableDrag(parts);
  useEffect(() => {
    const { piecePoint, spotPoint, spotAt, pieceAt } = parts.sight;
    const [drawn, home] = [newPose(), newPose()];
    return publishHand({
      piecePoint,
      spotPoint,
      spotAt,
      pieceAt: (x, y) => pieceAt(x, y, []),
      doing: () => controller.state().name,
      held: () => heldPieces(controller.state()),
      focus: () => controller.state().focus,
      over: () => heldOf(controller.state())?.hover,
      strayed: (piece) => {
        if (!parts.view.readPose(piece, drawn) || !parts.view.readHome(piece, home)) return undefined;
        return Math.hypot(drawn.x - home.x, drawn.y - home.y, drawn.z - home.z);
      },
    });
  }, [controller, parts]);
  return undefined;
}

interface Pressed {
  x: number;
  y: number;
  /** False: the last input was a key. */
  isPointer: boolean;
}

/** Where the last press was, known before anybody acts on it. */
function usePressed(element: HTMLElement): Pressed {
  const [pressed] = useState((): Pressed => ({ x: 0, y: 0, isPointer: false }));
  useEffect(() => {
    const abort = new AbortController();
    const options = { capture: true, signal: abort.signal };
    const onDown = ({ clientX, clientY }: PointerEvent) =>
      void Object.assign(pressed, { x: clientX, y: clientY, isPointer: true });
    const onKey = () => void Object.assign(pressed, { isPointer: false });
    element.addEventListener('pointerdown', onDown, options);
    window.addEventListener('keydown', onKey, options);
    return () => abort.abort();
  }, [element, pressed]);
  return pressed;
}

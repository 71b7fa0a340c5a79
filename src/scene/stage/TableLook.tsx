/** A click on a thing that nobody lifts looks at it closely. */
import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import type { TablePorts } from '../tablePorts.ts';
import { isOnBag } from './bagUnder.ts';
import { createEyes } from './eyes.ts';
import { createSight } from './sight.ts';
import { thingAt } from './thingAt.ts';

/** Beyond it the press was a drag of the camera. */
const SLOP_PX = 6;

export function TableLook({ ports }: { readonly ports: TablePorts }) {
  const gl = useThree((three) => three.gl);
  const get = useThree((three) => three.get);
  useEffect(() => {
    const { engine, match, stage, viewer, handIsFree, inspect } = ports;
    const element = gl.domElement;
    const truth = () => match.store.getState().truth;
    const acting = () => engine.seatToAct(truth()) ?? truth().turn.seat;
    const eyes = createEyes({ camera: () => get().camera, frame: () => element.getBoundingClientRect() });
    const { pieceAt } = createSight({ eyes, book: stage.book, truth, viewer, acting });
    const ground = { x: 0, y: 0, z: 0 };
    const slots = engine.catalog.slots.map(({ id }) => id);
    let press: { readonly x: number; readonly y: number } | undefined;
    const onDown = ({ isPrimary, button, clientX: x, clientY: y }: PointerEvent): void => {
      // Asked before the hand acts: what is dropped by this very click is no look.
      press = isPrimary && button === 0 && handIsFree() ? { x, y } : undefined;
    };
    const onUp = ({ clientX: x, clientY: y }: PointerEvent): void => {
      const from = press;
      press = undefined;
      if (from === undefined || Math.hypot(x - from.x, y - from.y) > SLOP_PX) return;
      if (pieceAt(x, y, []) !== undefined) return;
      const { poses } = stage.laid();
      const bags = [...truth().players.keys(), 'guard'] as const;
      if (bags.some((seat) => isOnBag(eyes, poses, `bag:${seat}` as `bag:guard`, x, y))) return;
      const table = { poses, state: match.store.getState().shown, viewer: viewer(), slots };
      const thing = thingAt(table, (height) => (eyes.ground(x, y, height, ground) ? ground : undefined));
      if (thing !== undefined) inspect(thing);
    };
    const abort = new AbortController();
    element.addEventListener('pointerdown', onDown, { capture: true, signal: abort.signal });
    element.addEventListener('pointerup', onUp, { signal: abort.signal });
    return () => abort.abort();
  }, [ports, gl, get]);
  return undefined;
}

/** Rapier for the bags: a world for each, paused, which its bag steps in its own frame. Heavy: loaded when the table stands. */
import { Physics, useRapier } from '@react-three/rapier';
import { useEffect } from 'react';
import { GRAVITY } from '../physics/physicsPort.ts';
import { createRapierWorld, SOLVER_ITERATIONS } from '../physics/rapierWorld.ts';
import type { BagActor } from './bagActor.ts';
import type { BagKey } from './bagCompany.ts';

type Props = {
  readonly actors: ReadonlyMap<BagKey, BagActor>;
  readonly onLent: () => void;
};

const gravity: [x: number, y: number, z: number] = [0, -GRAVITY, 0];

export function RapierBags({ actors, onLent }: Props) {
  useEffect(onLent, [onLent]);
  return [...actors].map(([bag, actor]) => (
    <Physics key={bag} paused interpolate={false} gravity={gravity} numSolverIterations={SOLVER_ITERATIONS}>
      <World actor={actor} />
    </Physics>
  ));
}

function World({ actor }: { readonly actor: BagActor }) {
  const { rapier, world } = useRapier();
  useEffect(() => {
    actor.setPhysics(createRapierWorld({ rapier, world }));
    return () => actor.setPhysics(undefined);
  }, [actor, rapier, world]);
  return undefined;
}

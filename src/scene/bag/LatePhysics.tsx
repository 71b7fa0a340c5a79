/** Brings physics to the bags once the table stands; bags do without it until it has come, and if it never does. */
import { Component, lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import type { BagActor } from './bagActor.ts';
import type { BagKey } from './bagCompany.ts';
import { whenIdle } from './whenIdle.ts';

const RapierBags = lazy(() => import('./RapierBags.tsx').then((module) => ({ default: module.RapierBags })));

/** Longer than this nothing waits for physics. */
const PATIENCE_MS = 4000;

/** `physics` belongs beside the bags; `isDecided` once it has come, has failed or is too late to wait for. */
export function useLatePhysics(
  actors: ReadonlyMap<BagKey, BagActor>,
  set: number,
  onProblem?: (error: unknown) => void,
): { readonly physics: ReactNode; readonly isDecided: boolean } {
  const [isWanted, setWanted] = useState(false);
  const [isDecided, setDecided] = useState(false);
  const decide = useCallback(() => setDecided(true), []);
  useEffect(() => {
    const stop = whenIdle(() => {
      setWanted(true);
      return false;
    });
    const timer = setTimeout(decide, PATIENCE_MS);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [decide]);
  const fail = useCallback(
    (error: unknown) => {
      decide();
      onProblem?.(error);
    },
    [decide, onProblem],
  );
  const physics = isWanted && (
    <Boundary onProblem={fail}>
      <Suspense>
        <RapierBags key={set} actors={actors} onLent={decide} />
      </Suspense>
    </Boundary>
  );
  return { physics, isDecided };
}

type BoundaryProps = { readonly children: ReactNode; readonly onProblem: (error: unknown) => void };

/** Neither a script that does not arrive nor a browser without WebAssembly may take the table away. */
class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onProblem(error);
  }

  override render() {
    return this.state.hasFailed ? undefined : this.props.children;
  }
}

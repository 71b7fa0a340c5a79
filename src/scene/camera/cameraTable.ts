/** The table of a match as the camera needs it: the five views and where it may look. */
import type { GameState } from '../../engine/index.ts';
import { reachOf, VIEW_NAMES, type ViewName, type ViewSubject, viewSubject } from '../layout/bounds.ts';
import { type PlanName, planFor, type TablePlan } from '../layout/tablePlan.ts';
import type { CameraTable } from './cameraReach.ts';

const kept = new Map<PlanName, CameraTable>();

/** The same object as long as the plan is the same. */
export function cameraTable(state: Pick<GameState, 'options' | 'guard'>): CameraTable {
  const plan = planFor(state);
  const known = kept.get(plan.name);
  if (known !== undefined) return known;
  const made = cameraTableOf(plan);
  kept.set(plan.name, made);
  return made;
}

export function cameraTableOf(plan: TablePlan): CameraTable {
  const { target } = reachOf(plan, 16 / 9);
  const views = VIEW_NAMES.map((name): [ViewName, ViewSubject] => [name, viewSubject(plan, name)]);
  return {
    views: Object.fromEntries(views) as Record<ViewName, ViewSubject>,
    bounds: {
      left: target.x - target.halfWidth,
      right: target.x + target.halfWidth,
      far: target.z - target.halfDepth,
      near: target.z + target.halfDepth,
    },
  };
}

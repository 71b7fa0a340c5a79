/** What a plan fixes once for all its games: where the Dark Council lies and where each score is counted. */
import { type CouncilSite, councilSites } from './citySites.ts';
import { toTable } from './geometry.ts';
import { onScoreboard, type TablePoint } from './measures.ts';
import { trackPoint } from './printSpots.ts';
import { ALL_PLANS, type PlanName, type TablePlan } from './tablePlan.ts';

const COUNCILS: ReadonlyMap<PlanName, readonly CouncilSite[]> = new Map(
  ALL_PLANS.map((plan) => [plan.name, councilSites(plan.scoreboard)]),
);

export function councilSitesOf({ name }: TablePlan): readonly CouncilSite[] {
  return COUNCILS.get(name) ?? [];
}

/** The track goes round: 60 is counted on 0 again, and one below nothing on the last cell. */
export const scoreCell = ({ scoreboard }: TablePlan, score: number): TablePoint =>
  toTable(scoreboard, onScoreboard(trackPoint(score)));

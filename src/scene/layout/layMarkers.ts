/** Lays out what shows whose something is: score markers, player markers, the sword. */
import { CATALOG } from '../../content/catalog.ts';
import type { District, GameState, Seat } from '../../engine/index.ts';
import { CAPITOL_SITES, locationSite } from './citySites.ts';
import { toTable } from './geometry.ts';
import { CITY, COUNCIL_CARD, FOUNTAIN, SCORE_PRINT_UNIT, SCOREBOARD, type TablePoint, TILE } from './measures.ts';
import type { Pose, PosesInMaking } from './pieces.ts';
import { councilSitesOf, scoreCell } from './planSites.ts';
import { SCORE_PRINT } from './printSpots.ts';
import { along, SEAT_PLAN } from './seatPlan.ts';
import { seatArea, type TablePlan } from './tablePlan.ts';

/** Every marker has its own quarter of a cell, so that nobody makes room for anybody. */
const QUARTER = (SCORE_PRINT.cell * SCORE_PRINT_UNIT) / 4;

export function layScores(poses: PosesInMaking, { players, guard }: GameState, plan: TablePlan): void {
  players.forEach(({ score }, seat) => {
    poses.set(`score:${seat as Seat}`, scorePose(plan, score, seat));
  });
  if (guard !== undefined) poses.set('score:guard', scorePose(plan, guard.score, 1));
}

/** A marker below nothing lies on its back, where it would stand counted backwards from the start. */
function scorePose(plan: TablePlan, score: number, quarter: number): Pose {
  const { x, z } = scoreCell(plan, score);
  return {
    x: x + (quarter % 2 === 0 ? -QUARTER : QUARTER),
    y: SCOREBOARD.thickness,
    z: z + (quarter < 2 ? -QUARTER : QUARTER),
    turn: 0,
    lies: score < 0 ? 'onBack' : 'standing',
  };
}

const CROWNS = CATALOG.locations
  .filter(({ effect }) => effect.some(({ op }) => op === 'kingOfTheHill'))
  .map(({ id }) => id);

/** E3, L8: one marker for each Overlord and each crown Location, at home until it is needed. */
export function layMarks(poses: PosesInMaking, state: GameState, plan: TablePlan, viewer: Seat): void {
  const sites = councilSitesOf(plan);
  const crowns = state.guard === undefined ? CROWNS : [];
  const names: string[] = [];
  for (const { id, token } of state.overlords) if (token !== undefined) names.push(id);
  names.push(...crowns);
  state.players.forEach(({ fought }, index) => {
    const seat = index as Seat;
    const area = seatArea(plan, viewer, seat);
    names.forEach((name, i) => {
      const home = toTable(area, along(SEAT_PLAN.marks, i, names.length));
      poses.set(`mark:${seat}:${name}`, { ...home, y: 0, turn: area.turn, lies: 'faceUp' });
    });
    state.overlords.forEach(({ id }, i) => {
      const spot = sites[i]?.marks[seat];
      if (spot === undefined || !fought.includes(id)) return;
      const y = SCOREBOARD.thickness + COUNCIL_CARD.thickness;
      poses.set(`mark:${seat}:${id}`, { ...spot, y, turn: 0, lies: 'faceUp' });
    });
  });
  for (const location of state.locations) {
    if (location.hill === undefined) continue;
    const spot = crownSpot(locationSite(location).area);
    poses.set(`mark:${location.hill.seat}:${location.id}`, { ...spot, y: CITY.thickness, turn: 0, lies: 'faceUp' });
  }
}

/** Beside the tile, on its left. */
const crownSpot = ({ x, z }: TablePoint): TablePoint => ({ x: x - TILE.width / 2 - 0.2, z: z + 0.4 });

/** Tip towards the district, seen from the fountain. */
const SWORD_TURN: Readonly<Record<District, number>> = {
  castle: Math.PI / 4,
  villages: -Math.PI / 4,
  cathedral: (-3 * Math.PI) / 4,
  university: (3 * Math.PI) / 4,
};

export function laySword(poses: PosesInMaking, state: GameState, plan: TablePlan, viewer: Seat): void {
  if (state.guard !== undefined) {
    const turn = SWORD_TURN[state.guard.favored];
    poses.set('sword', { ...CAPITOL_SITES.fountain, y: CITY.thickness + FOUNTAIN.height, turn, lies: 'onBack' });
    return;
  }
  const area = seatArea(plan, viewer, state.firstSeat);
  poses.set('sword', { ...toTable(area, SEAT_PLAN.sword), y: 0, turn: area.turn - Math.PI / 2, lies: 'onBack' });
}

/** Fixed spots of the table by the names the director uses, as areas a camera can look at. */
import type { Landmark } from '../../director/focus.ts';
import type { District, GameState, GuardSpotId, Seat, SlotId } from '../../engine/index.ts';
import { CAPITOL_SITES, DISTRICT_SITES, slotSite } from './citySites.ts';
import { type Area, type Rect, rect, rectToTable, toTable } from './geometry.ts';
import { GUARD_PLAN } from './guardPlan.ts';
import { CARD, CITY, MEEPLE, onGuardBoard, onScoreboard, SCOREBOARD, TOWER } from './measures.ts';
import { GUARD_PRINT, SCORE_PRINT } from './printSpots.ts';
import { SEAT_PLAN } from './seatPlan.ts';
import { planFor, seatArea, TABLE_RECT, type TablePlan } from './tablePlan.ts';
import { TRAY } from './tray.ts';

export function landmarkArea(state: GameState, viewer: Seat, name: Landmark): Rect {
  const plan = planFor(state);
  const [word = '', which = '', nth = ''] = name.split(':');
  switch (word) {
    case 'district':
      return DISTRICT_SITES[which as District].area;
    case 'tower':
      return rect(DISTRICT_SITES[which as District].tower.x, towerMiddle(which as District), 4, 4);
    case 'slot':
      return slotSite(which as SlotId)?.area ?? cityRect();
    case 'monsterSlot':
      return DISTRICT_SITES[which as District].monsters[Number(nth) - 1]?.area ?? cityRect();
    case 'guardSpot':
      return guardSpot(plan, which as GuardSpotId);
    case 'rooms':
      return rectToTable(plan.guard ?? { x: 0, z: 0, turn: 0 }, GUARD_PLAN.roomsArea);
    case 'board':
    case 'tavern':
    case 'lodgings':
    case 'hand':
    case 'pile':
      return which === 'guard' ? guardPart(plan, word) : seatPart(seatArea(plan, viewer, Number(which) as Seat), word);
    default:
      return tablePart(plan, name);
  }
}

const cityRect = (): Rect => rect(0, 0, CITY.width, CITY.depth);
/** A tower is looked at where its middle height is seen, a little behind its foot. */
const towerMiddle = (district: District): number => DISTRICT_SITES[district].tower.z - TOWER.storeyHeight;

const SEAT_PARTS = {
  board: SEAT_PLAN.board,
  tavern: SEAT_PLAN.tavern,
  lodgings: SEAT_PLAN.lodgings,
  hand: SEAT_PLAN.handArea,
  pile: SEAT_PLAN.pileArea,
} as const;

const seatPart = (area: Area, part: keyof typeof SEAT_PARTS): Rect => rectToTable(area, SEAT_PARTS[part]);

function guardPart({ guard }: TablePlan, part: keyof typeof SEAT_PARTS): Rect {
  const area = guard ?? { x: 0, z: 0, turn: 0 };
  const local = part === 'hand' ? GUARD_PLAN.keptArea : part === 'pile' ? GUARD_PLAN.pileArea : GUARD_PLAN.board;
  return rectToTable(area, local);
}

function guardSpot({ guard }: TablePlan, spot: GuardSpotId): Rect {
  const point = GUARD_PRINT.spots[spot];
  if (guard === undefined || point === undefined) return cityRect();
  const { x, z } = toTable(guard, onGuardBoard(point));
  return rect(x, z, 2 * MEEPLE.width, 2 * MEEPLE.width);
}

function tablePart(plan: TablePlan, name: Landmark): Rect {
  switch (name) {
    case 'capitol': {
      const { construct, levelUp } = CAPITOL_SITES;
      const width = levelUp.area.x - construct.area.x + construct.area.halfWidth * 2;
      return rect((construct.area.x + levelUp.area.x) / 2, construct.area.z, width, construct.area.halfDepth * 2);
    }
    case 'market': {
      const [first, , , last] = plan.market;
      if (first === undefined || last === undefined) return TABLE_RECT;
      return rect((first.x + last.x) / 2, (first.z + last.z) / 2, 5, 4);
    }
    case 'monsterDeck':
      return rect(plan.monsterDeck.x, plan.monsterDeck.z, CARD.width, CARD.depth);
    case 'questDeck':
      return rect(plan.questDeck.x, plan.questDeck.z, CARD.width, CARD.depth);
    case 'scoreTrack':
      return rectToTable(plan.scoreboard, rect(0, 0, SCOREBOARD.width, SCOREBOARD.depth));
    case 'council': {
      const [first] = SCORE_PRINT.council;
      const middle = onScoreboard({ x: SCORE_PRINT.width / 2, y: first?.y ?? 0 });
      return rectToTable(plan.scoreboard, rect(middle.x, middle.z, 10, 3.4));
    }
    case 'supply':
      return rectToTable(plan.tray, rect(0, 0, TRAY.width, TRAY.depth));
    default:
      return TABLE_RECT;
  }
}

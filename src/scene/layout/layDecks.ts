/** Lays out decks, discards, the market and its stack. */
import { CATALOG } from '../../content/catalog.ts';
import type { ArrivalId, GameState, MonsterId, QuestId } from '../../engine/index.ts';
import { lay, layPileOf, layStack } from './laid.ts';
import { CARD, type TablePoint, TILE } from './measures.ts';
import type { PieceKey, PosesInMaking } from './pieces.ts';
import { ARRIVED_PITCH, type TablePlan } from './tablePlan.ts';

const ARRIVALS: ReadonlySet<string> = new Set(CATALOG.arrivals.map(({ id }) => id));
const FACE_DOWN = { lies: 'faceDown' } as const;

/** Monsters and the Dark Council Arrives cards share a deck. */
export const deckKey = (id: MonsterId | ArrivalId): PieceKey =>
  ARRIVALS.has(id) ? `arrival:${id}` : `monster:${id as MonsterId}`;

const questKey = (id: QuestId): PieceKey => `quest:${id}`;

export function layDecks(poses: PosesInMaking, state: GameState, plan: TablePlan): void {
  const { monsterDeck, arrived, questDeck, questDiscard, market, locationStack, choice } = state;
  layStack(poses, monsterDeck, deckKey, plan.monsterDeck, CARD.thickness, FACE_DOWN);
  arrived.forEach((id, i) => {
    lay(poses, deckKey(id), arrivedSpot(plan, i), { y: i * CARD.thickness });
  });
  if (choice?.kind === 'overflowDistrict') lay(poses, `monster:${choice.monster}`, plan.drawnMonster);
  layStack(poses, questDeck, questKey, plan.questDeck, CARD.thickness, FACE_DOWN);
  layPileOf(poses, questDiscard, questKey, plan.questDiscard, CARD.thickness);
  market.forEach((id, i) => {
    const spot = plan.market[i];
    if (spot !== undefined) lay(poses, `location:${id}`, spot);
  });
  layStack(poses, locationStack, (id) => `location:${id}`, plan.locationStack, TILE.thickness, FACE_DOWN);
}

function arrivedSpot({ arrived: { x, z } }: TablePlan, i: number): TablePoint {
  return { x: x + i * ARRIVED_PITCH, z };
}

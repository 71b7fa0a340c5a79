/** What is still to be done: serialisable tasks on the state's agenda, so that a choice can interrupt anything. */
import type { Effect } from './effects/ops.ts';
import type { Cause } from './model/causes.ts';
import type { Fighter } from './model/fights.ts';
import type { MeepleId, MonsterId, QuestId, Seat } from './model/ids.ts';
import type { PlaceId } from './model/places.ts';

/** When a Quest's condition is looked at. */
export type QuestMoment =
  | { readonly at: 'defeat'; readonly place: PlaceId; readonly party: readonly Fighter[] }
  | { readonly at: 'afterDefeats' }
  | { readonly at: 'afterActivations' }
  | { readonly at: 'construct'; readonly crowd: number }
  | { readonly at: 'levels' }
  /** The Tavern as it stood, so that completing one Quest cannot undo another that was met beside it. */
  | { readonly at: 'tavern'; readonly meeples: readonly MeepleId[] };

export type Task =
  | { readonly task: 'startTurn' }
  | { readonly task: 'openDevelopment' }
  | { readonly task: 'resolveNext' }
  | { readonly task: 'resolvePlace'; readonly place: PlaceId }
  | { readonly task: 'finishRoom'; readonly place: PlaceId }
  | {
      readonly task: 'effects';
      readonly seat: Seat;
      readonly effects: readonly Effect[];
      readonly cause: Cause;
      /** Where "here" and "assigned" are, if anywhere. */
      readonly place?: PlaceId;
    }
  | { readonly task: 'discardQuests'; readonly seat: Seat; readonly n: number; readonly cause: Cause }
  | { readonly task: 'lodgingsToBag'; readonly seat: Seat; readonly left: number; readonly cause: Cause }
  | {
      readonly task: 'checkQuests';
      readonly seat: Seat;
      readonly moment: QuestMoment;
      /** Quests that may still be completed now (Q6). */
      readonly quests: readonly QuestId[];
    }
  | { readonly task: 'cleanUpDevelopment' }
  | { readonly task: 'cleanUpMain' }
  | { readonly task: 'cleanUpMonsters'; readonly left: readonly MonsterId[] }
  | { readonly task: 'emptyTavern' }
  | { readonly task: 'slideMonsters' }
  | { readonly task: 'refillCity' }
  | { readonly task: 'drawMeeples' }
  | { readonly task: 'drawEffects'; readonly left: readonly QuestId[] }
  | { readonly task: 'tavernQuests'; readonly declined: readonly QuestId[] }
  | { readonly task: 'refillMarket' }
  | { readonly task: 'comeBack' }
  | { readonly task: 'endTurn' }
  | { readonly task: 'guardTurn' }
  | { readonly task: 'scoreEnd' };

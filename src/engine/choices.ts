/** Decisions the engine needs from a player: one seat, a closed list of options, one pick. */
import type { EffectOf } from './effects/ops.ts';
import type { Cause } from './model/causes.ts';
import type { MonsterId, QuestId, Seat } from './model/ids.ts';
import type { PlaceId } from './model/places.ts';
import type { RuleId } from './model/ruleIds.ts';
import type { QuestMoment } from './tasks.ts';

type ReturnOf = Pick<EffectOf<'returnToSupply'>, 'kind' | 'n' | 'from'>;

interface Asked {
  readonly seat: Seat;
  /** What may be picked; what an option means depends on the kind. */
  readonly options: readonly string[];
  readonly cause: Cause;
  readonly rules: readonly RuleId[];
}

export type Choice =
  /** Options: places still to be resolved, in the sensible order. */
  | (Asked & { readonly kind: 'resolveNext' })
  /** Options: `tile@slot` (D2). */
  | (Asked & { readonly kind: 'buildLocation' })
  /** Options: classes a Shaman can raise (D4, L7). */
  | (Asked & { readonly kind: 'levelUpClass' })
  /** Options: Quests in hand (T10, Q7); `left` discards are still due. */
  | (Asked & { readonly kind: 'discardQuest'; readonly left: number })
  /** Options: accept, decline. */
  | (Asked & {
      readonly kind: 'payQuest';
      readonly quest: QuestId;
      readonly moment: QuestMoment;
      readonly rest: readonly QuestId[];
    })
  /** Options: accept, decline: an effect that may return a meeple to the supply (T8). */
  | (Asked & { readonly kind: 'mayReturn'; readonly meeples: ReturnOf; readonly place?: PlaceId })
  /** Options: kinds in the Lodgings, and done (L5); `left` more may go. */
  | (Asked & { readonly kind: 'lodgingsToBag'; readonly left: number })
  /** Options: districts with room (W2). */
  | (Asked & { readonly kind: 'overflowDistrict'; readonly monster: MonsterId })
  /** Options: Monsters whose clean-up effect comes next (T7). */
  | (Asked & { readonly kind: 'cleanUpNext' })
  /** Options: Ongoing Quests whose Draw-phase effect comes next (W7). */
  | (Asked & { readonly kind: 'drawEffectNext' });

export type ChoiceKind = Choice['kind'];
export type ChoiceOf<K extends ChoiceKind> = Extract<Choice, { readonly kind: K }>;

/** Choices that only order things; "resolve the rest" answers them all. */
export const ORDER_CHOICES = ['resolveNext', 'cleanUpNext', 'drawEffectNext'] as const satisfies readonly ChoiceKind[];

export function isOrderChoice(choice: Choice): boolean {
  return (ORDER_CHOICES as readonly ChoiceKind[]).includes(choice.kind);
}

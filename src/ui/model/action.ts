/** The one button: what it does now, whether it is ready, what is missing and what would be lost. */
import { listAnd } from '../../content/words/grammar.ts';
import { KIND_NOUNS } from '../../content/words/names.ts';
import { missingWords } from '../../content/words/refusals.ts';
import { playerName, type Telling } from '../../content/words/telling.ts';
import type { Engine, GameState, PlaceId, PlaceStatus, RuleId, Seat } from '../../engine/index.ts';
import { type Losses, lossesOnConfirm } from '../../store/selectors/losses.ts';
import { incompletePlaces } from '../../store/selectors/places.ts';
import { revealsOnConfirm } from '../../store/selectors/reveals.ts';
import { PLAY } from '../words/play.ts';
import { placeTitle } from './telling.ts';

export const LOSS_KINDS = ['units', 'powers', 'chances', 'reveal'] as const;
export type LossKind = (typeof LOSS_KINDS)[number];

export interface Loss {
  readonly kind: LossKind;
  readonly words: string;
  readonly rule: RuleId;
  /** Worth a warning before the step; the others are only said. */
  readonly isGrave: boolean;
}

export interface Action {
  /** `answer`: what is picked in the prompt; `hurry`: ends what is being shown; `pull`: opens the bag; `count`: lays the count on the table. */
  readonly does: 'confirm' | 'answer' | 'hurry' | 'pull' | 'count' | 'nothing';
  readonly label: string;
  readonly detail: string;
  readonly isReady: boolean;
  /** The first place that lacks something. */
  readonly pointAt?: PlaceId;
  readonly loss?: Loss;
}

export interface PromptAnswer {
  readonly label: string;
  readonly detail: string;
  readonly isReady: boolean;
}

export interface ActionContext {
  readonly telling: Telling;
  /** Who is at the screen. */
  readonly looking: Seat | undefined;
  /** Something is still being shown. */
  readonly isBusy: boolean;
  /** The table rests until the player goes on. */
  readonly waitsForGo: boolean;
  /** A bag waits to be pulled. */
  readonly isInvited?: boolean;
  /** What the prompt has to say, while there is one. */
  readonly answer: PromptAnswer | undefined;
}

export function actionOf(engine: Engine, state: GameState, context: ActionContext): Action {
  const { isBusy, waitsForGo, answer, telling } = context;
  if (isBusy && context.isInvited) {
    return { does: 'pull', label: PLAY.draw, detail: PLAY.drawDetail, isReady: true };
  }
  if (isBusy) {
    return waitsForGo
      ? { does: 'hurry', label: PLAY.next, detail: PLAY.nextDetail, isReady: true }
      : { does: 'hurry', label: PLAY.busy, detail: PLAY.busyDetail, isReady: false };
  }
  if (state.outcome !== undefined) {
    return { does: 'count', label: PLAY.seeCount, detail: PLAY.over, isReady: true };
  }
  if (answer !== undefined) return { does: 'answer', ...answer };
  const seat = engine.seatToAct(state);
  if (state.choice !== undefined || seat === undefined) {
    const name = seat === undefined ? '' : playerName(seat, telling);
    return { does: 'nothing', label: PLAY.waitFor(name), detail: '', isReady: false };
  }
  return confirmAction(engine, state, telling);
}

function confirmAction(engine: Engine, state: GameState, telling: Telling): Action {
  const { phase, assignments } = state.turn;
  const incomplete = incompletePlaces(engine, state);
  const [first] = incomplete;
  const ready = assignments.length - incomplete.length;
  if (first !== undefined) {
    const parts = [...(ready > 0 ? [PLAY.placesReady(ready)] : []), lackOf(first, telling)];
    if (incomplete.length > 1) parts.push(PLAY.othersIncomplete(incomplete.length - 1));
    return { does: 'confirm', label: PLAY.confirm, detail: parts.join(', '), isReady: false, pointAt: first.place };
  }
  const [loss] = lossesOf(lossesOnConfirm(engine, state));
  const label = ready > 0 ? PLAY.confirm : phase === 'development' ? PLAY.toMain : PLAY.endTurn;
  const done = ready > 0 ? [PLAY.placesReady(ready)] : [];
  const parts = [...done, ...(loss === undefined ? [] : [loss.words])];
  return {
    does: 'confirm',
    label,
    detail: parts.length === 0 ? PLAY.nothingPlaced : parts.join('; '),
    isReady: true,
    ...(loss === undefined ? {} : { loss }),
  };
}

function lackOf({ place, missing }: PlaceStatus, telling: Telling): string {
  const words = missing.map((lack) =>
    lack.what === 'strength' ? `${lack.needs - lack.has} more` : missingWords(lack),
  );
  return PLAY.needs(placeTitle(place, telling), listAnd(words));
}

/** T7, C2a: what a confirmation would waste, the gravest first. */
export function lossesOf({ units, powers, chances }: Losses): readonly Loss[] {
  const losses: Loss[] = [];
  if (units.length > 0) {
    losses.push({ kind: 'units', words: PLAY.lostUnits(units.length), rule: 'T7', isGrave: true });
  }
  if (powers.length > 0) {
    const heroes = listAnd(powers.map((hero) => KIND_NOUNS[hero].many));
    losses.push({ kind: 'powers', words: PLAY.lostPower(heroes), rule: 'C2a', isGrave: true });
  }
  if (chances.length > 0) {
    const words = chances.map((place) => (place === 'capitol:construct' ? PLAY.lostConstruct : PLAY.lostLevelUp));
    losses.push({ kind: 'chances', words: listAnd(words), rule: 'T2', isGrave: false });
  }
  return losses;
}

const NO_WAY_BACK: Loss = { kind: 'reveal', words: PLAY.lostUndo, rule: 'T6', isGrave: true };

/** What to warn of before this step, if anything; what nobody wants to hear of any more is left out. */
export function warningOf(engine: Engine, state: GameState, muted: ReadonlySet<LossKind>): Loss | undefined {
  const losses = lossesOf(lossesOnConfirm(engine, state)).filter(({ kind, isGrave }) => isGrave && !muted.has(kind));
  if (losses.length > 0) return losses[0];
  return !muted.has('reveal') && revealsOnConfirm(engine, state) ? NO_WAY_BACK : undefined;
}

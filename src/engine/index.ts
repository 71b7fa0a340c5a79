/** The engine's only door. */
import type { Result } from '../shared/result.ts';
import { applyIntent } from './apply.ts';
import { indexCards } from './cards.ts';
import type { Catalog } from './catalog.ts';
import { checkIntent } from './check.ts';
import type { Choice } from './choices.ts';
import type { GameEvent } from './events.ts';
import { forecastGuard, type GuardForecast } from './guard/forecast.ts';
import type { Intent, IntentOf } from './intents.ts';
import { allPlaces, legalIntents, liftable, targetsOf } from './legal.ts';
import type { MeepleId, Seat } from './model/ids.ts';
import type { PlaceId } from './model/places.ts';
import type { FinalScore, GameState, MatchOptions } from './model/state.ts';
import type { Refusal } from './refusals.ts';
import { seatToAct } from './rules/turn.ts';
import type { Step } from './run.ts';
import type { Save } from './save/format.ts';
import type { SaveProblem } from './save/problems.ts';
import { type Restored, restoreSave } from './save/restore.ts';
import { buildScenario, type Scenario } from './scenario.ts';
import { scoresOf } from './scoring.ts';
import { setUp } from './setup.ts';
import { type PlaceStatus, placeStatus } from './status.ts';
import { type SeatView, viewOf } from './view.ts';
import { viewEventOf } from './viewEvent.ts';

export interface Engine {
  readonly catalog: Catalog;
  /** The state at the first player's first decision. */
  setup(options: MatchOptions): GameState;
  /** The same, told step by step. */
  setupSteps(options: MatchOptions): Step[];
  /** A position from a short description; a description that cannot be laid out throws. */
  scenario(spec: Scenario): GameState;
  legal(state: GameState, seat: Seat): Intent[];
  check(state: GameState, intent: Intent): Refusal | undefined;
  apply(state: GameState, intent: Intent): Result<Step[], Refusal>;
  /** The decision somebody has to make before anything else. */
  pending(state: GameState): Choice | undefined;
  /** Who has to act; undefined once the match is over. */
  seatToAct(state: GameState): Seat | undefined;
  score(state: GameState): FinalScore[];
  /** Places that take this meeple, asked once when it is lifted. */
  targets(state: GameState, meeple: MeepleId): PlaceId[];
  places(state: GameState): PlaceId[];
  liftable(state: GameState, seat: Seat): MeepleId[];
  /** What a place has, needs and would give as the draft stands. */
  status(state: GameState, place: PlaceId): PlaceStatus;
  /** The same, as if this meeple stood there; the refusal if it may not. */
  preview(state: GameState, intent: IntentOf<'placeMeeple'>): Result<PlaceStatus, Refusal>;
  /** Everything this seat may know, and nothing else. */
  view(state: GameState, seat: Seat): SeatView;
  /** What lies open for everybody. */
  spectate(state: GameState): SeatView;
  /** An event as a seat may hear it; without a seat, as everybody may. */
  viewEvent(event: GameEvent, seat?: Seat): GameEvent;
  /** What each kind of meeple would make the Guard do next; undefined where it does not play. */
  forecast(state: GameState): GuardForecast | undefined;
  /** Plays a saved match again; either all of it comes back or nothing. */
  restore(save: Save): Result<Restored, SaveProblem>;
}

export function createEngine(catalog: Catalog): Engine {
  const cards = indexCards(catalog);
  const last = (steps: readonly Step[]): GameState => (steps[steps.length - 1] as Step).state;
  return {
    catalog,
    setup: (options) => last(setUp(cards, options)),
    setupSteps: (options) => setUp(cards, options),
    scenario: (spec) => buildScenario(cards, spec),
    legal: (state, seat) => legalIntents(cards, state, seat),
    check: (state, intent) => checkIntent(cards, state, intent),
    apply: (state, intent) => applyIntent(cards, state, intent),
    pending: (state) => state.choice,
    seatToAct,
    score: scoresOf,
    targets: (state, meeple) => targetsOf(cards, state, meeple),
    places: allPlaces,
    liftable,
    status: (state, place) => placeStatus(cards, state, place),
    preview: (state, intent) => {
      const result = applyIntent(cards, state, intent);
      return result.ok ? { ok: true, value: placeStatus(cards, last(result.value), intent.to) } : result;
    },
    view: viewOf,
    spectate: (state) => viewOf(state, undefined),
    viewEvent: viewEventOf,
    forecast: (state) => forecastGuard(cards, state),
    restore: (save) => restoreSave(cards, save),
  };
}

export { type Cards, indexCards } from './cards.ts';
export type {
  ArrivalCard,
  Catalog,
  CouncilCard,
  Face,
  GuardAction,
  GuardBoard,
  GuardSpot,
  HeroCard,
  HeroLevel,
  LocationCard,
  MonsterCard,
  Needs,
  OrderCard,
  QuestCard,
  QuestType,
  RoomCard,
  RoomKind,
  RoomSet,
  SlotCard,
  TokenCard,
} from './catalog.ts';
export { type Choice, type ChoiceKind, type ChoiceOf, isOrderChoice } from './choices.ts';
export type { Condition, ConditionOf, ConditionTable, Minimums, TokenCondition } from './effects/conditions.ts';
export {
  type BonusEffect,
  type Effect,
  type EffectOf,
  type EffectOp,
  type EffectTable,
  isBonus,
  type UnitOrPrestige,
} from './effects/ops.ts';
export {
  type EventMap,
  type EventOf,
  type EventType,
  type GameEvent,
  REVEAL_TYPES,
  type RevealType,
  revealsHidden,
  type Spot,
} from './events.ts';
export type { ForecastEnd, GuardForecast, KindForecast } from './guard/forecast.ts';
export { INTENT_TYPES, type Intent, type IntentOf, type IntentType } from './intents.ts';
export { byRule, type Cause } from './model/causes.ts';
export type { CombatNote, Fighter } from './model/fights.ts';
export type * from './model/guardReasons.ts';
export * from './model/ids.ts';
export * from './model/meeples.ts';
export * from './model/places.ts';
export { RULE_IDS, type RuleId } from './model/ruleIds.ts';
export type * from './model/state.ts';
export { VP_SOURCES } from './model/state.ts';
export { type Move, type NotationProblem, readMove, withSeat, writeMove } from './notation.ts';
export { HIRED_HELP, type OptionsField, type OptionsProblem, readOptions, SEED_LENGTH } from './options.ts';
export type { IncompletePlace, Missing, Refusal, RefusalCode, RefusalMap, RefusalOf } from './refusals.ts';
export { createRng, type Rng, type RngState, type RngStream, seedRng, shuffled } from './rng.ts';
export { overrunPeasants } from './rules/city.ts';
export { isMetAtEnd, ownedKinds } from './rules/conditions.ts';
export { countDraw, isFinalTurn, playerOf, vacantSlots } from './rules/turn.ts';
export type { Step } from './run.ts';
export { fingerprint } from './save/fingerprint.ts';
export {
  MOVES_LIMIT,
  readSave,
  SAVE_FORMAT,
  SAVE_LIMIT,
  type Save,
  type SaveSource,
  writeSave,
} from './save/format.ts';
export { type MetaValue, NAME_LENGTH, type SaveMeta } from './save/meta.ts';
export type { SaveProblem, SaveProblemKind } from './save/problems.ts';
export type { PlayedMove, Restored } from './save/restore.ts';
export type { Scenario, ScenarioGuard, ScenarioPlayer } from './scenario.ts';
export type { PlaceStatus } from './status.ts';
export { canUndoPast } from './undo.ts';
export type { GuardView, OpenChoice, PlayerView, SeatView, SecretChoice, TowerView } from './view.ts';

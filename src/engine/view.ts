/** What a seat may know of a match, as plain JSON: no other hand, no order of a deck, stack or bag, no generator, no seed. */
import type { ChoiceKind, ChoiceOf } from './choices.ts';
import type { Cause } from './model/causes.ts';
import { DISTRICTS, type District, type QuestId, type RoomId, type Seat } from './model/ids.ts';
import type { RuleId } from './model/ruleIds.ts';
import type { GameState, GuardState, MatchOptions, PlayerState } from './model/state.ts';

type Open = Pick<
  GameState,
  'supply' | 'firstSeat' | 'turn' | 'monsters' | 'arrived' | 'overlords' | 'locations' | 'market' | 'questDiscard'
>;

export interface PlayerView extends Omit<PlayerState, 'hand'> {
  readonly handCount: number;
  /** Only for the seat itself, and for everybody once the hands are turned up at the end (E5). */
  readonly hand?: readonly QuestId[];
}

export interface GuardView extends Omit<GuardState, 'keptQuests'> {
  readonly keptCount: number;
  /** Once they are turned up at the end (G11). */
  readonly keptQuests?: readonly QuestId[];
}

export interface TowerView {
  readonly top?: RoomId;
  readonly below: number;
}

/** A decision as its seat sees it. */
export type OpenChoice = { [K in ChoiceKind]: { readonly isSecret: false } & ChoiceView<K> }[ChoiceKind];
type ChoiceView<K extends ChoiceKind> = K extends 'payQuest' ? Omit<ChoiceOf<K>, 'rest' | 'moment'> : ChoiceOf<K>;

/** A decision over somebody else's secret Quests: that it is being made, and no more. */
export interface SecretChoice {
  readonly isSecret: true;
  readonly kind: SecretKind;
  readonly seat: Seat;
  readonly rules: readonly RuleId[];
  /** Absent where it would name the Quest. */
  readonly cause?: Cause;
}

const SECRET_CHOICES = ['payQuest', 'discardQuest'] as const satisfies readonly ChoiceKind[];
type SecretKind = (typeof SECRET_CHOICES)[number];

export interface SeatView extends Open {
  /** Absent for a spectator. */
  readonly seat?: Seat;
  readonly options: Omit<MatchOptions, 'seed'>;
  readonly players: readonly PlayerView[];
  readonly monsterDeckCount: number;
  readonly locationStackCount: number;
  readonly questDeckCount: number;
  readonly towers: Readonly<Record<District, TowerView>>;
  readonly final?: NonNullable<GameState['final']>;
  readonly guard?: GuardView;
  readonly choice?: OpenChoice | SecretChoice;
  readonly outcome?: NonNullable<GameState['outcome']>;
}

/** `seat` undefined: what lies open for everybody. */
export function viewOf(state: GameState, seat: Seat | undefined): SeatView {
  const { final, guard, choice, outcome } = state;
  return {
    ...(seat === undefined ? {} : { seat }),
    options: withoutSeed(state.options),
    supply: state.supply,
    players: state.players.map((player, owner) => viewPlayer(state, player, { isOwn: owner === seat })),
    firstSeat: state.firstSeat,
    turn: state.turn,
    monsters: state.monsters,
    monsterDeckCount: state.monsterDeck.length,
    arrived: state.arrived,
    overlords: state.overlords,
    locations: state.locations,
    market: state.market,
    locationStackCount: state.locationStack.length,
    towers: Object.fromEntries(DISTRICTS.map((d) => [d, viewTower(state.towers[d])])) as Record<District, TowerView>,
    questDeckCount: state.questDeck.length,
    questDiscard: state.questDiscard,
    ...(final === undefined ? {} : { final }),
    ...(guard === undefined ? {} : { guard: viewGuard(state, guard) }),
    ...(choice === undefined ? {} : { choice: viewChoice(choice, seat) }),
    ...(outcome === undefined ? {} : { outcome }),
  };
}

/** Whoever knows the seed knows every draw. */
export function withoutSeed({
  seed: _,
  ...options
}: Omit<MatchOptions, 'seed'> & { readonly seed?: string }): Omit<MatchOptions, 'seed'> {
  return options;
}

export function isSecretChoice(kind: ChoiceKind): kind is SecretKind {
  return (SECRET_CHOICES as readonly ChoiceKind[]).includes(kind);
}

/** E5: at the end every hand is turned up and scored. */
const areHandsOpen = (state: GameState): boolean => state.turn.phase === 'over';

function viewPlayer(state: GameState, player: PlayerState, { isOwn }: { isOwn: boolean }): PlayerView {
  const { hand, bag, ...open } = player;
  return {
    ...open,
    bag: sorted(bag),
    handCount: hand.length,
    ...(isOwn || areHandsOpen(state) ? { hand } : {}),
  };
}

function viewGuard(state: GameState, guard: GuardState): GuardView {
  const { keptQuests, bag, ...open } = guard;
  return {
    ...open,
    bag: sorted(bag),
    keptCount: keptQuests.length,
    ...(areHandsOpen(state) ? { keptQuests } : {}),
  };
}

function viewTower([top, ...below]: readonly RoomId[]): TowerView {
  return { ...(top === undefined ? {} : { top }), below: below.length };
}

function viewChoice(choice: NonNullable<GameState['choice']>, seat: Seat | undefined): OpenChoice | SecretChoice {
  const { kind, rules, cause } = choice;
  if (choice.seat !== seat && isSecretChoice(kind)) {
    return { isSecret: true, kind, seat: choice.seat, rules, ...(kind === 'payQuest' ? {} : { cause }) };
  }
  if (choice.kind !== 'payQuest') return { isSecret: false, ...choice };
  const { moment: _moment, rest: _rest, ...asked } = choice;
  return { isSecret: false, ...asked };
}

/** A bag has contents but no order. */
function sorted<T extends number>(ids: readonly T[]): T[] {
  return [...ids].sort((a, b) => a - b);
}

/** A match as the rulebook tells it: named pieces, named places, one action per line. Used by every rule test. */
import { CATALOG } from '../../src/content/catalog.ts';
import {
  type BasicKind,
  type Choice,
  type ChoiceKind,
  createEngine,
  type Engine,
  type EventOf,
  type EventType,
  type GameEvent,
  type GameState,
  type HeroClass,
  type Intent,
  isOrderChoice,
  type Kind,
  type KindCounts,
  kindOf,
  type LocationId,
  type MatchOptions,
  type MeepleId,
  type PlaceId,
  type PlaceStatus,
  type PlayerState,
  type Refusal,
  type Scenario,
  type Seat,
} from '../../src/engine/index.ts';

export const ENGINE: Engine = createEngine(CATALOG);

/** Where a player's meeples lie. */
export type Area = 'bag' | 'tavern' | 'lodgings';

/** What to answer to each kind of choice; `first` takes the first option of whatever is asked. */
export type Answers = 'first' | Partial<Record<ChoiceKind, string>>;

type Without<T> = T extends unknown ? Omit<T, 'seat'> : never;
/** An intent of whoever has to act. */
export type Action = Without<Intent>;

/** A position from a short description; another engine brings other cards. */
export function givenMatch(spec: Scenario = {}, engine: Engine = ENGINE): Match {
  return new Match(engine.scenario(spec), [], engine);
}

/** A whole match from its set-up; the events of the set-up are told too. */
export function newMatch(options: MatchOptions): Match {
  const steps = ENGINE.setupSteps(options);
  return new Match(
    ENGINE.setup(options),
    steps.map((step) => step.event),
  );
}

export class Match {
  state: GameState;
  readonly told: GameEvent[];
  /** Events of the last action. */
  latest: readonly GameEvent[];

  private readonly engine: Engine;

  constructor(state: GameState, told: readonly GameEvent[] = [], engine: Engine = ENGINE) {
    this.engine = engine;
    this.state = state;
    this.told = [...told];
    this.latest = told;
  }

  /** Puts meeples of this kind out of the Tavern of whoever acts; `as` names a Shaman's role. */
  place(kind: Kind, to: PlaceId, { n = 1, as }: { readonly n?: number; readonly as?: BasicKind } = {}): this {
    for (let i = 0; i < n; i++) {
      this.act({ type: 'placeMeeple', meeple: this.meeple(kind), to, ...(as === undefined ? {} : { as }) });
    }
    return this;
  }

  placeAll(parties: Readonly<Partial<Record<PlaceId, KindCounts>>>): this {
    for (const [to, counts] of Object.entries(parties) as [PlaceId, KindCounts][]) {
      for (const [kind, n] of Object.entries(counts) as [Kind, number][]) this.place(kind, to, { n });
    }
    return this;
  }

  /** From one place of the draft to another. */
  move(kind: Kind, from: PlaceId, to: PlaceId): this {
    return this.act({ type: 'placeMeeple', meeple: this.meepleAt(kind, from), to });
  }

  takeBack(kind: Kind, from: PlaceId): this {
    return this.act({ type: 'takeBack', meeple: this.meepleAt(kind, from) });
  }

  /** C5: a Peasant of the Lodgings joins the Warrior there. */
  call(to: PlaceId): this {
    return this.act({ type: 'placeMeeple', meeple: this.meeple('peasant', 'lodgings'), to });
  }

  /** L7: what the Shaman at this place stands for. */
  nameStandIn(at: PlaceId, as: BasicKind | 'auto'): this {
    return this.act({ type: 'nameStandIn', meeple: this.meepleAt('shaman', at), as });
  }

  /** L4: who gets the bonus of a Location that gives it to one Unit. */
  giveBonus(location: string, kind: Kind, at: PlaceId): this {
    return this.act({
      type: 'chooseBonusUnit',
      location: location as LocationId,
      meeple: this.meepleAt(kind, at),
    });
  }

  power(hero: HeroClass): this {
    return this.act({ type: 'useHeroPower', hero });
  }

  confirm(): this {
    return this.act({ type: 'confirm' });
  }

  choose(option: string): this {
    return this.act({ type: 'choose', option });
  }

  resolveRest(): this {
    return this.act({ type: 'resolveRest' });
  }

  /** Confirms and resolves until the step is over: the Main phase, the next turn, or a decision without an answer. */
  resolve(answers: Answers = {}): this {
    this.confirm();
    while (this.state.choice !== undefined && this.answer(this.state.choice, answers));
    return this;
  }

  /** Plays what is left of this turn, decisions without an answer excepted. */
  finishTurn(answers: Answers = {}): this {
    const { number } = this.state.turn;
    while (this.state.outcome === undefined && this.state.turn.number === number) {
      const { choice } = this.state;
      if (choice === undefined) this.confirm();
      else if (!this.answer(choice, answers)) return this;
    }
    return this;
  }

  /** Turns pass with nothing assigned until it is this seat's turn again (at least one passes). */
  passTo(seat: number, answers: Answers = 'first'): this {
    do this.finishTurn(answers);
    while (this.state.outcome === undefined && this.state.turn.seat !== seat);
    return this;
  }

  act(action: Action): this {
    const intent = this.intent(action);
    const result = this.engine.apply(this.state, intent);
    if (!result.ok) throw new Error(this.complaint(intent, result.error));
    this.latest = result.value.map((step) => step.event);
    this.told.push(...this.latest);
    this.state = result.value[result.value.length - 1]?.state ?? this.state;
    return this;
  }

  tryPlace(kind: Kind, to: PlaceId, as?: BasicKind): Refusal {
    return this.tryAct({ type: 'placeMeeple', meeple: this.meeple(kind), to, ...(as === undefined ? {} : { as }) });
  }

  tryMove(kind: Kind, from: PlaceId, to: PlaceId): Refusal {
    return this.tryAct({ type: 'placeMeeple', meeple: this.meepleAt(kind, from), to });
  }

  tryCall(to: PlaceId): Refusal {
    return this.tryAct({ type: 'placeMeeple', meeple: this.meeple('peasant', 'lodgings'), to });
  }

  tryPower(hero: HeroClass): Refusal {
    return this.tryAct({ type: 'useHeroPower', hero });
  }

  tryConfirm(): Refusal {
    return this.tryAct({ type: 'confirm' });
  }

  tryChoose(option: string): Refusal {
    return this.tryAct({ type: 'choose', option });
  }

  /** The refusal of an action that must not be allowed. */
  tryAct(action: Action): Refusal {
    return this.tryIntent(this.intent(action));
  }

  tryIntent(intent: Intent): Refusal {
    const result = this.engine.apply(this.state, intent);
    if (result.ok) throw new Error(`Expected a refusal, but this was allowed: ${JSON.stringify(intent)}`);
    return result.error;
  }

  player(seat: number): PlayerState {
    const player = this.state.players[seat];
    if (player === undefined) throw new Error(`No player sits at seat ${seat}`);
    return player;
  }

  score(seat: number): number {
    return this.player(seat).score;
  }

  count(seat: number, area: Area, kind: Kind): number {
    return countOf(this.player(seat)[area], kind);
  }

  /** Everything in an area, by kind; kinds that are not there are left out. */
  counts(seat: number, area: Area): KindCounts {
    return kindCounts(this.player(seat)[area]);
  }

  supply(kind: Kind): number {
    return this.state.supply[kind].length;
  }

  /** Meeples assigned to a place and those that joined them, by kind. */
  at(place: PlaceId): KindCounts {
    const there = this.state.turn.assignments.find((assignment) => assignment.place === place);
    return kindCounts(there === undefined ? [] : [...there.meeples.map(({ id }) => id), ...there.joined]);
  }

  /** Units that hold a King of the Hill Location, by kind. */
  onHill(location: string): KindCounts {
    const hill = this.state.locations.find(({ id }) => id === location)?.hill;
    return kindCounts(hill?.meeples.map(({ id }) => id) ?? []);
  }

  status(place: PlaceId): PlaceStatus {
    return this.engine.status(this.state, place);
  }

  get choice(): Choice | undefined {
    return this.state.choice;
  }

  /** Events of a type, or all of them, since the match was given. */
  events<T extends EventType>(type: T): EventOf<T>[];
  events(): GameEvent[];
  events(type?: EventType): GameEvent[] {
    return type === undefined ? [...this.told] : this.told.filter((event) => event.type === type);
  }

  /** The same of the last action only. */
  lastEvents<T extends EventType>(type: T): EventOf<T>[];
  lastEvents(): GameEvent[];
  lastEvents(type?: EventType): GameEvent[] {
    return type === undefined ? [...this.latest] : this.latest.filter((event) => event.type === type);
  }

  /** The one event of its type. */
  event<T extends EventType>(type: T): EventOf<T> {
    const [only, ...more] = this.events(type);
    if (only === undefined || more.length > 0) throw new Error(`${more.length + (only ? 1 : 0)} events are ${type}`);
    return only;
  }

  /** A meeple of this kind in an area of whoever acts, or of the seat named. */
  meeple(kind: Kind, area: Area = 'tavern', seat: number = this.seat): MeepleId {
    const found = this.player(seat)[area].find((id) => kindOf(id) === kind);
    if (found === undefined) throw new Error(`Seat ${seat} has no ${kind} in the ${area}: ${this.summary(seat)}`);
    return found;
  }

  meepleAt(kind: Kind, place: PlaceId): MeepleId {
    const there = this.state.turn.assignments.find((assignment) => assignment.place === place)?.meeples ?? [];
    const found = there.find(({ id }) => kindOf(id) === kind);
    if (found === undefined) throw new Error(`No ${kind} stands at ${place}: ${JSON.stringify(this.at(place))}`);
    return found.id;
  }

  /** Whoever has to act. */
  get seat(): Seat {
    const seat = this.engine.seatToAct(this.state);
    if (seat === undefined) throw new Error('The match is over');
    return seat;
  }

  private answer(choice: Choice, answers: Answers): boolean {
    const option = answers === 'first' ? choice.options[0] : answers[choice.kind];
    if (option === undefined && !isOrderChoice(choice)) return false;
    if (option === undefined) this.resolveRest();
    else this.choose(option);
    return true;
  }

  private intent(action: Action): Intent {
    return { ...action, seat: this.seat } as Intent;
  }

  private complaint(intent: Intent, { code, facts, rules }: Refusal): string {
    const meeple = intent.type === 'placeMeeple' ? ` (a ${kindOf(intent.meeple)})` : '';
    return `Refused${meeple}: ${code} ${JSON.stringify(facts)} by ${rules.join(', ')}, asked ${JSON.stringify(intent)}`;
  }

  private summary(seat: number): string {
    return JSON.stringify({ tavern: this.counts(seat, 'tavern'), lodgings: this.counts(seat, 'lodgings') });
  }
}

export function kindCounts(ids: readonly MeepleId[]): KindCounts {
  const counts: Partial<Record<Kind, number>> = {};
  for (const id of ids) counts[kindOf(id)] = (counts[kindOf(id)] ?? 0) + 1;
  return counts;
}

function countOf(ids: readonly MeepleId[], kind: Kind): number {
  return kindCounts(ids)[kind] ?? 0;
}

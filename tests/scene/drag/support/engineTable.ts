/** The real rules under the hand: a match from a description, every place and piece with a point of its own. */
import {
  type Engine,
  type GameState,
  type Kind,
  kindOf,
  MEEPLE_TOTAL,
  type MeepleId,
  type PlaceId,
  type Refusal,
  type Scenario,
  type Seat,
} from '../../../../src/engine/index.ts';
import { createEngineRules, submitAll } from '../../../../src/scene/drag/engineRules.ts';
import { advanceDrag } from '../../../../src/scene/drag/machine.ts';
import {
  type DragCommand,
  type DragInput,
  type DragState,
  type DropSpot,
  HOME,
  IDLE,
  type Stand,
} from '../../../../src/scene/drag/model.ts';
import type { DragRules, DragSight, Point } from '../../../../src/scene/drag/ports.ts';
import { createMatch, type Match } from '../../../../src/store/match.ts';
import { type Action, ENGINE } from '../../../support/match.ts';
import { ofType, sample } from './fakeTable.ts';

export class EngineTable {
  readonly engine: Engine = ENGINE;
  readonly match: Match = createMatch(ENGINE);
  readonly rules: DragRules;
  readonly said: DragCommand[] = [];
  state: DragState = IDLE;
  private readonly columns = new Map<string, number>();
  /** Whose hand; undefined: whoever has to act. */
  seat: Seat | undefined;

  constructor(from: Scenario | GameState) {
    this.match.startFrom(
      'turn' in from && typeof from.turn === 'object' ? (from as GameState) : ENGINE.scenario(from as Scenario),
    );
    const { engine, match } = this;
    this.rules = createEngineRules({
      engine,
      match,
      seat: () => this.seat ?? engine.seatToAct(this.truth) ?? this.truth.turn.seat,
    });
  }

  get truth(): GameState {
    return this.match.store.getState().truth;
  }

  readonly sight: DragSight = {
    pieceAt: (x, y) => (y === 700 && x % 10 === 0 && x / 10 < MEEPLE_TOTAL ? ((x / 10) as MeepleId) : undefined),
    spotAt: (x, y) => {
      if (y === 760) return HOME;
      return y === 100 ? ([...this.columns.keys()][x / 10] as PlaceId) : undefined;
    },
    canLasso: () => false,
    piecesIn: () => [],
    spotPoint: (spot) => this.spotPoint(spot),
    piecePoint: (piece) => ({ x: piece * 10, y: 700 }),
  };

  spotPoint(spot: DropSpot): Point {
    if (spot === HOME) return { x: 0, y: 760 };
    if (!this.columns.has(spot)) this.columns.set(spot, this.columns.size);
    return { x: (this.columns.get(spot) ?? 0) * 10, y: 100 };
  }

  give(input: DragInput): readonly DragCommand[] {
    const { state, commands } = advanceDrag(this.state, input, this);
    this.state = state;
    for (const command of commands) {
      this.said.push(command);
      if (command.type !== 'submit') continue;
      if (!submitAll(this.match)(command.intents)) throw new Error('The hand was refused what the rules had promised');
      this.give({ type: 'stateChanged' });
    }
    return commands;
  }

  press(point: Point, { adds = false } = {}): void {
    this.give({ type: 'pointerDown', ...sample(point, 'mouse', 1), adds });
  }

  click(point: Point, { adds = false } = {}): void {
    this.press(point, { adds });
    this.give({ type: 'pointerUp', ...sample(point, 'mouse', 1) });
  }

  drag(piece: MeepleId, to: DropSpot, { adds = false } = {}): void {
    this.press({ x: piece * 10, y: 700 }, { adds });
    const at = this.spotPoint(to);
    this.give({ type: 'pointerMove', ...sample(at, 'mouse', 1) });
    this.give({ type: 'pointerUp', ...sample(at, 'mouse', 1) });
  }

  pieceClick(piece: MeepleId, options: { readonly adds?: boolean } = {}): void {
    this.click({ x: piece * 10, y: 700 }, options);
  }

  doubleClick(piece: MeepleId): void {
    const at = { x: piece * 10, y: 700 };
    this.click(at);
    this.press(at);
    this.give({ type: 'doubleClick', ...sample(at, 'mouse', 1) });
    this.give({ type: 'settled', piece });
  }

  /** Somebody else's move: the hand hears of it. */
  act(action: Action): void {
    const seat = this.engine.seatToAct(this.truth) ?? this.truth.turn.seat;
    const result = this.match.submit({ ...action, seat } as Parameters<Match['submit']>[0]);
    if (!result.ok) throw new Error(`Refused: ${result.error.code}`);
    this.give({ type: 'stateChanged' });
  }

  /** The first of a kind in the Tavern, the Lodgings or a place of whoever is named, else of whoever acts. */
  find(kind: Kind, where: Stand | 'bag' = 'tavern', seat: number = this.truth.turn.seat): MeepleId {
    const player = this.truth.players[seat];
    const there =
      where === 'tavern' || where === 'lodgings' || where === 'bag'
        ? player?.[where]
        : this.truth.turn.assignments.find(({ place }) => place === where)?.meeples.map(({ id }) => id);
    const found = there?.find((id) => kindOf(id) === kind);
    if (found === undefined) throw new Error(`No ${kind} in ${where} of seat ${seat}`);
    return found;
  }

  all(kind: Kind): MeepleId[] {
    return (this.truth.players[this.truth.turn.seat]?.tavern ?? []).filter((id) => kindOf(id) === kind);
  }

  intents() {
    return ofType(this.said, 'submit').flatMap(({ intents }) => intents);
  }

  refusals(when: 'lift' | 'hover' | 'drop'): Refusal[] {
    return ofType(this.said, 'refuse').flatMap((command) => (command.when === when ? [command.refusal] : []));
  }
}

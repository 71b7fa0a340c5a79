/** What each op does when its card resolves. Combat bonuses do nothing here: they act while assigning. */
import type { Spot } from '../events.ts';
import { drawFromBag } from '../flow/bag.ts';
import { drawQuestCards } from '../flow/questDeck.ts';
import type { Cause } from '../model/causes.ts';
import type { MeepleId, Seat } from '../model/ids.ts';
import { kindOf } from '../model/meeples.ts';
import { type PlaceId, readPlace } from '../model/places.ts';
import type { VpSource } from '../model/state.ts';
import { builtLocation } from '../rules/city.ts';
import { returnersFrom } from '../rules/needs.ts';
import { assignmentAt, playerOf, seatsAfter } from '../rules/turn.ts';
import {
  ask,
  change,
  changeAssignment,
  changePlayer,
  changeTurn,
  changeVp,
  emit,
  putIntoSupply,
  type Run,
  schedule,
  takeFromSupply,
  without,
} from '../run.ts';
import type { Task } from '../tasks.ts';
import type { Effect, EffectOf, EffectTable } from './ops.ts';

export interface EffectContext {
  readonly run: Run;
  readonly seat: Seat;
  readonly cause: Cause;
  readonly place?: PlaceId;
}

const nothing = (): void => {};

export const RUN_EFFECT: EffectTable<void, EffectContext> = {
  gainUnit: (effect, context) => {
    const taken =
      effect.from === 'stock' ? takeFromStock(context, effect.n) : takeFromSupply(context.run, effect.kind, effect.n);
    receive(context, taken, effect.from === 'stock' && context.place !== undefined ? context.place : 'supply');
    if (taken.length < effect.n) {
      emit(context.run, {
        type: 'gainLost',
        who: context.seat,
        kind: effect.kind,
        n: effect.n - taken.length,
        cause: context.cause,
      });
    }
  },
  gainCorruption: (effect, context) => {
    const taken = takeFromSupply(context.run, 'corruption', effect.n);
    receive(context, taken, 'supply');
    if (taken.length < effect.n) {
      emit(context.run, {
        type: 'gainLost',
        who: context.seat,
        kind: 'corruption',
        n: effect.n - taken.length,
        cause: context.cause,
      });
    }
  },
  returnToSupply: (effect, context) => {
    const { run, seat, cause, place } = context;
    if (effect.optional && meeplesToReturn(context, effect).length > 0) {
      ask(run, {
        kind: 'mayReturn',
        seat,
        options: ['accept', 'decline'],
        cause,
        rules: ['T8', 'Q4'],
        meeples: { kind: effect.kind, n: effect.n, from: effect.from },
        ...(place === undefined ? {} : { place }),
      });
    } else if (!effect.optional) returnMeeples(context, effect);
  },
  drawQuests: (effect, { run, seat, cause }) => {
    drawQuestCards(run, seat, effect.draw, cause);
    const tasks: Task[] = [
      { task: 'checkQuests', seat, moment: { at: 'levels' }, quests: playerOf(run.state, seat).hand },
    ];
    if (effect.discard > 0) tasks.push({ task: 'discardQuests', seat, n: effect.discard, cause });
    schedule(run, ...tasks);
  },
  discardQuests: (effect, { run, seat, cause }) => schedule(run, { task: 'discardQuests', seat, n: effect.n, cause }),
  drawMeeples: (effect, { run, seat, cause }) => {
    // Drawn in the Main phase they could never be used: assigning is closed and clean up empties the Tavern.
    if (run.state.turn.phase === 'main') {
      changeTurn(run, { extraDraw: run.state.turn.extraDraw + effect.n });
      emit(run, { type: 'drawIncreased', seat, n: effect.n, cause });
    } else drawFromBag(run, seat, effect.n, cause);
  },
  vp: (effect, { run, seat, cause, place }) => {
    // A Location that pays while nobody is assigned to it is a hill (L8).
    const hill = cause.by === 'location' && place === undefined;
    changeVp(run, seat, effect.n, hill ? 'hill' : vpSource(cause), cause);
  },
  vpPerCorruptionHere: (effect, { run, seat, cause, place }) => {
    const here = place === undefined ? undefined : assignmentAt(run.state, place);
    const corruption = here?.meeples.filter(({ id }) => kindOf(id) === 'corruption').length ?? 0;
    changeVp(run, seat, corruption * effect.n, vpSource(cause), cause);
  },
  comeBackAfterDraw: (effect, { run, place }) => {
    const here = place === undefined ? undefined : assignmentAt(run.state, place);
    const [unit] = here === undefined ? [] : returnersFrom(effect.kind, 1, here.meeples, []);
    if (unit === undefined || here === undefined) return;
    changeAssignment(run, here.place, { meeples: here.meeples.filter(({ id }) => id !== unit) });
    changeTurn(run, { comingBack: [...run.state.turn.comingBack, unit] });
  },
  lodgingsToBag: (effect, { run, seat, cause }) => {
    const tasks: Task[] = [{ task: 'lodgingsToBag', seat, left: effect.self, cause }];
    if (effect.others > 0) {
      for (const other of seatsAfter(run.state, seat))
        tasks.push({ task: 'lodgingsToBag', seat: other, left: effect.others, cause });
    }
    schedule(run, ...tasks);
  },
  bonusAll: nothing,
  bonusWith: nothing,
  bonusAgainst: nothing,
  bonusOthers: nothing,
  bonusChosenByCorruption: nothing,
  bonusPerMonsterLevel: nothing,
  standsInForBasicClass: nothing,
  peasantJoinsFromLodgings: nothing,
  kingOfTheHill: nothing,
  roomSet: nothing,
};

export function runEffect(effect: Effect, context: EffectContext): void {
  (RUN_EFFECT[effect.op] as (effect: Effect, context: EffectContext) => void)(effect, context);
}

/** T7: at a place of this turn they wait for clean up there; from cards they wait beside it; otherwise they go to the Lodgings. */
function receive({ run, seat, cause, place }: EffectContext, meeples: readonly MeepleId[], from: Spot): void {
  if (meeples.length === 0) return;
  const here = place === undefined || cause.by === 'quest' ? undefined : assignmentAt(run.state, place);
  const waits = run.state.turn.step === 'resolving' && run.state.turn.phase !== 'draw' && cause.by !== 'monster';
  let to: Spot = 'lodgings';
  if (here !== undefined) {
    changeAssignment(run, here.place, { joined: [...here.joined, ...meeples] });
    to = here.place;
  } else if (waits) {
    changeTurn(run, { gained: [...run.state.turn.gained, ...meeples] });
    to = cause.by === 'quest' ? `quest:${cause.id}` : cause.by === 'slot' ? `slot:${cause.id}` : 'lodgings';
  } else {
    changePlayer(run, seat, { lodgings: [...playerOf(run.state, seat).lodgings, ...meeples] });
  }
  emit(run, { type: 'meeplesGained', seat, meeples, from, to, cause });
}

function takeFromStock({ run, place }: EffectContext, n: number): MeepleId[] {
  const ref = place === undefined ? undefined : readPlace(place);
  const tile = ref?.kind === 'location' ? builtLocation(run.state, ref.id) : undefined;
  if (tile === undefined) return [];
  const taken = tile.stock.slice(0, n);
  change(run, {
    locations: run.state.locations.map((l) => (l.id === tile.id ? { ...l, stock: l.stock.slice(taken.length) } : l)),
  });
  return taken;
}

type ReturnEffect = Pick<EffectOf<'returnToSupply'>, 'kind' | 'n' | 'from'>;

/** The meeples this effect takes; fewer than `n` means it cannot be paid in full (Q5). */
export function meeplesToReturn({ run, seat, place }: EffectContext, effect: ReturnEffect): MeepleId[] {
  const player = playerOf(run.state, seat);
  if (effect.from === 'tavern' || effect.from === 'lodgings') {
    return player[effect.from].filter((id) => kindOf(id) === effect.kind).slice(0, effect.n);
  }
  const here = place === undefined ? undefined : assignmentAt(run.state, place);
  return here === undefined ? [] : returnersFrom(effect.kind, effect.n, here.meeples, here.joined);
}

export function returnMeeples(context: EffectContext, effect: ReturnEffect): void {
  const { run, seat, cause, place } = context;
  const meeples = meeplesToReturn(context, effect);
  if (meeples.length === 0) return;
  let from: Spot = 'tavern';
  if (effect.from === 'tavern' || effect.from === 'lodgings') {
    from = effect.from;
    changePlayer(run, seat, { [from]: without(playerOf(run.state, seat)[from], meeples) });
  } else if (place !== undefined) {
    const here = assignmentAt(run.state, place);
    if (here === undefined) return;
    changeAssignment(run, place, {
      meeples: here.meeples.filter(({ id }) => !meeples.includes(id)),
      joined: without(here.joined, meeples),
    });
    from = place;
  }
  putIntoSupply(run, meeples);
  emit(run, { type: 'meeplesReturned', seat, meeples, from, cause });
}

export function vpSource(cause: Cause): VpSource {
  switch (cause.by) {
    case 'monster':
      return 'monsters';
    case 'quest':
      return 'quests';
    case 'room':
      return 'rooms';
    case 'slot':
      return 'slots';
    case 'location':
      return 'locations';
    case 'order':
      return 'orders';
    case 'token':
      return 'tokens';
    default:
      return 'locations';
  }
}

/** What spots and Orders make the Guard do (G3 to G8). */
import type { GuardAction } from '../catalog.ts';
import { refillCity, slideMonsters } from '../flow/monsterDeck.ts';
import type { Cause } from '../model/causes.ts';
import { clockwise, type District } from '../model/ids.ts';
import { kindOf } from '../model/meeples.ts';
import { change, emit, type Run } from '../run.ts';
import { returnGuardBoard } from './board.ts';
import { changeGuard, consoleGuard, guardGain, guardOf, guardVp, keepQuest, scoreQuest } from './change.ts';
import { cityCandidates, firstPossible, namedDistrict, pickMonster, type Target } from './priority.ts';

/** What an action leads to besides its own doing: meeples still to be drawn. */
export interface ActionContext {
  readonly run: Run;
  readonly cause: Cause;
  /** The district of the Order being performed, or the favored one. */
  readonly here: District;
  readonly draw: (n: number, cause: Cause) => void;
}

type ActionOf<D extends GuardAction['do']> = Extract<GuardAction, { readonly do: D }>;
type Actions = { readonly [D in GuardAction['do']]: (action: ActionOf<D>, context: ActionContext) => void };

const ACT: Actions = {
  turnSword: ({ direction }, { run, cause }) => turnSword(run, direction === 'clockwise' ? 1 : -1, cause),
  takeCorruptionRoomOrDraw: (_, context) => {
    const { run, cause } = context;
    const { favored } = guardOf(run);
    const found = firstPossible(favored, (district) => needsCorruption(run, district));
    if (found === undefined) context.draw(1, cause);
    else takeRoom(context, found.district, undefined, found.reason);
  },
  keepQuest: (_, { run, cause }) => keepQuest(run, cause),
  scoreQuest: (_, { run, cause }) => scoreQuest(run, cause),
  returnBoardToBag: (_, { run, cause }) => returnGuardBoard(run, cause),
  performOrder: ({ where }, context) => performOrder(context, named(context, where)),
  defeat: ({ which, where }, context) => {
    const wanted = named(context, where);
    const found = firstPossible(wanted, (district) => context.run.state.monsters[district].length > 0);
    const target = found === undefined ? undefined : targetIn(context.run, found.district, which);
    if (target === undefined) consoleGuard(context.run, context.cause);
    else defeat(context, target, wanted);
  },
  defeatPrey: ({ which }, context) => {
    const { run } = context;
    const target = preyTarget(run, which);
    if (target !== undefined) defeat(context, target);
    else if (which === 'lowestStrength') ACT.defeat({ do: 'defeat', which: 'slot1', where: 'favored' }, context);
    else {
      const strongest = pickMonster(
        run.cards,
        run.state,
        cityCandidates(run.state),
        (id) => -run.cards.monster(id).strength,
        'highestStrength',
      );
      if (strongest === undefined) consoleGuard(run, context.cause);
      else defeat(context, strongest);
    }
  },
  takeRoom: ({ where }, context) => {
    const wanted = named(context, where);
    const found = firstPossible(wanted, (district) => context.run.state.towers[district].length > 0);
    if (found === undefined) consoleGuard(context.run, context.cause);
    else takeRoom(context, found.district, wanted, found.reason);
  },
  gainUnitOfDistrict: ({ where }, context) => {
    const unit = context.run.cards.catalog.districtUnit[named(context, where)];
    guardGain(context.run, unit, 1, context.cause);
  },
  vpPerMonster: ({ where }, context) => {
    const { run, cause } = context;
    const found = firstPossible(named(context, where), (district) => run.state.monsters[district].length > 0);
    if (found === undefined) consoleGuard(run, cause);
    else guardVp(run, run.state.monsters[found.district].length, 'orders', cause);
  },
  vpPerLocation: ({ where }, context) => {
    const { run, cause } = context;
    const count = (district: District) =>
      run.state.locations.filter((location) => location.district === district).length;
    const found = firstPossible(named(context, where), (district) => count(district) > 0);
    if (found === undefined) consoleGuard(run, cause);
    else guardVp(run, count(found.district), 'orders', cause);
  },
  drawMeeples: ({ n }, { draw, cause }) => draw(n, cause),
};

export function act(action: GuardAction, context: ActionContext): void {
  (ACT[action.do] as (action: GuardAction, context: ActionContext) => void)(action, context);
}

/** 5-1 acts twice in one district: the place is named before the first action changes the city. */
export function actAll(actions: readonly GuardAction[], context: ActionContext): void {
  const fixed = actions.map((action) => fixPlace(action, context));
  for (const [action, here] of fixed) act(action, { ...context, here });
}

function fixPlace(action: GuardAction, context: ActionContext): [GuardAction, District] {
  if (!('where' in action) || action.where !== 'mostOverrun') return [action, context.here];
  return [{ ...action, where: 'here' }, named(context, 'mostOverrun')];
}

function named({ run, here }: ActionContext, where: Parameters<typeof namedDistrict>[2]): District {
  return namedDistrict(run.state, guardOf(run).favored, where, here);
}

export function turnSword(run: Run, steps: 1 | -1, cause: Cause): void {
  const { favored } = guardOf(run);
  const to = clockwise(favored, steps);
  changeGuard(run, { favored: to });
  emit(run, 'swordTurned', { from: favored, to, cause });
}

function performOrder(context: ActionContext, district: District): void {
  const { run } = context;
  const order = guardOf(run).orders[district];
  emit(run, 'guardOrderPerformed', { order, district, wanted: district, reason: 'named' });
  actAll(run.cards.order(order).actions, { ...context, here: district, cause: { by: 'order', id: order } });
}

function targetIn(run: Run, district: District, which: 'slot1' | 'lowestVp'): Target | undefined {
  const candidates = cityCandidates(run.state, [district]);
  if (which === 'lowestVp')
    return pickMonster(run.cards, run.state, candidates, (id) => run.cards.monster(id).vp, 'lowestVp');
  const slotOf = new Map(candidates.map((c) => [c.monster, c.slot]));
  return pickMonster(run.cards, run.state, candidates, (id) => slotOf.get(id) ?? 9, 'slotOne');
}

function preyTarget(run: Run, which: 'lowestStrength' | 'highestStrength'): Target | undefined {
  const { prey } = guardOf(run);
  const candidates = cityCandidates(run.state).filter((c) => run.cards.monster(c.monster).type === prey);
  const sign = which === 'lowestStrength' ? 1 : -1;
  return pickMonster(run.cards, run.state, candidates, (id) => sign * run.cards.monster(id).strength, which);
}

/** G7: VP and rewards, and the city is refilled at once. */
function defeat({ run, cause }: ActionContext, target: Target, wanted?: District): void {
  const { monster, district, candidates, reason } = target;
  const card = run.cards.monster(monster);
  const { monsters } = run.state;
  change(run, { monsters: { ...monsters, [district]: monsters[district].filter((m) => m.id !== monster) } });
  changeGuard(run, { pile: [...guardOf(run).pile, monster] });
  emit(run, 'guardMonsterDefeated', {
    monster,
    district,
    ...(wanted === undefined ? {} : { wanted }),
    candidates,
    reason,
    cause,
  });
  const source: Cause = { by: 'monster', id: monster };
  guardVp(run, card.vp, 'monsters', source);
  for (const effect of card.effect) {
    if (effect.op === 'gainUnit') guardGain(run, effect.kind, effect.n, source);
    if (effect.op === 'drawQuests') keepQuest(run, source);
  }
  slideMonsters(run);
  refillCity(run);
}

function needsCorruption(run: Run, district: District): boolean {
  const [room] = run.state.towers[district];
  return room !== undefined && run.cards.room(room).needs.corruption !== undefined;
}

/** G6: what each kind of Room gives the Guard. */
function takeRoom(
  { run, cause }: ActionContext,
  district: District,
  wanted: District | undefined,
  reason: 'named' | 'clockwise' | string,
): void {
  const [room, ...rest] = run.state.towers[district];
  if (room === undefined) return;
  const card = run.cards.room(room);
  const kept = card.effect.some((effect) => effect.op === 'roomSet');
  const guard = guardOf(run);
  change(run, { towers: { ...run.state.towers, [district]: rest } });
  if (kept) changeGuard(run, { rooms: [...guard.rooms, room] });
  emit(run, 'guardRoomTaken', {
    room,
    district,
    ...(wanted === undefined ? {} : { wanted }),
    kept,
    reason: reason === 'clockwise' ? 'clockwise' : 'named',
    cause,
  });
  const source: Cause = { by: 'room', id: room };
  if (card.kind === 'cleansing')
    guardVp(run, guard.board.filter(({ meeple }) => kindOf(meeple) === 'corruption').length, 'rooms', source);
  if (card.kind === 'hunt') guardVp(run, 2, 'rooms', source);
  if (card.hero !== undefined) guardGain(run, card.hero, 1, source);
  if (card.kind === 'cleansing' || card.kind === 'face-the-darkness') keepQuest(run, source);
  const [next] = rest;
  if (next !== undefined) emit(run, 'roomRevealed', { district, room: next });
}

/** What spots and Orders make the Guard do (G3 to G8). */
import type { GuardAction, GuardWhere } from '../catalog.ts';
import type { Cause } from '../model/causes.ts';
import type { NamedDistrict } from '../model/guardReasons.ts';
import { clockwise, type District } from '../model/ids.ts';
import { emit, type Run } from '../run.ts';
import { returnGuardBoard } from './board.ts';
import { changeGuard, consoleGuard, guardGain, guardOf, guardVp, keepQuest, scoreQuest } from './change.ts';
import { defeatInDistrict, defeatPrey, defeatStrongest } from './monsters.ts';
import { firstPossible, nameDistrict } from './priority.ts';
import { takeCorruptionRoom, takeRoomOf } from './rooms.ts';

/** Whose action it is, and what it leads to besides its own doing: meeples still to be drawn. */
export interface ActionSource {
  readonly run: Run;
  readonly cause: Cause;
  /** The district of the Order being performed, or the favored one. */
  readonly here: District;
  readonly draw: (n: number, cause: Cause) => void;
}

interface ActionContext extends ActionSource {
  /** Named before the first action of a spot changes the city: 5-1 acts twice in one district. */
  readonly leastOverrun: NamedDistrict;
  readonly mostOverrun: NamedDistrict;
}

type ActionOf<D extends GuardAction['do']> = Extract<GuardAction, { readonly do: D }>;
type Actions = { readonly [D in GuardAction['do']]: (action: ActionOf<D>, context: ActionContext) => void };

const ACT: Actions = {
  turnSword: ({ direction }, { run, cause }) => turnSword(run, direction === 'clockwise' ? 1 : -1, cause),
  takeCorruptionRoomOrDraw: (_, { run, cause, draw }) => takeCorruptionRoom(run, cause, () => draw(1, cause)),
  keepQuest: (_, { run, cause }) => keepQuest(run, cause),
  scoreQuest: (_, { run, cause }) => scoreQuest(run, cause),
  returnBoardToBag: (_, { run, cause }) => returnGuardBoard(run, cause),
  performOrder: ({ where }, context) => performOrder(context, named(context, where)),
  defeat: ({ which, where }, context) =>
    defeatInDistrict(context.run, named(context, where), which === 'slot1' ? 'slotOne' : 'lowestVp', context.cause),
  defeatPrey: ({ which }, context) => {
    const { run, cause } = context;
    defeatPrey(run, which, cause, () =>
      which === 'lowestStrength'
        ? defeatInDistrict(run, named(context, 'favored'), 'slotOne', cause)
        : defeatStrongest(run, cause),
    );
  },
  takeRoom: ({ where }, context) => takeRoomOf(context.run, named(context, where), context.cause),
  gainUnitOfDistrict: ({ where }, context) => {
    const place = named(context, where);
    guardGain(context.run, context.run.cards.catalog.districtUnit[place.district], 1, context.cause, place);
  },
  vpPerMonster: ({ where, n }, context) =>
    takeTribute(
      context,
      named(context, where),
      'monster',
      n,
      (district) => context.run.state.monsters[district].length,
    ),
  vpPerLocation: ({ where, n }, context) => {
    const { locations } = context.run.state;
    const count = (district: District) => locations.filter((location) => location.district === district).length;
    takeTribute(context, named(context, where), 'location', n, count);
  },
  drawMeeples: ({ n }, { draw, cause }) => draw(n, cause),
};

export function actAll(actions: readonly GuardAction[], source: ActionSource): void {
  const { run, here } = source;
  const { favored } = guardOf(run);
  const context: ActionContext = {
    ...source,
    leastOverrun: nameDistrict(run.state, favored, 'leastOverrun', here),
    mostOverrun: nameDistrict(run.state, favored, 'mostOverrun', here),
  };
  for (const action of actions)
    (ACT[action.do] as (action: GuardAction, context: ActionContext) => void)(action, context);
}

function named(context: ActionContext, where: GuardWhere): NamedDistrict {
  if (where === 'leastOverrun' || where === 'mostOverrun') return context[where];
  return nameDistrict(context.run.state, guardOf(context.run).favored, where, context.here);
}

export function turnSword(run: Run, steps: 1 | -1, cause: Cause): void {
  const { favored } = guardOf(run);
  const to = clockwise(favored, steps);
  changeGuard(run, { favored: to });
  emit(run, { type: 'swordTurned', from: favored, to, cause });
}

/** An Order lies in every district; what it does elsewhere when its own district has nothing is told by its actions. */
function performOrder({ run, cause, draw }: ActionContext, place: NamedDistrict): void {
  const { district } = place;
  const order = guardOf(run).orders[district];
  emit(run, { type: 'guardOrderPerformed', order, district, named: place, cause });
  actAll(run.cards.order(order).actions, { run, here: district, cause: { by: 'order', id: order }, draw });
}

/** Orders that pay by what is in a district; nothing there counts as not possible (G8). */
function takeTribute(
  { run, cause }: ActionContext,
  place: NamedDistrict,
  per: 'monster' | 'location',
  vpEach: number,
  count: (district: District) => number,
): void {
  const found = firstPossible(place, (district) => count(district) > 0);
  if (found === undefined) {
    consoleGuard(run, per, cause);
    return;
  }
  const n = count(found.district);
  emit(run, { type: 'guardTributeTaken', per, n, ...found, named: place, cause });
  guardVp(run, n * vpEach, 'orders', cause);
}

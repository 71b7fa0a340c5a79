/** What the Royal Guard does, in words: each action, each spot of its board, each Order. */
import type { GuardAction, GuardSpot, GuardWhere, OrderCard } from '../../engine/catalog.ts';
import { article, clauses, listOr, sentence } from './grammar.ts';
import { KIND_NOUNS } from './names.ts';

type Doing = GuardAction['do'];
type ActionOf<D extends Doing> = Extract<GuardAction, { readonly do: D }>;
export type GuardTable<Result> = { readonly [D in Doing]: (action: ActionOf<D>) => Result };

const WHERE: Readonly<Record<GuardWhere, string>> = {
  here: 'this district',
  favored: 'the favored district',
  leastOverrun: 'the least overrun district',
  mostOverrun: 'the most overrun district',
};

export const GUARD_WORDS: GuardTable<string> = {
  turnSword: ({ direction }) =>
    `turn the sword 1 district ${direction === 'clockwise' ? 'clockwise' : 'counter-clockwise'}`,
  takeCorruptionRoomOrDraw: () => 'take a face-up Room that needs Corruption or else draw another meeple',
  keepQuest: () => 'keep a Quest face down',
  scoreQuest: () => 'score a Quest from the deck',
  returnBoardToBag: () => 'sweep its board back into the bag',
  performOrder: ({ where }) => `carry out the Order of ${WHERE[where]}`,
  defeat: ({ which, where }) =>
    `defeat the ${which === 'slot1' ? 'slot-1 Monster' : 'Monster worth the fewest VP'} in ${WHERE[where]}`,
  defeatPrey: ({ which }) =>
    which === 'lowestStrength'
      ? 'defeat the weakest Prey or else the slot-1 Monster of the favored district'
      : 'defeat the strongest Prey or else the strongest Monster of all',
  takeRoom: ({ where }) => `take the Room of ${WHERE[where]}`,
  gainUnitOfDistrict: ({ where }) => `add the Unit of ${WHERE[where]} to its bag`,
  vpPerMonster: ({ where, n }) => `score ${n} VP for each Monster in ${WHERE[where]}`,
  vpPerLocation: ({ where, n }) => `score ${n} VP for each Location in ${WHERE[where]}`,
  drawMeeples: ({ n }) => `draw ${n} more ${n === 1 ? 'meeple' : 'meeples'}`,
};

export function readAction<Result>(table: GuardTable<Result>, action: GuardAction): Result {
  const entry = table[action.do] as (action: GuardAction) => Result;
  return entry(action);
}

export function actionClauses(actions: readonly GuardAction[]): string {
  return clauses(actions.map((action) => readAction(GUARD_WORDS, action)));
}

export function orderSentence(order: OrderCard): string {
  return sentence(`the Guard must ${actionClauses(order.actions)}`);
}

export function spotSentence(spot: GuardSpot): string {
  const who = listOr(spot.fits.map((kind) => (kind === 'corruption' ? 'Corruption' : article(KIND_NOUNS[kind].one))));
  return sentence(`${who} makes the Guard ${actionClauses(spot.actions)}`);
}

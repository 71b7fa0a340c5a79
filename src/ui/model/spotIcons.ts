/** What stands for a spot of the Guard's board, by what it makes the Guard do. */
import type { GuardAction, GuardSpot } from '../../engine/index.ts';
import type { IconName } from '../kit/icons.ts';

const ICONS: Readonly<Record<GuardAction['do'], IconName>> = {
  turnSword: 'broadsword',
  takeCorruptionRoomOrDraw: 'tower-flag',
  keepQuest: 'tied-scroll',
  scoreQuest: 'tied-scroll',
  returnBoardToBag: 'swap-bag',
  performOrder: 'crown',
  defeat: 'death-skull',
  defeatPrey: 'spyglass',
  takeRoom: 'tower-flag',
  gainUnitOfDistrict: 'meeple',
  vpPerMonster: 'laurels',
  vpPerLocation: 'laurels',
  drawMeeples: 'swap-bag',
};

/** A spot that turns the sword before something else is known by the something else. */
export function spotIcon({ actions }: GuardSpot): IconName {
  const main = actions.find((action) => action.do !== 'turnSword') ?? actions[0];
  return main === undefined ? 'broadsword' : ICONS[main.do];
}

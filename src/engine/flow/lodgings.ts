/** L5: meeples that may go from the Lodgings back into the bag, one pick at a time. */
import type { ChoiceOf } from '../choices.ts';
import { KINDS, type Kind, kindOf } from '../model/meeples.ts';
import { playerOf } from '../rules/turn.ts';
import { ask, changePlayer, emit, type Run, schedule } from '../run.ts';
import type { Task } from '../tasks.ts';

export function offerLodgings(run: Run, { seat, left, cause }: Extract<Task, { task: 'lodgingsToBag' }>): void {
  const { lodgings } = playerOf(run.state, seat);
  if (left <= 0 || lodgings.length === 0) return;
  const present = new Set<Kind>(lodgings.map(kindOf));
  const options = [...KINDS.filter((kind) => present.has(kind)), 'done'];
  ask(run, { kind: 'lodgingsToBag', seat, options, cause, rules: ['L5'], left });
}

export function answerLodgings(run: Run, { seat, left, cause }: ChoiceOf<'lodgingsToBag'>, option: string): void {
  if (option === 'done') return;
  const { lodgings, bag } = playerOf(run.state, seat);
  const meeple = lodgings.find((id) => kindOf(id) === option);
  if (meeple === undefined) return;
  changePlayer(run, seat, { lodgings: lodgings.filter((id) => id !== meeple), bag: [...bag, meeple] });
  emit(run, { type: 'meeplesBagged', seat, meeples: [meeple], from: 'lodgings', cause });
  schedule(run, { task: 'lodgingsToBag', seat, left: left - 1, cause });
}

/** Works the agenda off until it is empty or a player must choose. */
import { runEffect } from '../effects/run.ts';
import { runGuardTurn } from '../guard/turn.ts';
import { nextTask, type Run, schedule } from '../run.ts';
import type { Task } from '../tasks.ts';
import { cleanUpDevelopment, cleanUpMain, cleanUpMonsters, emptyTavern } from './cleanUp.ts';
import { comeBack, drawEffects, drawForTurn, refillMarket, tavernQuests } from './drawPhase.ts';
import { scoreEnd } from './ending.ts';
import { offerLodgings } from './lodgings.ts';
import { refillCity, slideMonsters } from './monsterDeck.ts';
import { askDiscard, checkQuests } from './quests.ts';
import { finishRoom, resolveNext, resolvePlace } from './resolution.ts';
import { endTurn, openDevelopment, startTurn } from './turn.ts';

type TaskName = Task['task'];
type TaskOf<N extends TaskName> = Extract<Task, { readonly task: N }>;

const DO: { readonly [N in TaskName]: (run: Run, task: TaskOf<N>) => void } = {
  startTurn,
  openDevelopment,
  resolveNext,
  resolvePlace: (run, { place }) => resolvePlace(run, place),
  finishRoom: (run, { place }) => finishRoom(run, place),
  effects: (run, task) => {
    const [effect, ...rest] = task.effects;
    if (effect === undefined) return;
    if (rest.length > 0) schedule(run, { ...task, effects: rest });
    const { seat, cause, place } = task;
    runEffect(effect, { run, seat, cause, ...(place === undefined ? {} : { place }) });
  },
  discardQuests: askDiscard,
  lodgingsToBag: offerLodgings,
  checkQuests,
  cleanUpDevelopment,
  cleanUpMain,
  cleanUpMonsters,
  emptyTavern,
  slideMonsters,
  refillCity,
  drawMeeples: drawForTurn,
  drawEffects,
  tavernQuests,
  refillMarket,
  comeBack,
  endTurn,
  guardTurn: runGuardTurn,
  scoreEnd,
};

export function workOff(run: Run): void {
  while (run.state.choice === undefined) {
    const task = nextTask(run);
    if (task === undefined) return;
    (DO[task.task] as (run: Run, task: Task) => void)(run, task);
  }
}

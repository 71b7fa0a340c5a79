/** Clean up (T2, T7): everything goes to the Lodgings, defeated Monsters to the pile, their effects happen. */
import type { ChoiceOf } from '../choices.ts';
import { isBonus } from '../effects/ops.ts';
import type { MonsterId } from '../model/ids.ts';
import { readPlace } from '../model/places.ts';
import { builtLocation, districtOfMonster } from '../rules/city.ts';
import { playerOf } from '../rules/turn.ts';
import { ask, change, changePlayer, changeTurn, emit, lodge, type Run, schedule } from '../run.ts';
import type { Task } from '../tasks.ts';
import { gainBoost } from './quests.ts';
import { openAssigning } from './turn.ts';

const BY_T7 = { by: 'rule', id: 'T7' } as const;

export function cleanUpDevelopment(run: Run): void {
  lodgeAssigned(run);
  openAssigning(run, 'main');
}

/** Assigned meeples and all that joined them, then what Quests and slots gave. Units on a hill stay (L8). */
function lodgeAssigned(run: Run): void {
  const { seat, assignments, gained } = run.state.turn;
  for (const { place, meeples, joined } of assignments) {
    changeTurn(run, { assignments: run.state.turn.assignments.filter((a) => a.place !== place) });
    const ref = readPlace(place);
    const hill = ref?.kind === 'location' ? builtLocation(run.state, ref.id)?.hill : undefined;
    const staying = hill?.seat === seat ? hill.meeples.map((unit) => unit.id) : [];
    const leaving = meeples.map((unit) => unit.id).filter((id) => !staying.includes(id));
    lodge(run, seat, [...leaving, ...joined], place, BY_T7);
  }
  changeTurn(run, { gained: [] });
  lodge(run, seat, gained, 'tavern', BY_T7);
}

export function cleanUpMain(run: Run): void {
  const { assignments } = run.state.turn;
  const defeated = assignments.flatMap(({ place }) => {
    const ref = readPlace(place);
    return ref?.kind === 'monster' ? [ref.id] : [];
  });
  lodgeAssigned(run);
  for (const monster of defeated) takeMonster(run, monster);
  const withEffect = defeated.filter((id) => run.cards.monster(id).effect.some((effect) => !isBonus(effect)));
  // Drawing before discarding leaves the player the better choice.
  const discards = (id: MonsterId) =>
    run.cards.monster(id).effect.some((effect) => effect.op === 'discardQuests') ? 1 : 0;
  withEffect.sort((a, b) => discards(a) - discards(b));
  schedule(run, { task: 'cleanUpMonsters', left: withEffect }, { task: 'emptyTavern' });
}

function takeMonster(run: Run, id: MonsterId): void {
  const { seat } = run.state.turn;
  const district = districtOfMonster(run.state, id);
  if (district === undefined) return;
  const { monsters } = run.state;
  change(run, { monsters: { ...monsters, [district]: monsters[district].filter((m) => m.id !== id) } });
  changePlayer(run, seat, { pile: [...playerOf(run.state, seat).pile, id] });
  emit(run, { type: 'monsterTaken', seat, monster: id, from: district });
  for (const effect of run.cards.monster(id).effect)
    if (isBonus(effect)) gainBoost(run, seat, effect, { by: 'monster', id });
}

export function cleanUpMonsters(run: Run, { left }: Extract<Task, { task: 'cleanUpMonsters' }>): void {
  const { seat, resolveRest } = run.state.turn;
  const [first] = left;
  if (first === undefined) return;
  if (left.length === 1 || resolveRest) runMonster(run, first, left);
  else ask(run, { kind: 'cleanUpNext', seat, options: left, cause: BY_T7, rules: ['T7'] });
}

export function answerCleanUpNext(run: Run, { options }: ChoiceOf<'cleanUpNext'>, option: string): void {
  runMonster(run, option as MonsterId, options as readonly MonsterId[]);
}

function runMonster(run: Run, monster: MonsterId, left: readonly MonsterId[]): void {
  const { seat } = run.state.turn;
  schedule(
    run,
    { task: 'effects', seat, effects: run.cards.monster(monster).effect, cause: { by: 'monster', id: monster } },
    { task: 'cleanUpMonsters', left: left.filter((id) => id !== monster) },
  );
}

/** T7: nothing is held back, Corruption included. Then the Draw phase begins. */
export function emptyTavern(run: Run): void {
  const { seat, gained } = run.state.turn;
  const { tavern } = playerOf(run.state, seat);
  changePlayer(run, seat, { tavern: [] });
  lodge(run, seat, tavern, 'tavern', BY_T7);
  changeTurn(run, { phase: 'draw', step: 'resolving', resolveRest: false, gained: [] });
  // What a Quest gave during clean up itself.
  lodge(run, seat, gained, 'tavern', BY_T7);
  emit(run, { type: 'phaseStarted', seat, phase: 'draw' });
  schedule(run, { task: 'slideMonsters' }, { task: 'refillCity' }, { task: 'drawMeeples' });
}

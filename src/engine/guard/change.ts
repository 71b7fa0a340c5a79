/** Changes to the Guard's own things: VP, bag, Quests. */
import { takeQuests } from '../flow/questDeck.ts';
import type { Cause } from '../model/causes.ts';
import type { GuardSought, NamedDistrict } from '../model/guardReasons.ts';
import type { Kind } from '../model/meeples.ts';
import type { GuardState, VpSource } from '../model/state.ts';
import { change, emit, type Run, takeFromSupply } from '../run.ts';

export function guardOf(run: Run): GuardState {
  const { guard } = run.state;
  if (guard === undefined) throw new Error('The Royal Guard is not at this table');
  return guard;
}

export function changeGuard(run: Run, patch: Partial<GuardState>): void {
  change(run, { guard: { ...guardOf(run), ...patch } });
}

export function guardVp(run: Run, n: number, source: VpSource, cause: Cause): void {
  if (n === 0) return;
  const { score, ledger } = guardOf(run);
  changeGuard(run, { score: score + n, ledger: { ...ledger, [source]: (ledger[source] ?? 0) + n } });
  emit(run, { type: 'vpChanged', who: 'guard', n, total: score + n, source, cause });
}

/** G5: gained Units go into the bag; T9: if there are any. */
export function guardGain(run: Run, kind: Kind, n: number, cause: Cause, named?: NamedDistrict): void {
  const meeples = takeFromSupply(run, kind, n);
  if (meeples.length > 0) {
    changeGuard(run, { bag: [...guardOf(run).bag, ...meeples] });
    emit(run, { type: 'guardUnitGained', meeples, ...(named === undefined ? {} : { named }), cause });
  }
  if (meeples.length < n) emit(run, { type: 'gainLost', who: 'guard', kind, n: n - meeples.length, cause });
}

/** G5: face down, unseen. */
export function keepQuest(run: Run, cause: Cause): void {
  const [quest] = takeQuests(run, 1);
  if (quest === undefined) return;
  changeGuard(run, { keptQuests: [...guardOf(run).keptQuests, quest] });
  emit(run, { type: 'guardQuestKept', quest, cause });
}

/** G5: revealed, scored by the chart, discarded. */
export function scoreQuest(run: Run, cause: Cause): void {
  const [quest] = takeQuests(run, 1);
  if (quest === undefined) return;
  const vp = run.cards.catalog.guard.questChart[run.cards.quest(quest).type];
  change(run, { questDiscard: [...run.state.questDiscard, quest] });
  emit(run, { type: 'guardQuestScored', quest, vp, cause });
  guardVp(run, vp, 'quests', cause);
}

/** G8: possible nowhere, so 1 VP and that is it. */
export function consoleGuard(run: Run, sought: GuardSought, cause: Cause): void {
  emit(run, { type: 'guardFoundNothing', sought, cause });
  guardVp(run, 1, 'impossible', { by: 'rule', id: 'G8' });
}

/** Monsters the Guard defeats: which one it is, and what it gets for it (G3, G7, G8). */

import { refillCity, slideMonsters } from '../flow/monsterDeck.ts';
import type { Cause } from '../model/causes.ts';
import type { MonsterCriterion, MonsterPick, NamedDistrict } from '../model/guardReasons.ts';
import { change, emit, type Run } from '../run.ts';
import { changeGuard, consoleGuard, guardGain, guardOf, guardVp, keepQuest } from './change.ts';
import { candidatesIn, firstPossible, pickMonster, preyCandidates } from './priority.ts';

export function defeatInDistrict(
  run: Run,
  named: NamedDistrict,
  criterion: Extract<MonsterCriterion, 'slotOne' | 'lowestVp'>,
  cause: Cause,
): void {
  const found = firstPossible(named, (district) => run.state.monsters[district].length > 0);
  const candidates = found === undefined ? [] : candidatesIn(run.state, [found.district]);
  const picked = pickMonster(run.cards, guardOf(run), 'district', candidates, criterion);
  if (picked === undefined) consoleGuard(run, 'monster', cause);
  else defeat(run, picked, cause, named);
}

/** The Prey wherever it is; `otherwise` is done where there is none. */
export function defeatPrey(
  run: Run,
  criterion: Extract<MonsterCriterion, 'lowestStrength' | 'highestStrength'>,
  cause: Cause,
  otherwise: () => void,
): void {
  const candidates = preyCandidates(run.cards, run.state, guardOf(run).prey);
  const picked = pickMonster(run.cards, guardOf(run), 'prey', candidates, criterion);
  if (picked !== undefined) {
    defeat(run, picked, cause);
    return;
  }
  emit(run, { type: 'guardFellBack', sought: 'prey', cause });
  otherwise();
}

export function defeatStrongest(run: Run, cause: Cause): void {
  const picked = pickMonster(run.cards, guardOf(run), 'city', candidatesIn(run.state), 'highestStrength');
  if (picked === undefined) consoleGuard(run, 'monster', cause);
  else defeat(run, picked, cause);
}

/** G7: the VP, the Unit or Quest on the card (G5), and the city is full again at once. Boosts and the rest are ignored (G8a). */
function defeat(run: Run, picked: MonsterPick, cause: Cause, named?: NamedDistrict): void {
  const { monster, district } = picked;
  const card = run.cards.monster(monster);
  const { monsters } = run.state;
  change(run, { monsters: { ...monsters, [district]: monsters[district].filter((m) => m.id !== monster) } });
  changeGuard(run, { pile: [...guardOf(run).pile, monster] });
  emit(run, { type: 'guardMonsterDefeated', ...picked, ...(named === undefined ? {} : { named }), cause });
  const source: Cause = { by: 'monster', id: monster };
  guardVp(run, card.vp, 'monsters', source);
  for (const effect of card.effect) {
    if (effect.op === 'gainUnit') guardGain(run, effect.kind, effect.n, source);
    if (effect.op === 'drawQuests') keepQuest(run, source);
  }
  slideMonsters(run);
  refillCity(run);
}

/** The Quest deck: drawing in secret, reshuffling the discards (Q7). */
import type { Cause } from '../model/causes.ts';
import type { QuestId, Seat } from '../model/ids.ts';
import { shuffled } from '../rng.ts';
import { playerOf } from '../rules/turn.ts';
import { change, changePlayer, emit, type Run, withRng } from '../run.ts';

export function drawQuestCards(run: Run, seat: Seat, n: number, cause: Cause): void {
  const quests = takeQuests(run, n);
  if (quests.length === 0) return;
  changePlayer(run, seat, { hand: [...playerOf(run.state, seat).hand, ...quests] });
  emit(run, { type: 'questsDrawn', seat, quests, n: quests.length, cause });
}

/** Top cards of the deck; where it runs out, the shuffled discards follow, and if there are none, fewer come. */
export function takeQuests(run: Run, n: number): QuestId[] {
  const { questDeck, questDiscard } = run.state;
  if (questDeck.length < n && questDiscard.length > 0) {
    const anew = withRng(run, (rng) => shuffled(questDiscard, rng));
    change(run, { questDeck: [...questDeck, ...anew], questDiscard: [] });
    emit(run, { type: 'questDeckReshuffled', n: anew.length });
  }
  const taken = run.state.questDeck.slice(0, n);
  change(run, { questDeck: run.state.questDeck.slice(taken.length) });
  return taken;
}

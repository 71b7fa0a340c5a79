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
  emit(run, 'questsDrawn', { seat, quests, n: quests.length, cause });
}

/** Top cards of the deck; an empty deck is made anew from the discards, and if there are none, fewer come. */
export function takeQuests(run: Run, n: number): QuestId[] {
  const taken: QuestId[] = [];
  while (taken.length < n) {
    if (run.state.questDeck.length === 0) {
      if (run.state.questDiscard.length === 0) break;
      const questDeck = withRng(run, (rng) => shuffled(run.state.questDiscard, rng));
      change(run, { questDeck, questDiscard: [] });
      emit(run, 'questDeckReshuffled', { n: questDeck.length });
    }
    const [top, ...rest] = run.state.questDeck;
    if (top === undefined) break;
    change(run, { questDeck: rest });
    taken.push(top);
  }
  return taken;
}

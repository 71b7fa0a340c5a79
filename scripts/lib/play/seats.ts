/** The players as text: what everybody sees of them, and the acting player's own Quests. */
import { CATALOG } from '../../../src/content/catalog.ts';
import { boostWords } from '../../../src/content/words/boosts.ts';
import { rulesSentence } from '../../../src/content/words/cards.ts';
import { KIND_NOUNS, QUEST_TYPE_NAMES, TYPE_NAMES } from '../../../src/content/words/names.ts';
import { CLASSES, type GameState, type GuardState, KINDS, playerOf, type Seat } from '../../../src/engine/index.ts';
import { group } from './city.ts';
import { crowd } from './words.ts';

export function tableLines(state: GameState, viewer: Seat, names: readonly string[], columns: number): string[] {
  return [
    ...state.players.flatMap((_, seat) => playerLines(state, seat as Seat, viewer, names, columns)),
    ...(state.guard === undefined ? [] : guardLines(state.guard, columns)),
    ...supplyLines(state, columns),
    ...questLines(state, viewer, columns),
  ];
}

export function playerLines(
  state: GameState,
  seat: Seat,
  viewer: Seat,
  names: readonly string[],
  columns: number,
): string[] {
  const { score, tavern, lodgings, bag, levels, hand, completed, boosts, pile, rooms } = playerOf(state, seat);
  const bagWords = seat === viewer ? `Bag ${bag.length} (${crowd(bag)})` : `Bag ${bag.length}`;
  const items = [
    `${score} VP · Tavern: ${crowd(tavern)} · Lodgings: ${crowd(lodgings)} · ${bagWords}`,
    `${CLASSES.map((hero) => `${KIND_NOUNS[hero].one} ${levels[hero]}`).join(', ')} · Quests: ${hand.length} in hand, ${completed.length} done · Monsters ${pile.length} · Rooms ${rooms.length}`,
    ...(boosts.length === 0 ? [] : [`for good: ${boosts.map(({ effect }) => boostWords(effect)).join(', ')}`]),
  ];
  return group(`${seat === state.turn.seat ? '▸' : ' '}${names[seat]}`, items, columns);
}

function guardLines(guard: GuardState, columns: number): string[] {
  const { score, bag, board, prestigeArea, beside, prey, keptQuests, rooms, pile } = guard;
  const standing = board.map(({ spot, meeple }) => `${crowd([meeple])} on ${spot}`).join(', ');
  const aside = [...prestigeArea, ...beside];
  return group(
    ' Guard',
    [
      `${score} VP · Bag ${bag.length} · Board: ${standing === '' ? 'empty' : standing}${aside.length > 0 ? ` · beside it: ${crowd(aside)}` : ''}`,
      `Prey: ${TYPE_NAMES[prey]} · Quests kept ${keptQuests.length} · Monsters ${pile.length} · Rooms ${rooms.length}`,
    ],
    columns,
  );
}

function supplyLines({ supply }: GameState, columns: number): string[] {
  return group(' Supply', [KINDS.map((kind) => `${KIND_NOUNS[kind].many} ${supply[kind].length}`).join(', ')], columns);
}

function questLines(state: GameState, viewer: Seat, columns: number): string[] {
  const hand = state.players[viewer]?.hand ?? [];
  return group(' Quests', hand.length === 0 ? ['none in hand'] : hand.map(questWords), columns);
}

export function questWords(id: string): string {
  const card = CATALOG.quests.find((quest) => quest.id === id);
  if (card === undefined) return id;
  return `${card.name} (${QUEST_TYPE_NAMES[card.type]}): ${rulesSentence('quest', card, CATALOG)}`;
}

/** Players' boards in words: what lies open of each. */
import { capital, listAnd } from '../../content/words/grammar.ts';
import { kindName, meeplesWords, monsterName, questName, roomName } from '../../content/words/telling.ts';
import { CLASSES, type Seat } from '../../engine/index.ts';
import { TWIN } from '../words/twin.ts';
import { ROMAN } from './levelUp.ts';
import type { TwinContext, TwinPart } from './twinPart.ts';

const list = (names: readonly string[]): string => (names.length === 0 ? TWIN.none : listAnd(names));

export function seatParts({ engine, state, telling }: TwinContext): readonly TwinPart[] {
  return engine.spectate(state).players.map((player, at): TwinPart => {
    const seat = at as Seat;
    const levels = CLASSES.map((hero) => `${kindName(hero)} ${ROMAN[player.levels[hero]] ?? ''}`);
    const done = player.completed.map(({ quest }) => capital(questName(quest, telling)));
    const rooms = player.rooms.map((id) => capital(roomName(id, telling)));
    const pile = player.pile.map((id) => capital(monsterName(id, telling)));
    return {
      key: `seat-${seat}`,
      title: TWIN.seat(telling.names[seat] ?? '', player.score),
      items: [
        { key: 'levels', words: TWIN.levels(listAnd(levels)), thing: `board:${seat}`, at: `board:${seat}` },
        { key: 'tavern', words: TWIN.inTavern(meeplesWords(player.tavern)), at: `tavern:${seat}` },
        { key: 'lodgings', words: TWIN.inLodgings(meeplesWords(player.lodgings)), at: `lodgings:${seat}` },
        { key: 'bag', words: TWIN.bag(player.bag.length), at: `bag:${seat}` },
        { key: 'quests', words: TWIN.quests(player.handCount, list(done)), at: `hand:${seat}` },
        ...(state.options.towers ? [{ key: 'rooms', words: TWIN.rooms(list(rooms)) }] : []),
        { key: 'pile', words: TWIN.pile(list(pile)), at: `pile:${seat}` },
      ],
    };
  });
}

export function guardPart({ state }: TwinContext): readonly TwinPart[] {
  const { guard } = state;
  if (guard === undefined) return [];
  const onBoard = guard.board.map(({ meeple }) => meeple);
  return [
    {
      key: 'guard',
      title: TWIN.seat(TWIN.guard, guard.score),
      items: [
        { key: 'board', words: TWIN.guardBoard(meeplesWords(onBoard)), at: 'board:guard' },
        { key: 'bag', words: TWIN.bag(guard.bag.length), at: 'bag:guard' },
      ],
    },
  ];
}

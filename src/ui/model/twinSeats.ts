/** Players' boards in words: what lies open of each. */
import { capital, listAnd } from '../../content/words/grammar.ts';
import { orderSentence } from '../../content/words/guard.ts';
import { DISTRICT_NAMES, TYPE_NAMES } from '../../content/words/names.ts';
import { kindName, meeplesWords, monsterName, orderName, questName, roomName } from '../../content/words/telling.ts';
import { CLASSES, DISTRICTS, KINDS, kindOf, type MeepleId, type Seat } from '../../engine/index.ts';
import { GUARD } from '../words/guard.ts';
import { TWIN } from '../words/twin.ts';
import { forecastRows } from './forecast.ts';
import { ROMAN } from './levelUp.ts';
import type { TwinContext, TwinPart } from './twinPart.ts';

const list = (names: readonly string[]): string => (names.length === 0 ? TWIN.none : listAnd(names));

/** Kind by kind: in which order they lie is nobody's to know. */
function bagWords(bag: readonly MeepleId[]): string {
  const sorted = [...bag].sort((a, b) => KINDS.indexOf(kindOf(a)) - KINDS.indexOf(kindOf(b)));
  return TWIN.bag(bag.length, meeplesWords(sorted));
}

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
        { key: 'bag', words: bagWords(player.bag), at: `bag:${seat}` },
        { key: 'quests', words: TWIN.quests(player.handCount, list(done)), at: `hand:${seat}` },
        ...(state.options.towers ? [{ key: 'rooms', words: TWIN.rooms(list(rooms)) }] : []),
        { key: 'pile', words: TWIN.pile(list(pile)), at: `pile:${seat}` },
      ],
    };
  });
}

export function guardPart({ engine, state, telling }: TwinContext): readonly TwinPart[] {
  const { guard } = engine.spectate(state);
  if (guard === undefined) return [];
  const onBoard = guard.board.map(({ meeple }) => meeple);
  const forecast = engine.forecast(state);
  return [
    {
      key: 'guard',
      title: TWIN.seat(TWIN.guard, guard.score),
      items: [
        {
          key: 'board',
          words: TWIN.guardBoard(meeplesWords(onBoard)),
          thing: 'board:guard' as const,
          at: 'board:guard' as const,
        },
        { key: 'bag', words: bagWords(guard.bag), at: 'bag:guard' as const },
        { key: 'favored', words: `${GUARD.sword}: ${GUARD.swordOn(DISTRICT_NAMES[guard.favored])}` },
        { key: 'prey', words: `${GUARD.preyOf}: ${TYPE_NAMES[guard.prey]}` },
        { key: 'kept', words: `${GUARD.kept}: ${GUARD.keptCount(guard.keptCount, guard.rooms.length)}` },
        ...DISTRICTS.map((district) => {
          const order = engine.catalog.orders.find(({ id }) => id === guard.orders[district]);
          const name = `${capital(DISTRICT_NAMES[district])}: ${capital(orderName(guard.orders[district], telling))}`;
          return {
            key: `order ${district}`,
            words: order === undefined ? name : TWIN.ruled(name, orderSentence(order)),
          };
        }),
        ...(forecast === undefined ? [] : forecastRows(forecast, telling)).map(
          ({ kind, name, percent, words, vp }) => ({
            key: `next ${kind}`,
            words: TWIN.guardForecast(percent, name, words, vp),
          }),
        ),
      ],
    },
  ];
}

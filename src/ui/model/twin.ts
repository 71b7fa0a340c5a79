/** The table in words: what lies where, always current, for those who do not see it. */
import { capital, count } from '../../content/words/grammar.ts';
import { DISTRICT_NAMES, MONSTER } from '../../content/words/names.ts';
import { needsWords } from '../../content/words/needs.ts';
import { missingWords } from '../../content/words/refusals.ts';
import {
  locationName,
  meeplesWords,
  monsterName,
  placeName,
  roomName,
  type Telling,
} from '../../content/words/telling.ts';
import { DISTRICTS, type Engine, type GameState, playerOf, type Seat } from '../../engine/index.ts';
import { placeStatuses } from '../../store/selectors/places.ts';
import { SHEETS } from '../words/sheets.ts';

export interface TwinPart {
  readonly title: string;
  readonly lines: readonly string[];
}

export function twinOf(
  engine: Engine,
  state: GameState,
  seat: Seat | undefined,
  telling: Telling,
): readonly TwinPart[] {
  const own = playerOf(state, seat ?? state.turn.seat);
  const statuses = placeStatuses(engine, state);
  const at = (place: Parameters<typeof statuses.get>[0]): string => {
    const status = statuses.get(place);
    if (status === undefined || status.meeples.length === 0) return '';
    const lacks = status.missing.map(missingWords).join(', ');
    return SHEETS.twin.there(meeplesWords(status.meeples), lacks);
  };
  const districts = DISTRICTS.map((district): TwinPart => {
    const monsters = state.monsters[district].map(({ id, slot }) => {
      const card = engine.catalog.monsters.find((monster) => monster.id === id);
      const words = SHEETS.twin.monster(slot, monsterName(id, telling), card?.strength ?? 0, card?.vp ?? 0);
      return `${words}${at(`monster:${id}`)}`;
    });
    const locations = state.locations
      .filter((location) => location.district === district)
      .map(({ id }) => {
        const card = engine.catalog.locations.find((location) => location.id === id);
        const needs = card === undefined ? '' : SHEETS.twin.takes(needsWords(card.needs));
        return `${capital(locationName(id, telling))}${needs}${at(`location:${id}`)}`;
      });
    const [room] = state.towers[district];
    const tower = room === undefined ? [] : [`${SHEETS.twin.room(roomName(room, telling))}${at(`room:${room}`)}`];
    const title = `${capital(DISTRICT_NAMES[district])}: ${count(monsters.length, MONSTER)}`;
    return { title, lines: [...monsters, ...locations, ...tower] };
  });
  const capitol = (['capitol:construct', 'capitol:levelUp'] as const).map(
    (place) => `${placeName(place, telling)}${at(place)}`,
  );
  return [
    {
      title: SHEETS.twin.board,
      lines: [
        SHEETS.twin.tavern(meeplesWords(own.tavern)),
        SHEETS.twin.lodgings(meeplesWords(own.lodgings)),
        SHEETS.twin.bag(own.bag.length),
      ],
    },
    { title: SHEETS.families.capitol, lines: capitol },
    ...districts,
    { title: SHEETS.twin.market, lines: state.market.map((id) => capital(locationName(id, telling))) },
  ];
}

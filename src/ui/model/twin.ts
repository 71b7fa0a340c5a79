/** The table in words, region by region: what lies where, always current, for those who do not see it. */
import { ruleOf } from '../../content/rules/reference.ts';
import type { ReferenceId } from '../../content/rules/rule.ts';
import { rulesSentence } from '../../content/words/cards.ts';
import { capital, count, listAnd } from '../../content/words/grammar.ts';
import { DISTRICT_NAMES, MONSTER } from '../../content/words/names.ts';
import { missingWords } from '../../content/words/refusals.ts';
import {
  councilName,
  locationName,
  meeplesWords,
  monsterName,
  placeName,
  playerName,
  roomName,
  tokenName,
} from '../../content/words/telling.ts';
import { CAPITOL_PLACES, DISTRICTS, type District, type PlaceId, vacantSlots } from '../../engine/index.ts';
import { placeStatuses } from '../../store/selectors/places.ts';
import { PLAY } from '../words/play.ts';
import { TWIN } from '../words/twin.ts';
import { slotWords } from './build.ts';
import type { TwinContext, TwinItem, TwinPart } from './twinPart.ts';
import { guardPart, seatParts } from './twinSeats.ts';

const CAPITOL_RULES: Readonly<Record<(typeof CAPITOL_PLACES)[number], ReferenceId>> = {
  'capitol:construct': 'D1',
  'capitol:levelUp': 'D4',
};

/** Everything that lies open, and nothing else: hands are only counted. */
export function twinOf(context: TwinContext): readonly TwinPart[] {
  const { engine, state, telling } = context;
  return [
    { key: 'city', title: TWIN.city, items: cityItems(context) },
    {
      key: 'capitol',
      title: TWIN.capitol,
      items: CAPITOL_PLACES.map((place) => placeItem(context, place, '', ruleOf(CAPITOL_RULES[place]).text)),
    },
    ...DISTRICTS.map((district) => districtPart(context, district)),
    {
      key: 'market',
      title: TWIN.market,
      items: engine.catalog.locations
        .filter(({ id }) => state.market.includes(id))
        .map((tile) => ({
          key: `location:${tile.id}`,
          words: TWIN.tile(capital(locationName(tile.id, telling)), rulesSentence('location', tile, engine.catalog)),
          thing: `location:${tile.id}` as const,
          at: 'market' as const,
        })),
    },
    ...seatParts(context),
    ...guardPart(context),
  ];
}

function cityItems(context: TwinContext): readonly TwinItem[] {
  const { engine, state, telling } = context;
  const { turn, arrived, overlords, final, monsterDeck, questDeck, locationStack, supply, firstSeat } = state;
  const { catalog } = engine;
  return [
    { key: 'turn', words: TWIN.turn(turn.round, PLAY.phases[turn.phase], playerName(turn.seat, telling)) },
    ...(final === undefined ? [] : [{ key: 'final', words: TWIN.lastRound(final.lastRound) }]),
    ...(arrived.length === 0 ? [{ key: 'arrived', words: TWIN.noneArrived, at: 'council' as const }] : []),
    ...arrived.map((id) => ({
      key: `arrival:${id}`,
      words: TWIN.arrived(catalog.arrivals.find((card) => card.id === id)?.name ?? id),
      thing: `arrival:${id}` as const,
      at: 'council' as const,
    })),
    ...overlords.map(({ id, token }) => {
      const card = catalog.council.find((each) => each.id === id);
      const held = token === undefined ? '' : TWIN.withToken(tokenName(token, telling));
      const prize = catalog.tokens.find((each) => each.id === token);
      const rules = [
        card === undefined ? '' : rulesSentence('council', card, catalog),
        prize === undefined ? '' : rulesSentence('token', prize, catalog),
      ];
      const words = TWIN.overlord(capital(councilName(id, telling)), card?.strength ?? 0, held);
      return placeItem(context, `council:${id}`, words, rules.filter(Boolean).join(' '));
    }),
    { key: 'decks', words: TWIN.decks(monsterDeck.length, questDeck.length, locationStack.length) },
    { key: 'supply', words: TWIN.supply(meeplesWords(Object.values(supply).flat())), at: 'supply' },
    { key: 'sword', words: TWIN.firstPlayer(playerName(firstSeat, telling)), thing: 'sword' },
  ];
}

function districtPart(context: TwinContext, district: District): TwinPart {
  const { engine, cards, state, telling } = context;
  const { catalog } = engine;
  const monsters = state.monsters[district].map(({ id, slot }) => {
    const card = catalog.monsters.find((monster) => monster.id === id);
    const words = TWIN.monster(slot, capital(monsterName(id, telling)), card?.strength ?? 0, card?.vp ?? 0);
    // Without an effect its sentence says no more than its figures.
    const rules = card === undefined || card.effect.length === 0 ? '' : rulesSentence('monster', card, catalog);
    return placeItem(context, `monster:${id}`, words, rules);
  });
  const locations = state.locations
    .filter((location) => location.district === district)
    .map(({ id, stock, hill }) => {
      const card = catalog.locations.find((location) => location.id === id);
      const parts = [
        capital(locationName(id, telling)),
        stock.length === 0 ? '' : TWIN.stock(meeplesWords(stock)),
        hill === undefined ? '' : TWIN.hill(playerName(hill.seat, telling)),
      ];
      const rules = card === undefined ? '' : rulesSentence('location', card, catalog);
      return placeItem(context, `location:${id}`, parts.join(''), rules);
    });
  const [room, ...below] = state.towers[district];
  const tower =
    room === undefined
      ? []
      : [
          placeItem(
            context,
            `room:${room}`,
            TWIN.room(capital(roomName(room, telling)), below.length),
            rulesSentence('room', cards.room(room), catalog),
          ),
        ];
  const vacant = vacantSlots(cards, state);
  const slots = catalog.slots
    .filter((slot) => slot.district === district && vacant.includes(slot.id))
    .map((slot) => ({
      key: `slot:${slot.id}`,
      words: TWIN.slot(slot.name, slotWords(slot, catalog).bonus),
      thing: `slot:${slot.id}` as const,
      at: `slot:${slot.id}` as const,
    }));
  const title = TWIN.district(capital(DISTRICT_NAMES[district]), count(monsters.length, MONSTER));
  return { key: district, title, items: [...monsters, ...locations, ...tower, ...slots] };
}

/** What lies there and who stands there, then what it does. */
function placeItem(context: TwinContext, place: PlaceId, words: string, rules: string): TwinItem {
  const said = `${words === '' ? placeName(place, context.telling) : words}${standing(context, place)}`;
  return { key: place, words: rules === '' ? said : TWIN.ruled(said, rules), thing: place, at: place };
}

/** Who stands there in the draft, and what is missing. */
function standing({ engine, state }: TwinContext, place: PlaceId): string {
  const status = placeStatuses(engine, state).get(place);
  if (status === undefined || status.meeples.length === 0) return '';
  return TWIN.there(meeplesWords(status.meeples), listAnd(status.missing.map(missingWords)));
}

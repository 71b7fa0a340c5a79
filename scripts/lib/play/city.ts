/** The city as text: districts with Monsters, Locations and Rooms, then the Capitol, the market and the Dark Council. */
import { CATALOG } from '../../../src/content/catalog.ts';
import { rulesSentence } from '../../../src/content/words/cards.ts';
import { effectClauses } from '../../../src/content/words/effects.ts';
import { orderSentence } from '../../../src/content/words/guard.ts';
import { TYPE_NAMES } from '../../../src/content/words/names.ts';
import {
  type BuiltLocation,
  DISTRICTS,
  type District,
  type GameState,
  isFinalTurn,
  type MonsterCard,
  type SlotCard,
} from '../../../src/engine/index.ts';
import { width, wrap } from '../table.ts';
import { crowd, districtTitle } from './words.ts';

const labelWidth = 11;
const { roomSets } = CATALOG;

export function cityLines(state: GameState, names: readonly string[], columns: number): string[] {
  return [
    ...DISTRICTS.flatMap((district) => districtLines(state, district, names, columns)),
    ...group('Market', state.market.map(locationWords), columns),
    ...councilLines(state, columns),
  ];
}

/** A label in the margin, and beside it one entry per item, broken to the width of the terminal. */
export function group(label: string, items: readonly string[], columns: number): string[] {
  const margin = ' '.repeat(labelWidth + 2);
  return items.flatMap((item, i) => {
    const [first = '', ...rest] = wrap(item, columns - margin.length, '  ');
    const head = i === 0 ? `  ${label.padEnd(labelWidth)}` : margin;
    return [`${head}${first}`, ...rest.map((line) => margin + line)];
  });
}

function districtLines(state: GameState, district: District, names: readonly string[], columns: number): string[] {
  const monsters = state.monsters[district];
  const favored = state.guard?.favored === district ? ' · the sword points here' : '';
  const overrun =
    monsters.length > 1 ? ` · overrun: +${monsters.length - 1} Peasant${monsters.length > 2 ? 's' : ''}` : '';
  const title = `── ${districtTitle(district)}${overrun}${favored} `;
  const [room] = state.towers[district];
  return [
    title + '─'.repeat(Math.max(0, columns - width(title))),
    ...group(
      'Monsters',
      monsters.map(({ id, slot }) => `${slot} ${monsterWords(id)}`),
      columns,
    ),
    ...group(
      'Locations',
      state.locations.filter((l) => l.district === district).map((l) => builtWords(l, names)),
      columns,
    ),
    ...group('To build', vacantSlots(state, district).map(slotWords), columns),
    ...(room === undefined ? [] : group('Room', [roomWords(room, state.towers[district].length)], columns)),
    ...(state.guard === undefined ? [] : group('Order', [orderWords(state.guard.orders[district])], columns)),
  ];
}

export function monsterWords(id: string): string {
  const card = CATALOG.monsters.find((monster) => monster.id === id);
  return card === undefined ? id : `${card.name}: ${figures(card)}${effectTail(card)}`;
}

function figures({ strength, vp, type, level }: MonsterCard): string {
  return `strength ${strength}, ${vp} VP, ${TYPE_NAMES[type]}, level ${level}`;
}

function effectTail({ effect }: MonsterCard): string {
  return effect.length === 0 ? '' : `; ${effectClauses(effect, { source: 'monster', roomSets })}`;
}

export function locationWords(id: string): string {
  const card = CATALOG.locations.find((location) => location.id === id);
  return card === undefined ? id : `${card.name}: ${rulesSentence('location', card, CATALOG)}`;
}

function builtWords({ id, stock, hill }: BuiltLocation, names: readonly string[]): string {
  const left = stock.length > 0 ? ` [${crowd(stock)} left]` : '';
  const held =
    hill === undefined ? '' : ` [held by ${names[hill.seat]}: ${crowd(hill.meeples.map((unit) => unit.id))}]`;
  return `${locationWords(id)}${left}${held}`;
}

function vacantSlots(state: GameState, district: District): SlotCard[] {
  return CATALOG.slots.filter(
    (slot) =>
      slot.district === district &&
      !(state.guard !== undefined && slot.ring === 'inner') &&
      !state.locations.some((location) => location.slot === slot.id),
  );
}

function slotWords({ name, bonus }: SlotCard): string {
  return `${name} (vacant): ${effectClauses(bonus, { source: 'slot', roomSets })}`;
}

export function roomWords(id: string, left: number): string {
  const card = CATALOG.rooms.find((room) => room.id === id);
  return card === undefined ? id : `${card.name}: ${rulesSentence('room', card, CATALOG)} [${left - 1} below it]`;
}

function orderWords(id: string): string {
  const card = CATALOG.orders.find((order) => order.id === id);
  return card === undefined ? id : `${card.name}: ${orderSentence(card)}`;
}

function councilLines(state: GameState, columns: number): string[] {
  const items = state.overlords.flatMap(({ id, token }) => {
    const card = CATALOG.council.find((council) => council.id === id);
    const bonus = CATALOG.tokens.find((candidate) => candidate.id === token);
    if (card === undefined) return [];
    const extra = bonus === undefined ? '' : `; token ${bonus.name}: ${rulesSentence('token', bonus, CATALOG)}`;
    return [`${card.name}: strength ${card.strength}, ${card.vp} VP, ${TYPE_NAMES[card.type]}${extra}`];
  });
  const when = isFinalTurn(state) ? 'open to fight now' : 'to be fought in the final turns';
  return group('Council', [`Dark Council, ${when}`, ...items], columns);
}

/** A card looked at closely: its own words, the numbers in force with their reasons, the rules behind it. */
import { ruleOf } from '../../content/rules/reference.ts';
import { rulesSentence } from '../../content/words/cards.ts';
import { capital, count } from '../../content/words/grammar.ts';
import { DISTRICT_NAMES, KIND_NOUNS, MONSTER, QUEST_TYPE_NAMES, TYPE_NAMES } from '../../content/words/names.ts';
import { causeName, kindName, meepleName, type Telling } from '../../content/words/telling.ts';
import {
  type CombatNote,
  DISTRICTS,
  type District,
  type GameState,
  indexCards,
  isHeroClass,
  type Kind,
  kindOf,
  type MeepleId,
  overrunPeasants,
  type PlaceId,
  playerOf,
  readPlace,
  type Seat,
} from '../../engine/index.ts';
import { placeStatuses } from '../../store/selectors/places.ts';
import type { ThingName } from '../../store/ui.ts';
import { SHEETS } from '../words/sheets.ts';
import type { Figure, InspectContext, Inspected } from './inspected.ts';
import { tableInspected } from './inspectTable.ts';
import { ROMAN } from './levelUp.ts';
import { questProgress } from './questProgress.ts';

const NOTHING = {
  face: undefined,
  flavour: undefined,
  figures: [],
  sum: undefined,
  district: undefined,
  progress: undefined,
  rules: [],
} as const;

/** Undefined where there is nothing to see, or nothing that this seat may see. */
export function inspectedOf(thing: ThingName, context: InspectContext): Inspected | undefined {
  const place = readPlace(thing);
  if (place !== undefined) return placeInspected(thing as PlaceId, context);
  const [family = '', id = '', more = ''] = thing.split(':');
  switch (family) {
    case 'quest':
      return questInspected(id, context);
    case 'meeple':
      return heroInspected(kindOf(Number(id) as MeepleId), context, context.looking ?? context.state.turn.seat);
    case 'hero':
      return heroInspected(more as Kind, context, Number(id) as Seat);
    case 'slot':
    case 'token':
    case 'order':
    case 'arrival':
      return plainInspected(family, id, context);
    default:
      return tableInspected(thing, context);
  }
}

function placeInspected(place: PlaceId, context: InspectContext): Inspected | undefined {
  const { engine, state } = context;
  const { catalog } = engine;
  const ref = readPlace(place);
  const district = districtOf(state, place);
  switch (ref?.kind) {
    case 'monster': {
      const card = catalog.monsters.find(({ id }) => id === ref.id);
      if (card === undefined) return undefined;
      const caps = [TYPE_NAMES[card.type], `level ${ROMAN[card.level]}`, ...where(district)].join(', ');
      return {
        ...NOTHING,
        face: `monster/${card.id}`,
        caps,
        title: card.name,
        words: rulesSentence('monster', card, catalog),
        flavour: card.flavour,
        ...fightAt(place, context),
        district: crowd(state, district),
        rules: ['C1', 'C7', 'W1'],
      };
    }
    case 'council': {
      const card = catalog.council.find(({ id }) => id === ref.id);
      if (card === undefined) return undefined;
      return {
        ...NOTHING,
        face: `council/${card.id}`,
        caps: `${TYPE_NAMES[card.type]}, ${card.role === 'overlord' ? SHEETS.families.overlord : SHEETS.families.henchman}`,
        title: card.name,
        words: rulesSentence('council', card, catalog),
        flavour: card.flavour,
        ...fightAt(place, context),
        rules: ['C8', 'E2', 'E3'],
      };
    }
    case 'location': {
      const card = catalog.locations.find(({ id }) => id === ref.id);
      if (card === undefined) return undefined;
      return {
        ...NOTHING,
        face: `location/${card.id}`,
        caps: [SHEETS.families.location, ...where(district)].join(', '),
        title: card.name,
        words: rulesSentence('location', card, catalog),
        flavour: card.flavour,
        district: crowd(state, district),
        rules: ['L1', 'L2', 'T5'],
      };
    }
    case 'room': {
      const card = catalog.rooms.find(({ id }) => id === ref.id);
      if (card === undefined) return undefined;
      return {
        ...NOTHING,
        face: `room/${card.id}`,
        caps: [SHEETS.families.room, ...where(district)].join(', '),
        title: card.name,
        words: rulesSentence('room', card, catalog),
        flavour: card.flavour,
        district: crowd(state, district),
        rules: ['F1', 'F3', 'F4'],
      };
    }
    case 'construct':
      return {
        ...NOTHING,
        caps: SHEETS.families.capitol,
        title: SHEETS.families.construct,
        words: ruleOf('D1').text,
        rules: ['D1', 'D2', 'D3'],
      };
    case 'levelUp':
      return {
        ...NOTHING,
        caps: SHEETS.families.capitol,
        title: SHEETS.families.levelUp,
        words: ruleOf('D4').text,
        rules: ['D4', 'D5'],
      };
    default:
      return undefined;
  }
}

/** Q1: hands are secret; what is done or discarded lies open. */
function questInspected(id: string, { engine, state, looking }: InspectContext): Inspected | undefined {
  const { catalog } = engine;
  const view = looking === undefined ? engine.spectate(state) : engine.view(state, looking);
  const own = looking === undefined ? [] : (view.players[looking]?.hand ?? []);
  const open = [...view.questDiscard, ...view.players.flatMap(({ completed }) => completed.map(({ quest }) => quest))];
  const card = catalog.quests.find((quest) => quest.id === id);
  if (card === undefined || ![...own, ...open].includes(card.id)) return undefined;
  const isOwn = looking !== undefined && own.includes(card.id);
  return {
    ...NOTHING,
    face: `quest/${card.id}`,
    caps: SHEETS.families.quest(QUEST_TYPE_NAMES[card.type]),
    title: card.name,
    words: rulesSentence('quest', card, catalog),
    flavour: card.flavour,
    progress: isOwn ? questProgress(indexCards(catalog), state, looking, card) : undefined,
    rules: card.type === 'end' ? ['Q2', 'Q9', 'E5'] : ['Q2', 'Q3', 'Q6'],
  };
}

function heroInspected(kind: Kind, { engine, state, telling }: InspectContext, seat: Seat): Inspected | undefined {
  const { catalog } = engine;
  const hero = catalog.heroes.find((card) => card.kind === kind);
  if (kind === 'corruption') {
    return {
      ...NOTHING,
      caps: SHEETS.families.corruption,
      title: kindName(kind),
      words: ruleOf('T4').text,
      rules: ['T4', 'P1', 'C2'],
    };
  }
  const at = isHeroClass(kind) ? playerOf(state, seat).levels[kind] : hero?.levels[0]?.level;
  const level = hero?.levels.find((each) => each.level === at) ?? hero?.levels[0];
  if (hero === undefined || level === undefined) return undefined;
  const boosts = playerOf(state, seat).boosts.filter(({ fromTurn }) => fromTurn <= state.turn.number);
  const figures = boosts.flatMap(({ source, effect }): Figure[] => {
    const isForIt = effect.op === 'bonusAll' && effect.kind === kind;
    return isForIt ? [{ kind: undefined, words: capital(causeName(source, telling)), n: effect.n, rule: 'C7' }] : [];
  });
  return {
    ...NOTHING,
    face: level.level > 1 ? `hero/${kind}-${level.level}` : undefined,
    caps: `${kindName(kind)}, level ${ROMAN[level.level]}`,
    title: level.name,
    words: rulesSentence('hero', { hero, level }, catalog),
    flavour: level.flavour,
    figures: [
      { kind, words: `${kindName(kind)} at level ${ROMAN[level.level]}`, n: level.combatValue, rule: 'C2' },
      ...figures,
    ],
    rules: ['C2', 'C3', 'D4'],
  };
}

function plainInspected(
  family: 'slot' | 'token' | 'order' | 'arrival',
  id: string,
  { engine }: InspectContext,
): Inspected | undefined {
  const { catalog } = engine;
  const slot = catalog.slots.find((card) => family === 'slot' && card.id === id);
  if (slot !== undefined) {
    const words = rulesSentence('slot', slot, catalog);
    return {
      ...NOTHING,
      caps: [SHEETS.families.slot, ...where(slot.district)].join(', '),
      title: slot.name,
      words,
      rules: ['D2'],
    };
  }
  const token = catalog.tokens.find((card) => family === 'token' && card.id === id);
  if (token !== undefined) {
    const words = rulesSentence('token', token, catalog);
    return {
      ...NOTHING,
      face: `token/${token.id}`,
      caps: SHEETS.families.token,
      title: token.name,
      words,
      rules: ['E3', 'E4'],
    };
  }
  const order = catalog.orders.find((card) => family === 'order' && card.id === id);
  if (order !== undefined) {
    const words = rulesSentence('order', order, catalog);
    return {
      ...NOTHING,
      face: `order/${order.id}`,
      caps: SHEETS.families.order,
      title: order.name,
      words,
      rules: ['G1', 'G8'],
    };
  }
  const arrival = catalog.arrivals.find((card) => family === 'arrival' && card.id === id);
  if (arrival === undefined) return undefined;
  const words = rulesSentence('arrival', arrival, catalog);
  return {
    ...NOTHING,
    face: `arrival/${arrival.id}`,
    caps: SHEETS.families.arrival,
    title: arrival.name,
    words,
    rules: ['W3', 'W4'],
  };
}

function fightAt(place: PlaceId, { engine, state, telling }: InspectContext): Pick<Inspected, 'figures' | 'sum'> {
  const combat = placeStatuses(engine, state).get(place)?.combat;
  if (combat === undefined || combat.fighters.length === 0) return { figures: [], sum: undefined };
  const units = combat.fighters.map(({ id, role }): Figure => {
    const notes = combat.notes.filter(({ meeple }) => meeple === id);
    const kind = kindOf(id);
    const as = role === kind ? '' : ` as ${kindName(role)}`;
    const n = notes.reduce((sum, note) => sum + note.n, 0);
    return {
      kind,
      words: `${meepleName(id)}${as}: ${termsOf(notes, levelOf(state, role), telling)}`,
      n,
      rule: notes.length > 1 ? 'C7' : 'C2',
    };
  });
  const party = combat.notes
    .filter(({ meeple }) => meeple === undefined)
    .map(({ n, cause }): Figure => ({ kind: undefined, words: capital(causeName(cause, telling)), n, rule: 'C2' }));
  return { figures: [...units, ...party], sum: { value: combat.value, strength: combat.strength } };
}

/** "1 at level I, +1 Ghoul". */
function termsOf(notes: readonly CombatNote[], level: string | undefined, telling: Telling): string {
  const own = (n: number): string => (level === undefined ? SHEETS.byItsCard(n) : SHEETS.atLevel(n, level));
  return notes.map(({ n, cause }) => (cause.by === 'hero' ? own(n) : `+${n} ${causeName(cause, telling)}`)).join(', ');
}

/** Undefined: its kind knows no levels. */
const levelOf = (state: GameState, kind: Kind): string | undefined =>
  isHeroClass(kind) ? ROMAN[playerOf(state, state.turn.seat).levels[kind]] : undefined;

const where = (district: District | undefined): string[] =>
  district === undefined ? [] : [DISTRICT_NAMES[district].replace('the ', '')];

function districtOf(state: GameState, place: PlaceId): District | undefined {
  const ref = readPlace(place);
  switch (ref?.kind) {
    case 'location':
      return state.locations.find(({ id }) => id === ref.id)?.district;
    case 'monster':
      return DISTRICTS.find((district) => state.monsters[district].some(({ id }) => id === ref.id));
    case 'room':
      return DISTRICTS.find((district) => state.towers[district][0] === ref.id);
    default:
      return undefined;
  }
}

/** L2: whom a crowd of Monsters drives out of the houses. */
function crowd(state: GameState, district: District | undefined): Inspected['district'] {
  if (district === undefined) return undefined;
  const monsters = state.monsters[district].length;
  const peasants = overrunPeasants(state, district);
  const words =
    peasants > 0 ? SHEETS.overrun(count(monsters, MONSTER), count(peasants, KIND_NOUNS.peasant)) : SHEETS.quiet;
  return { words, rule: 'L2' };
}

/** The table's own furniture looked at closely: supply, decks, market, score, towers, bags. */
import { capital } from '../../content/words/grammar.ts';
import { DISTRICT_NAMES, KIND_NOUNS } from '../../content/words/names.ts';
import { playerName } from '../../content/words/telling.ts';
import {
  DISTRICTS,
  type District,
  idsOfKind,
  KINDS,
  type Kind,
  kindOf,
  type MeepleId,
  type RuleId,
  type Seat,
  type SeatView,
} from '../../engine/index.ts';
import { INSPECT } from '../words/inspect.ts';
import type { Figure, InspectContext, Inspected } from './inspected.ts';
import { nameOf } from './names.ts';

const PLAIN = {
  face: undefined,
  flavour: undefined,
  sum: undefined,
  district: undefined,
  progress: undefined,
} as const;

const figure = (words: string, n: number, rule?: RuleId, kind?: Kind): Figure => ({ kind, words, n, rule });

/** Undefined: it is something else. Only what lies open for everybody is told. */
export function tableInspected(thing: string, context: InspectContext): Inspected | undefined {
  const { engine, state, telling } = context;
  const view = engine.spectate(state);
  const [family = '', id = ''] = thing.split(':');
  switch (family) {
    case 'supply':
      return {
        ...PLAIN,
        caps: INSPECT.table,
        title: INSPECT.supply,
        words: INSPECT.supplyWords,
        figures: KINDS.map((kind) =>
          figure(
            INSPECT.inSupply(KIND_NOUNS[kind].many, idsOfKind(kind).length),
            view.supply[kind].length,
            undefined,
            kind,
          ),
        ),
        rules: ['P1', 'P2'],
      };
    case 'monsterDeck':
      return {
        ...PLAIN,
        caps: INSPECT.decks,
        title: INSPECT.monsterDeck,
        words: INSPECT.monsterDeckWords,
        figures: [
          figure(INSPECT.cardsLeft, view.monsterDeckCount, 'W1'),
          figure(INSPECT.arrivedOf, view.arrived.length, 'W3'),
        ],
        rules: ['W1', 'W3', 'W4'],
      };
    case 'questDeck':
      return {
        ...PLAIN,
        caps: INSPECT.decks,
        title: INSPECT.questDeck,
        words: INSPECT.questDeckWords,
        figures: [figure(INSPECT.cardsLeft, view.questDeckCount), figure(INSPECT.discards, view.questDiscard.length)],
        rules: ['Q1', 'Q2'],
      };
    case 'market':
      return {
        ...PLAIN,
        caps: INSPECT.table,
        title: INSPECT.market,
        words: INSPECT.marketWords,
        figures: [figure(INSPECT.tilesOpen, view.market.length), figure(INSPECT.tilesLeft, view.locationStackCount)],
        rules: ['D1', 'D2'],
      };
    case 'scoreTrack':
      return {
        ...PLAIN,
        caps: INSPECT.scoreboard,
        title: INSPECT.scoreTrack,
        words: '',
        figures: engine.score(state).map(({ seat, score }) => figure(nameOf(seat, telling), score)),
        rules: ['E5', 'E6'],
      };
    case 'tower':
      return towerInspected(id, view);
    case 'sword':
      return {
        ...PLAIN,
        caps: INSPECT.table,
        title: INSPECT.swordFirst,
        words:
          state.guard === undefined
            ? INSPECT.swordFirstWords(playerName(state.firstSeat, telling))
            : INSPECT.swordFavored(DISTRICT_NAMES[state.guard.favored]),
        figures: [],
        rules: state.guard === undefined ? ['S9'] : ['G2'],
      };
    case 'bag':
      return bagInspected(id, context, view);
    default:
      return undefined;
  }
}

function towerInspected(id: string, { towers }: SeatView): Inspected | undefined {
  const district = DISTRICTS.find((each): each is District => each === id);
  if (district === undefined) return undefined;
  return {
    ...PLAIN,
    caps: INSPECT.table,
    title: INSPECT.tower(DISTRICT_NAMES[district]),
    words: INSPECT.towerWords,
    figures: [figure(INSPECT.roomsBelow, towers[district].below, 'F1')],
    rules: ['F1', 'F3', 'F4'],
  };
}

function bagInspected(id: string, { telling }: InspectContext, view: SeatView): Inspected | undefined {
  const inside = id === 'guard' ? view.guard?.bag : view.players[Number(id)]?.bag;
  if (inside === undefined) return undefined;
  return {
    ...PLAIN,
    caps: INSPECT.table,
    title: id === 'guard' ? INSPECT.guardsBag : INSPECT.bagOf(playerName(Number(id) as Seat, telling)),
    words: INSPECT.bagWords,
    figures: tally(inside),
    rules: ['W5', 'W6'],
  };
}

const tally = (inside: readonly MeepleId[]): readonly Figure[] =>
  KINDS.flatMap((kind): Figure[] => {
    const n = inside.filter((each) => kindOf(each) === kind).length;
    return n === 0 ? [] : [figure(capital(KIND_NOUNS[kind].many), n, undefined, kind)];
  });

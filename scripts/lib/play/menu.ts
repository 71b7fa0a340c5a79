/** What the acting player can do now, as numbered actions in groups; equal meeples are one action. */
import { CATALOG } from '../../../src/content/catalog.ts';
import { choicePrompt, optionLabel } from '../../../src/content/words/choices.ts';
import { effectClauses } from '../../../src/content/words/effects.ts';
import { capital } from '../../../src/content/words/grammar.ts';
import { heroSentence } from '../../../src/content/words/heroes.ts';
import { KIND_NOUNS } from '../../../src/content/words/names.ts';
import { kindName, locationName, placeName } from '../../../src/content/words/telling.ts';
import {
  type Choice,
  type CLASSES,
  type Engine,
  type GameState,
  type Intent,
  type IntentOf,
  isOrderChoice,
  KINDS,
  type Kind,
  kindOf,
  type PlaceId,
  readPlace,
  type Seat,
} from '../../../src/engine/index.ts';
import { type Column, clip, table } from '../table.ts';
import { questWords } from './seats.ts';
import { districtOf, districtTitle } from './words.ts';

export interface Action {
  readonly number: number;
  readonly label: string;
  readonly intent: Intent;
}

export interface Menu {
  readonly lines: readonly string[];
  readonly actions: readonly Action[];
}

export function menuFor(engine: Engine, state: GameState, seat: Seat, names: readonly string[]): Menu {
  const { choice } = state;
  return choice === undefined ? assigningMenu(engine, state, seat, names) : choiceMenu(choice, names);
}

function choiceMenu(choice: Choice, names: readonly string[]): Menu {
  if (choice.kind === 'buildLocation') return buildMenu(choice, names);
  const actions: Action[] = choice.options.map((option, i) => ({
    number: i + 1,
    label: optionWords(choice, option, names),
    intent: { type: 'choose', seat: choice.seat, option },
  }));
  if (isOrderChoice(choice)) {
    const number = actions.length + 1;
    actions.push({
      number,
      label: 'Resolve the rest in this order',
      intent: { type: 'resolveRest', seat: choice.seat },
    });
  }
  return { lines: [choicePrompt(choice, CATALOG, names), ...actions.map(actionLine)], actions };
}

const tileWidth = 16;

/** Rows are slots with their bonus, columns are the tiles of the market. */
function buildMenu(choice: Choice, names: readonly string[]): Menu {
  const telling = { catalog: CATALOG, names };
  const actions: Action[] = choice.options.map((option, i) => ({
    number: i + 1,
    label: optionLabel(choice, option, CATALOG, names),
    intent: { type: 'choose', seat: choice.seat, option },
  }));
  const tiles = [...new Set(choice.options.map((option) => option.split('@')[0] ?? ''))];
  const slots = CATALOG.slots.filter(({ id }) => choice.options.some((option) => option.endsWith(`@${id}`)));
  const columns: Column[] = [
    { title: '  Build …' },
    ...tiles.map((tile): Column => ({ title: clip(capital(locationName(tile, telling)), tileWidth), align: 'right' })),
  ];
  const rows = slots.map(({ id, district, name, bonus }) => [
    `  … on ${name}, ${districtTitle(district)}: ${effectClauses(bonus, { source: 'slot', roomSets: CATALOG.roomSets })}`,
    ...tiles.map((tile) => {
      const at = choice.options.indexOf(`${tile}@${id}`);
      return at < 0 ? '·' : String(at + 1);
    }),
  ]);
  return { lines: [choicePrompt(choice, CATALOG, names), ...table(columns, rows)], actions };
}

function optionWords(choice: Choice, option: string, names: readonly string[]): string {
  return choice.kind === 'discardQuest' ? questWords(option) : optionLabel(choice, option, CATALOG, names);
}

const actionLine = ({ number, label }: Action): string => `  ${String(number).padStart(3)}  ${label}`;

const GROUPS = ['construct', 'levelUp', 'monster', 'location', 'room', 'council'] as const;

function assigningMenu(engine: Engine, state: GameState, seat: Seat, names: readonly string[]): Menu {
  const legal = engine.legal(state, seat);
  const actions: Action[] = [];
  const number = (intent: Intent, label: string): Action => {
    const action = { number: actions.length + 1, label, intent };
    actions.push(action);
    return action;
  };
  const grid = placementGrid(state, legal, names, number);
  const others = otherIntents(legal, state, seat, names).map(({ intent, label }) => actionLine(number(intent, label)));
  return { lines: [...grid, ...others, '    c  confirm: this step is done as it stands'], actions };
}

type Placing = IntentOf<'placeMeeple'>;

/** Rows are places, columns are the kinds at hand, cells are the numbers to type. */
function placementGrid(
  state: GameState,
  legal: readonly Intent[],
  names: readonly string[],
  number: (intent: Intent, label: string) => Action,
): string[] {
  const tavern = new Set(state.players[state.turn.seat]?.tavern);
  const lodgings = new Set(state.players[state.turn.seat]?.lodgings);
  const placings = legal.filter(
    (intent): intent is Placing =>
      intent.type === 'placeMeeple' &&
      intent.as === undefined &&
      (tavern.has(intent.meeple) || lodgings.has(intent.meeple)),
  );
  if (placings.length === 0) return ['  Nobody is left to place.'];
  const kinds = KINDS.filter((kind) => placings.some((intent) => isFromTavern(intent, kind)));
  const calls = placings.some(({ meeple }) => lodgings.has(meeple));
  const columns: Column[] = [
    { title: '  Place …' },
    ...kinds.map((kind): Column => ({ title: KIND_NOUNS[kind].one, align: 'right' })),
    ...(calls ? [{ title: 'Peasant from the Lodgings', align: 'right' } as const] : []),
  ];
  const rows = placesOf(placings).map((place) => {
    const name = placeName(place, { catalog: CATALOG, names });
    const cell = (found: Placing | undefined): string =>
      found === undefined ? '·' : String(number(found, `${kindName(kindOf(found.meeple))} at ${name}`).number);
    const at = placings.filter((intent) => intent.to === place);
    return [
      `  … at ${name}${whereWords(state, place)}`,
      ...kinds.map((kind) => cell(at.find((intent) => isFromTavern(intent, kind)))),
      ...(calls ? [cell(at.find(({ meeple }) => lodgings.has(meeple)))] : []),
    ];
  });
  return table(columns, rows);

  function isFromTavern({ meeple }: Placing, kind: Kind): boolean {
    return tavern.has(meeple) && kindOf(meeple) === kind;
  }
}

function whereWords(state: GameState, place: PlaceId): string {
  const district = districtOf(state, place);
  const ref = readPlace(place);
  const foes = ref?.kind === 'monster' ? CATALOG.monsters : ref?.kind === 'council' ? CATALOG.council : [];
  const foe = foes.find(({ id }) => `${ref?.kind}:${id}` === place);
  const figures = foe === undefined ? [] : [`strength ${foe.strength}`, `${foe.vp} VP`];
  const parts = [...(district === undefined ? [] : [districtTitle(district)]), ...figures];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

function placesOf(placings: readonly Placing[]): PlaceId[] {
  const places = [...new Set(placings.map(({ to }) => to))];
  const rank = (place: PlaceId): number => GROUPS.indexOf(readPlace(place)?.kind ?? 'construct');
  return places.sort((a, b) => rank(a) - rank(b));
}

interface Labelled {
  readonly intent: Intent;
  readonly label: string;
}

function otherIntents(legal: readonly Intent[], state: GameState, seat: Seat, names: readonly string[]): Labelled[] {
  const telling = { catalog: CATALOG, names };
  const labelled = legal.flatMap((intent): Labelled[] => {
    switch (intent.type) {
      case 'takeBack': {
        const place = state.turn.assignments.find((a) => a.meeples.some(({ id }) => id === intent.meeple))?.place;
        return [
          { intent, label: `Take a ${kindName(kindOf(intent.meeple))} back from ${placeName(place ?? '', telling)}` },
        ];
      }
      case 'nameStandIn':
        return [
          {
            intent,
            label: `The placed Shaman stands for ${intent.as === 'auto' ? 'whatever helps most' : `a ${kindName(intent.as)}`}`,
          },
        ];
      case 'chooseBonusUnit':
        return [
          {
            intent,
            label: `${placeName(`location:${intent.location}`, telling)} strengthens the ${kindName(kindOf(intent.meeple))}`,
          },
        ];
      case 'useHeroPower':
        return [
          { intent, label: `Power of the ${KIND_NOUNS[intent.hero].many}: ${powerWords(state, seat, intent.hero)}` },
        ];
      default:
        return [];
    }
  });
  return labelled.filter(({ label }, i) => labelled.findIndex((other) => other.label === label) === i);
}

function powerWords(state: GameState, seat: Seat, hero: (typeof CLASSES)[number]): string {
  const card = CATALOG.heroes.find(({ kind }) => kind === hero);
  const level = card?.levels.find(({ level: n }) => n === state.players[seat]?.levels[hero]);
  return card === undefined || level === undefined ? '' : heroSentence(card, level, CATALOG.roomSets);
}

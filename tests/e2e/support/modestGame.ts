/** A whole match as modest people play it: few placements a turn, every one of them of use. Found without a table. */
import {
  type GameState,
  type Intent,
  isUnit,
  type MatchOptions,
  type MeepleId,
  type PlaceId,
  readPlace,
} from '../../../src/engine/index.ts';
import { heroPowers } from '../../../src/store/selectors/heroPowers.ts';
import { ENGINE } from '../../support/match.ts';

export interface PlayedMatch {
  readonly options: MatchOptions;
  readonly intents: readonly Intent[];
  readonly state: GameState;
}

const MOST_INTENTS = 400;
/** Powers are used now and then, to have used them. */
const POWERS = 3;

export function playModestly(options: MatchOptions): PlayedMatch {
  const intents: Intent[] = [];
  let state = ENGINE.setup(options);
  let powers = 0;
  const play = (intent: Intent): void => {
    const result = ENGINE.apply(state, intent);
    if (!result.ok) throw new Error(`${JSON.stringify(intent)} is refused: ${result.error.code}`);
    intents.push(intent);
    state = result.value[result.value.length - 1]?.state ?? state;
  };
  while (state.outcome === undefined) {
    if (intents.length > MOST_INTENTS) throw new Error('this match does not end');
    const seat = ENGINE.seatToAct(state);
    if (seat === undefined) throw new Error('nobody is left to act');
    const { choice } = state;
    if (choice !== undefined) {
      play(answerTo(state, intents.length));
      continue;
    }
    const hero =
      powers < POWERS ? heroPowers(ENGINE, state).find(({ refusal }) => refusal === undefined)?.hero : undefined;
    if (hero !== undefined) {
      powers += 1;
      play({ type: 'useHeroPower', seat, hero });
      continue;
    }
    const most = state.turn.phase === 'development' ? 1 : 3;
    for (const { meeple, to } of planFor(state, most)) play({ type: 'placeMeeple', seat, meeple, to });
    play({ type: 'confirm', seat });
  }
  return { options, intents, state };
}

/** Orders are left to the table every other time. */
function answerTo({ choice }: GameState, turn: number): Intent {
  const [first] = choice?.options ?? [];
  if (choice === undefined || first === undefined) throw new Error('nothing is asked');
  const { seat, kind, options } = choice;
  if (kind === 'resolveNext' && turn % 2 === 0) return { type: 'resolveRest', seat };
  return { type: 'choose', seat, option: options[turn % options.length] ?? first };
}

interface Placement {
  readonly meeple: MeepleId;
  readonly to: PlaceId;
}

/** Whole places only, Monsters first, with no more meeples than asked for. */
function planFor(state: GameState, most: number): readonly Placement[] {
  const plan: Placement[] = [];
  const isFight = (place: PlaceId): number => (/^(monster|council)$/.test(readPlace(place)?.kind ?? '') ? 0 : 1);
  const places = [...ENGINE.places(state)].sort((a, b) => isFight(a) - isFight(b));
  let now = state;
  for (const to of places) {
    const filled = fill(now, to, most - plan.length);
    if (filled === undefined) continue;
    plan.push(...filled.placements);
    now = filled.state;
    if (plan.length >= most) break;
  }
  return plan;
}

function fill(
  from: GameState,
  to: PlaceId,
  most: number,
): { readonly placements: readonly Placement[]; readonly state: GameState } | undefined {
  const { seat } = from.turn;
  const placements: Placement[] = [];
  let state = from;
  while (placements.length < most) {
    const meeple = ENGINE.liftable(state, seat).find(
      (id) =>
        state.players[seat]?.tavern.includes(id) === true &&
        (isUnit(id) || placements.length > 0) &&
        ENGINE.targets(state, id).includes(to),
    );
    if (meeple === undefined) return undefined;
    const result = ENGINE.apply(state, { type: 'placeMeeple', seat, meeple, to });
    if (!result.ok) return undefined;
    placements.push({ meeple, to });
    state = result.value[result.value.length - 1]?.state ?? state;
    if (ENGINE.status(state, to).isComplete) return { placements, state };
  }
  return undefined;
}

/** The turn guide in full: what is possible now, what the button does and costs, which phases are ahead. */
import { KIND_NOUNS, QUEST } from '../../content/words/names.ts';
import { playerName, type Telling } from '../../content/words/telling.ts';
import {
  type Cards,
  type Engine,
  type GameState,
  type Phase,
  type PlaceId,
  playerOf,
  type RuleId,
  readPlace,
  type Seat,
} from '../../engine/index.ts';
import { heroPowers } from '../../store/selectors/heroPowers.ts';
import { lossesOnConfirm } from '../../store/selectors/losses.ts';
import { placeStatuses, targetsOf } from '../../store/selectors/places.ts';
import { revealsOnConfirm } from '../../store/selectors/reveals.ts';
import type { IconName } from '../kit/icons.ts';
import { GUIDE } from '../words/guide.ts';
import { PROMPTS } from '../words/prompts.ts';
import { type Action, type Loss, lossesOf } from './action.ts';
import { questProgress } from './questProgress.ts';
import { placeTitle } from './telling.ts';

export interface GuideItem {
  readonly icon: IconName;
  readonly words: string;
  /** Where it is on the table. */
  readonly at: PlaceId | undefined;
  readonly rule: RuleId | undefined;
}

export interface Guide {
  readonly now: readonly GuideItem[];
  readonly button: { readonly label: string; readonly words: string };
  readonly losses: readonly Loss[];
  /** There is no way back past the next step. */
  readonly isFinal: boolean;
  readonly ahead: readonly string[];
}

export interface GuideContext {
  readonly engine: Engine;
  readonly cards: Cards;
  readonly state: GameState;
  readonly action: Action;
  readonly looking: Seat | undefined;
  readonly telling: Telling;
}

export function guideOf(context: GuideContext): Guide {
  const { engine, state, action } = context;
  const isConfirm = action.does === 'confirm' && action.isReady;
  return {
    now: nowOf(context),
    button: { label: action.label, words: buttonWords(state, action) },
    losses: isConfirm ? lossesOf(lossesOnConfirm(engine, state)) : [],
    isFinal: isConfirm && revealsOnConfirm(engine, state),
    ahead: aheadOf(state),
  };
}

function nowOf(context: GuideContext): readonly GuideItem[] {
  const { engine, state, action, looking, telling } = context;
  if (action.does === 'hurry' || action.does === 'pull') return [item('hourglass', GUIDE.watch)];
  if (state.outcome !== undefined) return [item('trophy-cup', GUIDE.over)];
  const seat = engine.seatToAct(state);
  const { choice } = state;
  if (choice !== undefined) {
    const isOwn = choice.seat === looking || looking === undefined;
    return [
      isOwn
        ? item('info', GUIDE.answer(PROMPTS.titles[choice.kind]))
        : item('hourglass', GUIDE.waits(playerName(choice.seat, telling))),
    ];
  }
  if (seat === undefined) return [];
  const items = [...placeItems(context, seat), ...powerItems(context), ...draftItems(state), ...questItems(context)];
  return items.length === 0 ? [item('hourglass', GUIDE.nothing)] : items;
}

function placeItems({ engine, state, telling }: GuideContext, seat: Seat): readonly GuideItem[] {
  const open = new Set(playerOf(state, seat).tavern.flatMap((meeple) => [...targetsOf(engine, state, meeple)]));
  const free = [...open].filter((place) => !state.turn.assignments.some((assignment) => assignment.place === place));
  const of = (kind: string): readonly PlaceId[] => free.filter((place) => readPlace(place)?.kind === kind);
  const strength = (place: PlaceId): number => placeStatuses(engine, state).get(place)?.combat?.strength ?? 0;
  const monsters = [...of('monster')].sort((a, b) => strength(a) - strength(b));
  const [weakest] = monsters;
  const found: GuideItem[] = [];
  const add = (places: readonly PlaceId[], icon: IconName, words: string, rule: RuleId): void => {
    if (places.length > 0) found.push({ icon, words, at: places[0], rule });
  };
  add(of('construct'), 'hammer-nails', GUIDE.construct, 'D1');
  add(of('levelUp'), 'upgrade', GUIDE.levelUp, 'D4');
  add(of('location'), 'wood-cabin', GUIDE.locations(of('location').length), 'L1');
  const named = weakest === undefined ? '' : `${placeTitle(weakest, telling)}, ${strength(weakest)}`;
  add(monsters, 'broadsword', GUIDE.monsters(monsters.length, named), 'C1');
  add(of('room'), 'tower-flag', GUIDE.rooms(of('room').length), 'F1');
  add(of('council'), 'eye', GUIDE.council(of('council').length), 'E2');
  return found;
}

function powerItems({ engine, state }: GuideContext): readonly GuideItem[] {
  return heroPowers(engine, state)
    .filter(({ refusal }) => refusal === undefined)
    .map(({ hero }) => ({ ...item('spark', GUIDE.power(KIND_NOUNS[hero].many)), rule: 'C2a' }));
}

function draftItems({ turn: { assignments } }: GameState): readonly GuideItem[] {
  const placed = assignments.reduce((n, { meeples }) => n + meeples.length, 0);
  return placed === 0 ? [] : [{ ...item('undo', GUIDE.moves(placed)), at: assignments[0]?.place, rule: 'T6' }];
}

/** Q1: only of the hand that is on the screen. */
function questItems({ engine, cards, state, looking }: GuideContext): readonly GuideItem[] {
  if (looking === undefined) return [];
  const hand = engine.view(state, looking).players[looking]?.hand ?? [];
  return hand
    .map(cards.quest)
    .filter((quest) => questProgress(cards, state, looking, quest).isReady)
    .map((quest) => ({ ...item('laurels', GUIDE.questReady(`${QUEST.one} “${quest.name}”`)), rule: 'Q2' }));
}

function buttonWords(state: GameState, { does, isReady, detail }: Action): string {
  if (does !== 'confirm') return GUIDE.does[does];
  if (!isReady) return GUIDE.notYet(detail);
  if (state.turn.assignments.length > 0) return GUIDE.does.confirm;
  return state.turn.phase === 'development' ? GUIDE.does.toMain : GUIDE.does.endTurn;
}

const COURSE: readonly Phase[] = ['development', 'main', 'draw'];

function aheadOf({ turn, outcome, guard }: GameState): readonly string[] {
  if (outcome !== undefined) return [];
  const at = COURSE.indexOf(turn.phase);
  const rest = at < 0 ? [] : COURSE.slice(at + 1);
  return [...rest, ...(guard === undefined ? [] : (['guard'] as const))].map((phase) => GUIDE.phasesAhead[phase]);
}

const item = (icon: IconName, words: string): GuideItem => ({ icon, words, at: undefined, rule: undefined });

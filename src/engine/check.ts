/** Is this intent allowed now? If not, why not. Nothing here changes anything. */
import type { Cards } from './cards.ts';
import { isOrderChoice } from './choices.ts';
import type { Intent, IntentOf, IntentType } from './intents.ts';
import { BASIC_KINDS, CLASSES, isMeepleId, kindOf } from './model/meeples.ts';
import { readPlace } from './model/places.ts';
import type { GameState } from './model/state.ts';
import { type Refusal, refuse } from './refusals.ts';
import { incompletePlaces } from './rules/draft.ts';
import { checkPlacement, draftPlaceOf } from './rules/placement.ts';
import { assignmentAt, playerOf } from './rules/turn.ts';

/** Whatever comes in, also what no type allows, is answered and never throws. */
export function checkIntent(cards: Cards, state: GameState, intent: Intent): Refusal | undefined {
  if (!isKnown(intent)) return refuse('unknownIntent', {}, 'T1');
  if (state.outcome !== undefined) return refuse('matchOver', {}, 'E6');
  const { choice, turn } = state;
  if (choice !== undefined) return checkAnswer(state, intent);
  if (intent.type === 'choose' || intent.type === 'resolveRest') return refuse('noChoicePending', {}, 'T3');
  if (!Object.is(intent.seat, turn.seat)) return refuse('notYourTurn', { activeSeat: turn.seat }, 'S9');
  if (turn.step !== 'assigning') return refuse('notAssigning', { phase: turn.phase }, 'T1');
  return (CHECK[intent.type] as (cards: Cards, state: GameState, intent: Intent) => Refusal | undefined)(
    cards,
    state,
    intent,
  );
}

function isKnown(intent: Intent | undefined | null): boolean {
  const type: unknown = intent?.type;
  return typeof type === 'string' && Object.hasOwn(CHECK, type);
}

function checkAnswer(state: GameState, intent: Intent): Refusal | undefined {
  const { choice } = state;
  if (choice === undefined) return undefined;
  const answers = intent.type === 'choose' || intent.type === 'resolveRest';
  if (!answers || !Object.is(intent.seat, choice.seat)) {
    return refuse('choicePending', { choice: choice.kind, decidingSeat: choice.seat }, ...choice.rules);
  }
  if (intent.type === 'resolveRest') {
    return isOrderChoice(choice) ? undefined : refuse('notAnOrderChoice', { choice: choice.kind }, ...choice.rules);
  }
  return choice.options.includes(intent.option)
    ? undefined
    : refuse('notAnOption', { option: intent.option }, ...choice.rules);
}

type Checks = {
  readonly [T in IntentType]: (cards: Cards, state: GameState, intent: IntentOf<T>) => Refusal | undefined;
};

const CHECK: Checks = {
  placeMeeple: (cards, state, { seat, meeple, to, as }) => {
    if (!isMeepleId(meeple)) return refuse('unknownMeeple', { meeple }, 'P1');
    if (typeof to !== 'string') return refuse('unknownPlace', { place: typeof to }, 'T2', 'T3');
    const refusal = checkPlacement(cards, state, seat, meeple, to);
    if (refusal !== undefined || as === undefined) return refusal;
    return kindOf(meeple) === 'shaman' ? checkRole(cards, state, seat, to, as) : refuse('notAShaman', { meeple }, 'L7');
  },
  takeBack: (_cards, state, { meeple }) => {
    if (!isMeepleId(meeple)) return refuse('unknownMeeple', { meeple }, 'P1');
    return draftPlaceOf(state, meeple) === undefined ? refuse('meepleNotPlaced', { meeple }, 'T6') : undefined;
  },
  nameStandIn: (cards, state, { seat, meeple, as }) => {
    if (!isMeepleId(meeple)) return refuse('unknownMeeple', { meeple }, 'P1');
    if (kindOf(meeple) !== 'shaman') return refuse('notAShaman', { meeple }, 'L7');
    const place = draftPlaceOf(state, meeple);
    if (place === undefined) return refuse('meepleNotPlaced', { meeple }, 'L7', 'T6');
    return as === 'auto' ? undefined : checkRole(cards, state, seat, place, as);
  },
  chooseBonusUnit: (cards, state, { location, meeple }) => {
    const still = typeof location === 'string' ? assignmentAt(state, `location:${location}`) : undefined;
    const gives =
      still !== undefined && cards.location(location).effect.some((e) => e.op === 'bonusChosenByCorruption');
    if (!gives) return refuse('noBonusToGive', { location }, 'L4', 'L5');
    const place = isMeepleId(meeple) ? draftPlaceOf(state, meeple) : undefined;
    const fights = place !== undefined && (place.startsWith('monster:') || place.startsWith('council:'));
    return fights ? undefined : refuse('bonusUnitNotFighting', { meeple }, 'L4');
  },
  useHeroPower: (cards, state, { seat, hero }) => {
    const { phase, usedPowers } = state.turn;
    if (phase !== 'development') return refuse('onlyInDevelopment', { phase }, 'C2a');
    if (!CLASSES.includes(hero)) return refuse('notAnOption', { option: hero }, 'C2a');
    const player = playerOf(state, seat);
    const level = player.levels[hero];
    const power = cards.heroLevel(hero, level)?.power;
    if (power === undefined || power.phase !== 'development') return refuse('heroHasNoPower', { hero, level }, 'C2a');
    if (usedPowers.includes(hero)) return refuse('heroPowerUsed', { hero }, 'C3');
    const kinds = player.tavern.map(kindOf);
    for (const [kind, needs] of Object.entries(power.needs) as [ReturnType<typeof kindOf>, number][]) {
      const has = kinds.filter((k) => k === kind).length;
      if (has < needs) return refuse('heroPowerNeeds', { hero, kind, needs, has }, 'C2a');
    }
    return undefined;
  },
  confirm: (cards, state) => {
    const places = incompletePlaces(cards, state);
    return places.length === 0 ? undefined : refuse('placesIncomplete', { places }, 'T6', 'C1', 'L1');
  },
  choose: () => refuse('noChoicePending', {}, 'T3'),
  resolveRest: () => refuse('noChoicePending', {}, 'T3'),
};

/** L7: where a role means something, and a class that can rise where it is a Level up. */
function checkRole(
  cards: Cards,
  state: GameState,
  seat: IntentOf<'placeMeeple'>['seat'],
  place: IntentOf<'placeMeeple'>['to'],
  as: NonNullable<IntentOf<'placeMeeple'>['as']>,
): Refusal | undefined {
  if (!BASIC_KINDS.includes(as)) return refuse('notAnOption', { option: as }, 'L7');
  const ref = readPlace(place);
  if (ref?.kind === 'construct') return as === 'peasant' ? undefined : refuse('noStandInHere', { place }, 'L7', 'D1');
  if (ref?.kind !== 'levelUp') return undefined;
  const player = playerOf(state, seat);
  if (as === 'peasant') return refuse('peasantHasNoLevels', {}, 'D4', 'L7');
  const level = player.levels[as];
  if (level === 3) return refuse('heroAtTopLevel', { hero: as }, 'D4', 'L7');
  const { cost } = cards.heroLevel(as, level === 1 ? 2 : 3);
  return cost > player.score
    ? refuse('notEnoughVp', { hero: as, needs: cost, has: player.score }, 'D4', 'L7')
    : undefined;
}

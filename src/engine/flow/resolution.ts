/** The resolution step: places one by one in the player's order (T3), each giving what it gives. */
import type { ChoiceOf } from '../choices.ts';
import type { CombatNote } from '../model/fights.ts';
import type { HeroClass, Kind } from '../model/meeples.ts';
import { isHeroClass, kindOf } from '../model/meeples.ts';
import { type PlaceId, readPlace } from '../model/places.ts';
import type { Assignment } from '../model/state.ts';
import { districtOfRoom } from '../rules/city.ts';
import { combatValue } from '../rules/combat.ts';
import { isTokenEarned } from '../rules/conditions.ts';
import { bonusesInForce, foeAt, readFighters } from '../rules/draft.ts';
import { classesToLevelUp } from '../rules/placement.ts';
import { assignmentAt, playerOf } from '../rules/turn.ts';
import { ask, change, changeAssignment, changePlayer, changeTurn, changeVp, emit, type Run, schedule } from '../run.ts';
import type { Task } from '../tasks.ts';
import { askBuild, levelUp } from './capitol.ts';

const PLACE_ORDER = ['capitol', 'location', 'room', 'monster', 'council'];

/** Asks which place comes next; with one left, or after "resolve the rest", it goes on by itself. */
export function resolveNext(run: Run): void {
  const { turn } = run.state;
  const open = turn.assignments.filter((assignment) => !assignment.resolved).map((assignment) => assignment.place);
  open.sort((a, b) => PLACE_ORDER.indexOf(a.split(':')[0] ?? '') - PLACE_ORDER.indexOf(b.split(':')[0] ?? ''));
  const [first] = open;
  if (first === undefined) finishResolution(run);
  else if (open.length === 1 || turn.resolveRest)
    schedule(run, { task: 'resolvePlace', place: first }, { task: 'resolveNext' });
  else
    ask(run, {
      kind: 'resolveNext',
      seat: turn.seat,
      options: open,
      cause: { by: 'rule', id: 'T3' },
      rules: ['T2', 'T3'],
    });
}

export function answerResolveNext(run: Run, _choice: ChoiceOf<'resolveNext'>, option: string): void {
  schedule(run, { task: 'resolvePlace', place: option as PlaceId }, { task: 'resolveNext' });
}

function finishResolution(run: Run): void {
  const { seat, phase, defeated, activated } = run.state.turn;
  if (phase === 'development') {
    schedule(run, { task: 'cleanUpDevelopment' });
    return;
  }
  const quests = playerOf(run.state, seat).hand;
  const tasks: Task[] = [];
  if (defeated > 0) tasks.push({ task: 'checkQuests', seat, moment: { at: 'afterDefeats' }, quests });
  if (activated > 0) tasks.push({ task: 'checkQuests', seat, moment: { at: 'afterActivations' }, quests });
  schedule(run, ...tasks, { task: 'cleanUpMain' });
}

export function resolvePlace(run: Run, place: PlaceId): void {
  const assignment = assignmentAt(run.state, place);
  const ref = readPlace(place);
  if (assignment === undefined || ref === undefined) return;
  changeAssignment(run, place, { resolved: true });
  switch (ref.kind) {
    case 'construct':
      askBuild(run);
      return;
    case 'levelUp':
      resolveLevelUp(run, assignment);
      return;
    case 'location':
      resolveLocation(run, ref.id, assignment);
      return;
    case 'room':
      resolveRoom(run, ref.id, assignment);
      return;
    default:
      resolveFight(run, assignment);
  }
}

function resolveLevelUp(run: Run, { meeples }: Assignment): void {
  const { seat } = run.state.turn;
  const [unit] = meeples;
  const role: Kind | undefined = unit?.as ?? (unit && kindOf(unit.id));
  if (role !== undefined && isHeroClass(role)) {
    levelUp(run, role);
    return;
  }
  const options: HeroClass[] = classesToLevelUp(run.cards, playerOf(run.state, seat));
  const [only] = options;
  if (options.length === 1 && only !== undefined) levelUp(run, only);
  else ask(run, { kind: 'levelUpClass', seat, options, cause: { by: 'rule', id: 'L7' }, rules: ['D4', 'L7'] });
}

function resolveLocation(run: Run, id: string, { place, meeples }: Assignment): void {
  const card = run.cards.location(id);
  const { seat, activated } = run.state.turn;
  changeTurn(run, { activated: activated + 1 });
  emit(run, { type: 'locationActivated', seat, location: card.id, meeples: meeples.map((m) => m.id) });
  schedule(run, { task: 'effects', seat, effects: card.effect, cause: { by: 'location', id }, place });
}

/** F1: the Room's effects, then the tile goes to the player and the next one is turned up. */
function resolveRoom(run: Run, id: string, { place }: Assignment): void {
  const card = run.cards.room(id);
  const { seat } = run.state.turn;
  schedule(
    run,
    { task: 'effects', seat, effects: card.effect, cause: { by: 'room', id }, place },
    { task: 'finishRoom', place },
  );
}

export function finishRoom(run: Run, place: PlaceId): void {
  const ref = readPlace(place);
  if (ref?.kind !== 'room') return;
  const district = districtOfRoom(run.state, ref.id);
  if (district === undefined) return;
  const { seat } = run.state.turn;
  const rest = run.state.towers[district].slice(1);
  change(run, { towers: { ...run.state.towers, [district]: rest } });
  changePlayer(run, seat, { rooms: [...playerOf(run.state, seat).rooms, ref.id] });
  const meeples = assignmentAt(run.state, place)?.meeples.map((m) => m.id) ?? [];
  emit(run, { type: 'roomCompleted', seat, room: ref.id, district, meeples });
  const [next] = rest;
  if (next !== undefined) emit(run, { type: 'roomRevealed', district, room: next });
}

/** C1, C7, E3: the VP now; the card itself moves at clean up. */
function resolveFight(run: Run, assignment: Assignment): void {
  const { cards } = run;
  const { seat, defeated } = run.state.turn;
  const player = playerOf(run.state, seat);
  const foe = foeAt(cards, assignment);
  const ref = readPlace(assignment.place);
  if (foe === undefined || (ref?.kind !== 'monster' && ref?.kind !== 'council')) return;
  const bonuses = bonusesInForce(cards, run.state);
  const fighters = readFighters(cards, run.state, player, assignment, foe, bonuses);
  const notes: CombatNote[] = [];
  const value = combatValue(cards, player, fighters, foe, bonuses, (note) => notes.push(note));
  const facts = { seat, meeples: fighters.map((f) => f.id), combatValue: value, strength: foe.strength, notes };
  changeTurn(run, { defeated: defeated + 1 });
  if (ref.kind === 'monster') {
    emit(run, { type: 'monsterDefeated', ...facts, monster: ref.id });
    changeVp(run, seat, cards.monster(ref.id).vp, 'monsters', { by: 'monster', id: ref.id });
  } else {
    const card = cards.council(ref.id);
    if (card.role === 'overlord') changePlayer(run, seat, { fought: [...player.fought, card.id] });
    emit(run, { type: 'councilFought', ...facts, council: card.id });
    changeVp(run, seat, card.vp, card.role === 'overlord' ? 'overlords' : 'henchman', { by: 'council', id: card.id });
    const token = run.state.overlords.find((overlord) => overlord.id === card.id)?.token;
    if (token !== undefined && isTokenEarned(cards, player, cards.token(token).condition, fighters)) {
      emit(run, { type: 'tokenEarned', seat, council: card.id, token });
      changeVp(run, seat, cards.token(token).vp, 'tokens', { by: 'token', id: token });
    }
  }
  if (fighters.some(({ id }) => kindOf(id) === 'ranger')) changeVp(run, seat, 1, 'ranger', { by: 'rule', id: 'C4' });
  const quests = playerOf(run.state, seat).hand;
  if (quests.length > 0) {
    schedule(run, {
      task: 'checkQuests',
      seat,
      moment: { at: 'defeat', place: assignment.place, party: fighters },
      quests,
    });
  }
}

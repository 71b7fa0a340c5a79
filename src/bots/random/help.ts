/** Which meeple would bring a place of the draft nearer to completion, by plain counting. */
import {
  type Assignment,
  type Cards,
  type GameState,
  type MeepleId,
  type MonsterType,
  type PlayerState,
  readPlace,
} from '../../engine/index.ts';
import { addKinds, CORRUPTION, type Counts, kindNumber, kindNumberOf, noCounts, SHAMAN } from '../kinds.ts';
import { foeBonus, type Muster, musterOf, partyValue } from '../muster.ts';
import { type ReadNeeds, readNeeds } from '../needs.ts';

/** What is wanted next: a test by kind number, `done`, or `stuck` where the Tavern has nothing that would do. */
export type Wanted = ((kind: number) => boolean) | 'done' | 'stuck';

export interface Foe {
  readonly strength: number;
  readonly type: MonsterType;
  readonly level: number;
}

export function foeOf(cards: Cards, place: string): Foe | undefined {
  const ref = readPlace(place);
  if (ref?.kind === 'monster') return cards.monster(ref.id);
  if (ref?.kind !== 'council') return undefined;
  const { strength, type } = cards.council(ref.id);
  return { strength, type, level: 4 };
}

const isUnit = (kind: number): boolean => kind !== CORRUPTION;
const isCorruption = (kind: number): boolean => kind === CORRUPTION;

export function wantedAt(cards: Cards, state: GameState, player: PlayerState, assignment: Assignment): Wanted {
  const ref = readPlace(assignment.place);
  switch (ref?.kind) {
    case 'construct':
    case 'levelUp':
      return 'done';
    case 'location':
      return wantedForNeeds(readNeeds(cards.location(ref.id).needs), assignment, player.tavern);
    case 'room': {
      const { needs, prey } = cards.room(ref.id);
      if (prey !== undefined && !isHunted(cards, state, prey)) return 'stuck';
      return wantedForNeeds(readNeeds(needs), assignment, player.tavern);
    }
    default: {
      const foe = foeOf(cards, assignment.place);
      return foe === undefined ? 'done' : wantedToFight(cards, state, player, assignment, foe);
    }
  }
}

function wantedToFight(cards: Cards, state: GameState, player: PlayerState, { meeples }: Assignment, foe: Foe): Wanted {
  const muster = musterOf(cards, player, state.turn.number);
  const party = noCounts();
  let value = 0;
  for (const { id, as } of meeples) {
    const kind = kindNumberOf(id);
    party[kind] = (party[kind] as number) + 1;
    // A named role may be another than the best one: counted without it, never more than the engine does.
    if (as !== undefined) value -= muster.roleBonus;
  }
  if (value + fightValue(muster, party, foe) >= foe.strength) return 'done';
  addKinds(party, player.tavern);
  return value + fightValue(muster, party, foe) >= foe.strength ? isUnit : 'stuck';
}

export function fightValue(muster: Muster, party: Counts, foe: Foe): number {
  return partyValue(muster, party) + foeBonus(muster, party, foe.type, foe.level);
}

export function isHunted(cards: Cards, state: GameState, prey: MonsterType): boolean {
  return state.turn.assignments.some(({ place }) => foeOf(cards, place)?.type === prey);
}

function wantedForNeeds(needs: ReadNeeds, { meeples }: Assignment, tavern: readonly MeepleId[]): Wanted {
  const standing = noCounts();
  let units = 0;
  for (const { id, as } of meeples) {
    const kind = as === undefined ? kindNumberOf(id) : kindNumber(as);
    standing[kind] = (standing[kind] as number) + 1;
    if (kind !== CORRUPTION) units++;
  }
  const lacking = lackingKind(needs, standing, units);
  if (lacking === 'done') return lacking;
  addKinds(standing, tavern);
  for (const id of tavern) if (kindNumberOf(id) !== CORRUPTION) units++;
  return canMeet(needs, standing, units) ? lacking : 'stuck';
}

function lackingKind(needs: ReadNeeds, standing: Counts, units: number): Wanted {
  let free = standing[SHAMAN] as number;
  for (const { kind, n } of needs.units) {
    const lacking = n - (standing[kind] as number);
    if (lacking <= 0) continue;
    if (lacking > free) return (k) => k === kind || k === SHAMAN;
    free -= lacking;
  }
  if (needs.oneOf.length > 0 && free === 0 && !needs.oneOf.some((kind) => (standing[kind] as number) > 0))
    return (k) => k === SHAMAN || needs.oneOf.includes(k);
  if (units < needs.named + needs.any) return isUnit;
  return (standing[CORRUPTION] as number) < needs.corruption ? isCorruption : 'done';
}

/** Could these meeples meet the needs? */
export function canMeet(needs: ReadNeeds, meeples: Counts, units: number): boolean {
  return units >= needs.named + needs.any && lackingKind(needs, meeples, units) === 'done';
}

export function findMeeple(
  ids: readonly MeepleId[],
  from: number,
  test: (kind: number) => boolean,
): MeepleId | undefined {
  for (let i = 0; i < ids.length; i++) {
    const id = ids[(from + i) % ids.length] as MeepleId;
    if (test(kindNumberOf(id))) return id;
  }
  return undefined;
}

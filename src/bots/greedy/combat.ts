/** Fights a pool could win: for each Monster and Dark Council card the parties that are not wasteful. */
import {
  type Condition,
  councilPlace,
  DISTRICTS,
  type Effect,
  isFinalTurn,
  type MonsterType,
  monsterPlace,
  type PlaceId,
  type TokenCard,
} from '../../engine/index.ts';
import { CORRUPTION, type Counts, PEASANT, RANGER, WARRIOR } from '../kinds.ts';
import { foeBonus, type Muster, partyValue } from '../muster.ts';
import { JUDGE } from './hand.ts';
import type { Lattice } from './lattice.ts';
import type { Outlook } from './outlook.ts';
import { earnsToken, partyMeets, partyTypes } from './parties.ts';
import { completionWorth, pileNudge } from './quests.ts';
import { worthOf } from './value.ts';

/** A Monster or Dark Council card with what winning is worth whoever wins it. */
export interface Foe {
  readonly place: PlaceId;
  readonly strength: number;
  readonly type: MonsterType;
  readonly level: number;
  /** Monsters in its district (L2 and Quests on crowds). */
  readonly crowd: number;
  readonly value: number;
  readonly token?: TokenCard;
}

export interface Sortie {
  readonly place: PlaceId;
  readonly code: number;
  readonly value: number;
  readonly type: MonsterType;
  readonly calls: boolean;
  readonly drinks: boolean;
}

export function foesOf(outlook: Outlook): Foe[] {
  const { cards, state, player } = outlook;
  const foes: Foe[] = [];
  for (const district of DISTRICTS) {
    const row = state.monsters[district];
    for (const { id } of row) {
      const monster = cards.monster(id);
      const value = monster.vp + effectValue(outlook, monster.effect) + pileNudge(outlook, monster);
      const { strength, type, level } = monster;
      foes.push({ place: monsterPlace(id), strength, type, level, crowd: row.length, value });
    }
  }
  if (!isFinalTurn(state)) return foes;
  for (const { id, token } of state.overlords) {
    const { role, strength, type, vp } = cards.council(id);
    if (role === 'overlord' && player.fought.includes(id)) continue;
    const foe = { place: councilPlace(id), strength, type, level: 4, crowd: 0, value: vp };
    foes.push(token === undefined ? foe : { ...foe, token: cards.token(token) });
  }
  return foes;
}

const effectValue = (outlook: Outlook, effects: readonly Effect[]): number =>
  worthOf(effects, { outlook, hand: JUDGE });

/** The same pool under the same bonuses: what every party counts, computed once for all foes. */
export interface Field {
  readonly outlook: Outlook;
  readonly lattice: Lattice;
  readonly muster: Muster;
  readonly parties: readonly Counts[];
  /** Combat value by code apart from the foe; -1 for parties that cannot fight. */
  readonly values: Int16Array;
  /** The same with a Peasant called from the Lodgings (C5); -1 without a Warrior. */
  readonly called: Int16Array | undefined;
  /** What one chosen Unit gets on top (L4). */
  readonly drink: number;
}

export function fieldOf(
  given: Pick<Field, 'outlook' | 'lattice' | 'parties' | 'muster' | 'drink'>,
  { canCall }: { canCall: boolean },
): Field {
  const { lattice, muster, parties } = given;
  const values = new Int16Array(lattice.size).fill(-1);
  const called = canCall ? new Int16Array(lattice.size).fill(-1) : undefined;
  for (let code = 1; code < lattice.size; code++) {
    const party = parties[code] as Counts;
    if ((party[CORRUPTION] as number) > 0) continue;
    values[code] = partyValue(muster, party);
    if (called === undefined || (party[WARRIOR] as number) === 0) continue;
    called[code] = partyValue(muster, withPeasant(party));
  }
  return { ...given, values, called };
}

const withPeasant = (party: Counts): Counts => party.with(PEASANT, (party[PEASANT] as number) + 1);

/** Bits of what a sortie uses up. */
const CALLS = 1;
const DRINKS = 2;

/** Parties that win and from which nobody can be sent home without loss. */
export function sortiesAgainst(field: Field, foe: Foe): Sortie[] {
  const { lattice, values } = field;
  const quests = questsOn(field.outlook, foe);
  const worth = new Float64Array(lattice.size).fill(Number.NEGATIVE_INFINITY);
  const using = new Uint8Array(lattice.size);
  const sorties: Sortie[] = [];
  for (let code = 1; code < lattice.size; code++) {
    if ((values[code] as number) < 0) continue;
    const bits = usedToWin(field, foe, code);
    if (bits < 0) continue;
    using[code] = bits;
    const value = foe.value + extras(field, foe, quests, code, bits);
    worth[code] = value;
    if (isWasteful(field, worth, using, code)) continue;
    const { place, type } = foe;
    sorties.push({ place, code, value, type, calls: (bits & CALLS) > 0, drinks: (bits & DRINKS) > 0 });
  }
  return sorties;
}

/** The least that this party needs besides itself; -1 if it cannot win. */
function usedToWin({ muster, parties, values, called, drink }: Field, foe: Foe, code: number): number {
  const extra = foeBonus(muster, parties[code] as Counts, foe.type, foe.level);
  const plain = (values[code] as number) + extra;
  if (plain >= foe.strength) return 0;
  const calling = called === undefined ? -1 : (called[code] as number);
  if (calling >= 0 && calling + extra >= foe.strength) return CALLS;
  if (drink > 0 && plain + drink >= foe.strength) return DRINKS;
  return drink > 0 && calling >= 0 && calling + extra + drink >= foe.strength ? CALLS | DRINKS : -1;
}

/** Someone could stay away and the fight would bring as much, using up no more. */
function isWasteful({ lattice }: Field, worth: Float64Array, using: Uint8Array, code: number): boolean {
  const width = lattice.kinds.length;
  for (let i = 0; i < width; i++) {
    if ((lattice.digits[code * width + i] as number) === 0) continue;
    const fewer = code - (lattice.strides[i] as number);
    if (fewer === 0) continue;
    const usesNoMore = ((using[fewer] as number) & ~(using[code] as number)) === 0;
    if (usesNoMore && (worth[fewer] as number) >= (worth[code] as number)) return true;
  }
  return false;
}

interface QuestGain {
  readonly condition: Extract<Condition, { kind: 'defeat' }>;
  readonly value: number;
}

/** Quests in hand that this foe could complete, given the right party. */
function questsOn(outlook: Outlook, foe: Foe): QuestGain[] {
  const gains: QuestGain[] = [];
  for (const id of outlook.player.hand) {
    const { condition } = outlook.cards.quest(id);
    if (condition.kind !== 'defeat') continue;
    const { type, minLevel = 0, crowd = 0 } = condition.monster ?? {};
    if ((type !== undefined && type !== foe.type) || foe.level < minLevel || foe.crowd < crowd) continue;
    const value = completionWorth(outlook, id);
    if (value > 0) gains.push({ condition, value });
  }
  return gains;
}

function extras(
  { outlook, parties }: Field,
  foe: Foe,
  quests: readonly QuestGain[],
  code: number,
  bits: number,
): number {
  const standing = parties[code] as Counts;
  let value = (standing[RANGER] as number) > 0 ? 1 : 0;
  if (quests.length === 0 && foe.token === undefined) return value;
  const party = bits & CALLS ? withPeasant(standing) : standing;
  for (const { condition, value: gain } of quests) {
    if (partyMeets(party, condition.with ?? {}) && partyTypes(party) >= (condition.differentTypes ?? 0)) value += gain;
  }
  if (foe.token !== undefined && earnsToken(outlook, foe.token.condition, party)) value += foe.token.vp;
  return value;
}

/** What every effect of the game is worth to a seat, in VP. */
import { CLASSES, type Effect, type EffectTable, type Kind, type RoomSetId } from '../../engine/index.ts';
import { CORRUPTION, type Counts, countKinds, kindNumber, kindNumbersOf, PEASANT, SHAMAN } from '../kinds.ts';
import { gainOf, type Outlook, perTurn } from './outlook.ts';

export interface Scene {
  readonly outlook: Outlook;
  /** Meeples drawn now can still be used this turn. */
  readonly isDevelopment?: boolean;
  /** Acts once in every Draw phase to come. */
  readonly isOngoing?: boolean;
  /** Judged for turns to come rather than for this one. */
  readonly isLater?: boolean;
  /** Who stands there, where that matters. */
  readonly party?: Counts;
  /** Units left on the tile (D3). */
  readonly stock?: number;
  /** Quests: what drawing and discarding is worth, known to those who judge hands. */
  readonly hand: HandJudge;
}

export interface HandJudge {
  /** `isDevelopment`: this turn's Main phase is still to come. */
  draw(outlook: Outlook, draw: number, discard: number, isDevelopment: boolean): number;
  discard(outlook: Outlook, n: number): number;
}

const VALUE: EffectTable<number, Scene> = {
  gainUnit: ({ kind, n, from }, { outlook, stock }) => {
    const there = from === 'stock' ? (stock ?? n) : outlook.state.supply[kind].length;
    return Math.min(n, there) * gainOf(outlook, kindNumber(kind));
  },
  gainCorruption: ({ n }, { outlook }) =>
    Math.min(n, outlook.state.supply.corruption.length) * gainOf(outlook, CORRUPTION),
  returnToSupply: ({ kind, n, optional }, { outlook, party }) => {
    const value = -n * gainOf(outlook, returning(kind, n, party));
    return optional ? Math.max(0, value) : value;
  },
  drawQuests: ({ draw, discard }, { outlook, hand, isOngoing, isDevelopment = false }) =>
    hand.draw(outlook, draw, discard, isDevelopment) * (isOngoing ? outlook.turnsLeft / 2 : 1),
  discardQuests: ({ n }, { outlook, hand }) => hand.discard(outlook, n),
  drawMeeples: ({ n }, { outlook, isDevelopment, isOngoing }) => {
    const turns = isOngoing ? outlook.turnsLeft - 1 : isDevelopment || outlook.turnsLeft > 0 ? 1 : 0;
    return n * outlook.average * Math.max(0, turns);
  },
  vp: ({ n }) => n,
  vpPerCorruptionHere: ({ n }, { party }) => n * (party?.[CORRUPTION] ?? 1),
  bonusAll: ({ kind, n }, { outlook }) => {
    let fighters = 0;
    for (const k of kindNumbersOf(kind)) fighters += perTurn(outlook, k) + growing(outlook);
    return boost(outlook, n * fighters);
  },
  bonusWith: ({ kind, with: companion, n }, { outlook }) => {
    const beside = 1 - Math.exp(-perTurn(outlook, kindNumber(companion)));
    return boost(outlook, n * perTurn(outlook, kindNumber(kind)) * beside);
  },
  bonusAgainst: ({ n }, { outlook }) => boost(outlook, n * 0.36 * outlook.kills),
  bonusOthers: ({ n }, { outlook }) => boost(outlook, n * outlook.draw * 0.5),
  bonusChosenByCorruption: (_, { outlook }) => boost(outlook, 1),
  comeBackAfterDraw: ({ kind }, { outlook }) =>
    outlook.turnsLeft > 0 ? 0.9 * (outlook.worth[kindNumber(kind)] as number) : 0,
  lodgingsToBag: ({ self, others }, { outlook, isOngoing, isLater = false }) => {
    const each = (n: number) => (isOngoing || isLater ? recycledLater(outlook, n) : recycled(outlook, n));
    const once = each(self) - 0.3 * each(others) * (outlook.state.players.length - 1);
    return isOngoing ? once * outlook.turnsLeft : once;
  },
  kingOfTheHill: ({ tiers }, scene) => {
    const { outlook, party } = scene;
    if (outlook.turnsLeft <= 0) return 0;
    const held = outlook.profile.hillHold ** (outlook.state.players.length - 1);
    const stands = (unit: Kind) =>
      party === undefined || (party[kindNumber(unit)] as number) > 0 || (party[SHAMAN] as number) > 0;
    const tier = tiers.findLast(({ unit }) => stands(unit));
    return tier === undefined ? 0 : held * worthOf(tier.effect, { ...scene, isDevelopment: true });
  },
  roomSet: ({ set }, { outlook }) => setValue(outlook, set),
  peasantJoinsFromLodgings: ({ n }, { outlook }) => boost(outlook, n * (outlook.muster.perUnit[PEASANT] as number)),
  bonusPerMonsterLevel: ({ n }, { outlook }) => boost(outlook, n * 2),
  standsInForBasicClass: (_, { outlook }) => outlook.profile.doors.shaman,
};

/** L7: a Shaman that fills the need is itself the one that returns. */
function returning(kind: Kind, n: number, party: Counts | undefined): number {
  const number = kindNumber(kind);
  return party !== undefined && (party[number] as number) < n && (party[SHAMAN] as number) > 0 ? SHAMAN : number;
}

/** A class can still grow: a bonus for it is worth something even before. */
const growing = ({ profile, turnsLeft }: Outlook): number => profile.growth * Math.min(3, turnsLeft / 3);

/** Combat value in every turn to come. */
function boost({ profile, turnsLeft }: Outlook, perTurnCombat: number): number {
  return perTurnCombat * turnsLeft * profile.vpPerCombat * profile.boostUse;
}

/** The bag is emptied before the Lodgings come back: a Unit put into it is drawn once more than it would be. */
function recycled({ player, worth, average, profile, turnsLeft }: Outlook, n: number): number {
  const gains = countKinds(player.lodgings).flatMap((there, kind) =>
    new Array<number>(Math.min(there, n)).fill((worth[kind] as number) - average),
  );
  const best = gains.sort((a, b) => b - a).slice(0, n);
  return best.reduce((sum, gain) => sum + Math.max(0, gain), 0) * profile.recycling * Math.min(1, turnsLeft / 3);
}

/** The same in turns to come, when there will be good Units to bring back. */
function recycledLater({ worth, average, profile, turnsLeft }: Outlook, n: number): number {
  const best = Math.max(...CLASSES.map((hero) => worth[kindNumber(hero)] as number));
  return n * Math.max(0, best - average) * profile.recycling * Math.min(1, turnsLeft / 3);
}

/** F4: what one more Room of the set adds, and the hope for the next. */
export function setValue({ cards, player, profile, turnsLeft }: Outlook, set: RoomSetId): number {
  const { values } = cards.roomSet(set);
  let held = 0;
  for (const id of player.rooms) if (cards.room(id).kind === set) held++;
  const at = (n: number) => (n === 0 ? 0 : (values[Math.min(n, values.length) - 1] ?? 0));
  const next = at(held + 2) - at(held + 1);
  return at(held + 1) - at(held) + next * profile.setHope * Math.min(1, turnsLeft / 6);
}

export function worthOf(effects: readonly Effect[], scene: Scene): number {
  let value = 0;
  for (const effect of effects) {
    value += (VALUE[effect.op] as (effect: Effect, scene: Scene) => number)(effect, scene);
  }
  return value;
}

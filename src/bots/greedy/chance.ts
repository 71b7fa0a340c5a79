/** How likely a Quest's condition is to be met in the turns to come. */
import {
  CLASSES,
  type Condition,
  type ConditionTable,
  DISTRICTS,
  type Minimums,
  MONSTER_TYPES,
  type Seat,
  vacantSlots,
} from '../../engine/index.ts';
import { addKinds, BASIC_KIND_COUNT, countKinds, kindNumber, kindNumbersOf, UNIT_KIND_COUNT } from '../kinds.ts';
import { countOwned, type Outlook, perTurn } from './outlook.ts';

/** The chance that a count with this mean reaches n. */
export function atLeast(n: number, mean: number): number {
  if (n <= 0) return 1;
  let term = Math.exp(-mean);
  let below = 0;
  for (let i = 0; i < n; i++) {
    below += term;
    term *= mean / (i + 1);
  }
  return Math.max(0, 1 - below);
}

const within = (turns: number, chancePerTurn: number): number => 1 - (1 - clamp(chancePerTurn)) ** turns;
const clamp = (p: number): number => Math.min(1, Math.max(0, p));

const WANTED = 1.3;
const UNWANTED = 0.4;

/** Units to expect in a turn's draw half-way through what is left; what is worth little will hardly be recruited. */
function expected(outlook: Outlook, kind: number): number {
  const isWanted = (outlook.worth[kind] as number) > outlook.average;
  const grown = (outlook.profile.growth * (isWanted ? WANTED : UNWANTED) * outlook.turnsLeft) / 2;
  return perTurn(outlook, kind) + (outlook.draw * grown) / (outlook.size + 4 * grown);
}

/** The chance that a draw of so many holds n of a kind that makes up this share of it. */
function drawnAtLeast(n: number, draws: number, share: number): number {
  let below = 0;
  let term = (1 - share) ** draws;
  for (let i = 0; i < n; i++) {
    below += term;
    term *= ((draws - i) / (i + 1)) * (share / Math.max(0.01, 1 - share));
  }
  return clamp(1 - below);
}

/** The chance that one draw holds these meeples. */
export function drawHolds(outlook: Outlook, minimums: Minimums): number {
  const draws = Math.round(outlook.draw);
  let chance = 1;
  for (const [kind, n] of Object.entries(minimums) as [keyof Minimums, number][]) {
    let mean = 0;
    for (const k of kindNumbersOf(kind)) mean += k < BASIC_KIND_COUNT ? expected(outlook, k) : perTurn(outlook, k);
    chance *= drawnAtLeast(n, draws, Math.min(0.95, mean / draws));
  }
  return chance;
}

/** The chance that one draw holds so many different Unit types. */
function drawMixes(outlook: Outlook, types: number): number {
  if (types === 0) return 1;
  let mean = 0;
  for (let kind = 0; kind < UNIT_KIND_COUNT; kind++) {
    mean += 1 - Math.exp(-(kind < BASIC_KIND_COUNT ? expected(outlook, kind) : perTurn(outlook, kind)));
  }
  return clamp(0.3 + (mean - types) * 0.35);
}

/** Levels still to be bought for a condition on Hero levels. */
export function stepsTo(outlook: Outlook, condition: Extract<Condition, { kind: 'heroLevels' }>): number {
  const { levels } = outlook.player;
  const missing = (hero: (typeof CLASSES)[number]) => Math.max(0, condition.minLevel - levels[hero]);
  if ('class' in condition) return missing(condition.class);
  const steps = CLASSES.map(missing).sort((a, b) => a - b);
  return steps.slice(0, condition.classes).reduce((a, b) => a + b, 0);
}

/** Defeats still to come that could count for a pile. */
function killsToCome({ turnsLeft, kills }: Outlook, share: number): number {
  return turnsLeft * kills * share;
}

function inPile(outlook: Outlook, test: (m: { type: string; level: number }) => boolean): number {
  let n = 0;
  for (const id of outlook.player.pile) if (test(outlook.cards.monster(id))) n++;
  return n;
}

/** Chance of an End of Game pile, if `more` fitting Monsters were in it already. */
export function pileChance(outlook: Outlook, condition: Extract<Condition, { kind: 'pile' }>, more = 0): number {
  const { type, minLevel = 1, n } = condition;
  const have = inPile(outlook, (m) => (type === undefined || m.type === type) && m.level >= minLevel);
  const share = (type === undefined ? 1 : 0.36) * (minLevel >= 3 ? 0.3 : 1);
  return atLeast(n - have - more, killsToCome(outlook, share));
}

export function pileEachTypeChance(outlook: Outlook, n: number, extra?: string): number {
  let chance = 1;
  for (const type of MONSTER_TYPES) {
    const have = inPile(outlook, (m) => m.type === type) + (type === extra ? 1 : 0);
    chance *= atLeast(n - have, killsToCome(outlook, 0.36));
  }
  return chance;
}

const CHANCE: ConditionTable<number, Outlook> = {
  defeat: (condition, outlook) => {
    const { type, minLevel = 1, crowd = 0 } = condition.monster ?? {};
    const present = (type === undefined ? 1 : 0.6) * (crowd >= 3 ? 0.4 : 1);
    const level = minLevel <= 1 || outlook.state.arrived.length >= minLevel - 1 ? 1 : 0.45;
    const party = drawHolds(outlook, condition.with ?? {}) * drawMixes(outlook, condition.differentTypes ?? 0);
    return within(outlook.turnsLeft, party * present * level * outlook.profile.questReach);
  },
  defeatInOneTurn: ({ n }, outlook) => {
    const strengths = DISTRICTS.flatMap((d) =>
      outlook.state.monsters[d].map(({ id }) => outlook.cards.monster(id).strength),
    );
    const wanted = strengths
      .sort((a, b) => a - b)
      .slice(0, n)
      .reduce((a, b) => a + b, 0);
    let power = 0;
    for (let kind = 0; kind < UNIT_KIND_COUNT; kind++)
      power += perTurn(outlook, kind) * (outlook.muster.perUnit[kind] as number);
    return within(outlook.turnsLeft, Math.min(0.5, power / Math.max(1, wanted) - 0.6));
  },
  tavern: (condition, outlook) =>
    within(
      outlook.turnsLeft,
      drawHolds(outlook, condition.has ?? {}) * drawMixes(outlook, condition.differentTypes ?? 0),
    ),
  construct: (_, outlook) => {
    const slots = vacantSlots(outlook.cards, outlook.state).length;
    return slots === 0 ? 0 : within(outlook.turnsLeft, 0.1 + 0.04 * slots);
  },
  activateInOneTurn: ({ n }, outlook) => within(outlook.turnsLeft, 0.12 * (outlook.draw - n)),
  heroLevels: (condition, outlook) => {
    const steps = stepsTo(outlook, condition);
    return steps === 0 ? 1 : clamp(1.05 - (2 * steps) / Math.max(0.5, outlook.turnsLeft));
  },
  pile: (condition, outlook) => pileChance(outlook, condition),
  pileEachType: ({ n }, outlook) => pileEachTypeChance(outlook, n),
  most: ({ meeple, atLeast: least }, outlook) => {
    const kind = kindNumber(meeple);
    const own = outlook.owned[kind] as number;
    return clamp(0.45 + 0.25 * (own - Math.max(least, rivalOf(outlook, kind))) + 0.04 * outlook.turnsLeft);
  },
  own: ({ units }, outlook) => {
    let chance = 1;
    for (const [kind, n] of Object.entries(units) as [keyof Minimums, number][]) {
      let have = 0;
      for (const k of kindNumbersOf(kind)) have += outlook.owned[k] as number;
      const growth = kind === 'prestige' ? 0.1 : kind === 'corruption' ? 0.15 : 0.3;
      chance *= atLeast(n - have, outlook.turnsLeft * growth);
    }
    return chance;
  },
};

/** The most of a kind that any opponent owns; in solo the Guard's bag and board (Q8). */
function rivalOf({ state, seat }: Outlook, kind: number): number {
  let most = 0;
  state.players.forEach((_, other) => {
    if (other !== seat) most = Math.max(most, countOwned(state, other as Seat)[kind] as number);
  });
  if (state.guard === undefined) return most;
  const guard = countKinds(state.guard.bag);
  addKinds(
    guard,
    state.guard.board.map(({ meeple }) => meeple),
  );
  return guard[kind] as number;
}

export function chanceOf(outlook: Outlook, condition: Condition): number {
  return (CHANCE[condition.kind] as (condition: Condition, outlook: Outlook) => number)(condition, outlook);
}

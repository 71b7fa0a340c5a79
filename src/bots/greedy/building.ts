/** Which tile to build where (D2), and what that is worth. */
import {
  type BonusEffect,
  isBonus,
  type LocationCard,
  type LocationId,
  type Minimums,
  type SlotId,
  vacantSlots,
} from '../../engine/index.ts';
import { CORRUPTION, type Counts, KIND_COUNT_TOTAL, kindNumbersOf, noCounts, UNIT_KIND_COUNT } from '../kinds.ts';
import { readNeeds } from '../needs.ts';
import { drawHolds } from './chance.ts';
import { JUDGE } from './hand.ts';
import { type Outlook, perTurn } from './outlook.ts';
import { completionWorth } from './quests.ts';
import { worthOf } from './value.ts';

export interface Site {
  /** `tile@slot`, as the choice names it. */
  readonly option: string;
  readonly value: number;
}

/** `whim` adds a little to a tile that is only a matter of taste. */
export function bestSite(outlook: Outlook, whim: () => number = () => 0): Site | undefined {
  const { cards, state } = outlook;
  const slots = vacantSlots(cards, state).map((id) => ({ id, value: slotWorth(outlook, id as SlotId) }));
  let best: Site | undefined;
  for (const tile of state.market) {
    const worth = tileWorth(outlook, tile) + whim();
    for (const slot of slots) {
      const value = worth + slot.value + outlook.profile.building;
      if (best === undefined || value > best.value) best = { option: `${tile}@${slot.id}`, value };
    }
  }
  return best;
}

/** The printed bonus, and Quests on building among Monsters. */
function slotWorth(outlook: Outlook, id: SlotId): number {
  const { cards, state, player } = outlook;
  const { bonus, district } = cards.slot(id);
  let value = worthOf(bonus, { outlook, hand: JUDGE, isDevelopment: true });
  for (const quest of player.hand) {
    const { condition } = cards.quest(quest);
    if (condition.kind === 'construct' && state.monsters[district].length >= condition.overrun)
      value += completionWorth(outlook, quest);
  }
  return value;
}

/** What its builder will get out of a tile over the turns to come. */
function tileWorth(outlook: Outlook, id: LocationId): number {
  const { cards, profile, turnsLeft, state } = outlook;
  const card = cards.location(id);
  const party = usualParty(card);
  const stock = card.stock?.n;
  const scene = { outlook, party, hand: JUDGE, isLater: true, ...(stock === undefined ? {} : { stock }) };
  let once = worthOf(
    card.effect.filter((effect) => !isBonus(effect)),
    scene,
  );
  for (const effect of card.effect) if (isBonus(effect)) once += bonusWorth(outlook, effect);
  for (let kind = 0; kind < KIND_COUNT_TOTAL; kind++) {
    once -= (party[kind] as number) * (outlook.muster.perUnit[kind] as number) * profile.vpPerCombat * 0.5;
  }
  const uses = turnsLeft * drawHolds(outlook, minimumsOf(card)) * profile.tileUse;
  return Math.max(0, once) * (stock === undefined ? uses : Math.min(uses, stock / state.players.length));
}

/** A bonus for one turn. */
function bonusWorth(outlook: Outlook, effect: BonusEffect): number {
  const { profile, draw, owned, size } = outlook;
  const combat = (n: number) => n * profile.vpPerCombat * profile.boostUse;
  switch (effect.op) {
    case 'bonusAll':
      return combat(effect.n * kindNumbersOf(effect.kind).reduce((sum, kind) => sum + perTurn(outlook, kind), 0));
    case 'bonusOthers':
      return combat(effect.n * Math.max(0, draw * (1 - (owned[CORRUPTION] as number) / size) - 2));
    case 'bonusChosenByCorruption':
      return combat((owned[CORRUPTION] as number) / 2);
    default:
      return combat(1);
  }
}

function usualParty(card: LocationCard): Counts {
  const { units, oneOf, any } = readNeeds(card.needs);
  const party = noCounts();
  for (const { kind, n } of units) party[kind] = n;
  const last = oneOf[oneOf.length - 1] ?? (any > 0 ? 0 : undefined);
  if (last !== undefined && last < UNIT_KIND_COUNT) party[last] = (party[last] as number) + 1;
  return party;
}

function minimumsOf({ needs }: LocationCard): Minimums {
  const last = needs.oneOf?.[needs.oneOf.length - 1];
  return last === undefined ? needs.units : { ...needs.units, [last]: 1 };
}

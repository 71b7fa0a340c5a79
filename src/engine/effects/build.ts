/** Small constructors for effect trees, so that card data reads like the card. */
import type { MonsterType, RoomSetId } from '../model/ids.ts';
import type { Kind, UnitKind } from '../model/meeples.ts';
import type { EffectOf, HillTier, UnitOrPrestige } from './ops.ts';

export const gain = (kind: UnitKind, n = 1): EffectOf<'gainUnit'> => ({ op: 'gainUnit', kind, n });
export const gainFromTile = (kind: UnitKind, n = 1): EffectOf<'gainUnit'> => ({
  op: 'gainUnit',
  kind,
  n,
  from: 'stock',
});
export const gainCorruption = (n = 1): EffectOf<'gainCorruption'> => ({ op: 'gainCorruption', n });
export const giveBack = (
  kind: Kind,
  n: number,
  from: EffectOf<'returnToSupply'>['from'],
): EffectOf<'returnToSupply'> => ({ op: 'returnToSupply', kind, n, from });
export const mayGiveBack = (
  kind: Kind,
  n: number,
  from: EffectOf<'returnToSupply'>['from'],
): EffectOf<'returnToSupply'> => ({ op: 'returnToSupply', kind, n, from, optional: true });
export const drawQuests = (draw: number, discard = 0): EffectOf<'drawQuests'> => ({ op: 'drawQuests', draw, discard });
export const discardQuests = (n = 1): EffectOf<'discardQuests'> => ({ op: 'discardQuests', n });
export const drawMeeples = (n: number): EffectOf<'drawMeeples'> => ({ op: 'drawMeeples', n });
export const vp = (n: number): EffectOf<'vp'> => ({ op: 'vp', n });
export const vpPerCorruptionHere = (n = 1): EffectOf<'vpPerCorruptionHere'> => ({ op: 'vpPerCorruptionHere', n });
export const bonusAll = (kind: UnitOrPrestige, n = 1): EffectOf<'bonusAll'> => ({ op: 'bonusAll', kind, n });
export const bonusWith = (kind: UnitKind, companion: UnitKind, n = 1): EffectOf<'bonusWith'> => ({
  op: 'bonusWith',
  kind,
  with: companion,
  n,
});
export const bonusAgainst = (type: MonsterType, n = 1): EffectOf<'bonusAgainst'> => ({ op: 'bonusAgainst', type, n });
export const bonusOthers = (n: number): EffectOf<'bonusOthers'> => ({ op: 'bonusOthers', n });
export const bonusChosenByCorruption = (): EffectOf<'bonusChosenByCorruption'> => ({ op: 'bonusChosenByCorruption' });
export const comeBackAfterDraw = (kind: UnitKind): EffectOf<'comeBackAfterDraw'> => ({ op: 'comeBackAfterDraw', kind });
export const lodgingsToBag = (self: number, others = 0): EffectOf<'lodgingsToBag'> => ({
  op: 'lodgingsToBag',
  self,
  others,
});
export const kingOfTheHill = (...tiers: HillTier[]): EffectOf<'kingOfTheHill'> => ({ op: 'kingOfTheHill', tiers });
export const roomSet = (set: RoomSetId): EffectOf<'roomSet'> => ({ op: 'roomSet', set });
export const peasantJoins = (n = 1): EffectOf<'peasantJoinsFromLodgings'> => ({ op: 'peasantJoinsFromLodgings', n });
export const bonusPerMonsterLevel = (n = 1): EffectOf<'bonusPerMonsterLevel'> => ({ op: 'bonusPerMonsterLevel', n });
export const standsIn = (): EffectOf<'standsInForBasicClass'> => ({ op: 'standsInForBasicClass' });

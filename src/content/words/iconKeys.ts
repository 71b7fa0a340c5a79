/** Which icon of @iconify-json/game-icons stands for which idea, the same on every face. */
import type { District, MonsterType, RoomSetId } from '../../engine/model/ids.ts';
import type { Kind } from '../../engine/model/meeples.ts';

/** A meeple on a face: a kind, any of the prestige kinds (L6), or any Unit (L1). */
export type MarkKind = Kind | 'prestige' | 'any';

/** Stand-ins for the meeple outlines, where only icons can be drawn. */
export const KIND_ICONS: Readonly<Record<MarkKind, string>> = {
  peasant: 'meeple',
  mage: 'pointy-hat',
  cleric: 'holy-symbol',
  knight: 'visored-helm',
  warrior: 'sword-brandish',
  ranger: 'bow-arrow',
  paladin: 'winged-shield',
  shaman: 'totem-mask',
  corruption: 'mushrooms-cluster',
  prestige: 'star-medal',
  any: 'meeple-circle',
};

export const TYPE_ICONS: Readonly<Record<MonsterType, string>> = {
  humanoid: 'bandit',
  monstrous: 'beast-eye',
  undead: 'raise-skeleton',
};

export const DISTRICT_ICONS: Readonly<Record<District, string>> = {
  castle: 'castle',
  villages: 'village',
  cathedral: 'church',
  university: 'graduate-cap',
};

export const SET_ICONS: Readonly<Record<RoomSetId, string>> = {
  'rod-of-ruin': 'orb-wand',
  'face-the-darkness': 'evil-eyes',
  'battle-corruption': 'broken-shield',
};

export const IDEA_ICONS = {
  combat: 'swords-emblem',
  strength: 'shield',
  vp: 'laurels',
  penalty: 'stabbed-note',
  meeple: 'meeple',
  meeples: 'meeple-group',
  bag: 'swap-bag',
  tavern: 'beer-stein',
  lodgings: 'bunk-beds',
  supply: 'cardboard-box',
  drawQuest: 'card-draw',
  discardQuest: 'card-discard',
  scoreQuest: 'scroll-unfurled',
  keepQuest: 'tied-scroll',
  comeBack: 'return-arrow',
  together: 'shaking-hands',
  crown: 'crown',
  stand: 'transform',
  monster: 'gargoyle',
  pile: 'trophy',
  location: 'house',
  room: 'white-tower',
  build: 'hammer-nails',
  turn: 'hourglass',
  most: 'podium-winner',
  types: 'team-idea',
  prey: 'human-target',
  order: 'scroll-quill',
  clockwise: 'clockwise-rotation',
  counterClockwise: 'anticlockwise-rotation',
} as const satisfies Readonly<Record<string, string>>;

export const LEVEL_ICONS: Readonly<Record<1 | 2 | 3, string>> = { 1: 'rank-1', 2: 'rank-2', 3: 'rank-3' };

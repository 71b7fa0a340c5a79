/** Every colour that is printed, in one place. */
import type { District, Kind, MonsterType, QuestType } from '../../engine/index.ts';
import type { Hex, InkSpec } from './canvas/sheet.ts';

export const PAPER = { sheet: '#f1e4c6', light: '#f8efd8', shade: '#dcc79c', slot: '#ead9b4' } as const;
export const INK: Hex = '#1c1714';

/** A family's spot colour and the paler plate under it. */
export type Tone = { readonly hex: Hex; readonly pale: Hex };

export const DISTRICT_TONES: Readonly<Record<District, Tone>> = {
  castle: { hex: '#6d6a78', pale: '#c3bdb9' },
  villages: { hex: '#2f6f9f', pale: '#a9c4c4' },
  cathedral: { hex: '#b5382b', pale: '#e2a88c' },
  university: { hex: '#d99b1f', pale: '#ecca7c' },
};

export const TYPE_TONES: Readonly<Record<MonsterType, Tone>> = {
  humanoid: { hex: '#b9622c', pale: '#e3b184' },
  monstrous: { hex: '#5f7d34', pale: '#b9c188' },
  undead: { hex: '#6d4f86', pale: '#bfaebb' },
};

export const QUEST_TONES: Readonly<Record<QuestType, Tone>> = {
  triggered: { hex: '#c2472c', pale: '#e8b18f' },
  ongoing: { hex: '#2c7f74', pale: '#a5c6b0' },
  end: { hex: '#3d5286', pale: '#b0b7c4' },
};

/** Found by a search for the largest smallest distance over four kinds of colour vision. */
export const MEEPLE_PAINT: Readonly<Record<Kind, Hex>> = {
  peasant: '#fbf5e4',
  knight: '#2b2623',
  warrior: '#365db7',
  mage: '#fbc744',
  cleric: '#a7271e',
  corruption: '#84817c',
  ranger: '#6cbc97',
  paladin: '#603367',
  shaman: '#f08505',
};

export const PLAYER_COLORS = ['crimson', 'sapphire', 'emerald', 'amber'] as const;
export type PlayerColor = (typeof PLAYER_COLORS)[number];

export const PLAYER_PAINT: Readonly<Record<PlayerColor, Hex>> = {
  crimson: '#b5302c',
  sapphire: '#3159a8',
  emerald: '#2f7d4c',
  amber: '#d98a1f',
};

export const GOLD: Hex = '#d9a441';
export const COUNCIL: Tone = { hex: '#9c2f22', pale: '#e3b08c' };
export const BRASS: Hex = '#d98a2b';

/** The plates of a card: a pale tint, two spot colours, hand colouring, black, and black for small words. */
export function cardInks(tint: Hex, a: Hex, b: Hex): readonly InkSpec[] {
  return [
    { plate: 'tint', hex: tint, isGrained: true, rough: 0.5 },
    { plate: 'a', hex: a, isGrained: true, rough: 0.5 },
    { plate: 'b', hex: b, isGrained: true, rough: 0.5 },
    { plate: 'hand', rough: 0.4, offset: [1.2, -0.8] },
    { plate: 'ink', hex: INK, rough: 0.34 },
    { plate: 'fine', hex: INK, rough: 0.12, threshold: 112 },
  ];
}

/** The plates of the city: two of gouache, black, and black for small words. */
export const BOARD_INKS: readonly InkSpec[] = [
  { plate: 'ground', isGrained: true, rough: 0.5, offset: [2, -1.4] },
  { plate: 'hand', isGrained: true, rough: 0.42, offset: [-1, 1] },
  { plate: 'ink', hex: INK, rough: 0.34 },
  { plate: 'fine', hex: INK, rough: 0.12, threshold: 112 },
];

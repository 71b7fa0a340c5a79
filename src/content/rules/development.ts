/** Rules D: building Locations and levelling up. */
import type { Section } from './rule.ts';

export const DEVELOPMENT: Section<'D'> = {
  D1: {
    title: 'Construct',
    text: 'Assign 1 Peasant, and another comes from the supply to help; or assign 2 Peasants of your own. Either way you build one Location, and only one in a turn.',
    see: ['D2', 'T2', 'L7'],
    keywords: ['construct', 'build', 'peasant', 'capitol'],
  },
  D2: {
    title: 'Placing the new Location',
    text: 'Choose one of the four market tiles and put it on any vacant slot of the city. The bonus printed on that slot is yours at once. When no slot is vacant, building is over: Locations are never built over.',
    see: ['S6', 'W9', 'G1'],
    keywords: ['build', 'slot', 'vacant', 'bonus', 'market', 'tile'],
  },
  D3: {
    title: 'Locations with prestige Units',
    text: 'Three tiles arrive with a fixed number of prestige Units standing on them. Those are all they have to give.',
    see: ['R6', 'T9'],
    keywords: ['prestige', 'ranger', 'paladin', 'shaman', 'stock', 'greenwood lodge', 'oath oak', 'circle of rings'],
  },
  D4: {
    title: 'Level up',
    text: 'Assign exactly 1 Unit of a basic class, but no Peasant, pay its price in VP and take the next level of that class: one class and one level per turn. To level 2 / level 3 it costs: Mage 1/1, Cleric 0/3, Knight 2/2, Warrior 0/2. Without the VP it cannot be done, so paying never takes you below 0.',
    see: ['C2', 'C2a', 'C6'],
    keywords: ['level up', 'hero', 'cost', 'price', 'vp', 'class'],
  },
  D5: {
    title: 'Ready at once',
    text: 'A Location built this turn is open in this turn’s Main phase.',
    see: ['T3'],
    keywords: ['build', 'same turn', 'new location'],
  },
};

/** Rules L: using Locations, overrun districts, bonuses, King of the Hill. */
import type { Section } from './rule.ts';

export const LOCATIONS: Section<'L'> = {
  L1: {
    title: 'Reading a Location',
    text: 'Left of the arrow stands what you must assign, right of it what you get. Where any meeple is asked for, any Unit will do; Corruption will not.',
    see: ['T5', 'T4'],
    keywords: ['arrow', 'needs', 'any', 'activate'],
  },
  L2: {
    title: 'Overrun districts',
    text: 'When you use a Location (King of the Hill ones too) or a Room in a district with 2 Monsters, 1 Peasant from the supply joins that place; with 3 Monsters, 2 Peasants do. This is counted when you confirm. No one joins in a district where you also fight a Monster this turn. Peasants that the Location itself gives come in any case.',
    see: ['T9', 'F1', 'T6'],
    keywords: ['overrun', 'peasant', 'monsters', 'district', 'join', 'flee'],
  },
  L3: {
    title: 'Location bonuses count at once',
    text: 'Combat bonuses of a Location are in force from the moment of assigning and last for the whole turn, so the Units they help can be placed with the bonus counted in.',
    see: ['C1', 'L4'],
    keywords: ['bonus', 'combat', 'this turn', 'assigning'],
  },
  L4: {
    title: 'How combat bonuses add up',
    text: 'A bonus for all of a kind helps each one you have, this turn or for good. A bonus for one kind with another helps every Unit of the first kind that shares a Monster with at least one of the second. A bonus against a type counts once on each Monster of that type, however many Units fight it. A bonus for one chosen Unit stays with that Unit.',
    see: ['L3', 'C4', 'C7'],
    keywords: ['bonus', 'all', 'with', 'against', 'chosen', 'combat value'],
  },
  L5: {
    title: 'What Locations can do',
    text: 'They let you gain Units, return a meeple to the supply, draw Quests and then discard some from hand, draw more meeples, score VP, or raise combat values. Special ones: one chosen Unit gets the number of Corruption in your Lodgings as a bonus; a Knight and a Peasant give all your other Units +2 CV; the Unit you place returns to your Tavern after the Draw phase; you put up to 3 meeples from your Lodgings into your bag and everyone else may put back 1.',
    see: ['L4', 'T8', 'R1'],
    keywords: ['effects', 'icons', 'gain', 'draw', 'quest', 'return', 'lodgings', 'bonus'],
  },
  L6: {
    title: 'The prestige icon',
    text: 'The three-coloured star meeple means a Ranger, a Paladin or a Shaman: any of them.',
    see: ['P1', 'C6'],
    keywords: ['prestige', 'star', 'icon', 'ranger', 'paladin', 'shaman'],
  },
  L7: {
    title: 'The Shaman stands in',
    text: 'At Locations, in Rooms and against Monsters a Shaman can count as any basic class. You may say which; if you do not, the most useful reading is taken.',
    decided: 'The Shaman can stand in at the two Capitol Locations as well.',
    see: ['C4', 'R7', 'R8'],
    keywords: ['shaman', 'stand in', 'any class', 'substitute', 'joker'],
  },
  L7a: {
    title: 'What each district recruits',
    text: 'The Location that stands from the start recruits its district’s own class: Knights in the Castle, at the House of Lords; Warriors in the Villages; Clerics in the Cathedral; Mages in the University.',
    decided:
      'Which pre-built Location recruits whom is our decision, and it is also what the Unit of a district means for the Royal Guard. Prestige Units are level 2.',
    see: ['R2', 'G3', 'C6'],
    keywords: ['recruit', 'pre-built', 'house of lords', 'unit of the district', 'castle', 'villages'],
  },
  L8: {
    title: 'King of the Hill',
    text: 'At a Location with a crown your Units and your marker stay until your next turn starts. Still there? Then they go to your Lodgings and the benefit is paid, once, however many they are. If another player assigns there first, all your Units leave for your Lodgings at once. The Colosseum pays 1 or 3 VP, the Mage Academy 1 or 2 extra meeples.',
    decided: 'Of the two kinds that a crown Location accepts, the lesser Unit earns the lower figure.',
    see: ['T1', 'R5', 'L2'],
    keywords: ['king of the hill', 'crown', 'colosseum', 'mage academy', 'stay', 'throw out'],
  },
};

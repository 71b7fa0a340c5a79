/** Rules C: fighting Monsters, combat values, Hero powers. */
import type { Section } from './rule.ts';

export const COMBAT: Section<'C'> = {
  C1: {
    title: 'Defeating a Monster',
    text: 'Your Units on a Monster need a combat value (CV) that reaches its strength. With less you cannot confirm; with enough the Monster is beaten for certain.',
    see: ['C2', 'L3', 'T6'],
    keywords: ['fight', 'monster', 'strength', 'combat value', 'cv', 'defeat'],
  },
  C2: {
    title: 'Combat values',
    text: 'By Hero level 1/2/3: Mage 1/1/1, Cleric 1/1/1, Knight 2/2/3, Warrior 1/2/2. A Peasant has 1, a Ranger 3, a Paladin 2, a Shaman 2. Corruption has none and takes no bonus.',
    decided: 'The values of Mage, Knight and Warrior at level 1 are our decision; the Knight with 3 is one at level 3.',
    see: ['D4', 'L4', 'C4'],
    keywords: ['combat value', 'cv', 'level', 'knight', 'warrior', 'mage', 'cleric', 'peasant'],
  },
  C2a: {
    title: 'Hero powers',
    text: 'Once per turn, in your Development phase. Mage: send all your Mages, at least 1, from Tavern to Lodgings to draw 1 Quest (level 2) or to draw 2 and discard 1 (level 3). Cleric, with a Cleric and a Corruption in the Tavern: that Corruption goes to the Lodgings (level 2) or back to the supply (level 3), and you draw 1 meeple. Knight, with a Knight in the Tavern: draw 1 meeple (levels 2 and 3). The Warrior has no such power.',
    decided: 'Some figures of the Hero cards are lost; those given here are our decision.',
    see: ['C3', 'C5', 'D4', 'T2'],
    keywords: ['hero', 'power', 'ability', 'mage', 'cleric', 'knight', 'development', 'once'],
  },
  C3: {
    title: 'How often abilities work',
    text: 'The ability of a basic class works once a turn, whether you have one such Unit or six. Prestige abilities work for every single Unit.',
    see: ['C2a', 'C4'],
    keywords: ['once', 'ability', 'power', 'prestige', 'each'],
  },
  C4: {
    title: 'Ranger, Paladin, Shaman',
    text: 'For each Monster that at least one of your Rangers helped to beat you score 1 VP more. A Paladin has +1 CV for every level of its Monster. A Shaman gives and receives the combat bonuses of the class it stands in for, and those of a prestige Unit as well, but nothing from that class’s Hero card.',
    decided: 'Dark Council Monsters count as level 4.',
    see: ['L7', 'C6', 'C7a'],
    keywords: ['ranger', 'paladin', 'shaman', 'prestige', 'bonus', 'vp', 'level 4'],
  },
  C5: {
    title: 'The Sergeant calls',
    text: 'With Warriors at level 3, one Peasant from your Lodgings joins a Monster on which a Warrior of yours stands. Its CV counts while you assign. Once a turn.',
    see: ['C3', 'C4', 'T3'],
    keywords: ['warrior', 'level 3', 'peasant', 'lodgings', 'join'],
  },
  C6: {
    title: 'Prestige Units have a level',
    text: 'It counts for Quests and bonus tokens. It can never be raised.',
    see: ['L7a', 'E4', 'D4'],
    keywords: ['prestige', 'level', 'level up', 'token'],
  },
  C7: {
    title: 'VP now, boosts from the next turn',
    text: 'A Monster’s VP are yours when it is resolved. If it gives your Units a boost, the boost starts with your next turn and lasts to the end of the game. The Ghoul, for one, makes all your Warriors +1.',
    see: ['L4', 'T7', 'C7a'],
    keywords: ['vp', 'boost', 'permanent', 'ghoul', 'next turn'],
  },
  C7a: {
    title: 'Scored once, refilled once',
    text: 'Beating a Monster pays its VP a single time, and the city is filled up a single time per turn.',
    decided:
      'The rulebook mentions both steps twice; they happen once. A Monster lying outside its own district counts for the district where it lies. The Ranger’s VP is also earned against Overlords and the Henchman.',
    see: ['C4', 'C7', 'W2'],
    keywords: ['vp', 'twice', 'refill', 'overflow', 'ranger', 'overlord'],
  },
  C8: {
    title: 'Fighting the Dark Council',
    text: 'Overlords and the Henchman can be fought in the final turns only. Strength works as for any Monster. They belong to no district.',
    see: ['E2', 'E3', 'C1'],
    keywords: ['overlord', 'henchman', 'dark council', 'final turns', 'no district'],
  },
};

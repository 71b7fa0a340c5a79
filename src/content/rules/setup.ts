/** Rules S: how a game is laid out. */
import type { Section } from './rule.ts';

export const SETUP: Section<'S'> = {
  S1: {
    title: 'The Dark Council takes its seats',
    text: 'Combustor goes to the rightmost space, the three Overlords to the others, all face up. The six bonus tokens are shuffled and one is laid face up under each Overlord. Combustor gets none.',
    see: ['P3', 'E3'],
    keywords: ['overlord', 'henchman', 'token', 'bonus', 'set up'],
  },
  S2: {
    title: 'Supply and scores',
    text: 'All meeples begin in the supply, sorted by kind. Every score begins at 0.',
    see: ['P1'],
    keywords: ['supply', 'score', 'set up'],
  },
  S3: {
    title: 'Sorting the Monsters',
    text: 'Monsters are sorted by level and each pile is shuffled. With one or two players the cards marked 3+ stay in the box.',
    see: ['P6', 'S4'],
    keywords: ['monster', 'shuffle', '3+', 'two players', 'set up'],
  },
  S4: {
    title: 'Stacking the Monster deck',
    text: 'One Dark Council Arrives card is shuffled into the last 4 cards of level 1, one into the last 8 of level 2, one into the lower half of level 3; the remaining cards of a level lie above. Level 1 goes on top of level 2, and level 2 on top of level 3.',
    see: ['W3', 'W4'],
    keywords: ['deck', 'dark council arrives', 'shuffle', 'level', 'set up'],
  },
  S5: {
    title: 'The first six Monsters',
    text: 'The six topmost Monsters move into the districts that they name, filling the lowest free slot first.',
    decided:
      'If a district is full already, the card goes to the next district clockwise that has room. The level 1 pile always keeps at least 10 cards, so no Dark Council Arrives card can show up here.',
    see: ['S4', 'W2'],
    keywords: ['monster', 'six', 'deal', 'district', 'overflow', 'set up'],
  },
  S6: {
    title: 'The Location market',
    text: 'The 15 Location tiles are shuffled. Four lie face up as the market, the others form a stack.',
    see: ['D2', 'W9'],
    keywords: ['market', 'location', 'tile', 'set up'],
  },
  S7: {
    title: 'Raising the Towers',
    text: 'With the Four Towers the 20 Rooms are shuffled and split into four stacks of five, one stack per district. The top Room of each is turned up.',
    see: ['F1', 'F2'],
    keywords: ['tower', 'room', 'stack', 'set up'],
  },
  S8: {
    title: 'What every player starts with',
    text: 'You get 2 secret Quests and a bag with 7 Peasants and 3 Corruption. Shake it and draw 4 meeples into your Tavern.',
    see: ['Q1', 'W5'],
    keywords: ['bag', 'peasant', 'corruption', 'quest', 'start', 'set up'],
  },
  S9: {
    title: 'Who begins',
    text: 'Whoever drew the most Corruption takes the First player marker and begins; a tie is broken at random. Turns then go round clockwise.',
    see: ['P4', 'E1'],
    keywords: ['first player', 'start', 'corruption', 'clockwise', 'tie'],
  },
};

/** Rules W: the Draw phase, step by step. */
import type { Section } from './rule.ts';

export const DRAW_PHASE: Section<'W'> = {
  W1: {
    title: 'Monsters close ranks',
    text: 'Within each district the Monsters slide down to the lowest slots.',
    see: ['W2', 'P2'],
    keywords: ['slide', 'slot', 'monster', 'draw phase'],
  },
  W2: {
    title: 'New Monsters',
    text: 'Cards are drawn until six Monsters are in the city again, each going to its own district. If that one is full, the active player picks another with room. A Dark Council Arrives card is laid aside and replaced by the next card.',
    see: ['W3', 'W4', 'C7a'],
    keywords: ['refill', 'monster', 'six', 'full', 'overflow', 'district'],
  },
  W3: {
    title: 'The Council is heard: first and second card',
    text: 'Every player gets 1 Corruption from the supply, straight into the bag. Then all players except the active one draw 1 meeple on the spot.',
    see: ['T9', 'R13', 'G9', 'W5'],
    keywords: ['dark council arrives', 'corruption', 'bag', 'extra meeple'],
  },
  W4: {
    title: 'The Council is here: third card',
    text: 'It brings no Corruption: it starts the end of the game. Monsters are still replaced while cards last.',
    see: ['E1', 'W2'],
    keywords: ['dark council arrives', 'third', 'end', 'final turns'],
  },
  W5: {
    title: 'Drawing meeples',
    text: 'Draw 4 meeples into your Tavern. It is 5 once the first Dark Council card is out and 6 once the second is, counting cards that came up this very turn.',
    see: ['W6', 'R1'],
    keywords: ['draw', 'four', 'five', 'six', 'tavern', 'bag'],
  },
  W6: {
    title: 'When the bag is empty',
    text: 'If your bag runs out, all of your Lodgings go into it and you carry on drawing. If there is nothing there either, you draw fewer.',
    see: ['W5'],
    keywords: ['bag', 'empty', 'lodgings', 'refill'],
  },
  W7: {
    title: 'Draw-phase effects',
    text: 'Draw-phase effects of your Heroes and Ongoing Quests each work once, in the order you like.',
    see: ['Q3', 'Q6a'],
    keywords: ['ongoing', 'effect', 'draw phase', 'order'],
  },
  W8: {
    title: 'Quests about the Tavern',
    text: 'Now Quests that ask for certain meeples in your Tavern can be completed.',
    see: ['Q2', 'R8', 'R12'],
    keywords: ['quest', 'tavern', 'combination', 'complete'],
  },
  W9: {
    title: 'Refilling the market',
    text: 'The market is filled up to four Location tiles for as long as the stack lasts.',
    see: ['S6', 'D2'],
    keywords: ['market', 'tile', 'refill', 'location'],
  },
};

/** Rules G: solo play against the Royal Guard. */
import type { Section } from './rule.ts';

export const GUARD_RULES: Section<'G'> = {
  G1: {
    title: 'Solo set-up',
    text: 'Lay out a two-player game with the Four Towers, without Mage Academy, Colosseum and Mage’s Workshop. The Guard’s bag holds 3 Corruption, 3 Peasants and 1 each of Mage, Warrior, Cleric and Knight. One of the three hunting Quests, at random, names its Prey; the other two leave the game. Of the 7 Orders one lies face up on the slot nearest the fountain in each district, where nobody builds; 3 leave the game. The sword points at the Castle, the favored district. You begin.',
    see: ['Q10', 'G3', 'R19'],
    keywords: ['solo', 'set up', 'royal guard', 'prey', 'order', 'sword', 'favored district'],
  },
  G2: {
    title: 'The Guard’s turn',
    text: 'The Guard draws 2 meeples. One after the other goes to the first empty spot of its board that fits, and that spot’s action is done. If the turn brought at least 2 Units, the sword moves on one district clockwise.',
    see: ['G3', 'G4', 'G12'],
    keywords: ['royal guard', 'turn', 'draw', 'spot', 'sword', 'clockwise'],
  },
  G3: {
    title: 'The Guard’s board',
    text: 'Fifteen spots, read like a page. Row 1, for Corruption: sword back one district; sword back, then a face-up Room that needs Corruption or else one more meeple; keep a Quest, then clear the board. Row 2: Order of the favored district; its Monster worth least; its Room. Row 3: Order of the least overrun district; the weakest Prey or else the slot-1 Monster of the favored district; score a Quest. Row 4: the Unit of the favored district; the strongest Prey or else the strongest Monster; Room of the least overrun district. Row 5: the Monster worth least in the most overrun district, then the Order there; the slot-1 Monster of the favored district; score a Quest, then clear the board.',
    see: ['G2', 'G8', 'L7a', 'R19', 'R20'],
    keywords: ['royal guard', 'board', 'spot', 'row', 'action', 'order', 'prey'],
  },
  G4: {
    title: 'Prestige Units of the Guard',
    text: 'They go to the prestige area, which has no limit, and each makes the Guard draw 2 more meeples.',
    see: ['G2', 'G13'],
    keywords: ['royal guard', 'prestige', 'draw', 'area'],
  },
  G5: {
    title: 'Units and Quests for the Guard',
    text: 'Units it gains go into its bag. When a reward is a Quest, it keeps one, face down and unseen, for the end. When it scores a Quest, the card is shown, scored and discarded. Triggered is worth 1 VP, Ongoing 2, End of Game 3.',
    decided: 'Which type of Quest has which value on the chart is our decision.',
    see: ['G7', 'G11'],
    keywords: ['royal guard', 'quest', 'keep', 'score', 'chart', 'unit', 'bag'],
  },
  G6: {
    title: 'Rooms for the Guard',
    text: 'Cleansing: 1 VP for each Corruption on its board and a kept Quest. Hunt: 2 VP. Rescue: that Unit goes into its bag. These Rooms are then discarded. Rod, Darkness and Battle Corruption are kept face down for the end; Darkness brings a kept Quest too.',
    see: ['F3', 'F4', 'G11'],
    keywords: ['royal guard', 'room', 'cleansing', 'hunt', 'rescue', 'set'],
  },
  G7: {
    title: 'Monsters the Guard defeats',
    text: 'The Guard scores the VP, puts a Unit reward into its bag, and the Monster is replaced at once.',
    see: ['G5', 'G8a'],
    keywords: ['royal guard', 'monster', 'defeat', 'replace'],
  },
  G8: {
    title: 'Priority',
    text: 'If an Order, a Room or a Monster is not to be had in the named district, the Guard turns to the first district clockwise where it is; if there is none, it scores 1 VP instead. If several Monsters qualify, it takes the one in the favored district, else the first clockwise from there, else Prey before others (clockwise again), else the one nearest to slot 1.',
    see: ['G8a', 'G12'],
    keywords: ['royal guard', 'priority', 'tie', 'clockwise', 'impossible', 'nothing'],
  },
  G8a: {
    title: 'Least and most overrun',
    text: 'The Guard compares the districts by their number of Monsters.',
    decided:
      'A district without Monsters is the least overrun of all. Ties go to the favored district, then clockwise. The Guard ignores combat boosts and Quest discards. If its refill brings up a Dark Council card, you are the one who draws the extra meeple.',
    see: ['G8', 'W3', 'R20'],
    keywords: ['royal guard', 'overrun', 'least', 'most', 'tie', 'boost'],
  },
  G9: {
    title: 'The Council and the Guard',
    text: 'At the first and second Dark Council card the Guard takes no Corruption; it clears its board into its bag instead. You get yours as always.',
    see: ['W3', 'G10'],
    keywords: ['royal guard', 'dark council arrives', 'corruption', 'board'],
  },
  G10: {
    title: 'Final turns against the Guard',
    text: 'After the third card you have two more turns, and the Guard takes one after each of them, so that both had equally many. The Guard leaves the Dark Council alone.',
    see: ['E1', 'E2'],
    keywords: ['royal guard', 'final turns', 'end', 'dark council'],
  },
  G11: {
    title: 'Scoring the Guard',
    text: 'Its kept Quests count by the chart, then its sets of Rooms. If you are tied, the Guard wins.',
    see: ['G5', 'F4', 'E6'],
    keywords: ['royal guard', 'scoring', 'tie', 'end', 'quest chart'],
  },
  G12: {
    title: 'No spot, no bag',
    text: 'What happens when a meeple of the Guard finds no place, or its bag is empty.',
    decided:
      'No fitting spot: 1 VP, as for any impossible action, and the meeple waits beside the board until the board is next cleared. Empty bag: the board goes back into it first.',
    see: ['G2', 'G8', 'R19'],
    keywords: ['royal guard', 'no spot', 'empty bag', 'beside', 'misfit'],
  },
  G13: {
    title: 'Easier and harder',
    text: 'Hired Help: one to three of Mage, Cleric and Warrior begin at level 2, each with 1 such Unit more in your bag. Advanced: a random Rescue puts its hero and the whole party into the Guard’s bag. Both can be played together.',
    see: ['R15', 'F3'],
    keywords: ['variant', 'hired help', 'advanced', 'beginner', 'difficulty', 'solo'],
  },
  G14: {
    title: 'Two turns as an example',
    text: 'Turn 1, sword on the Castle: a Peasant carries out the Castle’s Order, Battle, against the Termite, for 1 VP and a Warrior; a Cleric takes the Castle’s Room. The sword moves to the Villages. Turn 2: no Monster is in the Villages, so a Peasant strikes in the Cathedral, at the Skeleton in slot 1; a Warrior hunts Humanoids and takes the Bandit of the University, which comes before the Castle clockwise.',
    see: ['G2', 'G8'],
    keywords: ['royal guard', 'example', 'termite', 'skeleton', 'bandit'],
  },
};

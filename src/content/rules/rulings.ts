/** Rulings R: decisions that the cards needed, each tied to the rules it serves. */
import type { Section } from './rule.ts';

export const RULINGS: Section<'R'> = {
  R1: {
    title: 'More meeples in the Main phase',
    text: 'Meeples drawn by a Location, a Monster or a Triggered Quest in the Main phase.',
    decided:
      'They are added to this turn’s Draw phase. Drawn at once they would be useless: assigning is closed, and clean up empties the Tavern.',
    see: ['W5', 'T3', 'T7'],
    keywords: ['draw', 'meeples', 'main phase', 'extra'],
  },
  R2: {
    title: 'The four recruiters',
    text: 'What the Locations of the start ask and give.',
    decided:
      'Each needs 1 Peasant. In the Villages, the Cathedral and the University that Peasant returns to the supply and its new class is gained. The Matriculation Desk also swaps a Quest: draw 1, discard 1. At the House of Lords the Peasant stays and a Knight is gained.',
    see: ['L7a', 'T8'],
    keywords: ['recruit', 'house of lords', 'splinter yard', 'chapter house', 'matriculation desk'],
  },
  R3: {
    title: 'Small second effects',
    text: 'The Branch & Root Inn and the Scriptorium of the Second Ring.',
    decided:
      'They keep the combat bonus that is known of them and gain a little more: 1 more meeple at the Inn, drawing 1 Quest and discarding 1 at the Scriptorium.',
    see: ['L5'],
    keywords: ['branch & root inn', 'scriptorium', 'location'],
  },
  R4: {
    title: 'Healer’s Temple and Mage’s Workshop',
    text: 'Two Locations whose effect is lost.',
    decided:
      'The Healer’s Temple draws 2 more meeples and scores 1 VP. The Mage’s Workshop lets you put up to 3 exhausted meeples back into the bag, and every other player up to 1.',
    see: ['L5', 'G1'],
    keywords: ['healer’s temple', 'mage’s workshop', 'location'],
  },
  R5: {
    title: 'What the crowns pay',
    text: 'Colosseum and Mage Academy.',
    decided:
      'Colosseum: Warrior 1 VP, Knight 3 VP. Mage Academy: Peasant 1 meeple, Mage 2. If both kinds stand there, the higher figure is paid, once.',
    see: ['L8'],
    keywords: ['colosseum', 'mage academy', 'crown', 'king of the hill'],
  },
  R6: {
    title: 'Three prestige Units per tile',
    text: 'How many arrive with the tile.',
    decided:
      'Three of the five; the other two stay in the supply for a Quest and a Rescue. If the supply has fewer, the tile brings what there is.',
    see: ['D3', 'T9'],
    keywords: ['prestige', 'tile', 'stock', 'greenwood lodge', 'oath oak', 'circle of rings'],
  },
  R7: {
    title: 'A Shaman can be the one who leaves',
    text: 'A Shaman standing in where the meeple returns to the supply.',
    decided: 'The Shaman itself is returned. The table warns you before.',
    see: ['T8', 'L7'],
    keywords: ['shaman', 'return', 'supply', 'stand in'],
  },
  R8: {
    title: 'What a Shaman is for Quests',
    text: 'Standing in, seen by a Quest.',
    decided: 'In the Tavern a Shaman is a Shaman. On a Monster it counts as the class for which it stands in.',
    see: ['L7', 'W8', 'Q8'],
    keywords: ['shaman', 'quest', 'tavern', 'stand in'],
  },
  R9: {
    title: 'Level Quests look at what is',
    text: 'A Quest that asks for Hero levels you have already.',
    decided:
      'It is completed as soon as you hold it. This does not break the rule on fresh Quests, since it is not the defeat that completes it.',
    see: ['Q6', 'Q2'],
    keywords: ['quest', 'level', 'already', 'hero'],
  },
  R10: {
    title: 'Declining is not losing',
    text: 'Quests with a cost, and returns you may make.',
    decided: 'You are asked each time. A Quest whose cost you decline stays in hand and can be completed later.',
    see: ['Q4', 'Q5'],
    keywords: ['quest', 'cost', 'decline', 'optional'],
  },
  R11: {
    title: 'Tavern Quests that send someone off',
    text: 'A Tavern Quest whose bonus returns a meeple to the supply.',
    decided: 'It takes one of those that met the condition.',
    see: ['T8', 'W8'],
    keywords: ['quest', 'tavern', 'return', 'supply', 'corruption'],
  },
  R12: {
    title: 'Ongoing Quests completed in the Tavern',
    text: 'Ongoing Quests that you complete at the end of the Draw phase.',
    decided: 'They act from your next turn on.',
    see: ['Q6a', 'W8'],
    keywords: ['ongoing', 'quest', 'tavern', 'next turn'],
  },
  R13: {
    title: 'Not enough Corruption for all',
    text: 'A Dark Council card comes up and the supply runs short.',
    decided: 'The active player takes one first, then the others clockwise, while it lasts.',
    see: ['W3', 'T9'],
    keywords: ['corruption', 'supply', 'dark council arrives', 'short'],
  },
  R14: {
    title: 'Cleansing needs something to cleanse',
    text: 'How few Corruption a Cleansing takes.',
    decided: 'At least 1.',
    see: ['F3', 'T4'],
    keywords: ['cleansing', 'corruption', 'room', 'minimum'],
  },
  R15: {
    title: 'Rescue parties',
    text: 'Who must go to the rescue.',
    decided: 'Ranger: Warrior and Peasant. Paladin: Knight and Cleric. Shaman: Mage and Peasant.',
    see: ['F3', 'G13'],
    keywords: ['rescue', 'party', 'ranger', 'paladin', 'shaman', 'room'],
  },
  R16: {
    title: 'What sets of Rooms are worth',
    text: 'VP for 1, 2, 3 and 4 Rooms of a set.',
    decided: 'Rod of Ruin 2/5/9/15, Face the Darkness 2/7/14/23, Battle Corruption 5/11/18.',
    see: ['F4', 'E5'],
    keywords: ['set', 'room', 'vp', 'values'],
  },
  R17: {
    title: 'Combustor’s nature',
    text: 'What the Henchman counts as.',
    decided: 'He is Monstrous and level 4, and counts for Triggered and Ongoing Quests as the Overlords do.',
    see: ['Q9', 'C4'],
    keywords: ['combustor', 'henchman', 'type', 'level', 'quest'],
  },
  R18: {
    title: 'Most, and at least some',
    text: 'Quests for owning the most of a kind.',
    decided:
      'They also name a minimum, so that they mean something in solo, where you are compared with the Guard’s bag and board.',
    see: ['Q8', 'G5'],
    keywords: ['most', 'quest', 'solo', 'minimum'],
  },
  R19: {
    title: 'The last spot takes every Unit',
    text: 'Row 5, spot 3 of the Guard’s board.',
    decided:
      'It fits all basic Units and clears the board at once, so a Unit can always be placed. The rule for misfits remains as a safeguard.',
    see: ['G3', 'G12'],
    keywords: ['royal guard', 'spot', 'board', 'fits'],
  },
  R20: {
    title: 'Which Order follows, and empty Orders',
    text: 'Row 5, spot 1; the Orders Tithe and Parade.',
    decided:
      'The spot carries out the Order of the district that was the most overrun before its Monster fell. Tithe and Parade follow the Guard’s priority when they would give nothing.',
    see: ['G3', 'G8', 'G8a'],
    keywords: ['royal guard', 'order', 'tithe', 'parade', 'most overrun'],
  },
  R21: {
    title: 'Peasants have no level',
    text: 'Peasants, tokens and Quests about levels.',
    decided: 'A Peasant’s level is none: it never counts for them.',
    see: ['E4', 'C6'],
    keywords: ['peasant', 'level', 'token', 'quest'],
  },
  R22: {
    title: 'Paying for a level',
    text: 'VP that a slot gives while the level up still waits.',
    decided:
      'The price is looked at when the Unit is placed. VP from a slot that is built on in the same phase come too late for it.',
    see: ['D4', 'D2', 'T2'],
    keywords: ['level up', 'vp', 'price', 'slot', 'gatehouse row'],
  },
  R23: {
    title: 'Discarded Quests lie open',
    text: 'The Quest discard pile.',
    decided: 'It lies face up beside the deck, and everyone may look through it.',
    see: ['Q1', 'Q7', 'T10'],
    keywords: ['quest', 'discard', 'open', 'secret'],
  },
  R24: {
    title: 'What a bag holds is no secret',
    text: 'Knowing the contents of bags.',
    decided:
      'Every meeple goes into a bag in the open, so all may know what is in it. Nobody knows what comes out next.',
    see: ['S8', 'W5', 'W6'],
    keywords: ['bag', 'contents', 'odds', 'public'],
  },
  R25: {
    title: 'Overflow in the Guard’s turn',
    text: 'A Monster turned up by the Guard whose district is full.',
    decided: 'It goes to the first district clockwise that has room.',
    see: ['W2', 'G7', 'G8'],
    keywords: ['royal guard', 'overflow', 'district', 'full'],
  },
  R26: {
    title: 'An Order is always performed',
    text: 'An Order whose district offers nothing to do.',
    decided:
      'The Order stays the one that was called; what it does moves to the first district clockwise where it can be done. Possible nowhere, it is worth 1 VP.',
    see: ['G8', 'G3'],
    keywords: ['royal guard', 'order', 'priority', 'clockwise'],
  },
  R27: {
    title: 'What the Guard takes from cards',
    text: 'Monsters and Rooms with Quests or Corruption, in the Guard’s hands.',
    decided: 'However many Quests a card would draw, the Guard keeps one. Corruption on a Monster means nothing to it.',
    see: ['G5', 'G6', 'G7'],
    keywords: ['royal guard', 'quest', 'corruption', 'reward'],
  },
  R28: {
    title: 'Several Quests in the Tavern',
    text: 'Tavern Quests of which one would take away what another needs.',
    decided:
      'All that are met together are judged by the Tavern as it stood before the first of them. Each must still be payable in full.',
    see: ['W8', 'Q5', 'T8'],
    keywords: ['tavern', 'quest', 'several', 'draw phase'],
  },
  R29: {
    title: 'A called Peasant stays by its Warrior',
    text: 'Moving the Warrior that called a Peasant.',
    decided:
      'A called Peasant stands only on a Monster with a Warrior. When the last Warrior leaves, it goes back to the Lodgings, and the call may be made again.',
    see: ['C5', 'T6'],
    keywords: ['warrior', 'peasant', 'call', 'lodgings', 'level 3'],
  },
  R30: {
    title: 'A Shaman on a hill',
    text: 'King of the Hill with a Shaman whose role is not named.',
    decided: 'It counts as the Unit that pays best.',
    see: ['L8', 'L7'],
    keywords: ['shaman', 'king of the hill', 'colosseum', 'mage academy'],
  },
  R31: {
    title: 'A Shaman stays a prestige Unit',
    text: 'Quests and tokens, when a Shaman stands in for a class.',
    decided:
      'It counts as that class and, where prestige Units are asked for, as one of them too. For levels it counts as what it is: a Shaman of level 2.',
    see: ['C4', 'L7', 'E4', 'Q8'],
    keywords: ['shaman', 'quest', 'token', 'prestige', 'stand in'],
  },
  R32: {
    title: 'Gains in the Draw phase',
    text: 'Meeples of a Quest that is completed after clean up.',
    decided: 'They go to the Lodgings at once, since no clean up is left in this turn.',
    see: ['Q2', 'T7', 'W8'],
    keywords: ['quest', 'gain', 'lodgings', 'draw phase'],
  },
};

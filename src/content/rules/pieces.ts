/** Rules P: what is in the box. */
import type { Section } from './rule.ts';

export const PIECES: Section<'P'> = {
  P1: {
    title: 'The 152 meeples',
    text: 'The box holds 48 Peasants (white), 15 Knights (black), 18 Warriors (blue), 18 Mages (yellow), 18 Clerics (red), 5 Rangers (green), 5 Paladins (purple), 5 Shamans (orange) and 20 Corruption (grey). Rangers, Paladins and Shamans are prestige Units. Everything except Corruption is a Unit. No meeple is ever added to the game or leaves it.',
    see: ['T9', 'L6'],
    keywords: ['meeple', 'unit', 'corruption', 'supply', 'colours', 'prestige', 'count'],
  },
  P2: {
    title: 'The city of Rowan',
    text: 'The Capitol lies in the middle: the fountain and two Capitol Locations, Construct and Level up. Around it, clockwise, lie the Castle, the Villages, the Cathedral and the University. A district has one Location that is there from the start, two vacant slots with a bonus for the builder, one Tower and three Monster slots numbered 1 to 3.',
    see: ['D1', 'D4', 'L7a'],
    keywords: ['board', 'city', 'district', 'capitol', 'clockwise', 'slot', 'tower', 'fountain'],
  },
  P3: {
    title: 'The Final Encounter board',
    text: 'It carries the VP track, room for three Dark Overlords and, at the far right, the place of Combustor, their Henchman.',
    see: ['S1', 'C8'],
    keywords: ['score', 'track', 'overlord', 'henchman', 'combustor', 'victory points'],
  },
  P4: {
    title: 'Your player board',
    text: 'Your Tavern holds the meeples you can use this turn, your Lodgings those that are exhausted. Beside them lie your Hero cards; level 1 of every class is printed on the board. You also own a bag and some markers. One player holds the First player marker.',
    see: ['T3', 'T7', 'S9'],
    keywords: ['tavern', 'lodgings', 'bag', 'hero', 'marker', 'first player', 'exhausted'],
  },
  P5: {
    title: 'Tiles, Heroes, Quests, tokens',
    text: 'There are 15 Location tiles, 44 Quests and 6 bonus tokens for the Overlords. Each player has one double-sided Hero card per basic class, level 2 on the front and level 3 on the back: 16 in all. Another 12 Hero cards describe the prestige Units.',
    see: ['S6', 'Q1', 'E3', 'D4'],
    keywords: ['location', 'hero card', 'quest', 'token', 'components'],
  },
  P6: {
    title: 'The 47 Monster cards',
    text: 'Level 1 has 12 Monsters, level 2 has 20, level 3 has 8. Added to them are 3 Dark Overlords, 1 Henchman and 3 cards that read Dark Council Arrives.',
    see: ['S3', 'S4', 'W3'],
    keywords: ['monster', 'level', 'deck', 'overlord', 'henchman', 'dark council arrives'],
  },
  P7: {
    title: 'Expansion pieces',
    text: 'The Four Towers bring 20 Tower Rooms. Solo play brings the Royal Guard: its board and 7 Orders.',
    see: ['F2', 'G1'],
    keywords: ['tower', 'room', 'solo', 'royal guard', 'order', 'expansion'],
  },
  P8: {
    title: 'Three types of Monster',
    text: 'Every Monster is Humanoid, Monstrous or Undead. The type matters for Quests, for some combat bonuses, for Hunts in the Towers and for the Guard’s Prey.',
    see: ['L4', 'Q10', 'F3', 'G3'],
    keywords: ['humanoid', 'monstrous', 'undead', 'type', 'prey'],
  },
};

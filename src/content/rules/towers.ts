/** Rules F: The Four Towers. */
import type { Section } from './rule.ts';

export const TOWERS: Section<'F'> = {
  F1: {
    title: 'Completing a Room',
    text: 'A face-up Room is used like a Location, overrun Peasants included. Afterwards it is yours to keep, and the Room below it is turned up.',
    see: ['L2', 'T5', 'F4a'],
    keywords: ['room', 'tower', 'complete', 'overrun', 'reveal'],
  },
  F2: {
    title: 'The 20 Rooms',
    text: 'Recover the Rod of Ruin and Face the Darkness have 4 Rooms each, Battle Corruption has 3. Rescue, Cleansing and Hunt share the other 9.',
    decided: 'The last nine are 3 Rescues, one per prestige class, 3 Cleansings and 3 Hunts, one per Monster type.',
    see: ['F3', 'F4'],
    keywords: ['room', 'rod of ruin', 'face the darkness', 'battle corruption', 'rescue', 'cleansing', 'hunt'],
  },
  F3: {
    title: 'Rescue, Cleansing, Hunt',
    text: 'Rescue: assign the party shown and gain that prestige Unit. Cleansing: assign the Unit and as many Corruption as you wish; the Unit leaves for the supply, every Corruption there is worth 1 VP, and you draw 2 Quests and discard 1. Hunt: assign the Unit here and, in the same step, also fight a Monster of the type, for 2 VP extra.',
    decided:
      'Without a Monster of the right type in the same assignment the Hunt lacks something and cannot be confirmed.',
    see: ['R14', 'R15', 'T8', 'F5'],
    keywords: ['rescue', 'cleansing', 'hunt', 'room', 'corruption', 'prestige'],
  },
  F4: {
    title: 'Rooms that count in sets',
    text: 'Rod of Ruin: the named Unit and any other. Face the Darkness: a Unit and a Corruption; the Unit leaves for the supply, unless it is the Knight, and you draw 2 Quests and discard 1. Battle Corruption: a Unit and a Corruption; discard a Quest if you hold one. At the end every set pays by how many of its Rooms you have: three of the Rod are 9 VP, one of the Darkness is 2.',
    see: ['R16', 'E5', 'F5'],
    keywords: ['set', 'rod of ruin', 'face the darkness', 'battle corruption', 'knight', 'room', 'vp'],
  },
  F4a: {
    title: 'A new Room waits',
    text: 'A Room turned up while you resolve can be used from the next assignment step on.',
    see: ['F1', 'T3'],
    keywords: ['room', 'reveal', 'wait', 'next turn'],
  },
  F5: {
    title: 'Corruption comes home',
    text: 'Corruption that you assigned to a Room goes to your Lodgings at clean up, like everyone else.',
    see: ['T4', 'T7'],
    keywords: ['corruption', 'room', 'lodgings', 'clean up'],
  },
};

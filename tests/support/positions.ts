/** Named positions whose move trees are counted. They use known cards only, so that tuning content rarely moves them. */
import type { Scenario } from '../../src/engine/index.ts';

export const POSITIONS = {
  /** Peasants only: one pair of hands, one building site. */
  firstTurn: {
    players: [{ tavern: { peasant: 3, corruption: 1 } }, {}],
    monsters: { cathedral: ['skeleton'], villages: ['tree-beast'] },
  },
  /** A Shaman can be anything, and two classes can rise. */
  shamanAtTheCapitol: {
    players: [{ tavern: { shaman: 1, peasant: 1, warrior: 1 }, score: 2, levels: { cleric: 3 } }, {}],
    monsters: { castle: ['termite'] },
  },
  /** A level 3 Warrior calls Peasants out of the Lodgings; the Ghoul lies in a district of its own. */
  warriorsCall: {
    phase: 'main',
    players: [{ tavern: { warrior: 2, mage: 1 }, lodgings: { peasant: 2 }, levels: { warrior: 3 } }, {}],
    monsters: { cathedral: ['ghoul'], villages: ['tree-beast'] },
  },
  /** Rooms that take Corruption, and a Hunt that needs its Prey. */
  towerStairs: {
    phase: 'main',
    towers: true,
    rooms: { castle: 'dark-cellar', villages: 'hunt-undead', cathedral: 'rescue-ranger', university: 'rod-grip' },
    players: [{ tavern: { warrior: 1, peasant: 1, corruption: 2 } }, {}],
    monsters: { cathedral: ['skeleton'] },
  },
  /** The Dark Council stands open, one Overlord already fought. */
  lastStand: {
    phase: 'main',
    finalTurns: true,
    arrived: 3,
    players: [{ tavern: { knight: 2, paladin: 1, ranger: 1 }, levels: { knight: 3 }, fought: ['mortise'] }, {}],
    monsters: {},
    monsterDeckOnly: true,
  },
  /** Several Heroes have powers to use before anything is placed. */
  heroPowers: {
    seats: 3,
    questDeck: ['gazette', 'timber', 'wash-day'],
    players: [
      {
        tavern: { mage: 1, cleric: 1, knight: 1, corruption: 1 },
        bag: { peasant: 6 },
        levels: { mage: 2, cleric: 2, knight: 2 },
        score: 3,
      },
    ],
    monsters: { university: ['bookworm'] },
  },
  /** One Unit, to be named, fights with the Corruption of the Lodgings behind it. */
  stillAtWork: {
    phase: 'main',
    built: { 'castle-outer': 'wormwood-still' },
    players: [{ tavern: { peasant: 1, knight: 2 }, lodgings: { corruption: 3 } }, {}],
    monsters: { cathedral: ['skeleton'], villages: ['tree-beast'] },
  },
  /** Against the Guard, with Orders on half the slots. */
  soloMorning: {
    solo: { hiredHelp: [], advanced: false },
    players: [{ tavern: { peasant: 2, knight: 1 } }],
    monsters: { castle: ['termite'], cathedral: ['skeleton'], villages: ['timber-wolf'] },
  },
} as const satisfies Record<string, Scenario>;

export type PositionName = keyof typeof POSITIONS;

/** The Peasant and the four classes with their three Hero levels (C2, C2a, D4). */

import type { HeroCard } from '../../engine/catalog.ts';
import { drawMeeples, drawQuests, peasantJoins } from '../../engine/effects/build.ts';

export const BASIC_HEROES = [
  {
    kind: 'peasant',
    colour: 'white',
    flavour: 'Seven to a bag, and each of them the hero of a very short story.',
    icons: ['meeple', 'pitchfork'],
    levels: [
      {
        level: 1,
        name: 'Peasant',
        combatValue: 1,
        cost: 0,
        flavour: 'Comes with one pitchfork. Please return both.',
      },
    ],
  },
  {
    kind: 'mage',
    colour: 'yellow',
    flavour: 'Can talk for an hour about fire. From a distance.',
    icons: ['wizard-face', 'spell-book'],
    levels: [
      {
        level: 1,
        name: 'Dabbler',
        combatValue: 1,
        cost: 0,
        flavour: 'Has read the first half of several dangerous books.',
      },
      {
        level: 2,
        name: 'Whittle-Mage',
        combatValue: 1,
        cost: 1,
        power: { phase: 'development', needs: { mage: 1 }, pay: 'allMagesToLodgings', effect: [drawQuests(1)] },
        flavour: 'Every spell takes a little off. The hat hides how much.',
      },
      {
        level: 3,
        name: 'Magus of the Inner Ring',
        combatValue: 1,
        cost: 1,
        power: { phase: 'development', needs: { mage: 1 }, pay: 'allMagesToLodgings', effect: [drawQuests(2, 1)] },
        flavour: 'Counted his own rings, and found a page number on each.',
      },
    ],
  },
  {
    kind: 'cleric',
    colour: 'red',
    flavour: 'Holds that everyone can be restored, given time and a fine enough grit.',
    icons: ['monk-face', 'holy-symbol'],
    levels: [
      {
        level: 1,
        name: 'Acolyte',
        combatValue: 1,
        cost: 0,
        flavour: "Carries the candle, at the full length of somebody else's arm.",
      },
      {
        level: 2,
        name: 'Canon of Saint Sorbus',
        combatValue: 1,
        cost: 0,
        power: {
          phase: 'development',
          needs: { cleric: 1, corruption: 1 },
          pay: 'oneCorruptionToLodgings',
          effect: [drawMeeples(1)],
        },
        flavour: 'Forgives you. Has also made a list.',
      },
      {
        level: 3,
        name: "Woodworm's Bane",
        combatValue: 1,
        cost: 3,
        power: {
          phase: 'development',
          needs: { cleric: 1, corruption: 1 },
          pay: 'oneCorruptionToSupply',
          effect: [drawMeeples(1)],
        },
        flavour: 'They used to hum in the walls. Now they hum hymns, from far away.',
      },
    ],
  },
  {
    kind: 'knight',
    colour: 'black',
    flavour: 'Quarter-sawn, and will tell you from which forest.',
    icons: ['mounted-knight', 'visored-helm'],
    levels: [
      {
        level: 1,
        name: 'Esquire',
        combatValue: 2,
        cost: 0,
        flavour: 'Holds the horse. The horse is better carved, and knows it.',
      },
      {
        level: 2,
        name: 'Knight Bannerwood',
        combatValue: 2,
        cost: 2,
        power: { phase: 'development', needs: { knight: 1 }, effect: [drawMeeples(1)] },
        flavour: 'Where the banner goes, somebody follows. Usually to ask for it back.',
      },
      {
        level: 3,
        name: 'Heart of Oak',
        combatValue: 3,
        cost: 2,
        power: { phase: 'development', needs: { knight: 1 }, effect: [drawMeeples(1)] },
        flavour: 'The rest of him is oak as well, but the song had to end somewhere.',
      },
    ],
  },
  {
    kind: 'warrior',
    colour: 'blue',
    flavour: 'Everything he owns is on his belt, and so is he.',
    icons: ['viking-head', 'sword-brandish'],
    levels: [
      {
        level: 1,
        name: 'Recruit',
        combatValue: 1,
        cost: 0,
        flavour: 'Signed up for the soup. There has been talk of soup.',
      },
      {
        level: 2,
        name: 'Veteran of the Grain War',
        combatValue: 2,
        cost: 0,
        flavour: 'We went against it. You never go against it.',
      },
      {
        level: 3,
        name: 'Sergeant-at-Axe',
        combatValue: 2,
        cost: 2,
        power: { phase: 'assigning', needs: { warrior: 1 }, effect: [peasantJoins()] },
        flavour: 'Shouts at the Lodgings until somebody comes out. Somebody always does.',
      },
    ],
  },
] as const satisfies readonly HeroCard[];

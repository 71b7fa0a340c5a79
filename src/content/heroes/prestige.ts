/** The three prestige classes, level 2 from the start and for good (C4, C6). */

import type { HeroCard } from '../../engine/catalog.ts';
import { bonusPerMonsterLevel, standsIn, vp } from '../../engine/effects/build.ts';

export const PRESTIGE_HEROES = [
  {
    kind: 'ranger',
    colour: 'green',
    flavour: 'Knows every tree by name, and which of them owe him money.',
    icons: ['robin-hood-hat', 'bow-arrow'],
    levels: [
      {
        level: 2,
        name: 'Ranger',
        combatValue: 3,
        cost: 0,
        power: { phase: 'resolution', needs: {}, effect: [vp(1)] },
        flavour: 'Shoots first, and apologises to the arrow.',
      },
    ],
  },
  {
    kind: 'paladin',
    colour: 'purple',
    flavour: 'Shines in the dark. The Lodgings have asked for a curtain.',
    icons: ['winged-shield', 'holy-grail'],
    levels: [
      {
        level: 2,
        name: 'Paladin',
        combatValue: 2,
        cost: 0,
        power: { phase: 'assigning', needs: {}, effect: [bonusPerMonsterLevel()] },
        flavour: 'Nine coats of lacquer, and not one of them vanity.',
      },
    ],
  },
  {
    kind: 'shaman',
    colour: 'orange',
    flavour: 'Has been a table, two chairs and a fiddle. Remembers the fiddle fondly.',
    icons: ['totem-mask', 'deer-head'],
    levels: [
      {
        level: 2,
        name: 'Shaman',
        combatValue: 2,
        cost: 0,
        power: { phase: 'assigning', needs: {}, effect: [standsIn()] },
        flavour: 'Ask what she is. She will ask what you are short of.',
      },
    ],
  },
] as const satisfies readonly HeroCard[];

/** The Royal Guard's board: 15 spots read left to right and top to bottom, its bag, its Quest chart (G1, G3, G5). */
import type { GuardBoard } from '../engine/catalog.ts';

export const GUARD = {
  spots: [
    { id: '1-1', fits: ['corruption'], actions: [{ do: 'turnSword', direction: 'counterClockwise' }] },
    {
      id: '1-2',
      fits: ['corruption'],
      actions: [{ do: 'turnSword', direction: 'counterClockwise' }, { do: 'takeCorruptionRoomOrDraw' }],
    },
    { id: '1-3', fits: ['corruption'], actions: [{ do: 'keepQuest' }, { do: 'returnBoardToBag' }] },
    { id: '2-1', fits: ['peasant'], actions: [{ do: 'performOrder', where: 'favored' }] },
    { id: '2-2', fits: ['peasant', 'mage'], actions: [{ do: 'defeat', which: 'lowestVp', where: 'favored' }] },
    { id: '2-3', fits: ['cleric'], actions: [{ do: 'takeRoom', where: 'favored' }] },
    { id: '3-1', fits: ['mage', 'cleric'], actions: [{ do: 'performOrder', where: 'leastOverrun' }] },
    { id: '3-2', fits: ['warrior'], actions: [{ do: 'defeatPrey', which: 'lowestStrength' }] },
    { id: '3-3', fits: ['mage'], actions: [{ do: 'scoreQuest' }] },
    { id: '4-1', fits: ['cleric'], actions: [{ do: 'gainUnitOfDistrict', where: 'favored' }] },
    { id: '4-2', fits: ['warrior', 'knight'], actions: [{ do: 'defeatPrey', which: 'highestStrength' }] },
    { id: '4-3', fits: ['cleric', 'mage'], actions: [{ do: 'takeRoom', where: 'leastOverrun' }] },
    {
      id: '5-1',
      fits: ['peasant', 'warrior', 'cleric'],
      actions: [
        { do: 'defeat', which: 'lowestVp', where: 'mostOverrun' },
        { do: 'performOrder', where: 'mostOverrun' },
      ],
    },
    {
      id: '5-2',
      fits: ['peasant', 'mage', 'knight', 'warrior'],
      actions: [{ do: 'defeat', which: 'slot1', where: 'favored' }],
    },
    {
      id: '5-3',
      fits: ['peasant', 'mage', 'cleric', 'knight', 'warrior'],
      actions: [{ do: 'scoreQuest' }, { do: 'returnBoardToBag' }],
    },
  ],
  prestigeArea: [{ do: 'drawMeeples', n: 2 }],
  bag: { corruption: 3, peasant: 3, mage: 1, warrior: 1, cleric: 1, knight: 1 },
  questChart: { triggered: 1, ongoing: 2, end: 3 },
} as const satisfies GuardBoard;

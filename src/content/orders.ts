/** The 7 Royal Guard Orders. */
import type { OrderCard } from '../engine/catalog.ts';
import type { Plain } from './plain.ts';

export const ORDERS = [
  {
    id: 'battle',
    name: 'Battle',
    actions: [{ do: 'defeat', which: 'slot1', where: 'here' }],
    flavour: 'The plan has the advantage of being short.',
    icons: ['crossed-swords'],
  },
  {
    id: 'muster',
    name: 'Muster',
    actions: [
      { do: 'gainUnitOfDistrict', where: 'here' },
      { do: 'vpPerLocation', where: 'here', n: 2 },
    ],
    flavour: 'Volunteers, step forward. The rest, step forward.',
    icons: ['rally-the-troops'],
  },
  {
    id: 'ascend',
    name: 'Ascend',
    actions: [{ do: 'takeRoom', where: 'here' }, { do: 'keepQuest' }],
    flavour: 'Up, round, up, round, up. Somebody must have liked stairs.',
    icons: ['stairs', 'white-tower'],
  },
  {
    id: 'tithe',
    name: 'Tithe',
    actions: [{ do: 'vpPerMonster', where: 'here', n: 3 }],
    flavour: 'Protection is not cheap, and it goes up with the demand.',
    icons: ['coins', 'receive-money'],
  },
  {
    id: 'dispatch',
    name: 'Dispatch',
    actions: [{ do: 'keepQuest' }, { do: 'keepQuest' }],
    flavour: 'Sealed orders. Even the sealer has not read them.',
    icons: ['tied-scroll', 'wax-seal'],
  },
  {
    id: 'sweep',
    name: 'Sweep',
    actions: [
      { do: 'defeat', which: 'lowestVp', where: 'here' },
      { do: 'turnSword', direction: 'clockwise' },
    ],
    flavour: 'Corners first. They always forget the corners.',
    icons: ['broom'],
  },
  {
    id: 'parade',
    name: 'Parade',
    actions: [{ do: 'vpPerLocation', where: 'here', n: 3 }],
    flavour: 'Shoulders back, grain to the front.',
    icons: ['knight-banner', 'drum'],
  },
] as const satisfies readonly Plain<OrderCard>[];

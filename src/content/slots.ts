/** The 8 vacant slots of the city and what each gives whoever builds there. */

import type { SlotCard } from '../engine/catalog.ts';
import { drawMeeples, drawQuests, gain, vp } from '../engine/effects/build.ts';
import type { Plain } from './plain.ts';

export const SLOTS = [
  {
    id: 'castle-inner',
    district: 'castle',
    ring: 'inner',
    name: 'Gatehouse Row',
    bonus: [vp(2)],
    flavour: 'A good address. The gate comes down at eight.',
    icons: ['medieval-gate'],
  },
  {
    id: 'castle-outer',
    district: 'castle',
    ring: 'outer',
    name: 'Moat Lane',
    bonus: [gain('knight')],
    flavour: 'Water on three sides, in winter on the fourth.',
    icons: ['drawbridge'],
  },
  {
    id: 'villages-inner',
    district: 'villages',
    ring: 'inner',
    name: 'Threshing Corner',
    bonus: [gain('warrior')],
    flavour: 'The previous tenant left in a hurry, with the flail.',
    icons: ['wheat', 'flail'],
  },
  {
    id: 'villages-outer',
    district: 'villages',
    ring: 'outer',
    name: 'Far End of the Green',
    bonus: [drawMeeples(2)],
    flavour: 'Half the village turns up to watch you dig.',
    icons: ['grass'],
  },
  {
    id: 'cathedral-inner',
    district: 'cathedral',
    ring: 'inner',
    name: 'Bell Yard',
    bonus: [drawMeeples(2)],
    flavour: 'Nobody sleeps late here. Ring, and see who comes.',
    icons: ['ringing-bell'],
  },
  {
    id: 'cathedral-outer',
    district: 'cathedral',
    ring: 'outer',
    name: 'Behind the Crypt',
    bonus: [gain('cleric')],
    flavour: 'Quiet, for now.',
    icons: ['crypt-entrance'],
  },
  {
    id: 'university-inner',
    district: 'university',
    ring: 'inner',
    name: 'Inkwell Court',
    bonus: [gain('mage')],
    flavour: 'Comes with a student. He was there when we bought it.',
    icons: ['quill-ink'],
  },
  {
    id: 'university-outer',
    district: 'university',
    ring: 'outer',
    name: 'Footnote Alley',
    bonus: [drawQuests(2, 1)],
    flavour: 'See also: the other alley.',
    icons: ['bookmark'],
  },
] as const satisfies readonly Plain<SlotCard>[];

/** The 4 Locations that stand when the game begins: each recruits its district's class (L7a). */
import type { LocationCard } from '../../engine/catalog.ts';
import { drawQuests, gain, giveBack } from '../../engine/effects/build.ts';
import type { Plain } from '../plain.ts';

export const PREBUILT = [
  {
    id: 'house-of-lords',
    name: 'House of Lords',
    district: 'castle',
    needs: { units: { peasant: 1 } },
    effect: [gain('knight')],
    soloRemoved: false,
    flavour: 'They will knight anyone who holds the door. Mind what comes in with him on the boots.',
    icons: ['congress', 'throne-king'],
  },
  {
    id: 'splinter-yard',
    name: 'The Splinter Yard',
    district: 'villages',
    needs: { units: { peasant: 1 } },
    effect: [giveBack('peasant', 1, 'here'), gain('warrior')],
    soloRemoved: false,
    flavour: 'Bring a stick. If you still have it after lunch, you are in.',
    icons: ['target-dummy', 'crossed-swords'],
  },
  {
    id: 'chapter-house',
    name: 'Chapter House of Saint Sorbus',
    district: 'cathedral',
    needs: { units: { peasant: 1 } },
    effect: [giveBack('peasant', 1, 'here'), gain('cleric')],
    soloRemoved: false,
    flavour: 'The patron saint of Rowan was a rowan. The likeness in the window is exact.',
    icons: ['church', 'prayer'],
  },
  {
    id: 'matriculation-desk',
    name: 'The Matriculation Desk',
    district: 'university',
    needs: { units: { peasant: 1 } },
    effect: [giveBack('peasant', 1, 'here'), gain('mage'), drawQuests(1, 1)],
    soloRemoved: false,
    flavour: 'Sign here. The peasant you were is not refundable.',
    icons: ['desk', 'quill-ink'],
  },
] as const satisfies readonly Plain<LocationCard>[];

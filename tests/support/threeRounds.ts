/** Three rounds of a match for two, in which everything happens that a turn can bring. */
import type { MatchOptions } from '../../src/engine/index.ts';
import type { Deed } from './script.ts';

export const OPTIONS: MatchOptions = { seed: 'rowan-57', seats: 2, towers: true };

const construct: Deed = { put: 'peasant', to: 'capitol:construct' };
const lords: Deed = { put: 'peasant', to: 'location:house-of-lords' };
const yard: Deed = { put: 'peasant', to: 'location:splinter-yard' };

export const THREE_ROUNDS: readonly Deed[] = [
  construct,
  'confirm',
  { choose: 'greenwood-lodge@castle-outer' },
  yard,
  { put: 'peasant', from: 'location:splinter-yard', to: 'location:house-of-lords' },
  'confirm',

  construct,
  'confirm',
  { choose: 'notice-trunk@university-inner' },
  { put: 'peasant', to: 'location:matriculation-desk' },
  lords,
  'confirm',
  { choose: 'location:matriculation-desk' },
  { choose: 'planning-permission' },

  construct,
  { takeBack: 'peasant', from: 'capitol:construct' },
  construct,
  'confirm',
  { choose: 'levy-station@villages-inner' },
  yard,
  lords,
  'confirm',
  'resolveRest',

  construct,
  'confirm',
  { choose: 'rallying-stump@university-outer' },
  { choose: 'extra-credit' },
  { put: 'peasant', to: 'location:chapter-house' },
  yard,
  lords,
  'confirm',
  'resolveRest',

  construct,
  'confirm',
  { choose: 'box-office@castle-inner' },
  yard,
  lords,
  { put: 'knight', to: 'monster:bookworm' },
  'confirm',
  'resolveRest',
  { choose: 'good-sanding' },

  { put: 'knight', to: 'capitol:levelUp' },
  'confirm',
  { put: 'warrior', to: 'room:battle-armoury' },
  { put: 'corruption', to: 'room:battle-armoury' },
  'confirm',
  { choose: 'last-plank-standing' },
];

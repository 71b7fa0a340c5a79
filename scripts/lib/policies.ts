/** The policies that the tools know by name. */

import { createGreedy, MIXED, SPECIALISTS } from '../../../../tmp/standin/bots.ts';
import type { Policy } from '../../src/bots/policy.ts';
import { createRandom } from '../../src/bots/random.ts';

export const SPECIALIST_NAMES = ['mage', 'cleric', 'knight', 'warrior'] as const;
export const PROFILE_NAMES = ['mixed', ...SPECIALIST_NAMES, 'random'] as const;
export type ProfileName = (typeof PROFILE_NAMES)[number];

export function policyNamed(name: ProfileName): Policy {
  if (name === 'random') return createRandom();
  return createGreedy(name === 'mixed' ? MIXED : SPECIALISTS[name]);
}

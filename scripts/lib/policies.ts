/** The policies that the tools know by name. */
import { createGreedy } from '../../src/bots/greedy/greedy.ts';
import { SPECIALISTS } from '../../src/bots/greedy/profile.ts';
import type { Policy } from '../../src/bots/policy.ts';
import { createRandom } from '../../src/bots/random.ts';

export const SPECIALIST_NAMES = ['mage', 'cleric', 'knight', 'warrior'] as const;
export const PROFILE_NAMES = ['mixed', ...SPECIALIST_NAMES, 'random'] as const;
export type ProfileName = (typeof PROFILE_NAMES)[number];

export function policyNamed(name: ProfileName): Policy {
  return name === 'random' ? createRandom() : createGreedy(SPECIALISTS[name]);
}

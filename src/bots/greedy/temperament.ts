/** Small differences of taste between players, the same throughout a match. */
import { CLASSES, createRng, type GameState, type Seat, seedRng } from '../../engine/index.ts';
import type { Profile } from './profile.ts';

const GRAIN = 1000;

export function temperedBy(profile: Profile, { options }: GameState, seat: Seat): Profile {
  if (profile.temperament === 0) return profile;
  const rng = createRng(seedRng(`${options.seed}/${seat}`, 'bots'));
  const some = () => (rng.int(GRAIN) / GRAIN) * profile.temperament;
  const taste = { ...profile.taste };
  for (const hero of CLASSES) taste[hero] += some();
  return { ...profile, taste, questLiking: profile.questLiking + some() };
}

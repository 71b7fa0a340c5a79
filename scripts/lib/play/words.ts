/** Short words for the terminal: groups of meeples, districts, phases. */
import { DISTRICT_NAMES, KIND_NOUNS } from '../../../src/content/words/names.ts';
import { type District, KINDS, kindOf, type MeepleId, type Phase } from '../../../src/engine/index.ts';

/** "3 Peasants, 1 Mage", always in the same order of kinds. */
export function crowd(ids: readonly MeepleId[]): string {
  const parts = KINDS.flatMap((kind) => {
    const n = ids.filter((id) => kindOf(id) === kind).length;
    return n === 0 ? [] : [`${n} ${n === 1 ? KIND_NOUNS[kind].one : KIND_NOUNS[kind].many}`];
  });
  return parts.length === 0 ? 'empty' : parts.join(', ');
}

export function districtTitle(district: District): string {
  return DISTRICT_NAMES[district].replace(/^the /, '');
}

export const PHASE_TITLES: Readonly<Record<Phase, string>> = {
  development: 'Development phase: Construct, Level up, Hero powers',
  main: 'Main phase: Monsters, Locations, Rooms',
  draw: 'Draw phase',
  guard: 'the Royal Guard acts',
  over: 'the game is over',
};

/** Conditions on a party by counts of kinds, a Shaman taking any basic role that is missing (L7, E4). */
import { isHeroClass, KINDS, type Minimums, type TokenCondition } from '../../engine/index.ts';
import { BASIC_KIND_COUNT, type Counts, kindNumber, PALADIN, RANGER, SHAMAN, UNIT_KIND_COUNT } from '../kinds.ts';
import type { Outlook } from './outlook.ts';

export function partyMeets(party: Counts, minimums: Minimums): boolean {
  let free = party[SHAMAN] as number;
  for (const [name, n] of Object.entries(minimums) as [keyof Minimums, number][]) {
    if (name === 'prestige') {
      if ((party[RANGER] as number) + (party[PALADIN] as number) + (party[SHAMAN] as number) < n) return false;
      continue;
    }
    const kind = kindNumber(name);
    const lacking = n - (party[kind] as number);
    if (lacking <= 0) continue;
    if (kind >= BASIC_KIND_COUNT || lacking > free) return false;
    free -= lacking;
  }
  return true;
}

export function partyTypes(party: Counts): number {
  let types = 0;
  for (let kind = 0; kind < UNIT_KIND_COUNT; kind++) if ((party[kind] as number) > 0) types++;
  return types;
}

export function earnsToken({ player }: Outlook, condition: TokenCondition, party: Counts): boolean {
  if (condition.kind === 'assigned') return partyMeets(party, condition.units);
  if (condition.kind === 'assignedTypes') return partyTypes(party) >= condition.types;
  let types = 0;
  for (let kind = 1; kind < UNIT_KIND_COUNT; kind++) {
    if ((party[kind] as number) === 0) continue;
    const name = KINDS[kind] as (typeof KINDS)[number];
    const level = isHeroClass(name) ? player.levels[name] : 2;
    if (level >= condition.minLevel) types++;
  }
  return types >= condition.types;
}

/** What a step of the Guard points at on the table: the spot, the districts in question, every candidate and the chosen one. */
import type { LeadEvent } from '../../content/words/guardDeeds.ts';
import type { Telling } from '../../content/words/telling.ts';
import type { Landmark } from '../../director/focus.ts';
import type { EventOf, MonsterCriterion, NamedDistrict } from '../../engine/index.ts';
import { GUARD } from '../words/guard.ts';

export type MarkRole = 'chosen' | 'equal' | 'candidate' | 'passed' | 'district';

export interface StoryMark {
  readonly at: Landmark;
  readonly role: MarkRole;
  readonly words: string;
  readonly note?: string;
}

export function marksOf(lead: LeadEvent, telling: Telling): readonly StoryMark[] {
  switch (lead.type) {
    case 'guardMeepleDeployed':
      return [
        ...lead.passed.map((spot): StoryMark => ({ at: `guardSpot:${spot}`, role: 'passed', words: GUARD.taken })),
        { at: `guardSpot:${lead.spot}`, role: 'chosen', words: GUARD.itsSpot },
      ];
    case 'guardOrderPerformed':
    case 'guardTributeTaken':
      return districtMarks(lead.named);
    case 'guardUnitGained':
      return lead.named === undefined ? [] : districtMarks(lead.named);
    case 'guardMonsterDefeated':
      return [...(lead.named === undefined ? [] : districtMarks(lead.named)), ...monsterMarks(lead, telling)];
    case 'guardRoomTaken':
      return [...(lead.named === undefined ? [] : districtMarks(lead.named)), ...roomMarks(lead)];
    case 'swordTurned':
      return [{ at: `district:${lead.to}`, role: 'district', words: GUARD.favored }];
    default:
      return [];
  }
}

function districtMarks({ where, district, favored, overrun }: NamedDistrict): readonly StoryMark[] {
  if (where === 'favored') return [{ at: `district:${favored}`, role: 'district', words: GUARD.favored }];
  if (where === 'here') return [{ at: `district:${district}`, role: 'district', words: GUARD.orderHere }];
  const monsters = GUARD.monsters(overrun?.monsters ?? 0);
  const words = where === 'leastOverrun' ? GUARD.leastOverrun : GUARD.mostOverrun;
  return [
    { at: `district:${district}`, role: 'district', words, note: monsters },
    ...(favored === district
      ? []
      : [{ at: `district:${favored}`, role: 'district', words: GUARD.favored } satisfies StoryMark]),
  ];
}

const FIGURE: Readonly<Record<MonsterCriterion, (vp: number, strength: number, slot: number) => string>> = {
  lowestVp: (vp) => GUARD.vp(vp),
  slotOne: (_, __, slot) => GUARD.slot(slot),
  lowestStrength: (_, strength) => GUARD.strength(strength),
  highestStrength: (_, strength) => GUARD.strength(strength),
};

function monsterMarks(lead: EventOf<'guardMonsterDefeated'>, { catalog }: Telling): readonly StoryMark[] {
  const { candidates, stood, tied, criterion, monster, pool } = lead;
  return candidates.flatMap((id, i): StoryMark[] => {
    const at = stood[i];
    const card = catalog.monsters.find((each) => each.id === id);
    if (at === undefined || card === undefined) return [];
    const figure = FIGURE[criterion](card.vp, card.strength, at.slot);
    const role = id === monster ? 'chosen' : tied.includes(id) ? 'equal' : 'candidate';
    const spot: Landmark = `monsterSlot:${at.district}:${at.slot}`;
    if (role !== 'chosen') return [{ at: spot, role, words: figure }];
    return [{ at: spot, role, words: pool === 'prey' ? GUARD.prey : card.name, note: figure }];
  });
}

function roomMarks({ candidates, stood, room }: EventOf<'guardRoomTaken'>): readonly StoryMark[] {
  return candidates.flatMap((id, i): StoryMark[] => {
    const district = stood[i];
    if (district === undefined) return [];
    const isChosen = id === room;
    return [
      {
        at: `tower:${district}`,
        role: isChosen ? 'chosen' : 'equal',
        words: isChosen ? GUARD.thisRoom : GUARD.alsoRoom,
      },
    ];
  });
}

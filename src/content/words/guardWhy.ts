/** Why the Guard did just this: which spot, which district by which priority, which Monster or Room among which (G3, G8). */
import type { EventOf } from '../../engine/events.ts';
import type { MonsterCriterion, NamedDistrict, TieBreak } from '../../engine/model/guardReasons.ts';
import { clockwise, type District, type GuardSpotId } from '../../engine/model/ids.ts';
import type { RuleId } from '../../engine/model/ruleIds.ts';
import { capital, count, listAnd } from './grammar.ts';
import { DISTRICT_NAMES, MONSTER, type Noun, TYPE_NAMES } from './names.ts';
import { monsterName, roomName, type Telling } from './telling.ts';

/** One sentence and the rule behind it. */
export interface Reason {
  readonly words: string;
  readonly rule: RuleId;
}

const COLUMNS = ['left', 'middle', 'right'] as const;

/** "row 3, middle". */
export function spotWords(spot: GuardSpotId): string {
  const [row = '', column = ''] = spot.split('-');
  return `row ${row}, ${COLUMNS[Number(column) - 1] ?? column}`;
}

const place = (district: District): string => DISTRICT_NAMES[district];

/** How an action came by its district. */
export function whyNamed({ where, district, favored, overrun }: NamedDistrict): Reason {
  if (where === 'favored')
    return { words: `The sword points at ${place(district)}, the favored district.`, rule: 'G1' };
  if (where === 'here') return { words: `The Order lies in ${place(district)}.`, rule: 'G3' };
  const monsters = count(overrun?.monsters ?? 0, MONSTER);
  const most = where === 'leastOverrun' ? 'least' : 'most';
  const equals = (overrun?.tied ?? []).filter((other) => other !== district);
  if (equals.length === 0)
    return { words: `${capital(place(district))} is the ${most} overrun: ${monsters}.`, rule: 'G8a' };
  const settled = district === favored ? 'the sword points there' : `it is the first clockwise from ${place(favored)}`;
  return {
    words: `${capital(place(district))} is the ${most} overrun, ${monsters} like ${listAnd(equals.map(place))}: ${settled}.`,
    rule: 'G8a',
  };
}

/** Not possible where it was named: the way round to where it is; nothing to say where it was. */
export function whyMoved(named: NamedDistrict | undefined, district: District, lacks: string): readonly Reason[] {
  if (named === undefined || named.district === district) return [];
  const skipped: District[] = [];
  for (let at = named.district; at !== district && skipped.length < 4; at = clockwise(at)) skipped.push(at);
  return [
    {
      words: `${lacks} in ${listAnd(skipped.map(place))}: ${place(district)} is the first clockwise.`,
      rule: 'G8',
    },
  ];
}

const CRITERIA: Readonly<Record<MonsterCriterion, (vp: number, strength: number) => string>> = {
  lowestVp: (vp) => `worth the fewest VP, ${vp}`,
  slotOne: () => 'nearest to slot 1',
  lowestStrength: (_, strength) => `the weakest, strength ${strength}`,
  highestStrength: (_, strength) => `the strongest, strength ${strength}`,
};

type Defeat = EventOf<'guardMonsterDefeated'>;

export function whyMonster(event: Defeat, telling: Telling): readonly Reason[] {
  const { named, district } = event;
  const where =
    named === undefined ? [whyPool(event, telling)] : [whyNamed(named), ...whyMoved(named, district, 'No Monster')];
  return [...where, ...whyPicked(event, telling)];
}

function whyPool({ pool, monster, candidates, favored }: Defeat, telling: Telling): Reason {
  if (pool !== 'prey')
    return { words: `Any of the ${count(candidates.length, MONSTER)} in the city would do.`, rule: 'G3' };
  const type = telling.catalog.monsters.find(({ id }) => id === monster)?.type;
  const prey = type === undefined ? 'Prey' : TYPE_NAMES[type];
  const found = candidates.length === 1 ? '1 is' : `${candidates.length} are`;
  return { words: `Its Prey is ${prey}: ${found} in the city. The sword is on ${place(favored)}.`, rule: 'G3' };
}

function whyPicked(event: Defeat, telling: Telling): readonly Reason[] {
  const { monster, criterion, candidates, tied, reason } = event;
  const card = telling.catalog.monsters.find(({ id }) => id === monster);
  const name = capital(monsterName(monster, telling));
  if (candidates.length === 1) return [{ words: `${name} is the only one.`, rule: 'G3' }];
  const figure = CRITERIA[criterion](card?.vp ?? 0, card?.strength ?? 0);
  if (tied.length === 1) return [{ words: `${name} is ${figure}, of ${candidates.length}.`, rule: 'G3' }];
  const others = tied.filter((id) => id !== monster).map((id) => `${monsterName(id, telling)} ${where(event, id)}`);
  const first = `${name} ${where(event, monster)}`;
  return [
    { words: `${first} is ${figure}; so is ${listAnd(others)}.`, rule: 'G3' },
    { words: capital(`${whyTie(reason, event)}.`), rule: 'G8' },
  ];
}

/** "in the Castle, slot 2". */
function where({ candidates, stood }: Defeat, monster: Defeat['monster']): string {
  const at = stood[candidates.indexOf(monster)];
  return at === undefined ? '' : `in ${place(at.district)}, slot ${at.slot}`;
}

const isTieBreak = (reason: string): reason is TieBreak => reason in TIE_BREAKS;

const TIE_BREAKS: Readonly<Record<TieBreak, (at: { favored: District; district: District }) => string>> = {
  favoredDistrict: ({ district }) =>
    `of equals the favored district’s comes first, and the sword is on ${place(district)}`,
  firstClockwise: ({ favored, district }) =>
    `of equals the first clockwise from ${place(favored)} comes first: ${place(district)}`,
  preyType: () => 'of equals its Prey comes first',
  nearestSlotOne: () => 'of equals the nearest to slot 1 comes first',
};

function whyTie(reason: string, at: { readonly favored: District; readonly district: District }): string {
  return isTieBreak(reason) ? TIE_BREAKS[reason](at) : 'nothing had to be settled';
}

export function whyRoom(event: EventOf<'guardRoomTaken'>, telling: Telling): readonly Reason[] {
  const { named, district, candidates, stood, reason, room } = event;
  if (named !== undefined) return [whyNamed(named), ...whyMoved(named, district, 'No Room is left')];
  const name = capital(roomName(room, telling));
  if (candidates.length === 1)
    return [{ words: `${name} in ${place(district)} is the only face-up Room that needs Corruption.`, rule: 'G3' }];
  return [
    { words: `Face-up Rooms that need Corruption: in ${listAnd(stood.map(place))}.`, rule: 'G3' },
    { words: capital(`${whyTie(reason, event)}.`), rule: 'G8' },
  ];
}

const TRIBUTE: Readonly<Record<'monster' | 'location', Noun>> = {
  monster: MONSTER,
  location: { one: 'Location', many: 'Locations' },
};

export const tributeNoun = (per: 'monster' | 'location'): Noun => TRIBUTE[per];

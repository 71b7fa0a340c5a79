/** What players call things: kinds, Monster types, districts, Quest types. */
import type { QuestType } from '../../engine/catalog.ts';
import type { District, MonsterType } from '../../engine/model/ids.ts';
import type { Kind } from '../../engine/model/meeples.ts';

export interface Noun {
  readonly one: string;
  readonly many: string;
}

export const KIND_NOUNS: Readonly<Record<Kind | 'prestige', Noun>> = {
  peasant: { one: 'Peasant', many: 'Peasants' },
  mage: { one: 'Mage', many: 'Mages' },
  cleric: { one: 'Cleric', many: 'Clerics' },
  knight: { one: 'Knight', many: 'Knights' },
  warrior: { one: 'Warrior', many: 'Warriors' },
  ranger: { one: 'Ranger', many: 'Rangers' },
  paladin: { one: 'Paladin', many: 'Paladins' },
  shaman: { one: 'Shaman', many: 'Shamans' },
  corruption: { one: 'Corruption', many: 'Corruption' },
  prestige: { one: 'prestige Unit', many: 'prestige Units' },
};

export const MONSTER: Noun = { one: 'Monster', many: 'Monsters' };
export const MEEPLE: Noun = { one: 'meeple', many: 'meeples' };
export const QUEST: Noun = { one: 'Quest', many: 'Quests' };
export const LOCATION: Noun = { one: 'Location', many: 'Locations' };

export const TYPE_NAMES: Readonly<Record<MonsterType, string>> = {
  humanoid: 'Humanoid',
  monstrous: 'Monstrous',
  undead: 'Undead',
};

export const DISTRICT_NAMES: Readonly<Record<District, string>> = {
  castle: 'the Castle',
  villages: 'the Villages',
  cathedral: 'the Cathedral',
  university: 'the University',
};

export const QUEST_TYPE_NAMES: Readonly<Record<QuestType, string>> = {
  triggered: 'Triggered',
  ongoing: 'Ongoing',
  end: 'End of Game',
};

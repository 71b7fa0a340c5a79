/** The rules reference: every rule and ruling in order, each found by its id or by words. */
import { RULE_IDS } from '../../engine/model/ruleIds.ts';
import { COMBAT } from './combat.ts';
import { DEVELOPMENT } from './development.ts';
import { DRAW_PHASE } from './drawPhase.ts';
import { END } from './end.ts';
import { GUARD_RULES } from './guard.ts';
import { LOCATIONS } from './locations.ts';
import { PIECES } from './pieces.ts';
import { QUESTS } from './quests.ts';
import { type ReferenceId, RULE_SECTIONS, type Rule, type RuleText, type SectionLetter } from './rule.ts';
import { RULING_IDS } from './rulingIds.ts';
import { RULINGS } from './rulings.ts';
import { SETUP } from './setup.ts';
import { TOWERS } from './towers.ts';
import { TURN } from './turn.ts';

const TEXTS: Readonly<Record<ReferenceId, RuleText>> = {
  ...PIECES,
  ...SETUP,
  ...TURN,
  ...DEVELOPMENT,
  ...LOCATIONS,
  ...COMBAT,
  ...DRAW_PHASE,
  ...QUESTS,
  ...TOWERS,
  ...END,
  ...GUARD_RULES,
  ...RULINGS,
};

export const REFERENCE_IDS: readonly ReferenceId[] = [...RULE_IDS, ...RULING_IDS];

export const RULES: readonly Rule[] = REFERENCE_IDS.map(ruleOf);

export function ruleOf(id: ReferenceId): Rule {
  const text = TEXTS[id];
  return {
    ...text,
    id,
    section: RULE_SECTIONS[id.charAt(0) as SectionLetter],
    ruling: text.decided !== undefined,
    see: text.see ?? [],
  };
}

/** Rules that hold every word asked for, in their id, title, words or keywords. */
export function searchRules(query: string): readonly Rule[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return RULES.filter((rule) => {
    const haystack = [rule.id, rule.title, rule.text, rule.decided ?? '', ...rule.keywords].join(' ').toLowerCase();
    return words.every((word) => haystack.includes(word));
  });
}

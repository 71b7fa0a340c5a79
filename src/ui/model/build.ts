/** Building in two picks: which tile, then which slot, and what both bring. */
import { effectClauses } from '../../content/words/effects.ts';
import { capital } from '../../content/words/grammar.ts';
import { effectMarks, type FaceMark } from '../../content/words/icons.ts';
import { DISTRICT_NAMES } from '../../content/words/names.ts';
import type { Catalog, ChoiceOf, LocationCard, SlotCard } from '../../engine/index.ts';
import { PROMPTS } from '../words/prompts.ts';
import type { PromptAnswer } from './action.ts';

export interface BuildPick {
  readonly tile: string | undefined;
  readonly slot: string | undefined;
}

export interface BuildPlan {
  readonly tiles: readonly LocationCard[];
  /** Slots that are open to the picked tile, or to any while none is picked. */
  readonly slots: readonly SlotCard[];
}

const splitOption = (option: string): readonly [tile: string, slot: string] => {
  const [tile = '', slot = ''] = option.split('@');
  return [tile, slot];
};

export function buildPlan({ options }: ChoiceOf<'buildLocation'>, catalog: Catalog, { tile }: BuildPick): BuildPlan {
  const pairs = options.map(splitOption);
  const tiles = new Set(pairs.map(([id]) => id));
  const slots = new Set(pairs.filter(([id]) => tile === undefined || id === tile).map(([, id]) => id));
  return {
    tiles: catalog.locations.filter(({ id }) => tiles.has(id)),
    slots: catalog.slots.filter(({ id }) => slots.has(id)),
  };
}

/** The option that both picks make; undefined while one is missing. */
export function builtOption({ tile, slot }: BuildPick): string | undefined {
  return tile === undefined || slot === undefined ? undefined : `${tile}@${slot}`;
}

export function buildAnswer(catalog: Catalog, { tile, slot }: BuildPick): PromptAnswer {
  const label = PROMPTS.buttons.buildLocation;
  const card = catalog.locations.find(({ id }) => id === tile);
  const place = catalog.slots.find(({ id }) => id === slot);
  if (card === undefined) return { label, detail: PROMPTS.pickTile, isReady: false };
  if (place === undefined) return { label, detail: `${card.name}: ${PROMPTS.pickSlot}`, isReady: false };
  return { label, detail: `${card.name}, ${DISTRICT_NAMES[place.district].replace('the ', '')}`, isReady: true };
}

export const slotMarks = ({ bonus }: SlotCard, catalog: Catalog): readonly FaceMark[] => effectMarks(bonus, catalog);

export interface SlotWords {
  readonly title: string;
  readonly where: string;
  readonly bonus: string;
}

export function slotWords({ bonus, name, district }: SlotCard, catalog: Catalog): SlotWords {
  return {
    title: capital(name),
    where: capital(DISTRICT_NAMES[district].replace('the ', '')),
    bonus: effectClauses(bonus, { source: 'cost', roomSets: catalog.roomSets }),
  };
}

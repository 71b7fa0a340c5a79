import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../src/content/catalog.ts';
import { choicePrompt, optionLabel } from '../../src/content/words/choices.ts';
import type { Choice, ChoiceKind, ChoiceOf } from '../../src/engine/choices.ts';
import type { MonsterId, QuestId, Seat } from '../../src/engine/model/ids.ts';

const NAMES = ['Ada', 'Bram'];
const asked = { seat: 0 as Seat, cause: { by: 'location', id: 'mages-workshop' }, rules: [] } as const;

/** One choice of every kind: the compiler asks for each. */
const SAMPLES: { readonly [K in ChoiceKind]: ChoiceOf<K> } = {
  resolveNext: {
    ...asked,
    kind: 'resolveNext',
    options: ['location:splinter-yard', 'monster:ghoul', 'capitol:levelUp'],
  },
  buildLocation: { ...asked, kind: 'buildLocation', options: ['oath-oak@castle-outer'] },
  levelUpClass: { ...asked, kind: 'levelUpClass', options: ['mage', 'knight'] },
  discardQuest: { ...asked, kind: 'discardQuest', options: ['timber'], left: 1 },
  payQuest: {
    ...asked,
    kind: 'payQuest',
    options: ['accept', 'decline'],
    quest: 'barking-at-trees' as QuestId,
    moment: { at: 'tavern', meeples: [] },
    rest: [],
  },
  mayReturn: {
    ...asked,
    kind: 'mayReturn',
    options: ['accept', 'decline'],
    meeples: { kind: 'peasant', n: 1, from: 'assigned' },
  },
  lodgingsToBag: { ...asked, kind: 'lodgingsToBag', options: ['knight', 'corruption', 'done'], left: 3 },
  overflowDistrict: {
    ...asked,
    kind: 'overflowDistrict',
    options: ['castle', 'university'],
    monster: 'ghoul' as MonsterId,
  },
  cleanUpNext: { ...asked, kind: 'cleanUpNext', options: ['ghoul', 'termite'] },
  drawEffectNext: { ...asked, kind: 'drawEffectNext', options: ['gazette', 'wash-day'] },
};

const labels = (choice: Choice): string[] =>
  choice.options.map((option) => optionLabel(choice, option, CATALOG, NAMES));

describe('choices in words', () => {
  it.each(Object.values(SAMPLES).map((choice) => [choice.kind, choice] as const))('%s asks and labels', (_, choice) => {
    expect(choicePrompt(choice, CATALOG, NAMES)).toMatch(/^Ada, .{10,}[?.]$/);
    for (const label of labels(choice)) {
      expect(label).toMatch(/^[A-Z]/);
      expect(label).not.toMatch(/undefined|@|location:|monster:|[a-z]-(to|the|at)-[a-z]/);
    }
  });

  it('says what an option brings', () => {
    expect(labels(SAMPLES.resolveNext)).toEqual(['The Splinter Yard', 'Ghoul', 'Level up']);
    expect(labels(SAMPLES.buildLocation)).toEqual(['The Oath Oak on Moat Lane in the Castle: gain 1 Knight at once']);
    expect(labels(SAMPLES.payQuest)).toEqual([
      'Return 1 Mage from your Tavern to the supply: score 2 VP and gain 1 Shaman',
      'Keep the Quest in hand for later',
    ]);
    expect(labels(SAMPLES.mayReturn)).toEqual(['Return 1 Peasant', 'Return nobody']);
    expect(labels(SAMPLES.lodgingsToBag)).toEqual(['Knight', 'Corruption', 'Nobody else']);
    expect(labels(SAMPLES.overflowDistrict)).toEqual(['The Castle', 'The University']);
  });

  it('L5 asks who goes back into the bag', () => {
    expect(choicePrompt(SAMPLES.lodgingsToBag, CATALOG, NAMES)).toBe(
      "Ada, who goes from your Lodgings into your bag for Mage's Workshop? Up to 3 meeples may.",
    );
  });
});

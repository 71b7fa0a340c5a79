/** Answers to the engine's choices. */
import {
  type Choice,
  type ChoiceKind,
  type ChoiceOf,
  type District,
  type HeroClass,
  KINDS,
  type Kind,
  type QuestId,
  type Rng,
} from '../../engine/index.ts';
import { kindNumber } from '../kinds.ts';
import { bestSite } from './building.ts';
import { levelWorth } from './levels.ts';
import { gainOf, type Outlook } from './outlook.ts';
import { completionWorth, questWorth } from './quests.ts';

type Answers = { readonly [K in ChoiceKind]: (choice: ChoiceOf<K>, outlook: Outlook, rng: Rng) => string };

const WHIM_STEPS = 1000;

const first = ({ options }: Choice): string => options[0] as string;

function best(options: readonly string[], worth: (option: string) => number): string {
  let chosen = options[0] as string;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const value = worth(option);
    if (value > most) {
      most = value;
      chosen = option;
    }
  }
  return chosen;
}

const ANSWER: Answers = {
  resolveNext: first,
  cleanUpNext: first,
  drawEffectNext: first,
  buildLocation: (choice, outlook, rng) => {
    const whim = () => (rng.int(WHIM_STEPS) / WHIM_STEPS) * outlook.profile.whim;
    return bestSite(outlook, whim)?.option ?? first(choice);
  },
  levelUpClass: ({ options }, outlook) =>
    best(options, (hero) => levelWorth(outlook, hero as HeroClass) ?? Number.NEGATIVE_INFINITY),
  discardQuest: ({ options }, outlook) => best(options, (id) => -questWorth(outlook, id as QuestId)),
  payQuest: ({ quest }, outlook) => (completionWorth(outlook, quest) > 0 ? 'accept' : 'decline'),
  mayReturn: ({ meeples }, outlook) => (gainOf(outlook, kindNumber(meeples.kind)) < 0 ? 'accept' : 'decline'),
  lodgingsToBag: ({ options }, outlook) => {
    const better = (kind: string) =>
      kind === 'done' ? 0.02 : (outlook.worth[kindNumber(kind as Kind)] as number) - outlook.average;
    return best(
      options.filter((option) => option === 'done' || (KINDS as readonly string[]).includes(option)),
      better,
    );
  },
  overflowDistrict: ({ options }, outlook) =>
    best(options, (district) => -outlook.state.monsters[district as District].length),
};

export function answerTo(choice: Choice, outlook: Outlook, rng: Rng): string {
  return (ANSWER[choice.kind] as (choice: Choice, outlook: Outlook, rng: Rng) => string)(choice, outlook, rng);
}

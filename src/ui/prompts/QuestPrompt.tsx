/** Which Quest goes: the cards themselves, side by side. */
import { useCards, useMatchPart, useTable } from '../hud/table.ts';
import { useDeciding } from '../hud/useAction.ts';
import { CardFace } from '../kit/CardFace.tsx';
import { RadioGroup } from '../kit/RadioGroup.tsx';
import type { Prompt } from '../model/prompt.ts';
import { questProgress } from '../model/questProgress.ts';
import { PROMPTS } from '../words/prompts.ts';

type Props = { readonly prompt: Prompt; readonly act: () => void };

const CARD_HEIGHT = 300;

export function QuestPrompt({ prompt, act }: Props) {
  const { hud } = useTable();
  const { pick } = useDeciding();
  const cards = useCards();
  const truth = useMatchPart((state) => state.truth);
  const { choice, title, options } = prompt;
  const picked = options.find(({ value }) => value === pick.option);
  return (
    <>
      <RadioGroup
        label={title}
        className="cards"
        itemClass="card"
        items={options.map(({ value, label }) => {
          const progress = questProgress(cards, truth, choice.seat, cards.quest(value));
          return {
            value,
            name: `${label}: ${progress.words}`,
            content: (
              <>
                <CardFace face={`quest/${value}`} height={CARD_HEIGHT} isDecorative />
                {value === pick.option && <span className="card__stamp">{PROMPTS.letGo}</span>}
                <span className="card__note">
                  <span className={`chip chip--still ${progress.isReady ? 'chip--ready' : ''}`}>{progress.words}</span>
                </span>
              </>
            ),
          };
        })}
        picked={pick.option}
        onPick={(option) => hud.pick(choice, { option })}
        onEnter={act}
        takesFocus
      />
      {picked !== undefined && <p className="prompt__words">{PROMPTS.goesToDiscards(picked.label)}</p>}
    </>
  );
}

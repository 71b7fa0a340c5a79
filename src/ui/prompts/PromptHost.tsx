/** The question on the table, docked beside it: each kind of choice in its own shape, answered with the one button. */
import { useTable } from '../hud/table.ts';
import { useDeciding } from '../hud/useAction.ts';
import { RuleTag } from '../kit/RuleTag.tsx';
import type { Prompt } from '../model/prompt.ts';
import { PROMPTS } from '../words/prompts.ts';
import { BoardChips } from './BoardChips.tsx';
import { BuildPrompt } from './BuildPrompt.tsx';
import { LevelUpPrompt } from './LevelUpPrompt.tsx';
import { ListPrompt } from './ListPrompt.tsx';
import { QuestPrompt } from './QuestPrompt.tsx';

export function PromptHost({ act }: { readonly act: () => void }) {
  const { prompt } = useDeciding();
  if (prompt === undefined) return null;
  const { choice, title, question, rule } = prompt;
  const isWide = choice.kind === 'discardQuest';
  return (
    <>
      <section
        className={`prompt plate prompt--${choice.kind} ${isWide ? 'prompt--wide' : ''}`}
        role="dialog"
        aria-label={title}
      >
        <header className="prompt__head">
          <h2>{title}</h2>
          {rule !== undefined && <RuleTag id={rule} />}
        </header>
        <p className="prompt__question">{question}</p>
        <Body prompt={prompt} act={act} />
      </section>
      <BoardChips prompt={prompt} />
    </>
  );
}

function Body({ prompt, act }: { readonly prompt: Prompt; readonly act: () => void }) {
  switch (prompt.choice.kind) {
    case 'buildLocation':
      return <BuildPrompt choice={prompt.choice} act={act} />;
    case 'levelUpClass':
      return <LevelUpPrompt prompt={prompt} act={act} />;
    case 'discardQuest':
      return <QuestPrompt prompt={prompt} act={act} />;
    default:
      return (
        <>
          <ListPrompt prompt={prompt} act={act} />
          {prompt.canRest && <TheRest prompt={prompt} />}
        </>
      );
  }
}

function TheRest({ prompt }: { readonly prompt: Prompt }) {
  const { match } = useTable();
  return (
    <button
      type="button"
      className="button"
      onClick={() => match.submit({ type: 'resolveRest', seat: prompt.choice.seat })}
    >
      {PROMPTS.rest}
    </button>
  );
}

/** Levelling up: every class with its price, and the card before and after. */
import { KIND_NOUNS } from '../../content/words/names.ts';
import type { HeroClass, HeroLevel } from '../../engine/index.ts';
import { playerOf } from '../../engine/index.ts';
import { useMatchPart, useTable } from '../hud/table.ts';
import { useDeciding } from '../hud/useAction.ts';
import { Icon } from '../kit/Icon.tsx';
import { Meeple } from '../kit/Meeple.tsx';
import { RadioGroup } from '../kit/RadioGroup.tsx';
import { type ClassChoice, classChoices, costWords, levelName, levelWords, ROMAN } from '../model/levelUp.ts';
import type { Prompt } from '../model/prompt.ts';
import { PROMPTS } from '../words/prompts.ts';

type Props = { readonly prompt: Prompt; readonly act: () => void };

export function LevelUpPrompt({ prompt, act }: Props) {
  const { engine, hud } = useTable();
  const { pick } = useDeciding();
  const { choice, title } = prompt;
  const player = useMatchPart((state) => playerOf(state.truth, choice.seat));
  const classes = classChoices(engine.catalog, player, choice.options);
  const picked = classes.find(({ hero }) => hero === pick.option);
  return (
    <>
      <RadioGroup
        label={title}
        className="classes"
        itemClass="class"
        items={classes.map((each) => ({
          value: each.hero as string,
          isClosed: each.closed !== undefined,
          content: <ClassRow {...each} />,
        }))}
        picked={pick.option}
        onPick={(option) => hud.pick(choice, { option })}
        onEnter={act}
        takesFocus
      />
      {picked?.to === undefined ? (
        <p className="beforeafter beforeafter--none wit">{PROMPTS.beforeAfter}</p>
      ) : (
        <>
          <div className="beforeafter">
            <HeroPlate hero={picked.hero} level={picked.from} />
            <Icon name="arrow" />
            <HeroPlate hero={picked.hero} level={picked.to} isNew />
          </div>
          <p className="prompt__words">
            <Icon name="laurels" /> {PROMPTS.keepsVp(player.score, picked.to.cost)}
          </p>
        </>
      )}
    </>
  );
}

function ClassRow({ hero, from, to, closed }: ClassChoice) {
  return (
    <>
      <Meeple kind={hero} />
      <span>
        <b>{KIND_NOUNS[hero].one}</b>
        <small>
          {closed ?? PROMPTS.levelFromTo(ROMAN[from.level] ?? '', to === undefined ? '' : (ROMAN[to.level] ?? ''))}
        </small>
      </span>
      <span className="cost">{to === undefined ? '' : costWords(to.cost)}</span>
    </>
  );
}

type PlateProps = { readonly hero: HeroClass; readonly level: HeroLevel; readonly isNew?: boolean };

function HeroPlate({ hero, level, isNew = false }: PlateProps) {
  const { engine } = useTable();
  return (
    <article className={`hero ${isNew ? 'hero--new' : 'hero--old'}`} data-kind={hero}>
      <span className="disc">{level.combatValue}</span>
      <div className="hero__art">
        <Meeple kind={hero} />
      </div>
      <h3>{levelName(level)}</h3>
      <p>{levelWords(engine.catalog, hero, level)}</p>
    </article>
  );
}

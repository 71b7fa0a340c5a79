/** Four stations of a step: which meeple, which spot, why this one, what came of it. */
import type { ReactNode } from 'react';
import { listAnd, sentence } from '../../content/words/grammar.ts';
import type { Reason } from '../../content/words/guardWhy.ts';
import { kindName } from '../../content/words/telling.ts';
import { kindOf, type MeepleId } from '../../engine/index.ts';
import { useTable } from '../hud/table.ts';
import { CardFace } from '../kit/CardFace.tsx';
import { Icon } from '../kit/Icon.tsx';
import type { IconName } from '../kit/icons.ts';
import { Meeple } from '../kit/Meeple.tsx';
import { RuleTag } from '../kit/RuleTag.tsx';
import { type GuardStep, type GuardTurn, spotStepOf } from '../model/guardStory.ts';
import { spotIcon } from '../model/spotIcons.ts';
import type { FaceName } from '../ports.ts';
import { GUARD } from '../words/guard.ts';

type Props = { readonly turn: GuardTurn; readonly step: GuardStep };

const FACE_HEIGHT = 60;

export function Stations({ turn, step }: Props) {
  if (step.part === 'draw') return <Drawn step={step} />;
  if (step.part === 'turn') return <Sword step={step} />;
  const { meeple } = step;
  const spot = spotStepOf(turn, step);
  return (
    <ol className={`story story--${step.part}`}>
      {meeple !== undefined && (
        <Station title={kindName(kindOf(meeple))} pictures={<Meeple kind={kindOf(meeple)} />}>
          {GUARD.drawn}
        </Station>
      )}
      {spot !== undefined && <SpotStation spot={spot} isNow={step.part === 'spot'} />}
      {step.part === 'deed' && (
        <>
          <Station title={isChosen(step) ? GUARD.whyThis : GUARD.why} pictures={<Icon name="spyglass" />}>
            <Reasons why={step.why} />
          </Station>
          <Station title={step.title} pictures={<DeedPicture step={step} />} isNow>
            <Outcome step={step} />
          </Station>
        </>
      )}
    </ol>
  );
}

const CHOOSING: ReadonlySet<string> = new Set(['guardMonsterDefeated', 'guardRoomTaken', 'guardOrderPerformed']);

/** One of several could have been meant. */
const isChosen = ({ lead }: GuardStep): boolean => lead !== undefined && CHOOSING.has(lead.type);

type StationProps = {
  readonly title: string;
  readonly pictures: ReactNode;
  readonly children: ReactNode;
  readonly isNow?: boolean;
};

function Station({ title, pictures, children, isNow = false }: StationProps) {
  return (
    <li aria-current={isNow ? 'step' : undefined}>
      <span className="story__picture">{pictures}</span>
      <b>{title}</b>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: many reasons scroll by keyboard */}
      <div className="story__words" tabIndex={0}>
        {children}
      </div>
    </li>
  );
}

function Drawn({ step }: { readonly step: GuardStep }) {
  const drawn: readonly MeepleId[] = step.lead?.type === 'guardMeeplesDrawn' ? step.lead.meeples : [];
  return (
    <ol className="story story--draw">
      <Station title={step.title} isNow pictures={drawn.map((id) => <Meeple key={id} kind={kindOf(id)} />)}>
        <Reasons why={step.why} />
      </Station>
    </ol>
  );
}

function Sword({ step }: { readonly step: GuardStep }) {
  return (
    <ol className="story story--turn">
      <Station title={step.title} pictures={<Icon name="broadsword" />} isNow>
        <Reasons why={step.why} />
      </Station>
    </ol>
  );
}

function SpotStation({ spot, isNow }: { readonly spot: GuardStep; readonly isNow: boolean }) {
  const { engine } = useTable();
  const id = spot.lead?.type === 'guardMeepleDeployed' ? spot.lead.spot : undefined;
  const found = engine.catalog.guard.spots.find((each) => each.id === id);
  return (
    <Station
      title={spot.title}
      isNow={isNow}
      pictures={<Icon name={found === undefined ? 'meeple' : spotIcon(found)} />}
    >
      <Reasons why={isNow ? spot.why : spot.why.slice(0, -1).slice(-1)} />
    </Station>
  );
}

function Reasons({ why }: { readonly why: readonly Reason[] }) {
  return why.map(({ words, rule }, i) => (
    <span key={words} className="story__reason">
      {words} {rule !== why[i + 1]?.rule && <RuleTag id={rule} />}
    </span>
  ));
}

const DEED_ICONS: Readonly<Record<string, IconName>> = {
  guardMonsterDefeated: 'cross',
  guardRoomTaken: 'tower-flag',
  guardOrderPerformed: 'crown',
  guardTributeTaken: 'laurels',
  guardUnitGained: 'meeple',
  guardQuestKept: 'tied-scroll',
  guardQuestScored: 'laurels',
  guardBoardReturned: 'swap-bag',
  swordTurned: 'broadsword',
};

function faceOf({ lead }: GuardStep): FaceName | undefined {
  switch (lead?.type) {
    case 'guardMonsterDefeated':
      return `monster/${lead.monster}`;
    case 'guardRoomTaken':
      return `room/${lead.room}`;
    case 'guardOrderPerformed':
      return `order/${lead.order}`;
    case 'guardQuestScored':
      return `quest/${lead.quest}`;
    default:
      return undefined;
  }
}

function DeedPicture({ step }: { readonly step: GuardStep }) {
  const face = faceOf(step);
  return (
    <>
      {face !== undefined && <CardFace face={face} height={FACE_HEIGHT} isDecorative />}
      <Icon name={DEED_ICONS[step.lead?.type ?? ''] ?? 'laurels'} />
    </>
  );
}

/** G7 for what a Monster brings, G6 for a Room, G5 for a Quest; the reasons have named the others. */
function Outcome({ step: { vp, gains, also, lead } }: { readonly step: GuardStep }) {
  const gained = [...(vp > 0 ? [GUARD.vpGained(vp)] : []), ...gains];
  const rule = lead?.type === 'guardMonsterDefeated' ? 'G7' : lead?.type === 'guardRoomTaken' ? 'G6' : undefined;
  return (
    <>
      {gained.length > 0 && (
        <span className="story__gain">
          {sentence(listAnd(gained))} {rule !== undefined && <RuleTag id={rule} />}
        </span>
      )}
      {also.map((words) => (
        <small key={words}>{words}</small>
      ))}
    </>
  );
}

/** A few options in words, one of which is picked. */
import { type Choice, KINDS, type Kind } from '../../engine/index.ts';
import { useTable } from '../hud/table.ts';
import { useDeciding } from '../hud/useAction.ts';
import { Icon } from '../kit/Icon.tsx';
import type { IconName } from '../kit/icons.ts';
import { Meeple } from '../kit/Meeple.tsx';
import { RadioGroup } from '../kit/RadioGroup.tsx';
import type { Prompt } from '../model/prompt.ts';
import type { AnchorName } from '../ports.ts';
import { useLookIfHidden } from './useLookIfHidden.ts';

/** More of them stand side by side: all are seen at once. */
const MANY = 5;

type Props = { readonly prompt: Prompt; readonly act: () => void };

export function ListPrompt({ prompt, act }: Props) {
  const { hud } = useTable();
  const lookIfHidden = useLookIfHidden();
  const { pick } = useDeciding();
  const { choice, title, options } = prompt;
  const onPick = (option: string) => {
    hud.pick(choice, { option });
    const at = focusOf(choice, option);
    if (at !== undefined) lookIfHidden(at);
  };
  return (
    <RadioGroup
      label={title}
      className={options.length > MANY ? 'options options--many' : 'options'}
      itemClass="option"
      items={options.map(({ value, label, note }, at) => ({
        value,
        content: (
          <>
            <Mark choice={choice} option={value} />
            <span>
              <b>{label}</b>
              {note !== undefined && <small>{note}</small>}
            </span>
            {isOnBoard(choice) && (
              <span className="option__number" aria-hidden="true">
                {at + 1}
              </span>
            )}
          </>
        ),
      }))}
      picked={pick.option}
      onPick={onPick}
      onEnter={act}
      takesFocus
    />
  );
}

/** Its options hang at their places too: where there is little room, by number. */
const isOnBoard = ({ kind }: Choice): boolean => kind === 'resolveNext' || kind === 'overflowDistrict';

function focusOf({ kind }: Choice, option: string): AnchorName | undefined {
  if (kind === 'resolveNext') return option as AnchorName;
  if (kind === 'overflowDistrict') return `district:${option}` as AnchorName;
  return kind === 'cleanUpNext' ? (`monster:${option}` as AnchorName) : undefined;
}

const PLACE_ICONS: Readonly<Record<string, IconName>> = {
  capitol: 'hammer-nails',
  location: 'wood-cabin',
  monster: 'broadsword',
  room: 'tower-flag',
  council: 'eye',
};

function Mark({ choice, option }: { readonly choice: Choice; readonly option: string }) {
  switch (choice.kind) {
    case 'lodgingsToBag':
      return isKind(option) ? <Meeple kind={option} /> : <Icon name="check" />;
    case 'resolveNext':
      return <Icon name={PLACE_ICONS[option.split(':')[0] ?? ''] ?? 'meeple'} />;
    case 'overflowDistrict':
      return <Icon name="white-tower" />;
    case 'cleanUpNext':
      return <Icon name="death-skull" />;
    case 'drawEffectNext':
      return <Icon name="tied-scroll" />;
    default:
      return <Icon name={option === 'accept' ? 'check' : 'cross'} />;
  }
}

const isKind = (value: string): value is Kind => (KINDS as readonly string[]).includes(value);

/** A question's options on the table itself: tiles of the market, slots, districts, places still to be resolved. */

import { capital } from '../../content/words/grammar.ts';
import { DISTRICT_NAMES } from '../../content/words/names.ts';
import { DISTRICTS } from '../../engine/index.ts';
import { useTable } from '../hud/table.ts';
import { useDeciding } from '../hud/useAction.ts';
import { Anchored } from '../kit/Anchored.tsx';
import { Icon } from '../kit/Icon.tsx';
import { buildPlan } from '../model/build.ts';
import type { Prompt } from '../model/prompt.ts';
import type { AnchorName } from '../ports.ts';
import { SlotChips } from './BuildPrompt.tsx';

/** For pointers only: the prompt has the same in a list, for keys and for those who listen. */
export function BoardChips({ prompt }: { readonly prompt: Prompt }) {
  const { hud } = useTable();
  const { pick } = useDeciding();
  const { choice, options } = prompt;
  switch (choice.kind) {
    case 'buildLocation':
      return (
        <>
          <TileChips choice={choice} />
          <SlotChips choice={choice} />
        </>
      );
    case 'overflowDistrict':
      return DISTRICTS.filter((district) => choice.options.includes(district)).map((district) => (
        <BoardChip
          key={district}
          number={choice.options.indexOf(district) + 1}
          at={`district:${district}`}
          words={capital(DISTRICT_NAMES[district].replace('the ', ''))}
          isPicked={pick.option === district}
          onPick={() => hud.pick(choice, { option: district })}
        />
      ));
    case 'resolveNext':
      return options.map(({ value, label }, i) => (
        <BoardChip
          key={value}
          number={i + 1}
          at={value as AnchorName}
          words={label}
          isPicked={pick.option === value}
          onPick={() => hud.pick(choice, { option: value })}
        />
      ));
    default:
      return null;
  }
}

/** They lie close together and far away: a frame says enough. */
function TileChips({ choice }: { readonly choice: Parameters<typeof buildPlan>[0] }) {
  const { anchors, engine, hud } = useTable();
  const { pick } = useDeciding();
  return buildPlan(choice, engine.catalog, pick).tiles.map(({ id, name }) => (
    <Anchored key={id} anchors={anchors} at={`location:${id}`} className="anchored--slot">
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        title={name}
        className={`chip--tile ${pick.tile === id ? 'is-picked' : ''}`}
        onClick={() => hud.pick(choice, { tile: id })}
      />
    </Anchored>
  ));
}

type ChipProps = {
  readonly at: AnchorName;
  /** As in the prompt's list. */
  readonly number: number;
  readonly words: string;
  readonly isPicked: boolean;
  readonly onPick: () => void;
};

function BoardChip({ at, number, words, isPicked, onPick }: ChipProps) {
  const { anchors } = useTable();
  return (
    <Anchored anchors={anchors} at={at} className="anchored--slot">
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className={`chip chip--slot chip--pick ${isPicked ? 'chip--ready' : ''}`}
        onClick={onPick}
      >
        {isPicked && <Icon name="check" />}
        <span className="chip__pick">{words}</span>
        <span className="chip__number num">{number}</span>
      </button>
    </Anchored>
  );
}

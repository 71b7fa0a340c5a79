/** Building: the market's tiles here, the vacant slots on the board itself and, for keys, in a list. */
import { useEffect, useRef } from 'react';
import { rulesSentence } from '../../content/words/cards.ts';
import type { FaceMark } from '../../content/words/icons.ts';
import type { ChoiceOf, SlotId } from '../../engine/index.ts';
import { useTable } from '../hud/table.ts';
import { useDeciding } from '../hud/useAction.ts';
import { Anchored } from '../kit/Anchored.tsx';
import { CardFace } from '../kit/CardFace.tsx';
import { Icon } from '../kit/Icon.tsx';
import type { IconName } from '../kit/icons.ts';
import { Meeple } from '../kit/Meeple.tsx';
import { RadioGroup } from '../kit/RadioGroup.tsx';
import { buildPlan, slotMarks, slotWords } from '../model/build.ts';
import { PROMPTS } from '../words/prompts.ts';
import { useLookIfHidden } from './useLookIfHidden.ts';

type Props = { readonly choice: ChoiceOf<'buildLocation'>; readonly act: () => void };

const TILE_HEIGHT = 104;
/** Longer than its plate by so much: a line that peeks out is no reason to move. */
const LONG = 1.2;

export function BuildPrompt({ choice, act }: Props) {
  const { engine, hud } = useTable();
  const lookIfHidden = useLookIfHidden();
  const slotList = useRef<HTMLDivElement>(null);
  const { pick } = useDeciding();
  const { catalog } = engine;
  const { tiles, slots } = buildPlan(choice, catalog, pick);
  const tile = tiles.find(({ id }) => id === pick.tile);
  const hasTile = tile !== undefined;
  // Where not everything fits, the second half of the question follows the first.
  useEffect(() => {
    const plate = slotList.current?.closest('.prompt');
    const isLong = plate != null && plate.scrollHeight > plate.clientHeight * LONG;
    if (hasTile && isLong) slotList.current?.scrollIntoView({ block: 'start' });
  }, [hasTile]);
  const pickSlot = (slot: string) => hud.pick(choice, { slot });
  return (
    <>
      <RadioGroup
        label={PROMPTS.tiles}
        className="tiles"
        itemClass="tile"
        items={tiles.map((card) => ({
          value: card.id as string,
          name: card.name,
          content: (
            <>
              {card.id === pick.tile && (
                <span className="tile__pick">
                  <Icon name="check" />
                </span>
              )}
              <CardFace face={`location/${card.id}`} height={TILE_HEIGHT} isDecorative />
            </>
          ),
        }))}
        picked={pick.tile}
        onPick={(id) => hud.pick(choice, { tile: id })}
        onEnter={act}
        takesFocus
      />
      <div className="build__slots" ref={slotList}>
        {tile !== undefined && <p className="prompt__words">{rulesSentence('location', tile, catalog)}</p>}
        <RadioGroup
          label={PROMPTS.slots}
          className="slots"
          itemClass="option option--slot"
          items={slots.map((slot) => {
            const words = slotWords(slot, catalog);
            return {
              value: slot.id as string,
              content: (
                <span>
                  <b>{words.title}</b>
                  <small>{PROMPTS.slotGives(words.where, words.bonus)}</small>
                </span>
              ),
            };
          })}
          picked={pick.slot}
          onPick={(slot) => {
            pickSlot(slot);
            lookIfHidden(`slot:${slot}` as `slot:${SlotId}`);
          }}
          onEnter={act}
        />
      </div>
    </>
  );
}

/** Outside the prompt, whose own plate would hold them: they hang at the slots of the board. */
export function SlotChips({ choice }: { readonly choice: ChoiceOf<'buildLocation'> }) {
  const { engine, hud, anchors } = useTable();
  const { pick } = useDeciding();
  const { catalog } = engine;
  return buildPlan(choice, catalog, pick).slots.map((slot) => (
    <Anchored key={slot.id} anchors={anchors} at={`slot:${slot.id}`} className="anchored--slot">
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className={`chip chip--slot ${slot.id === pick.slot ? 'chip--ready' : ''}`}
        title={slotWords(slot, catalog).bonus}
        onClick={() => hud.pick(choice, { slot: slot.id })}
      >
        {slot.id === pick.slot && <Icon name="check" />}
        <Marks marks={slotMarks(slot, catalog)} />
      </button>
    </Anchored>
  ));
}

/** A bonus in as little room as its print has: figures and the meeple or thing they count. */
function Marks({ marks }: { readonly marks: readonly FaceMark[] }) {
  return marks.map(({ icon, kind, text }) => (
    <span key={`${icon}-${kind}-${text}`} className="chip__mark">
      <span className="num">{text}</span>
      {kind !== undefined && kind !== 'prestige' ? <Meeple kind={kind} /> : <Icon name={MARK_ICONS[icon] ?? 'spark'} />}
    </span>
  ));
}

const MARK_ICONS: Readonly<Record<string, IconName>> = {
  laurels: 'laurels',
  'swap-bag': 'swap-bag',
  'card-draw': 'tied-scroll',
  'card-discard': 'card-discard',
  'bunk-beds': 'bed',
};

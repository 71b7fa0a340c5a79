/** Building: the market's tiles here, the vacant slots on the board itself and, for keys, in a list. */
import { rulesSentence } from '../../content/words/cards.ts';
import type { ChoiceOf } from '../../engine/index.ts';
import { useTable } from '../hud/table.ts';
import { useDeciding } from '../hud/useAction.ts';
import { Anchored } from '../kit/Anchored.tsx';
import { CardFace } from '../kit/CardFace.tsx';
import { Icon } from '../kit/Icon.tsx';
import { RadioGroup } from '../kit/RadioGroup.tsx';
import { buildPlan, slotWords } from '../model/build.ts';
import { PROMPTS } from '../words/prompts.ts';

type Props = { readonly choice: ChoiceOf<'buildLocation'>; readonly act: () => void };

const TILE_HEIGHT = 104;

export function BuildPrompt({ choice, act }: Props) {
  const { engine, hud, anchors, look } = useTable();
  const { pick } = useDeciding();
  const { catalog } = engine;
  const { tiles, slots } = buildPlan(choice, catalog, pick);
  const tile = tiles.find(({ id }) => id === pick.tile);
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
                <small>{words.bonus}</small>
              </span>
            ),
          };
        })}
        picked={pick.slot}
        onPick={(slot) => {
          pickSlot(slot);
          look(`slot:${slot}` as Parameters<typeof look>[0]);
        }}
        onEnter={act}
      />
      {slots.map((slot) => (
        <Anchored key={slot.id} anchors={anchors} at={`slot:${slot.id}`} className="anchored--slot">
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            className={`chip chip--slot ${slot.id === pick.slot ? 'chip--ready' : ''}`}
            onClick={() => pickSlot(slot.id)}
          >
            {slot.id === pick.slot && <Icon name="check" />}
            {slotWords(slot, catalog).bonus}
          </button>
        </Anchored>
      ))}
    </>
  );
}

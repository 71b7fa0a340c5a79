/** The hand of whoever is at the screen: each Quest with how near it is. Nobody else's is ever here. */
import { QUEST_TYPE_NAMES } from '../../content/words/names.ts';
import type { QuestCard, Seat } from '../../engine/index.ts';
import { CardFace } from '../kit/CardFace.tsx';
import { Icon } from '../kit/Icon.tsx';
import { type Progress, questProgress } from '../model/questProgress.ts';
import { PLAY } from '../words/play.ts';
import { SHEETS } from '../words/sheets.ts';
import { useCards, useMatchPart, useTable } from './table.ts';

const CARD_HEIGHT = 152;

export function QuestHand({ seat }: { readonly seat: Seat }) {
  const { engine, ui } = useTable();
  const cards = useCards();
  const shown = useMatchPart((state) => state.shown);
  const hand = engine.view(shown, seat).players[seat]?.hand ?? [];
  if (hand.length === 0) return null;
  return (
    <section className="hud__hand" aria-label={PLAY.hand}>
      <ol className="hand">
        {hand.map((id, at) => {
          const quest = cards.quest(id);
          const progress = questProgress(cards, shown, seat, quest);
          return (
            <li key={id} className="quest" style={fan(at, hand.length)}>
              <button
                type="button"
                className="quest__card"
                aria-label={`${PLAY.questName(quest.name, typeName(quest), progress.words)}. ${SHEETS.worth(quest.vp, quest.penalty)}`}
                onClick={() => ui.inspect(`quest:${id}`)}
              >
                <CardFace face={`quest/${id}`} height={CARD_HEIGHT} isDecorative />
                <Meter progress={progress} />
                <span className="quest__worth">{PLAY.questWorth(quest.vp, quest.penalty)}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const typeName = ({ type }: QuestCard): string => QUEST_TYPE_NAMES[type];

function fan(at: number, count: number): { readonly rotate: string; readonly translate: string } {
  const offset = at - (count - 1) / 2;
  const spread = Math.min(7, 18 / count);
  return { rotate: `${offset * spread}deg`, translate: `0 ${Math.abs(offset) * 0.35}rem` };
}

function Meter({ progress }: { readonly progress: Progress }) {
  const { has, needs, isReady, short } = progress;
  return (
    <span className={`quest__meter ${isReady ? 'is-done' : ''}`}>
      {isReady && <Icon name="check" />}
      {!isReady && needs > 1 && needs <= 4 && (
        <span className="pips">
          {Array.from({ length: needs }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pips are all alike
            <i key={i} className={i < has ? 'on' : ''} />
          ))}
        </span>
      )}
      {short}
    </span>
  );
}

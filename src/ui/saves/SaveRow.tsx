/** One saved match on the shelf. */
import type { ListedSlot, SlotSummary } from '../../store/saves/slots.ts';
import { SEAT_COLOURS } from '../../store/seatColours.ts';
import { Icon } from '../kit/Icon.tsx';
import { LEAVES } from '../kit/Leaf.tsx';
import { playersOf, standingOf, titleOf, whenInWords } from '../model/saves.ts';
import { SAVES } from '../words/saves.ts';
import { SaveTitle } from './SaveTitle.tsx';

type Props = {
  readonly slot: ListedSlot;
  readonly isNewest: boolean;
  readonly isCurrent: boolean;
  readonly hasArrived: boolean;
  readonly onOpen: (() => void) | undefined;
  readonly onRename: (title: string) => void;
  readonly onGiveOut: () => void;
  readonly onRemove: () => void;
};

export function SaveRow({ slot, isNewest, isCurrent, hasArrived, onOpen, onRename, onGiveOut, onRemove }: Props) {
  const title = slot.problem === undefined ? titleOf(slot.summary) : SAVES.unreadableTitle;
  return (
    <li className="save slip" data-arrived={hasArrived ? '' : undefined}>
      <Stamp summary={slot.problem === undefined ? slot.summary : undefined} />
      <div className="save__what">
        {slot.problem === undefined ? (
          <SaveTitle title={title} players={playersOf(slot.summary)} onRename={onRename} />
        ) : (
          <h3>{title}</h3>
        )}
        <p>{slot.problem === undefined ? lineOf(slot.summary, slot.savedAtMs) : SAVES.unreadableLine}</p>
      </div>
      {slot.problem === undefined && <Scores summary={slot.summary} />}
      <div className="save__deeds">
        {isCurrent && <span className="save__here caps">{SAVES.onTable}</span>}
        {!isCurrent && slot.problem === undefined && onOpen !== undefined && (
          <OpenButton title={title} isOver={slot.summary.isOver} isNewest={isNewest} onOpen={onOpen} />
        )}
        <button type="button" className="icon-button" aria-label={SAVES.toFile(title)} onClick={onGiveOut}>
          <Icon name="save-arrow" />
        </button>
        {!isCurrent && (
          <button type="button" className="icon-button" aria-label={SAVES.throwAway(title)} onClick={onRemove}>
            <Icon name="trash-can" />
          </button>
        )}
      </div>
    </li>
  );
}

function lineOf(summary: SlotSummary, savedAtMs: number): string {
  const standing = summary.hasTowers === true ? [standingOf(summary), SAVES.towers] : [standingOf(summary)];
  const who = summary.title === undefined ? '' : `${playersOf(summary)}. `;
  return `${who}${standing.join(', ')}. ${capital(whenInWords(savedAtMs, Date.now()))}`;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

type OpenProps = {
  readonly title: string;
  readonly isOver: boolean;
  readonly isNewest: boolean;
  readonly onOpen: () => void;
};

function OpenButton({ title, isOver, isNewest, onOpen }: OpenProps) {
  const verb = isOver ? SAVES.look : isNewest ? SAVES.continueIt : SAVES.open;
  return (
    <button
      type="button"
      className={isNewest ? 'button button--gold' : 'button'}
      aria-label={SAVES.openNamed(verb, title)}
      data-focus={isNewest ? '' : undefined}
      onClick={onOpen}
    >
      {verb}
    </button>
  );
}

/** How far the night has come: the round, and the eyes that watch it. */
function Stamp({ summary }: { readonly summary: SlotSummary | undefined }) {
  if (summary === undefined || summary.isOver) {
    return (
      <div className="save__stamp" aria-hidden="true" data-council={summary === undefined ? 'worm' : summary.council}>
        <Icon name={summary === undefined ? 'scarab-beetle' : 'laurels'} />
        <small>{summary === undefined ? SAVES.worn : SAVES.over}</small>
      </div>
    );
  }
  const { council = 0, round } = summary;
  return (
    <div className="save__stamp" data-council={council}>
      <b aria-hidden="true">{round}</b>
      <span className="visually-hidden">{SAVES.council(council)}</span>
      <span className="save__eyes" aria-hidden="true">
        {[1, 2, 3].map((card) => (
          <Icon key={card} name={card <= council ? 'eye' : 'lid'} />
        ))}
      </span>
    </div>
  );
}

function Scores({ summary: { names, colours, scores, guardScore } }: { readonly summary: SlotSummary }) {
  return (
    <ul className="save__scores">
      {scores.map((score, seat) => {
        const colour = SEAT_COLOURS.find((each) => each === colours[seat]) ?? 'red';
        return (
          <li key={colour} className="save__score" data-seat={colour}>
            <Icon name={LEAVES[colour]} />
            <span className="num" aria-hidden="true">
              {score}
            </span>
            <span className="visually-hidden">{SAVES.score(names[seat] ?? '', score)}</span>
          </li>
        );
      })}
      {guardScore !== undefined && (
        <li className="save__score" data-seat="guard">
          <Icon name="white-tower" />
          <span className="num" aria-hidden="true">
            {guardScore}
          </span>
          <span className="visually-hidden">{SAVES.score(SAVES.guard, guardScore)}</span>
        </li>
      )}
    </ul>
  );
}

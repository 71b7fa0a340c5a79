/** Slips at the places: what each has and needs while something is held, and what the draft lacks when nothing is. */
import type { MeepleId, PlaceStatus } from '../../engine/index.ts';
import { placeStatuses, previewAt, targetsOf } from '../../store/selectors/places.ts';
import { Anchored } from '../kit/Anchored.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Meeple } from '../kit/Meeple.tsx';
import { usePart } from '../kit/usePart.ts';
import { chipOf, type PlaceChip } from '../model/chips.ts';
import type { DropSpot, HandPort } from '../ports.ts';
import { PLAY } from '../words/play.ts';
import { useMatchPart, useTable, useTelling } from './table.ts';
import { usePartedChips } from './usePartedChips.ts';

export function PlaceChips({ hand }: { readonly hand: HandPort }) {
  const { engine, ui, hud } = useTable();
  const truth = useMatchPart((state) => state.truth);
  const held = usePart(hand.store, (state) => state.held);
  const lit = usePart(hand.store, (state) => state.targets);
  const hover = usePart(hand.store, (state) => state.hover);
  const selection = usePart(ui.store, (state) => state.selection);
  const pointed = usePart(hud.store, (state) => state.pointed);
  if (truth.turn.step !== 'assigning' || truth.choice !== undefined) return null;
  const statuses = placeStatuses(engine, truth);
  let shown: readonly PlaceStatus[];
  if (held.length > 0) shown = lit.flatMap(({ status }) => status ?? []);
  else if (selection.length > 0) shown = offered(selection);
  else shown = [...statuses.values()].filter(({ meeples }) => meeples.length > 0);
  const here: DropSpot | undefined = held.length > 0 ? hover : pointed;

  function offered([first]: readonly MeepleId[]): readonly PlaceStatus[] {
    if (first === undefined) return [];
    return [...targetsOf(engine, truth, first)].flatMap((place) => {
      const preview = previewAt(engine, truth, first, place);
      return preview.ok ? preview.value : [];
    });
  }

  return <Chips shown={shown} here={here} />;
}

function Chips({ shown, here }: { readonly shown: readonly PlaceStatus[]; readonly here: DropSpot | undefined }) {
  const { anchors } = useTable();
  const telling = useTelling();
  const frame = usePartedChips(
    anchors,
    shown.map(({ place }) => place),
  );
  return (
    <div ref={frame} className="chips" aria-hidden="true">
      {shown.map((status) => (
        <Chip key={status.place} chip={chipOf(status, telling)} isHere={status.place === here} />
      ))}
    </div>
  );
}

function Chip({ chip, isHere }: { readonly chip: PlaceChip; readonly isHere: boolean }) {
  const { anchors } = useTable();
  const { place, figure, isReady, deed, overrun, title, note, rule } = chip;
  const className = ['chip', isReady && !isHere && 'chip--ready', isHere && 'chip--big'].filter(Boolean).join(' ');
  return (
    <Anchored anchors={anchors} at={place} className={isHere ? 'anchored--here' : ''}>
      <span className={className}>
        {isReady && <Icon name="check" />}
        {figure !== undefined && <span className="num">{figure}</span>}
        {isHere ? (
          <span className="chip__words">
            {title}
            {note !== undefined && (
              <small>
                {note} {rule !== undefined && <b>{rule}</b>}
              </small>
            )}
          </span>
        ) : (
          figure === undefined && <span>{deed}</span>
        )}
        {!isHere && isReady && overrun > 0 && (
          <>
            <span className="num">+{overrun}</span>
            <Meeple kind="peasant" />
            <span className="chip__word">{PLAY.overrun}</span>
          </>
        )}
      </span>
    </Anchored>
  );
}

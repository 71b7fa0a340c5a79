/** Who plays, with how many VP; a plaque opens that player's board. */
import { DISTRICT_NAMES } from '../../content/words/names.ts';
import type { Seat } from '../../engine/index.ts';
import { Icon } from '../kit/Icon.tsx';
import { Leaf } from '../kit/Leaf.tsx';
import { turnsLeft } from '../model/finalTurns.ts';
import { END } from '../words/end.ts';
import { GUARD } from '../words/guard.ts';
import { PLAY } from '../words/play.ts';
import { useLooking, useMatchPart, useTable } from './table.ts';

export function Plaques() {
  const { engine, ui } = useTable();
  const shown = useMatchPart((state) => state.shown);
  const seats = useMatchPart((state) => state.seats);
  const looking = useLooking();
  const active = shown.turn.phase === 'guard' ? undefined : engine.seatToAct(shown);
  const left = turnsLeft(shown);
  const noteOf = (seat: number): string | undefined => {
    // E1: from the third Dark Council card on everybody counts turns.
    const turns = left?.find((each) => each.seat === seat);
    if (turns !== undefined) return END.final.note(turns.n);
    if (seat !== active) return undefined;
    return seat === looking ? PLAY.yourTurn : PLAY.toPlay;
  };
  return (
    <ul className="plaques hud__who" aria-label={PLAY.players}>
      {seats.map(({ name, colour }, seat) => (
        <li key={colour}>
          <button
            type="button"
            className="plaque"
            data-seat={colour}
            aria-current={seat === active ? 'true' : undefined}
            onClick={() => ui.inspect(`board:${seat as Seat}`)}
          >
            <Leaf colour={colour} />
            <span className="plaque__name">
              {name}
              {noteOf(seat) !== undefined && <small>{noteOf(seat)}</small>}
            </span>
            <span className="plaque__vp">
              {shown.players[seat]?.score ?? 0}
              <span className="visually-hidden"> {PLAY.victoryPoints}</span>
            </span>
          </button>
        </li>
      ))}
      {shown.guard !== undefined && (
        <li>
          <button
            type="button"
            className="plaque"
            data-seat="guard"
            aria-current={shown.turn.phase === 'guard' ? 'true' : undefined}
            onClick={() => ui.inspect('board:guard')}
          >
            <span className="leaf">
              <Icon name="broadsword" />
            </span>
            <span className="plaque__name">
              {GUARD.name}
              <small>{GUARD.forDistrict(DISTRICT_NAMES[shown.guard.favored])}</small>
            </span>
            <span className="plaque__vp">
              {shown.guard.score}
              <span className="visually-hidden"> {PLAY.victoryPoints}</span>
            </span>
          </button>
        </li>
      )}
    </ul>
  );
}

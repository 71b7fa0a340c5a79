/** One chair at a new table: who sits there, in which colour, between whom. */
import { NAME_LENGTH } from '../../engine/index.ts';
import { SEAT_COLOURS, type SeatColour } from '../../store/seatColours.ts';
import type { SeatMeta } from '../../store/seats.ts';
import { Icon } from '../kit/Icon.tsx';
import { LEAVES } from '../kit/Leaf.tsx';
import { RadioGroup } from '../kit/RadioGroup.tsx';
import { NEW_GAME } from '../words/newGame.ts';

type Props = {
  readonly at: number;
  readonly seat: SeatMeta;
  readonly taken: readonly SeatColour[];
  readonly onChange: (patch: Partial<SeatMeta>) => void;
  /** Undefined: there is no chair on that side. */
  readonly onBack: (() => void) | undefined;
  readonly onOn: (() => void) | undefined;
  /** Undefined: fewer cannot play. */
  readonly onRemove: (() => void) | undefined;
};

export function SeatPlate({ at, seat: { name, colour }, taken, onChange, onBack, onOn, onRemove }: Props) {
  const called = name.trim() === '' ? NEW_GAME.nobody : name;
  return (
    <fieldset className="seat slip" data-seat={colour}>
      <legend className="visually-hidden">{NEW_GAME.seat(at + 1)}</legend>
      <div className="seat__head">
        <Icon name={LEAVES[colour]} />
        <span className="seat__name">{name}</span>
        <span className="num">{NEW_GAME.seat(at + 1)}</span>
      </div>
      <div className="seat__body">
        <label>
          <span className="caps">{NEW_GAME.name}</span>
          <input
            type="text"
            className="input"
            value={name}
            maxLength={NAME_LENGTH}
            autoComplete="off"
            spellCheck={false}
            aria-label={NEW_GAME.nameOf(at + 1)}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </label>
        <span className="caps">{NEW_GAME.colour}</span>
        <RadioGroup
          label={NEW_GAME.colourOf(called)}
          className="seat__colours"
          itemClass="seat__colour"
          items={SEAT_COLOURS.map((value) => ({
            value,
            name: NEW_GAME.colours[value],
            isClosed: value !== colour && taken.includes(value),
            attributes: { 'data-seat': value },
            content: <Icon name={LEAVES[value]} />,
          }))}
          picked={colour}
          onPick={(value) => onChange({ colour: value })}
        />
        <div className="seat__chair">
          {onBack !== undefined && (
            <button
              type="button"
              className="icon-button seat__back"
              aria-label={NEW_GAME.moveBack(called)}
              onClick={onBack}
            >
              <Icon name="chev" />
            </button>
          )}
          {onOn !== undefined && (
            <button type="button" className="icon-button" aria-label={NEW_GAME.moveOn(called)} onClick={onOn}>
              <Icon name="chev" />
            </button>
          )}
          {onRemove !== undefined && (
            <button
              type="button"
              className="icon-button push"
              aria-label={NEW_GAME.removeSeat(called)}
              onClick={onRemove}
            >
              <Icon name="exit-door" />
            </button>
          )}
        </div>
      </div>
    </fieldset>
  );
}

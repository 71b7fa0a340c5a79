/** The sheet on which a new match is agreed: who sits where, with which towers, from which seed. */
import { type FormEvent, useState } from 'react';
import { type MatchOptions, NAME_LENGTH, SEED_LENGTH } from '../../engine/index.ts';
import { completeSeats, SEAT_COLOURS, type SeatColour, type SeatMeta } from '../../store/seats.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { Icon } from '../kit/Icon.tsx';
import { LEAVES } from '../kit/Leaf.tsx';
import { RadioGroup } from '../kit/RadioGroup.tsx';
import { Switch } from '../kit/Switch.tsx';
import { NEW_GAME } from '../words/newGame.ts';
import { WORDS } from '../words.ts';

type Props = {
  readonly seed: string;
  /** Without it there is no button for another seed. */
  readonly newSeed?: () => string;
  readonly onBegin: (options: MatchOptions, seats: readonly SeatMeta[]) => void;
  readonly onClose: () => void;
};

const LEAST = 2;
const MOST = 4;

export function NewGameDialog({ seed: suggested, newSeed, onBegin, onClose }: Props) {
  const [seats, setSeats] = useState<readonly SeatMeta[]>(firstSeats);
  const [towers, setTowers] = useState(true);
  const [seed, setSeed] = useState(suggested);
  const count = seats.length as 2 | 3 | 4;
  const change = (at: number, patch: Partial<SeatMeta>) =>
    setSeats(seats.map((seat, i) => (i === at ? { ...seat, ...patch } : seat)));
  const begin = (event: FormEvent) => {
    event.preventDefault();
    const options: MatchOptions = { seats: count, towers, seed: seed.trim() === '' ? suggested : seed.trim() };
    onBegin(options, completeSeats(count, seats));
  };
  return (
    <Dialog title={NEW_GAME.title} className="new-game" onClose={onClose}>
      <form className="new-game__form" onSubmit={begin}>
        <div className="seats">
          {seats.map((seat, at) => (
            <SeatPlate
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its position
              key={at}
              at={at}
              seat={seat}
              taken={seats.map(({ colour }) => colour)}
              onChange={(patch) => change(at, patch)}
              onRemove={
                at === seats.length - 1 && seats.length > LEAST ? () => setSeats(seats.slice(0, -1)) : undefined
              }
            />
          ))}
          {seats.length < MOST && (
            <div className="seat seat--empty">
              <Icon name="plus" />
              <b>{NEW_GAME.chairs[seats.length]}</b>
              <button
                type="button"
                className="button"
                onClick={() => setSeats([...seats, seatAt(seats.length, seats)])}
              >
                {NEW_GAME.addSeat}
              </button>
            </div>
          )}
        </div>
        <div className="new-game__options">
          <div>
            <Switch label={WORDS.fourTowers} isOn={towers} onChange={setTowers} />
            <p>{NEW_GAME.towersNote}</p>
          </div>
          <div>
            <label className="new-game__seed">
              <span className="caps">{WORDS.seed}</span>
              <input
                type="text"
                className="input"
                value={seed}
                maxLength={SEED_LENGTH}
                spellCheck={false}
                autoComplete="off"
                onChange={(event) => setSeed(event.target.value)}
              />
            </label>
            {newSeed !== undefined && (
              <button
                type="button"
                className="icon-button"
                aria-label={NEW_GAME.anotherSeed}
                onClick={() => setSeed(newSeed())}
              >
                <Icon name="perspective-dice-six-faces-random" />
              </button>
            )}
            <p>{NEW_GAME.seedNote}</p>
          </div>
        </div>
        <div className="dialog__foot">
          <span className="quiet new-game__time">
            <Icon name="hourglass" /> {NEW_GAME.minutes[count]}
          </span>
          <button type="submit" className="button button--primary button--big push" data-focus="">
            {WORDS.begin}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function firstSeats(): readonly SeatMeta[] {
  const first = seatAt(0, []);
  return [first, seatAt(1, [first])];
}

/** A new chair takes the first colour that nobody has. */
function seatAt(at: number, others: readonly SeatMeta[]): SeatMeta {
  const colour = SEAT_COLOURS.find((each) => !others.some((other) => other.colour === each)) ?? 'red';
  return { name: NEW_GAME.defaultNames[at] ?? '', colour };
}

type SeatProps = {
  readonly at: number;
  readonly seat: SeatMeta;
  readonly taken: readonly SeatColour[];
  readonly onChange: (patch: Partial<SeatMeta>) => void;
  readonly onRemove: (() => void) | undefined;
};

function SeatPlate({ at, seat: { name, colour }, taken, onChange, onRemove }: SeatProps) {
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
          label={NEW_GAME.colourOf(name)}
          className="swatches"
          itemClass="swatch"
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
        {onRemove !== undefined && (
          <button type="button" className="button" onClick={onRemove}>
            {NEW_GAME.removeSeat(name)}
          </button>
        )}
      </div>
    </fieldset>
  );
}

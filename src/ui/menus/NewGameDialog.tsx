/** The sheet on which a new match is agreed: who sits where, with which towers, from which seed. */
import { type FormEvent, useState } from 'react';
import { type MatchOptions, SEED_LENGTH } from '../../engine/index.ts';
import type { TableWish } from '../../store/lastTable.ts';
import { SEAT_COLOURS } from '../../store/seatColours.ts';
import { completeSeats, type SeatMeta } from '../../store/seats.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Switch } from '../kit/Switch.tsx';
import { NEW_GAME } from '../words/newGame.ts';
import { WORDS } from '../words.ts';
import { SeatPlate } from './SeatPlate.tsx';

type Props = {
  readonly seed: string;
  /** Without it there is no button for another seed. */
  readonly newSeed?: () => string;
  /** Who sat here last; undefined: nobody yet. */
  readonly last?: TableWish | undefined;
  readonly onBegin: (options: MatchOptions, seats: readonly SeatMeta[]) => void;
  readonly onClose: () => void;
};

const LEAST = 2;
const MOST = 4;

export function NewGameDialog({ seed: suggested, newSeed, last, onBegin, onClose }: Props) {
  const [seats, setSeats] = useState<readonly SeatMeta[]>(() => last?.seats ?? firstSeats());
  const [towers, setTowers] = useState(last?.towers ?? false);
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
              onBack={at > 0 ? () => setSeats(swapped(seats, at - 1)) : undefined}
              onOn={at < seats.length - 1 ? () => setSeats(swapped(seats, at)) : undefined}
              onRemove={seats.length > LEAST ? () => setSeats(seats.filter((_, i) => i !== at)) : undefined}
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

/** This seat and the next one change places. */
function swapped(seats: readonly SeatMeta[], at: number): readonly SeatMeta[] {
  return seats.map((seat, i) => (i === at ? seats[at + 1] : i === at + 1 ? seats[at] : seat) ?? seat);
}

function firstSeats(): readonly SeatMeta[] {
  const first = seatAt(0, []);
  return [first, seatAt(1, [first])];
}

/** A new chair takes the first colour that nobody has. */
function seatAt(at: number, others: readonly SeatMeta[]): SeatMeta {
  const colour = SEAT_COLOURS.find((each) => !others.some((other) => other.colour === each)) ?? 'red';
  const isFree = (name: string): boolean => !others.some((other) => other.name === name);
  return { name: NEW_GAME.defaultNames.slice(at).find(isFree) ?? NEW_GAME.defaultNames.find(isFree) ?? '', colour };
}

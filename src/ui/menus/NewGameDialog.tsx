/** The sheet on which a new match is agreed: how many play, with which towers, from which seed. */
import { type FormEvent, useId, useState } from 'react';
import { type MatchOptions, SEED_LENGTH } from '../../engine/index.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { WORDS } from '../words.ts';

const SEATS = [2, 3, 4] as const;

type Props = {
  readonly seed: string;
  readonly onBegin: (options: MatchOptions) => void;
  readonly onClose: () => void;
};

export function NewGameDialog({ seed: suggested, onBegin, onClose }: Props) {
  const [seats, setSeats] = useState<MatchOptions['seats']>(2);
  const [towers, setTowers] = useState(true);
  const [seed, setSeed] = useState(suggested);
  const hintId = useId();
  const begin = (event: FormEvent) => {
    event.preventDefault();
    onBegin({ seats, towers, seed: seed.trim() === '' ? suggested : seed.trim() });
  };
  return (
    <Dialog title={WORDS.newGame} className="new-game" onClose={onClose}>
      <form className="new-game__form" onSubmit={begin}>
        <fieldset className="new-game__seats">
          <legend>{WORDS.players}</legend>
          {SEATS.map((count) => (
            <label key={count}>
              <input type="radio" name="seats" checked={seats === count} onChange={() => setSeats(count)} />
              <span>{count}</span>
            </label>
          ))}
        </fieldset>
        <label className="new-game__switch">
          <input type="checkbox" checked={towers} onChange={(event) => setTowers(event.target.checked)} />
          {WORDS.fourTowers}
        </label>
        <label className="new-game__seed">
          {WORDS.seed}
          <input
            type="text"
            value={seed}
            maxLength={SEED_LENGTH}
            spellCheck={false}
            autoComplete="off"
            aria-describedby={hintId}
            onChange={(event) => setSeed(event.target.value)}
          />
          <small id={hintId}>{WORDS.seedHint}</small>
        </label>
        <button type="submit" className="new-game__begin block">
          {WORDS.begin}
        </button>
      </form>
    </Dialog>
  );
}

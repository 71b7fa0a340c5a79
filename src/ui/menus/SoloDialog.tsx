/** The sheet on which a game against the Royal Guard is agreed: help, difficulty, seed. */
import { type FormEvent, useState } from 'react';
import { listAnd } from '../../content/words/grammar.ts';
import { KIND_NOUNS } from '../../content/words/names.ts';
import { HIRED_HELP, type HiredHelp, type MatchOptions, NAME_LENGTH, SEED_LENGTH } from '../../engine/index.ts';
import { completeSeats, type SeatMeta } from '../../store/seats.ts';
import type { SoloRecord } from '../../store/soloRecord.ts';
import { SoloRecordPanel } from '../guard/SoloRecordPanel.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Meeple } from '../kit/Meeple.tsx';
import { Switch } from '../kit/Switch.tsx';
import { NEW_GAME } from '../words/newGame.ts';
import { SOLO } from '../words/solo.ts';
import { WORDS } from '../words.ts';

type Props = {
  readonly seed: string;
  readonly newSeed: () => string;
  readonly record: SoloRecord;
  readonly onBegin: (options: MatchOptions, seats: readonly SeatMeta[]) => void;
  readonly onClose: () => void;
};

export function SoloDialog({ seed: suggested, newSeed, record, onBegin, onClose }: Props) {
  const [name, setName] = useState<string>(SOLO.defaultName);
  const [help, setHelp] = useState<readonly HiredHelp[]>([]);
  const [advanced, setAdvanced] = useState(false);
  const [seed, setSeed] = useState(suggested);
  const begin = (event: FormEvent) => {
    event.preventDefault();
    const hiredHelp = HIRED_HELP.filter((hero) => help.includes(hero));
    const options: MatchOptions = {
      seats: 1,
      towers: true,
      seed: seed.trim() === '' ? suggested : seed.trim(),
      solo: { hiredHelp, advanced },
    };
    onBegin(options, completeSeats(1, [{ name }]));
  };
  const toggle = (hero: HiredHelp) =>
    setHelp(help.includes(hero) ? help.filter((other) => other !== hero) : [...help, hero]);
  return (
    <Dialog title={SOLO.title} className="new-game solo" onClose={onClose}>
      <form className="new-game__form" onSubmit={begin}>
        <p className="wit">{SOLO.pitch}</p>
        <fieldset className="solo__help">
          <legend>{SOLO.hiredHelp}</legend>
          <p>{SOLO.hiredNote}</p>
          <div className="solo__heroes">
            {HIRED_HELP.map((hero) => (
              <button
                key={hero}
                type="button"
                className="solo__hero"
                aria-pressed={help.includes(hero)}
                aria-label={SOLO.hire(KIND_NOUNS[hero].one)}
                onClick={() => toggle(hero)}
              >
                <Meeple kind={hero} />
                <b>{KIND_NOUNS[hero].one}</b>
                <Icon name={help.includes(hero) ? 'check' : 'plus'} />
              </button>
            ))}
          </div>
          <p className="quiet" role="status">
            {help.length === 0 ? SOLO.nobody : SOLO.hired(listAnd(help.map((hero) => KIND_NOUNS[hero].one)))}
          </p>
        </fieldset>
        <div className="new-game__options">
          <div>
            <Switch label={SOLO.advanced} isOn={advanced} onChange={setAdvanced} />
            <p>{SOLO.advancedNote}</p>
          </div>
          <div>
            <label className="new-game__seed">
              <span className="caps">{SOLO.name}</span>
              <input
                type="text"
                className="input"
                value={name}
                maxLength={NAME_LENGTH}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => setName(event.target.value)}
              />
            </label>
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
            <button
              type="button"
              className="icon-button"
              aria-label={NEW_GAME.anotherSeed}
              onClick={() => setSeed(newSeed())}
            >
              <Icon name="perspective-dice-six-faces-random" />
            </button>
          </div>
        </div>
        <SoloRecordPanel record={record} />
        <div className="dialog__foot">
          <span className="quiet new-game__time">
            <Icon name="hourglass" /> {SOLO.minutes}
          </span>
          <button type="submit" className="button button--primary button--big push" data-focus="">
            {SOLO.begin}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

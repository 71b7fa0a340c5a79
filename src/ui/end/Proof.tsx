/** The seed, to be copied, and the proof that it and the moves lead to this very end. */
import { useState } from 'react';
import { verifyMatch } from '../../store/record/verify.ts';
import { useMatchPart, useTable } from '../hud/table.ts';
import { Icon } from '../kit/Icon.tsx';
import { type Proving, verdictWords } from '../model/verdict.ts';
import { END } from '../words/end.ts';

export function Proof() {
  const { engine, match } = useTable();
  const [proving, setProving] = useState<Proving>('none');
  const prove = (): void => {
    const state = match.store.getState();
    if (state.source !== 'setup') {
      setProving('noReplay');
      return;
    }
    setProving('busy');
    void verifyMatch(engine, state).then(setProving);
  };
  return (
    <>
      <div className="proof">
        <Seed />
        <button type="button" className="button push" onClick={prove}>
          {END.verify}
        </button>
      </div>
      <VerdictNote proving={proving} />
    </>
  );
}

function Seed() {
  const seed = useMatchPart(({ truth }) => truth.options.seed);
  const [said, setSaid] = useState<string>();
  const copy = (): void => {
    // Without a safe page there is no clipboard at all.
    const copied = navigator.clipboard?.writeText(seed) ?? Promise.reject();
    copied.then(
      () => setSaid(END.copied),
      () => setSaid(END.notCopied),
    );
  };
  return (
    <span className="seed">
      <button type="button" className="seed__copy" title={END.copySeed} onClick={copy}>
        <Icon name="perspective-dice-six-faces-random" />
        <span>
          {END.seed} <b>{seed}</b>
        </span>
        <span className="visually-hidden">. {END.copySeed}</span>
      </button>
      <span className="seed__said" role="status">
        {said}
      </span>
    </span>
  );
}

function VerdictNote({ proving }: { readonly proving: Proving }) {
  if (proving === 'none') return null;
  const isBad = typeof proving === 'object' && !proving.isSame;
  return (
    <p className={`note ${isBad ? 'note--bad' : ''}`} role={isBad ? 'alert' : 'status'}>
      <Icon name={isBad ? 'cross' : typeof proving === 'object' ? 'check' : 'hourglass'} />
      <span>{verdictWords(proving)}</span>
    </p>
  );
}

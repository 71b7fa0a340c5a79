/** The playbill: the game's name, what it is, and the main menu. */
import type { Ref } from 'react';
import posterUrl from '../assets/poster.webp';
import { Icon } from '../kit/Icon.tsx';
import type { IconName } from '../kit/icons.ts';
import { WORDS } from '../words.ts';

type Props = {
  readonly ref: Ref<HTMLElement>;
  /** Undefined: there is no match to go on with. */
  readonly onContinue: (() => void) | undefined;
  /** Undefined: there is no table to play on. */
  readonly onNewGame: (() => void) | undefined;
  readonly onSolo: (() => void) | undefined;
  readonly onCredits: () => void;
};

export function TitleBill({ ref, onContinue, onNewGame, onSolo, onCredits }: Props) {
  return (
    <section className="bill plate" ref={ref}>
      <h1 className="visually-hidden">{WORDS.game}</h1>
      <img className="bill__art" src={posterUrl} alt="" width={1032} height={960} />
      <p className="bill__by caps">{WORDS.by}</p>
      <p className="bill__pitch">{WORDS.pitch}</p>
      <nav aria-label={WORDS.menu}>
        <ul className="menu">
          {onContinue && <MenuItem icon="candle-light" words={WORDS.continueMatch} onChosen={onContinue} />}
          {onNewGame && <MenuItem icon="meeple" words={WORDS.newGame} onChosen={onNewGame} />}
          {onSolo && <MenuItem icon="broadsword" words={WORDS.solo} onChosen={onSolo} />}
          <MenuItem icon="quill-ink" words={WORDS.credits} onChosen={onCredits} />
        </ul>
      </nav>
    </section>
  );
}

type ItemProps = { readonly icon: IconName; readonly words: string; readonly onChosen: () => void };

function MenuItem({ icon, words, onChosen }: ItemProps) {
  return (
    <li>
      <button type="button" className="menu__item" onClick={onChosen}>
        <Icon name={icon} />
        {words}
      </button>
    </li>
  );
}

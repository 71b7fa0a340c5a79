/** The playbill: the game's name, the one thing to press, and the main menu. */
import type { Ref } from 'react';
import posterUrl from '../assets/poster.webp';
import { Icon } from '../kit/Icon.tsx';
import type { IconName } from '../kit/icons.ts';
import { WORDS } from '../words.ts';

export interface TitleEntry {
  readonly icon: IconName;
  readonly words: string;
  readonly onChosen: () => void;
}

type Props = {
  readonly ref: Ref<HTMLElement>;
  /** Undefined: there is no match to go on with, and the pitch is told. */
  readonly latest: { readonly who: string; readonly standing: string; readonly onContinue: () => void } | undefined;
  /** What is pressed where there is nothing to go on with. */
  readonly first: TitleEntry | undefined;
  readonly entries: readonly TitleEntry[];
};

export function TitleBill({ ref, latest, first, entries }: Props) {
  const rest = latest === undefined || first === undefined ? entries : [first, ...entries];
  return (
    <section className="bill plate" ref={ref}>
      <h1 className="visually-hidden">{WORDS.game}</h1>
      <img className="bill__art" src={posterUrl} alt="" width={1032} height={960} />
      <div className="bill__side">
        <p className="bill__by caps">{WORDS.by}</p>
        {latest === undefined ? (
          <>
            <p className="bill__pitch">{WORDS.pitch}</p>
            {first !== undefined && (
              <button type="button" className="button button--primary bill__go" onClick={first.onChosen}>
                {first.words}
              </button>
            )}
          </>
        ) : (
          <button type="button" className="button button--primary bill__go" onClick={latest.onContinue}>
            <span>{WORDS.continueMatch}</span>
            <small>
              <span>{latest.who}</span> <span>{latest.standing}</span>
            </small>
          </button>
        )}
        <nav aria-label={WORDS.menu}>
          <ul className="menu bill__menu">
            {rest.map(({ icon, words, onChosen }) => (
              <li key={words}>
                <button type="button" className="menu__item" onClick={onChosen}>
                  <Icon name={icon} />
                  {words}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}

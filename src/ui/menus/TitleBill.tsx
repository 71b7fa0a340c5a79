/** The playbill: the game's name, what it is, and the main menu. */
import type { Ref } from 'react';
import posterUrl from '../assets/poster.webp';
import { Icon } from '../kit/Icon.tsx';
import { WORDS } from '../words.ts';

type Props = { readonly ref: Ref<HTMLElement>; readonly onCredits: () => void };

export function TitleBill({ ref, onCredits }: Props) {
  return (
    <section className="bill plate" ref={ref}>
      <h1 className="visually-hidden">{WORDS.game}</h1>
      <img className="bill__art" src={posterUrl} alt="" width={1032} height={960} />
      <p className="bill__by caps">{WORDS.by}</p>
      <p className="bill__pitch">{WORDS.pitch}</p>
      <nav aria-label={WORDS.menu}>
        <ul className="menu">
          <li>
            <button type="button" className="menu__item" onClick={onCredits}>
              <Icon name="quill" />
              {WORDS.credits}
            </button>
          </li>
        </ul>
      </nav>
    </section>
  );
}

/** A meeple of a kind as a small picture; with `name` it is read out, without it something beside it says what it is. */
import type { Kind } from '../../engine/index.ts';
import spriteUrl from '../assets/sprite.svg';

/** Colour help: a letter on each, no two alike. */
export const MEEPLE_LETTERS: Readonly<Record<Kind | 'any', string>> = {
  peasant: 'P',
  mage: 'M',
  cleric: 'C',
  knight: 'K',
  warrior: 'W',
  ranger: 'R',
  paladin: 'A',
  shaman: 'S',
  corruption: 'X',
  any: '',
};

type Props = { readonly kind: Kind | 'any'; readonly name?: string };

export function Meeple({ kind, name }: Props) {
  const picture = (
    <svg className="meeple" data-kind={kind} aria-hidden="true">
      <use href={`${spriteUrl}#m-${kind}`} />
      <text className="meeple__letter" x="50%" y="88%">
        {MEEPLE_LETTERS[kind]}
      </text>
    </svg>
  );
  if (name === undefined) return picture;
  return (
    <span className="meeple__named" role="img" aria-label={name}>
      {picture}
    </span>
  );
}

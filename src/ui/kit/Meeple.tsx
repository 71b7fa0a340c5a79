/** A meeple of a kind as a small picture; with `name` it is read out, without it something beside it says what it is. */
import type { Kind } from '../../engine/index.ts';
import spriteUrl from '../assets/sprite.svg?no-inline';

type Props = { readonly kind: Kind | 'any'; readonly name?: string };

export function Meeple({ kind, name }: Props) {
  const label = name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <svg className="meeple" data-kind={kind} {...label}>
      <use href={`${spriteUrl}#m-${kind}`} />
    </svg>
  );
}

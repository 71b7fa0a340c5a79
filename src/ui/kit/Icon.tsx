/** A decorative icon: its button or line carries the words. */
import spriteUrl from '../assets/sprite.svg';
import type { IconName } from './icons.ts';

type Props = { readonly name: IconName; readonly className?: string };

export function Icon({ name, className = '' }: Props) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={`${spriteUrl}#i-${name}`} />
    </svg>
  );
}

/** A decorative icon: its button or line carries the words. */
import { ICONS, type IconName } from './icons.ts';

export function Icon({ name }: { readonly name: IconName }) {
  const { viewBox, path } = ICONS[name];
  return (
    <svg className="icon" viewBox={viewBox} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

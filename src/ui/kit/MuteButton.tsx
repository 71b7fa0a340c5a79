/** Sound on or off, with one press. */
import type { SettingsStore } from '../../store/settings.ts';
import { Icon } from './Icon.tsx';
import { usePart } from './usePart.ts';

type Props = { readonly settings: SettingsStore; readonly name: string; readonly className?: string };

export function MuteButton({ settings, name, className = '' }: Props) {
  const isMuted = usePart(settings.store, (state) => state.settings.isMuted);
  return (
    <button
      type="button"
      className={`icon-button mute ${className}`}
      aria-label={name}
      aria-pressed={isMuted}
      title={name}
      onClick={() => void settings.change({ isMuted: !isMuted })}
    >
      <Icon name="sound-on" />
    </button>
  );
}

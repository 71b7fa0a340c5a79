/** Shown while a file hangs over the page. */
import { Icon } from '../kit/Icon.tsx';
import { SAVES } from '../words/saves.ts';

export function DropVeil() {
  return (
    <div className="drop-veil">
      <p className="block">
        <Icon name="archive-register" /> {SAVES.dropAnywhere}
      </p>
    </div>
  );
}

/** Mute, log, rules, menu. */
import { Icon } from '../kit/Icon.tsx';
import type { IconName } from '../kit/icons.ts';
import { MuteButton } from '../kit/MuteButton.tsx';
import { usePart } from '../kit/usePart.ts';
import { PLAY } from '../words/play.ts';
import type { Panel } from './hudStore.ts';
import { useTable } from './table.ts';

const TOOLS: readonly { readonly panel: Panel; readonly icon: IconName; readonly name: string }[] = [
  { panel: 'log', icon: 'quill-ink', name: PLAY.log },
  { panel: 'rules', icon: 'open-book', name: PLAY.rules },
  { panel: 'menu', icon: 'menu', name: PLAY.menu },
];

export function Tools() {
  const { hud, settings } = useTable();
  const open = usePart(hud.store, ({ panel }) => panel);
  return (
    <div className="hud__tools">
      <MuteButton settings={settings} name={PLAY.mute} className="hud__mute" />
      {TOOLS.map(({ panel, icon, name }) => (
        <button
          key={panel}
          type="button"
          className="icon-button"
          aria-label={name}
          title={name}
          aria-expanded={open === panel}
          onClick={() => hud.toggle(panel)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}

/** A pause: where to go from here; and the list of keys. */
import { useTable } from '../hud/table.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { Icon } from '../kit/Icon.tsx';
import type { IconName } from '../kit/icons.ts';
import { usePart } from '../kit/usePart.ts';
import { INSPECT } from '../words/inspect.ts';
import { SAVES } from '../words/saves.ts';
import { SHEETS } from '../words/sheets.ts';

export function MenuSheet() {
  const { hud, ui, settings, saves, leave } = useTable();
  const isMuted = usePart(settings.store, (state) => state.settings.isMuted);
  const toShelf = () => {
    hud.close();
    saves?.();
  };
  const items: readonly { readonly icon: IconName; readonly words: string; readonly run: () => void }[] = [
    { icon: 'play-button', words: SHEETS.resume, run: () => hud.close() },
    { icon: 'cog', words: SHEETS.settings, run: () => hud.open('settings') },
    {
      icon: 'sound-on',
      words: isMuted ? SHEETS.soundOn : SHEETS.soundOff,
      run: () => void settings.change({ isMuted: !isMuted }),
    },
    { icon: 'open-book', words: SHEETS.rules, run: () => hud.open('rules') },
    { icon: 'meeple', words: INSPECT.supply, run: () => toSupply(hud, ui) },
    { icon: 'keyboard', words: SHEETS.keys, run: () => hud.open('keys') },
    ...(saves === undefined ? [] : [{ icon: 'archive-register', words: SAVES.title, run: toShelf } as const]),
    { icon: 'exit-door', words: SHEETS.leave, run: leave },
  ];
  return (
    <Dialog title={SHEETS.menu} className="pause" onClose={() => closeIf(hud, 'menu')}>
      <ul className="menu">
        {items.map(({ icon, words, run }, at) => (
          <li key={icon}>
            <button type="button" className="menu__item" data-focus={at === 0 ? '' : undefined} onClick={run}>
              <Icon name={icon} />
              {words}
            </button>
          </li>
        ))}
      </ul>
      <p className="wit pause__note">{SHEETS.leaveNote}</p>
    </Dialog>
  );
}

function toSupply(hud: HudOf, ui: ReturnType<typeof useTable>['ui']): void {
  hud.close();
  ui.inspect('supply');
}

type HudOf = ReturnType<typeof useTable>['hud'];

/** Another sheet may have taken its place: that one stays. */
function closeIf(hud: HudOf, panel: 'menu'): void {
  if (hud.store.getState().panel === panel) hud.close();
}

export function KeysSheet() {
  const { hud } = useTable();
  return (
    <Dialog title={SHEETS.keys} className="keys" onClose={() => hud.close()}>
      <dl className="keys__list">
        {SHEETS.keyList.map(([key, words]) => (
          <div key={key}>
            <dt>
              {key.split(', ').map((each) => (
                <kbd key={each}>{each}</kbd>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** The settings, bound to their store: what is changed counts at once. */
import { type ReactNode, useState } from 'react';
import { GUARD_PACES, PACINGS } from '../../store/pace.ts';
import {
  CONTRASTS,
  LETTERS,
  MOTION_CHOICES,
  QUALITY_CHOICES,
  type Settings,
  type SettingsNotice,
  type SettingsStore,
  TEXT_SIZES,
} from '../../store/settings.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { Icon } from '../kit/Icon.tsx';
import type { IconName } from '../kit/icons.ts';
import { RadioGroup } from '../kit/RadioGroup.tsx';
import { Switch } from '../kit/Switch.tsx';
import { usePart } from '../kit/usePart.ts';
import { SETTING_WORDS as S, SHEETS } from '../words/sheets.ts';

const TABS = ['play', 'reading', 'picture', 'sound', 'hands'] as const;
type Tab = (typeof TABS)[number];
const TAB_ICONS: Readonly<Record<Tab, IconName>> = {
  play: 'hourglass',
  reading: 'eyeball',
  picture: 'candle-light',
  sound: 'sound-on',
  hands: 'hand',
};
const NOTICES: Readonly<Record<SettingsNotice['kind'], string>> = {
  notKept: S.notKept,
  fellBack: S.fellBack,
  unreadable: S.unreadable,
};

type Props = { readonly settings: SettingsStore; readonly onClose: () => void };

export function SettingsSheet({ settings, onClose }: Props) {
  const [tab, setTab] = useState<Tab>('play');
  const notice = usePart(settings.store, (state) => state.notice);
  return (
    <Dialog title={SHEETS.settings} className="settings" onClose={onClose}>
      <div className="settings__cols">
        <RadioGroup
          label={SHEETS.settings}
          className="tabs"
          itemClass="tabs__tab"
          items={TABS.map((value) => ({
            value,
            content: (
              <>
                <Icon name={TAB_ICONS[value]} /> {S.tabs[value]}
              </>
            ),
          }))}
          picked={tab}
          onPick={setTab}
        />
        <div className="settings__panel">
          <Panel tab={tab} settings={settings} />
          {notice !== undefined && (
            <p className="quiet" role="status">
              {NOTICES[notice.kind]}
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function Panel({ tab, settings }: { readonly tab: Tab; readonly settings: SettingsStore }) {
  const now = usePart(settings.store, (state) => state.settings);
  const choice = <K extends ChoiceField>(
    field: K,
    all: readonly Settings[K][],
    names: Readonly<Record<Settings[K], string>>,
    words: Words,
  ) => (
    <Option words={words}>
      <RadioGroup
        label={words[0]}
        className="seg"
        itemClass="seg__item"
        items={all.map((value) => ({ value, content: names[value] }))}
        picked={now[field]}
        onPick={(value) => settings.change({ [field]: value })}
      />
    </Option>
  );
  const toggle = (field: SwitchField, words: Words) => (
    <Option words={words}>
      <Switch
        label={words[0]}
        isOn={now[field]}
        onChange={(isOn) => settings.change({ [field]: isOn })}
        isLabelHidden
      />
    </Option>
  );
  const slider = (
    field: 'textSize' | 'volume',
    words: Words,
    range: { readonly min: number; readonly max: number; readonly step: number },
  ) => (
    <Option words={words}>
      <input
        type="range"
        className="slider"
        aria-label={words[0]}
        {...range}
        value={now[field]}
        onChange={({ target }) => settings.change({ [field]: Number(target.value) })}
      />
    </Option>
  );
  switch (tab) {
    case 'play':
      return (
        <>
          {choice('pacing', PACINGS, S.pacings, S.pacing)}
          {choice('guardPace', GUARD_PACES, S.guardPaces, S.guardPace)}
          {toggle('cameraHelp', S.cameraHelp)}
        </>
      );
    case 'reading':
      return (
        <>
          {slider('textSize', S.textSize, { min: TEXT_SIZES.smallest, max: TEXT_SIZES.largest, step: 0.05 })}
          {choice('letters', LETTERS, S.letterNames, S.letters)}
          {choice('contrast', CONTRASTS, S.contrasts, S.contrast)}
          {toggle('colourAids', S.colourAids)}
          {choice('reducedMotion', MOTION_CHOICES, S.motions, S.reducedMotion)}
          {toggle('saysEveryEvent', S.saysEveryEvent)}
        </>
      );
    case 'picture':
      return choice('quality', QUALITY_CHOICES, S.qualities, S.quality);
    case 'sound':
      return (
        <>
          {slider('volume', S.volume, { min: 0, max: 1, step: 0.05 })}
          {toggle('isMuted', S.isMuted)}
        </>
      );
    case 'hands':
      return (
        <>
          {toggle('isLeftHanded', S.isLeftHanded)}
          {toggle('shakesWithDevice', S.shakesWithDevice)}
          {toggle('hasLetterKeys', S.hasLetterKeys)}
        </>
      );
  }
}

type Words = readonly [name: string, note: string];
type ChoiceField = 'pacing' | 'guardPace' | 'letters' | 'contrast' | 'reducedMotion' | 'quality';
type SwitchField = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

function Option({ words: [name, note], children }: { readonly words: Words; readonly children: ReactNode }) {
  return (
    <div className="opt">
      <span>
        <b>{name}</b>
        <small>{note}</small>
      </span>
      {children}
    </div>
  );
}

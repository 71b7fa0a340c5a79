/** Puts what a person has set about reading onto the page, where the style sheets find it. */
import { useEffect } from 'react';
import type { Settings, SettingsStore } from '../../store/settings.ts';

export function useReaderSettings(settings: SettingsStore): void {
  useEffect(() => {
    const { store } = settings;
    const root = document.documentElement;
    applySettings(root, store.getState().settings);
    return store.subscribe((state) => applySettings(root, state.settings));
  }, [settings]);
}

const MOTION: Readonly<Record<Settings['reducedMotion'], string>> = { system: 'system', on: 'less', off: 'full' };

/** From here on a screen has room for less, as on a phone. */
export const LARGE_TEXT = 1.3;

export function applySettings(root: Pick<HTMLElement, 'dataset' | 'style'>, settings: Settings): void {
  root.dataset.hand = settings.isLeftHanded ? 'left' : 'right';
  root.dataset.letters = settings.letters;
  root.dataset.contrast = settings.contrast;
  root.dataset.motion = MOTION[settings.reducedMotion];
  root.dataset.aids = settings.colourAids ? 'on' : 'off';
  root.dataset.text = settings.textSize >= LARGE_TEXT ? 'large' : 'plain';
  root.style.setProperty('--text-scale', `${settings.textSize}`);
}

/** Which quality the table is drawn in: what the page or the settings say, else what the machine manages. */
import { useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createGovernor, type Governor } from '../scene/governor.ts';
import type { Quality } from '../scene/quality.ts';
import type { SettingsStore } from '../store/settings.ts';

export interface ChosenQuality {
  readonly quality: Quality;
  /** Undefined where somebody has chosen. */
  readonly governor: Governor | undefined;
  readonly onQuality: (quality: Quality) => void;
}

export function useQuality(asked: Quality | undefined, first: Quality, settings: SettingsStore): ChosenQuality {
  const choice = useStore(settings.store, (state) => state.settings.quality);
  const [measured, setMeasured] = useState(first);
  const fixed = asked ?? (choice === 'auto' ? undefined : choice);
  const governor = useMemo(() => (fixed === undefined ? createGovernor(first) : undefined), [fixed, first]);
  const onQuality = useCallback((quality: Quality) => setMeasured(quality), []);
  return { quality: fixed ?? measured, governor, onQuality };
}

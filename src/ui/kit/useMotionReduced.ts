/** Whether things should simply be there, as the player or the system asks. */
import { isMotionReduced, type SettingsStore } from '../../store/settings.ts';
import { usePart } from './usePart.ts';

export function useMotionReduced(settings: SettingsStore): boolean {
  return usePart(settings.store, (state) =>
    isMotionReduced(state.settings, {
      asksForLess: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    }),
  );
}

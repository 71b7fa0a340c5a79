/** Keys that look: 1 to 5 for the views, 0 for back to the seat. */
import { VIEW_NAMES, type ViewName } from '../layout/bounds.ts';

export type CameraKey = ViewName | 'reset';

export interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly repeat: boolean;
  readonly defaultPrevented: boolean;
}

export function cameraKey(press: KeyPress): CameraKey | undefined {
  const { key, altKey, ctrlKey, metaKey, repeat, defaultPrevented } = press;
  if (altKey || ctrlKey || metaKey || repeat || defaultPrevented) return undefined;
  return key === '0' ? 'reset' : /^[1-9]$/.test(key) ? VIEW_NAMES[Number(key) - 1] : undefined;
}

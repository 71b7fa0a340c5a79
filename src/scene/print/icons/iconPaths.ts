/** Written by scripts/icons.ts: every icon of the print as path data in a box of 512 by 512. */
import { ICONS_1 } from './paths/icons1.ts';
import { ICONS_2 } from './paths/icons2.ts';

export const ICON_PATHS: Readonly<Record<string, string>> = { ...ICONS_1, ...ICONS_2 };

/** The woodcut's silhouettes: icons as paths, ready to be placed. */
import type { Brand } from '../../../shared/brand.ts';
import { ICON_PATHS } from '../icons/iconPaths.ts';
import type { SceneIcon } from '../icons/sceneIcons.ts';
import { type Box, boxAround } from '../maths/strokes.ts';
import { type Placing, place } from './paths.ts';

/** An icon that content names; a test holds that each of them is in the extracted set. */
export type CardIcon = Brand<string, 'CardIcon'>;
export type IconName = SceneIcon | CardIcon;

export const cardIcon = (name: string): CardIcon => name as CardIcon;

export const hasIcon = (name: string): boolean => name in ICON_PATHS;

const known = new Map<string, Path2D>();

function iconPath(name: string): Path2D {
  const made = known.get(name);
  if (made) return made;
  const data = ICON_PATHS[name];
  if (data === undefined) throw new Error(`no icon ${name}`);
  const path = new Path2D(data);
  known.set(name, path);
  return path;
}

/** An icon of `size` units with its middle on (x, y). */
export const icon = (name: IconName, x: number, y: number, size: number, placing?: Placing): Path2D =>
  place(iconPath(name), x, y, size / 512, placing);

/** Room enough for the icon in any turn. */
export const iconBox = (x: number, y: number, size: number): Box => boxAround(x, y, size * 1.1);

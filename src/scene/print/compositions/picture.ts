/** What a composition is made of: figures from back to front, and meeples among them. */
import type { Kind } from '../../../engine/index.ts';
import { cardIcon, type IconName } from '../canvas/icons.ts';
import type { SceneIcon } from '../icons/sceneIcons.ts';
import type { Figure } from '../scenery/figures.ts';

/** A meeple in the picture; positions and height in shares of the window's width and height. */
export type Actor = {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly rot?: number;
  readonly flip?: boolean;
};

export type Picture = {
  readonly figures: readonly Figure[];
  readonly actors?: readonly Actor[];
  /** Where the moon or sun stands, as a share of the width. */
  readonly moon?: number;
  /** Actors stand behind the figures. */
  readonly isActorsBehind?: boolean;
};

type Options = Omit<Figure, 'icon' | 'x' | 'y' | 'size'>;

/** A figure whose icon the card itself names. */
export const own = (name: string, x: number, y: number, size: number, options: Options = {}): Figure => ({
  icon: cardIcon(name),
  x,
  y,
  size,
  ...options,
});

/** A figure from the stock of scenery. */
export const prop = (name: SceneIcon, x: number, y: number, size: number, options: Options = {}): Figure => ({
  icon: name as IconName,
  x,
  y,
  size,
  ...options,
});

export const actor = (kind: Kind, x: number, y: number, size: number, options: Partial<Actor> = {}): Actor => ({
  kind,
  x,
  y,
  size,
  ...options,
});

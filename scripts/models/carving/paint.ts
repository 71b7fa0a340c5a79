/** The carver's paint pots; where `tint` is above 0, the piece takes the colour of its district or seat. */

export type Paint = {
  readonly color: string;
  readonly tint?: number;
  /** The direction of the fibres. */
  readonly grain?: 'x' | 'y' | 'z';
};

export const PLASTER: Paint = { color: '#d8c69d' };
export const LIMESTONE: Paint = { color: '#cbbfa6' };
export const STONE: Paint = { color: '#a99d88' };
export const SLATE: Paint = { color: '#5b5a60' };
export const TIMBER: Paint = { color: '#6b4526' };
export const OAK: Paint = { color: '#9a6b3c' };
export const BARK: Paint = { color: '#5a3d26' };
export const DARK: Paint = { color: '#2a1a10' };
export const LEAVES: Paint = { color: '#5c7a35' };
export const NEEDLES: Paint = { color: '#3f6142' };
export const THATCH: Paint = { color: '#b48f45' };
export const BRASS: Paint = { color: '#d0982e' };
export const COPPER: Paint = { color: '#b3623a' };
export const IRON: Paint = { color: '#3d3f47' };
export const EMBER: Paint = { color: '#e2702a' };
export const PARCHMENT: Paint = { color: '#e6d7ae' };
export const GLASS: Paint = { color: '#4d7f95' };
export const BRICK: Paint = { color: '#94543a' };
export const WALNUT: Paint = { color: '#5a3a22' };
export const RED: Paint = { color: '#a5342a' };

/** The Crown's own, where no district's colour may stand. */
export const ROWAN: Paint = { color: '#a5402c' };

/** Fully the colour of the district or seat. */
export const TINTED: Paint = { color: '#ffffff', tint: 1 };

export const along = (paint: Paint, grain: 'x' | 'y' | 'z'): Paint => ({ ...paint, grain });
export const tinged = (paint: Paint, tint: number): Paint => ({ ...paint, tint });

/** How much the picture may cost. */

/** From cheap to dear. */
export const QUALITIES = ['low', 'medium', 'high'] as const;
export type Quality = (typeof QUALITIES)[number];

export type QualitySettings = {
  readonly pixelRatio: number | [min: number, max: number];
  readonly shadowMapSize: number | undefined;
  /** The last pass over the whole picture: grade, vignette, grain. */
  readonly hasFinish: boolean;
  readonly hasDepthOfField: boolean;
  readonly hasClearcoat: boolean;
  readonly anisotropy: number;
  /** Pixels of a board's picture for each pixel of its print. */
  readonly boardTexels: number;
};

export const QUALITY_SETTINGS: Readonly<Record<Quality, QualitySettings>> = {
  low: {
    pixelRatio: 0.5,
    shadowMapSize: undefined,
    hasFinish: false,
    hasDepthOfField: false,
    hasClearcoat: false,
    anisotropy: 2,
    boardTexels: 0.5,
  },
  medium: {
    pixelRatio: [1, 1.25],
    shadowMapSize: 1024,
    hasFinish: true,
    hasDepthOfField: false,
    hasClearcoat: false,
    anisotropy: 4,
    boardTexels: 1,
  },
  high: {
    pixelRatio: [1, 2],
    shadowMapSize: 2048,
    hasFinish: true,
    hasDepthOfField: true,
    hasClearcoat: true,
    anisotropy: 8,
    boardTexels: 1,
  },
};

/** Half the pixels are for machines that draw without a graphics card; any card manages nearly all of them. */
const lowOnHardware: QualitySettings = { ...QUALITY_SETTINGS.low, pixelRatio: [0.75, 1] };

export function settingsFor(quality: Quality, { hasGraphicsCard }: { hasGraphicsCard: boolean }): QualitySettings {
  return quality === 'low' && hasGraphicsCard ? lowOnHardware : QUALITY_SETTINGS[quality];
}

/** Settings with different keys need a drawing context of their own: only there can smooth edges be had without the finish. */
export const contextKey = ({ hasFinish }: QualitySettings): string => (hasFinish ? 'finished' : 'plain');

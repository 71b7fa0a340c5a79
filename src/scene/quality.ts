/** How much the picture may cost. */
export const QUALITIES = ['low', 'high'] as const;
export type Quality = (typeof QUALITIES)[number];

export type QualitySettings = {
  readonly pixelRatio: number | [min: number, max: number];
  readonly shadowMapSize: number | undefined;
  readonly hasFinish: boolean;
  readonly hasClearcoat: boolean;
  readonly anisotropy: number;
};

export const QUALITY_SETTINGS: Readonly<Record<Quality, QualitySettings>> = {
  low: { pixelRatio: 0.5, shadowMapSize: undefined, hasFinish: false, hasClearcoat: false, anisotropy: 2 },
  high: { pixelRatio: [1, 2], shadowMapSize: 2048, hasFinish: true, hasClearcoat: true, anisotropy: 8 },
};

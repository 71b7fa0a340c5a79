/** The light of the room as plain numbers. */
export type Vector = readonly [x: number, y: number, z: number];

export type Mood = {
  readonly key: { readonly color: string; readonly intensity: number; readonly position: Vector };
  readonly rim: { readonly color: string; readonly intensity: number; readonly position: Vector };
  readonly fill: { readonly color: string; readonly intensity: number };
  readonly candle: { readonly color: string; readonly intensity: number };
  readonly environment: {
    readonly intensity: number;
    readonly warm: { readonly color: string; readonly intensity: number };
    readonly cool: { readonly color: string; readonly intensity: number };
    readonly room: string;
  };
  readonly night: string;
  readonly exposure: number;
  readonly vignette: number;
  readonly saturation: number;
};

export const DUSK: Mood = {
  key: { color: '#ffcf9a', intensity: 660, position: [-15, 16, 4.5] },
  rim: { color: '#7f9fe0', intensity: 0.95, position: [16, 12, -18] },
  fill: { color: '#ffcf9a', intensity: 0.1 },
  candle: { color: '#ff9a45', intensity: 60 },
  environment: {
    intensity: 0.75,
    warm: { color: '#ffb070', intensity: 7 },
    cool: { color: '#6f93e0', intensity: 5 },
    room: '#2a1a10',
  },
  night: '#1a100a',
  exposure: 1,
  vignette: 0.48,
  saturation: 1.04,
};

/** A sound as data: layers of struck bodies, noise, tones and drones, with their times and levels. */

/** One way in which a body rings. */
export interface Mode {
  readonly hertz: number;
  readonly gain: number;
  readonly decayMs: number;
}

export interface Strike {
  readonly type: 'strike';
  readonly atMs: number;
  readonly modes: readonly Mode[];
  /** How long the blow touches: short is hard and bright. */
  readonly contactMs: number;
  readonly gain: number;
}

export interface Noise {
  readonly type: 'noise';
  readonly atMs: number;
  readonly attackMs: number;
  readonly decayMs: number;
  /** The middle of the band as it moves. */
  readonly fromHertz: number;
  readonly toHertz: number;
  readonly quality: number;
  readonly gain: number;
}

/** Pure tones, each fading in its own time. */
export interface Tones {
  readonly type: 'tones';
  readonly atMs: number;
  readonly attackMs: number;
  readonly partials: readonly Mode[];
  /** Semitones by which all of them slide while they sound. */
  readonly bend: number;
  readonly gain: number;
}

/** Detuned saws behind a closing and opening door. */
export interface Drone {
  readonly type: 'drone';
  readonly atMs: number;
  readonly attackMs: number;
  readonly holdMs: number;
  readonly releaseMs: number;
  readonly hertz: readonly number[];
  readonly detuneCents: number;
  readonly closedHertz: number;
  readonly openHertz: number;
  readonly gain: number;
}

export type Layer = Strike | Noise | Tones | Drone;

/** `hand`: what fingers and physics do; `story`: what happens; `moment`: what everything else makes way for. */
export const BUSES = ['hand', 'story', 'moment'] as const;
export type Bus = (typeof BUSES)[number];

export interface Sound {
  readonly bus: Bus;
  readonly layers: readonly Layer[];
}

export function layerMs(layer: Layer): number {
  switch (layer.type) {
    case 'strike':
      return layer.atMs + layer.modes.reduce((longest, { decayMs }) => Math.max(longest, decayMs), 0);
    case 'noise':
      return layer.atMs + layer.attackMs + layer.decayMs;
    case 'tones':
      return (
        layer.atMs + layer.attackMs + layer.partials.reduce((longest, { decayMs }) => Math.max(longest, decayMs), 0)
      );
    case 'drone':
      return layer.atMs + layer.attackMs + layer.holdMs + layer.releaseMs;
  }
}

export const soundMs = ({ layers }: Sound): number =>
  layers.reduce((longest, layer) => Math.max(longest, layerMs(layer)), 0);

/** All layers later by this much. */
export const later = (layers: readonly Layer[], byMs: number): Layer[] =>
  layers.map((layer) => ({ ...layer, atMs: layer.atMs + byMs }));

export const softer = (layers: readonly Layer[], factor: number): Layer[] =>
  layers.map((layer) => ({ ...layer, gain: layer.gain * factor }));

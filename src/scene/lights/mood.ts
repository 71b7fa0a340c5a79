/** The light of the room as plain numbers, and which light belongs to which stage of the game. */
import { type Mood as MoodName, moodOf } from '../../director/mood.ts';
import type { GameState } from '../../engine/index.ts';

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
  /** How strongly hearth and window glow behind the table; 1 is as painted. */
  readonly backdrop: { readonly hearth: number; readonly window: number };
  readonly night: string;
  readonly exposure: number;
  readonly vignette: number;
  /** Red, green and blue of the finished picture are multiplied by these. */
  readonly grade: Vector;
  readonly saturation: number;
  /** Which share of all sparks is in the air. */
  readonly embers: number;
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
  backdrop: { hearth: 1, window: 1 },
  night: '#1a100a',
  exposure: 1,
  vignette: 0.48,
  grade: [1, 1, 1],
  saturation: 1.04,
  embers: 0.16,
};

export const COUNCIL_1: Mood = {
  key: { color: '#ffbd8a', intensity: 560, position: [-15.5, 14, 4.5] },
  rim: { color: '#a06fb8', intensity: 0.85, position: [16, 12, -18] },
  fill: { color: '#ffc8a8', intensity: 0.085 },
  candle: { color: '#ff7a30', intensity: 62 },
  environment: {
    intensity: 0.62,
    warm: { color: '#ff9a60', intensity: 6 },
    cool: { color: '#8a6cc0', intensity: 4.2 },
    room: '#2a1410',
  },
  backdrop: { hearth: 0.9, window: 0.9 },
  night: '#170a08',
  exposure: 0.93,
  vignette: 0.6,
  grade: [1.03, 0.97, 0.94],
  saturation: 1.03,
  embers: 0.4,
};

/** The key stays this pale: redder, and every meeple would be red. */
export const COUNCIL_2: Mood = {
  key: { color: '#ffb48e', intensity: 620, position: [-16, 12, 4.5] },
  rim: { color: '#ff3826', intensity: 1, position: [16, 10, -18] },
  fill: { color: '#ecc6ba', intensity: 0.13 },
  candle: { color: '#ff5a22', intensity: 64 },
  environment: {
    intensity: 0.56,
    warm: { color: '#ff8a58', intensity: 5 },
    cool: { color: '#d04450', intensity: 4.6 },
    room: '#300c0a',
  },
  backdrop: { hearth: 0.8, window: 0.9 },
  night: '#140505',
  exposure: 0.93,
  vignette: 0.66,
  grade: [1.03, 0.97, 0.95],
  saturation: 1,
  embers: 0.75,
};

/** From the window, so that shadows run towards the player. */
export const STORM: Mood = {
  key: { color: '#a9c4ff', intensity: 960, position: [12, 19, -9] },
  rim: { color: '#ff7a35', intensity: 0.75, position: [-18, 7, 6] },
  fill: { color: '#a8b8dc', intensity: 0.13 },
  candle: { color: '#ff8433', intensity: 130 },
  environment: {
    intensity: 0.4,
    warm: { color: '#ff7a30', intensity: 3.2 },
    cool: { color: '#86aaff', intensity: 10 },
    room: '#141c30',
  },
  backdrop: { hearth: 0.5, window: 1.65 },
  night: '#070a12',
  exposure: 0.92,
  vignette: 0.8,
  grade: [0.95, 0.99, 1.06],
  saturation: 1,
  embers: 1,
};

export const ROOM_MOODS: Readonly<Record<MoodName, Mood>> = {
  dusk: DUSK,
  council1: COUNCIL_1,
  council2: COUNCIL_2,
  storm: STORM,
};

/** W3, W4, E1: darker and redder with each arrival, storm for the final turns. */
export function moodFor({ arrived, final }: Pick<GameState, 'arrived' | 'final'>): Mood {
  return final === undefined ? ROOM_MOODS[moodOf({ arrived })] : STORM;
}

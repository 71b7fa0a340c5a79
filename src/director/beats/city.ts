/** Beats of the city's buildings: tiles land and rise, Locations work, hills change hands, towers lose a storey. */
import { beat } from '../beat.ts';
import type { BeatTable } from './beatTable.ts';

export const CITY_BEATS = {
  /** The tile lands in the first part of the way, the diorama rises in the rest. */
  locationBuilt: ({ location, slot, stock }) =>
    beat('rise', 1100, {
      cue: 'hammer',
      cueAtMs: 400,
      caption: 'line',
      focus: [`slot:${slot}`, `diorama:${location}`],
      emphasis: { kind: 'knock', on: [`location:${location}`, `diorama:${location}`], strength: 1 },
      motion: { arcHeight: 2.4, ease: 'drop', pieces: 1 + stock.length, staggerMs: 80 },
      holdsMs: 300,
    }),
  locationActivated: ({ location }) =>
    beat('still', 350, {
      cue: 'activate',
      caption: 'line',
      focus: [`location:${location}`],
      emphasis: { kind: 'glow', on: [`location:${location}`, `diorama:${location}`], strength: 0.8 },
    }),
  hillTaken: ({ location, meeples }) =>
    beat('hop', 450, {
      cue: 'flag',
      caption: 'line',
      focus: [`location:${location}`],
      emphasis: { kind: 'flash', on: [`location:${location}`], strength: 0.7 },
      motion: { arcHeight: 0.4, pieces: meeples.length, staggerMs: 60 },
      holdsMs: 200,
    }),
  hillLost: ({ location }) =>
    beat('still', 350, {
      cue: 'sigh',
      caption: 'line',
      focus: [`location:${location}`],
      emphasis: { kind: 'shake', on: [`location:${location}`], strength: 0.5 },
      holdsMs: 150,
    }),
  hillPaid: ({ location, seat }) =>
    beat('still', 350, {
      cue: 'flag',
      caption: 'line',
      focus: [`location:${location}`, `board:${seat}`],
      emphasis: { kind: 'glow', on: [`location:${location}`], strength: 0.8 },
      holdsMs: 150,
    }),
  roomCompleted: ({ room, district }) =>
    beat('collapse', 900, {
      cue: 'crumble',
      caption: 'line',
      focus: [`tower:${district}`, `room:${room}`],
      emphasis: { kind: 'shake', on: [`tower:${district}`], strength: 0.6 },
      motion: { arcHeight: 2, ease: 'drop' },
      holdsMs: 200,
    }),
  roomRevealed: ({ district, room }) =>
    beat('flip', 450, {
      cue: 'cardFlip',
      focus: [`tower:${district}`, `room:${room}`],
      motion: { arcHeight: 0.6, ease: 'out' },
      holdsMs: 150,
    }),
  tileRevealed: ({ location }) =>
    beat('deal', 380, {
      cue: 'cardDeal',
      focus: ['market', `location:${location}`],
      motion: { arcHeight: 0.8, ease: 'out', staggerMs: 120 },
      overlapsMs: 120,
    }),
  heroLevelledUp: ({ seat, hero }) =>
    beat('flip', 700, {
      cue: 'levelUp',
      caption: 'line',
      focus: [`hero:${seat}:${hero}`],
      emphasis: { kind: 'flash', on: [`hero:${seat}:${hero}`], strength: 1 },
      motion: { arcHeight: 1.2 },
      holdsMs: 250,
    }),
} satisfies Partial<BeatTable>;

/** Beats of a turn's course: it begins, phases open, decisions are made, it ends. */
import { beat } from '../beat.ts';
import { moodOf } from '../mood.ts';
import type { BeatTable } from './beatTable.ts';

export const TURN_BEATS = {
  matchStarted: (_, { after }) =>
    beat('still', 300, { cue: 'bell', caption: 'banner', focus: ['table'], mood: moodOf(after), holdsMs: 900 }),
  turnStarted: ({ seat, finalTurn }, { after }) =>
    beat('still', 200, {
      cue: finalTurn ? 'finalHorn' : 'bell',
      caption: 'banner',
      focus: [`board:${seat}`],
      mood: moodOf(after),
      holdsMs: finalTurn ? 1000 : 500,
    }),
  phaseStarted: ({ phase }) =>
    beat('still', 80, { cue: 'page', caption: 'line', focus: phase === 'development' ? ['capitol'] : ['table'] }),
  assignmentConfirmed: ({ places }) =>
    places.length === 0
      ? beat('still', 80)
      : beat('still', 250, {
          cue: 'stamp',
          emphasis: { kind: 'stamp', on: places, strength: 0.6 },
          motion: { pieces: places.length, staggerMs: 60 },
        }),
  choiceMade: () => beat('still', 0),
  turnEnded: () => beat('still', 0, { focus: ['table'], holdsMs: 200 }),
} satisfies Partial<BeatTable>;

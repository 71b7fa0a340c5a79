/** Beats of the scoring at the end: each Quest turned up and judged, sets counted, the winner named. */
import { beat } from '../beat.ts';
import type { BeatTable } from './beatTable.ts';

export const END_BEATS = {
  endQuestScored: ({ who, quest, completed }) =>
    beat('flip', 700, {
      cue: 'verdict',
      caption: 'line',
      focus: [`quest:${quest}`, `board:${who}`],
      emphasis: { kind: completed ? 'flash' : 'dim', on: [`quest:${quest}`], strength: 0.9 },
      motion: { arcHeight: 1.5 },
      holdsMs: 600,
    }),
  endRoomTurned: ({ room }) =>
    beat('flip', 700, {
      cue: 'cardFlip',
      caption: 'line',
      focus: [`room:${room}`, 'board:guard'],
      emphasis: { kind: 'flash', on: [`room:${room}`], strength: 0.7 },
      motion: { arcHeight: 1.2 },
      holdsMs: 500,
    }),
  roomSetScored: ({ who }) =>
    beat('still', 450, {
      cue: 'verdict',
      caption: 'line',
      focus: [`board:${who}`],
      emphasis: { kind: 'glow', on: [`board:${who}`], strength: 0.7 },
      holdsMs: 600,
    }),
  matchEnded: () => beat('still', 800, { cue: 'triumph', caption: 'moment', focus: ['table'], holdsMs: 1000 }),
} satisfies Partial<BeatTable>;

/** Beats of Quests, the Monster deck and the Dark Council's arrival. */
import { beat } from '../beat.ts';
import { moodOf } from '../mood.ts';
import type { BeatTable } from './beatTable.ts';

export const CARD_BEATS = {
  questsDrawn: ({ seat, n }) =>
    beat('deal', 480, {
      cue: 'cardDeal',
      caption: 'line',
      focus: ['questDeck', `hand:${seat}`],
      motion: { arcHeight: 1, ease: 'out', pieces: n, staggerMs: 160 },
    }),
  questDiscarded: () =>
    beat('slide', 420, { cue: 'cardSlide', focus: ['questDeck'], motion: { arcHeight: 0.6, ease: 'out' } }),
  questCompleted: ({ seat, quest }) =>
    beat('flip', 850, {
      cue: 'quest',
      caption: 'banner',
      focus: [`quest:${quest}`, `board:${seat}`],
      emphasis: { kind: 'flash', on: [`quest:${quest}`], strength: 1 },
      motion: { arcHeight: 2, ease: 'inOut' },
      holdsMs: 500,
    }),
  questDeclined: () => beat('still', 0),
  questDeckReshuffled: () =>
    beat('flip', 700, {
      cue: 'shuffle',
      caption: 'line',
      focus: ['questDeck'],
      emphasis: { kind: 'shake', on: ['questDeck'], strength: 0.4 },
    }),
  monsterSlid: ({ district, monster }) =>
    beat('slide', 380, {
      cue: 'cardSlide',
      focus: [`district:${district}`, `monster:${monster}`],
      motion: { staggerMs: 80, ease: 'inOut' },
      overlapsMs: 80,
    }),
  monsterDrawn: ({ monster }) =>
    beat('flip', 500, {
      cue: 'cardFlip',
      caption: 'line',
      focus: ['monsterDeck', `monster:${monster}`],
      emphasis: { kind: 'shake', on: [`monster:${monster}`], strength: 0.4 },
      motion: { arcHeight: 0.8 },
      holdsMs: 150,
    }),
  monsterRevealed: ({ monster, district, overflow }) =>
    beat('deal', 650, {
      cue: 'roar',
      caption: 'line',
      focus: [`monster:${monster}`, `district:${district}`],
      emphasis: { kind: 'knock', on: [`monster:${monster}`], strength: 0.6 },
      motion: { arcHeight: 1.6, ease: 'drop' },
      holdsMs: overflow ? 350 : 100,
    }),
  /** W3: a moment of 1.8 s; the room darkens with it. */
  councilArrived: (_, { after }) =>
    beat('flip', 1000, {
      cue: 'council',
      caption: 'moment',
      focus: ['council', 'table'],
      mood: moodOf(after),
      emphasis: { kind: 'shake', on: ['table'], strength: 0.5 },
      motion: { arcHeight: 3, ease: 'inOut' },
      holdsMs: 800,
    }),
  finalTurnsSet: (_, { after }) =>
    beat('still', 600, {
      cue: 'finalHorn',
      caption: 'banner',
      focus: ['council', 'table'],
      mood: moodOf(after),
      emphasis: { kind: 'flash', on: ['table'], strength: 1 },
      holdsMs: 1200,
    }),
} satisfies Partial<BeatTable>;

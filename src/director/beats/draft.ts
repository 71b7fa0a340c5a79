/** Beats of the draft: short, for the hand has done most of it already. */
import { beat } from '../beat.ts';
import type { BeatTable } from './beatTable.ts';

export const DRAFT_BEATS = {
  meeplePlaced: ({ from, to }) => {
    const called = from === 'lodgings';
    return beat('hop', called ? 320 : 160, {
      cue: 'knock',
      cueAtMs: called ? 260 : 130,
      emphasis: { kind: 'knock', on: [to], strength: 0.4 },
      motion: { arcHeight: called ? 1 : 0.35, ease: 'drop' },
    });
  },
  meepleTakenBack: ({ to }) =>
    beat('hop', 220, { cue: 'slide', motion: { arcHeight: to === 'lodgings' ? 1 : 0.5, ease: 'out' } }),
  standInNamed: ({ meeple }) =>
    beat('still', 200, {
      cue: 'boost',
      caption: 'line',
      emphasis: { kind: 'glow', on: [`meeple:${meeple}`], strength: 0.7 },
    }),
  bonusUnitChosen: ({ location, meeple }) =>
    beat('still', 250, {
      cue: 'boost',
      emphasis: { kind: 'glow', on: [`meeple:${meeple}`, `location:${location}`], strength: 0.7 },
    }),
  heroPowerUsed: ({ seat, hero }) =>
    beat('still', 400, {
      cue: 'power',
      caption: 'line',
      focus: [`hero:${seat}:${hero}`],
      emphasis: { kind: 'flash', on: [`hero:${seat}:${hero}`], strength: 0.7 },
      holdsMs: 150,
    }),
} satisfies Partial<BeatTable>;

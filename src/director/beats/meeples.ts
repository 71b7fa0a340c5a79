/** Beats of meeples between supply, bag, Tavern, Lodgings and places. */
import { countDraw, isUnit } from '../../engine/index.ts';
import { beat } from '../beat.ts';
import { spotFocus } from '../focus.ts';
import type { BeatTable } from './beatTable.ts';

/** Long enough to see that the bag is meant and to take it; left alone, the meeples come by themselves. */
const SHAKE_AND_PULL_MS = 9_000;

export const MEEPLE_BEATS = {
  meeplesGained: ({ seat, meeples, from, to }) => {
    const focus = [spotFocus(from, seat), spotFocus(to, seat)];
    const pieces = meeples.length;
    if (meeples.some(isUnit)) {
      return beat('fly', 480, {
        cue: 'knock',
        cueAtMs: 390,
        caption: 'line',
        focus,
        motion: { arcHeight: 1.5, ease: 'drop', pieces, staggerMs: 90 },
        overlapsMs: 80,
      });
    }
    return beat('seep', 900, {
      cue: 'seep',
      caption: 'line',
      focus,
      emphasis: { kind: 'dim', on: [spotFocus(to, seat)], strength: 0.6 },
      motion: { arcHeight: 1.9, pieces, staggerMs: 140 },
      holdsMs: 150,
    });
  },
  gainLost: () =>
    beat('still', 300, {
      cue: 'sigh',
      caption: 'line',
      focus: ['supply'],
      emphasis: { kind: 'dim', on: ['supply'], strength: 0.5 },
      holdsMs: 300,
    }),
  meeplesReturned: ({ seat, meeples, from }) =>
    beat('fly', 480, {
      cue: 'clatter',
      focus: [spotFocus(from, seat), 'supply'],
      motion: { arcHeight: 1.4, pieces: meeples.length, staggerMs: 80 },
      overlapsMs: 80,
    }),
  meeplesLodged: ({ seat, meeples, from }) =>
    beat('slide', 450, {
      cue: 'clatter',
      focus: [spotFocus(from, seat), `lodgings:${seat}`],
      motion: { arcHeight: 0.7, pieces: meeples.length, staggerMs: 45 },
      overlapsMs: 150,
    }),
  meeplesBagged: ({ seat, meeples, from }) =>
    beat('dropIntoBag', 480, {
      cue: 'bagDrop',
      focus: [spotFocus(from, seat), `bag:${seat}`],
      motion: { arcHeight: 2, ease: 'in', pieces: meeples.length, staggerMs: 90 },
    }),
  meeplesDrawn: ({ seat, meeples, cause, wanted }, { before }) =>
    beat('drawFromBag', 700, {
      cue: 'bagDraw',
      caption: 'line',
      focus: [`bag:${seat}`, `tavern:${seat}`],
      motion: { arcHeight: 1.6, ease: 'drop', pieces: meeples.length, staggerMs: 140 },
      // W6: what follows a refill belongs to the pull that emptied the bag.
      invitesMs:
        cause.by === 'rule' && cause.id === 'W5' && wanted >= countDraw(before) + before.turn.extraDraw
          ? SHAKE_AND_PULL_MS
          : 0,
      holdsMs: 150,
    }),
  bagRefilled: ({ seat, meeples }) =>
    beat('pour', 800, {
      cue: 'pour',
      caption: 'line',
      focus: [`lodgings:${seat}`, `bag:${seat}`],
      motion: { arcHeight: 2.2, ease: 'in', pieces: meeples.length, staggerMs: 30 },
      holdsMs: 150,
    }),
  drawIncreased: ({ seat }) =>
    beat('still', 300, {
      cue: 'boost',
      caption: 'line',
      focus: [`bag:${seat}`],
      emphasis: { kind: 'glow', on: [`bag:${seat}`], strength: 0.6 },
      holdsMs: 100,
    }),
  unitCameBack: ({ seat, meeple }) =>
    beat('hop', 480, {
      cue: 'knock',
      cueAtMs: 390,
      caption: 'line',
      focus: [`meeple:${meeple}`, `tavern:${seat}`],
      motion: { arcHeight: 1.2, ease: 'drop', staggerMs: 100 },
    }),
} satisfies Partial<BeatTable>;

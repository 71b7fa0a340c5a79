/** Beats of fights and of what they bring: the blow, the trophy, boosts, VP. */
import { beat } from '../beat.ts';
import { type FocusName, meepleNames } from '../focus.ts';
import type { BeatTable } from './beatTable.ts';

/** A marker takes a step for each VP, but nobody waits for a long walk. */
const STEP_MS = 120;
const SHORTEST_WALK_MS = 280;
const LONGEST_WALK_MS = 1100;

/** A blow that leaves no doubt looks harder than a narrow one. */
const force = (combatValue: number, strength: number): number => Math.min(1, 0.5 + (combatValue - strength) / 10);

export const FIGHT_BEATS = {
  monsterDefeated: ({ monster, meeples, combatValue, strength }) => {
    const foe: FocusName = `monster:${monster}`;
    return beat('still', 550, {
      cue: 'strike',
      caption: 'line',
      focus: [foe, ...meepleNames(meeples)],
      emphasis: { kind: 'strike', on: [foe], strength: force(combatValue, strength) },
      holdsMs: 200,
    });
  },
  monsterTaken: ({ seat, monster }) =>
    beat('fly', 750, {
      cue: 'trophy',
      cueAtMs: 350,
      focus: [`monster:${monster}`, `pile:${seat}`],
      motion: { arcHeight: 3, ease: 'inOut', staggerMs: 180 },
      overlapsMs: 200,
    }),
  councilFought: ({ council, meeples }) =>
    beat('still', 800, {
      cue: 'roar',
      caption: 'banner',
      focus: [`council:${council}`, ...meepleNames(meeples)],
      emphasis: { kind: 'strike', on: [`council:${council}`], strength: 1 },
      holdsMs: 500,
    }),
  tokenEarned: ({ council, token }) =>
    beat('still', 450, {
      cue: 'token',
      caption: 'line',
      focus: [`council:${council}`, `token:${token}`],
      emphasis: { kind: 'flash', on: [`token:${token}`], strength: 0.8 },
      holdsMs: 150,
    }),
  boostGained: ({ seat }) =>
    beat('slide', 450, {
      cue: 'boost',
      caption: 'line',
      focus: [`board:${seat}`],
      motion: { arcHeight: 0.3, staggerMs: 120 },
      holdsMs: 100,
    }),
  vpChanged: ({ who, n }) =>
    beat('walk', Math.min(LONGEST_WALK_MS, Math.max(SHORTEST_WALK_MS, STEP_MS * Math.abs(n))), {
      cue: n < 0 ? 'scoreLost' : 'score',
      focus: [`score:${who}`],
      motion: { arcHeight: 0.35, ease: 'linear' },
      overlapsMs: 60,
    }),
} satisfies Partial<BeatTable>;

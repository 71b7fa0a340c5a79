/** Beats of the Royal Guard: slower than a player's, so that each decision and its reason can be read. */
import { DISTRICTS } from '../../engine/index.ts';
import { type Beat, beat } from '../beat.ts';
import { type FocusName, meepleNames } from '../focus.ts';
import type { BeatTable } from './beatTable.ts';

const READING_MS = 1100;
/** Long enough to see what is in question before anything happens to it. */
const POINTING_MS = 800;
/** Each spot the meeple passes over is one more thing to see. */
const PASSED_SPOT_MS = 150;

/** Orders in four districts, the Prey, the sword. */
const LAID_OUT = 6;

/** Each has its own moment: what comes of the Guard is to be seen piece by piece, however many there are. */
const ONE_BY_ONE_MS = 520;
const oneByOne = (whole: Beat): Beat => ({ ...whole, motion: { ...whole.motion, staggerMs: ONE_BY_ONE_MS } });

export const GUARD_BEATS = {
  guardArrived: () =>
    oneByOne(
      beat('deal', 850, {
        cue: 'drum',
        caption: 'line',
        focus: ['board:guard', ...DISTRICTS.map((district): FocusName => `district:${district}`)],
        motion: { leadMs: POINTING_MS, arcHeight: 2.5, ease: 'inOut', pieces: LAID_OUT },
        holdsMs: READING_MS * 1.5,
      }),
    ),
  guardBagFilled: ({ meeples }) =>
    beat('dropIntoBag', 700, {
      cue: 'bagDrop',
      caption: 'line',
      focus: ['supply', 'bag:guard', 'board:guard'],
      motion: { arcHeight: 2.5, ease: 'in', pieces: meeples.length, staggerMs: 90 },
      holdsMs: READING_MS / 2,
    }),
  helpHired: ({ seat, hero }) =>
    beat('dropIntoBag', 900, {
      cue: 'levelUp',
      caption: 'line',
      focus: [`hero:${seat}:${hero}`, `bag:${seat}`],
      emphasis: { kind: 'flash', on: [`hero:${seat}:${hero}`], strength: 1 },
      motion: { arcHeight: 2, ease: 'inOut' },
      holdsMs: READING_MS,
    }),
  guardTurnStarted: ({ favored }) =>
    beat('still', 300, {
      cue: 'drum',
      caption: 'banner',
      focus: ['sword', `district:${favored}`, 'board:guard'],
      holdsMs: 600,
    }),
  guardMeeplesDrawn: ({ meeples }) =>
    oneByOne(
      beat('drawFromBag', 700, {
        cue: 'bagDraw',
        caption: 'line',
        focus: ['bag:guard', 'board:guard'],
        motion: { arcHeight: 1.6, ease: 'drop', pieces: meeples.length },
        holdsMs: 400,
      }),
    ),
  guardMeepleDeployed: ({ meeple, spot, passed }) => {
    const at: FocusName = `guardSpot:${spot}`;
    const leadMs = PASSED_SPOT_MS * passed.length;
    return beat('hop', 650, {
      cue: 'knock',
      cueAtMs: leadMs + 530,
      caption: 'reason',
      focus: [`meeple:${meeple}`, at],
      emphasis: { kind: 'knock', on: [at], strength: 0.6 },
      motion: { leadMs, arcHeight: 1.2, ease: 'drop' },
      holdsMs: READING_MS,
    });
  },
  guardOrderPerformed: ({ order, district }) =>
    beat('still', 400, {
      cue: 'drum',
      caption: 'reason',
      focus: [`order:${order}`, `district:${district}`],
      emphasis: { kind: 'glow', on: [`order:${order}`], strength: 0.9 },
      holdsMs: READING_MS,
    }),
  guardMonsterDefeated: ({ monster, district }) =>
    beat('fly', 950, {
      cue: 'strike',
      caption: 'reason',
      focus: [`monster:${monster}`, `district:${district}`],
      emphasis: { kind: 'strike', on: [`monster:${monster}`], strength: 0.8 },
      motion: { leadMs: POINTING_MS, arcHeight: 3 },
      holdsMs: READING_MS,
    }),
  guardRoomTaken: ({ room, district }) =>
    beat('collapse', 900, {
      cue: 'crumble',
      caption: 'reason',
      focus: [`tower:${district}`, `room:${room}`],
      emphasis: { kind: 'shake', on: [`tower:${district}`], strength: 0.6 },
      motion: { leadMs: POINTING_MS, arcHeight: 2, ease: 'drop' },
      holdsMs: READING_MS,
    }),
  guardTributeTaken: ({ district }) =>
    beat('still', 400, {
      cue: 'score',
      caption: 'reason',
      focus: [`district:${district}`],
      emphasis: { kind: 'glow', on: [`district:${district}`], strength: 0.7 },
      holdsMs: READING_MS,
    }),
  guardUnitGained: ({ meeples }) =>
    beat('dropIntoBag', 650, {
      cue: 'bagDrop',
      caption: 'reason',
      focus: ['supply', 'bag:guard'],
      motion: { arcHeight: 2, ease: 'in', pieces: meeples.length, staggerMs: 120 },
      holdsMs: READING_MS,
    }),
  guardQuestKept: () =>
    beat('deal', 500, {
      cue: 'cardDeal',
      caption: 'reason',
      focus: ['questDeck', 'hand:guard'],
      motion: { arcHeight: 1, ease: 'out' },
      holdsMs: READING_MS / 2,
    }),
  guardQuestScored: ({ quest }) =>
    beat('flip', 700, {
      cue: 'cardFlip',
      caption: 'reason',
      focus: [`quest:${quest}`, 'questDeck'],
      emphasis: { kind: 'glow', on: [`quest:${quest}`], strength: 0.7 },
      motion: { arcHeight: 1.5 },
      holdsMs: READING_MS,
    }),
  guardFellBack: () =>
    beat('still', 200, {
      cue: 'sigh',
      caption: 'reason',
      focus: ['board:guard'],
      emphasis: { kind: 'dim', on: ['board:guard'], strength: 0.4 },
      holdsMs: READING_MS,
    }),
  guardFoundNothing: () =>
    beat('still', 200, {
      cue: 'sigh',
      caption: 'reason',
      focus: ['board:guard'],
      emphasis: { kind: 'dim', on: ['board:guard'], strength: 0.6 },
      holdsMs: READING_MS,
    }),
  guardBoardReturned: ({ meeples }) =>
    beat('pour', 800, {
      cue: 'pour',
      caption: 'reason',
      focus: ['board:guard', 'bag:guard', ...meepleNames(meeples)],
      motion: { arcHeight: 2, ease: 'in', pieces: meeples.length, staggerMs: 40 },
      holdsMs: READING_MS / 2,
    }),
  swordTurned: ({ from, to }) =>
    beat('turn', 900, {
      cue: 'blade',
      caption: 'reason',
      focus: ['sword', `district:${from}`, `district:${to}`],
      motion: { ease: 'inOut' },
      holdsMs: READING_MS / 2,
    }),
  guardTurnEnded: () => beat('still', 0, { caption: 'line', focus: ['table'], holdsMs: 400 }),
} satisfies Partial<BeatTable>;

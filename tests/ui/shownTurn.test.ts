/** The strip shows no more of the Guard's turn than the table does. */
import { describe, expect, it } from 'vitest';
import { createDirector, type Director } from '../../src/director/director.ts';
import { createNullStage } from '../../src/director/nullStage.ts';
import type { Match } from '../../src/store/match.ts';
import { shownTurn } from '../../src/ui/guard/useGuardTurn.ts';
import { manualClock } from '../director/support/manualClock.ts';
import { botRng, matchOf, playOn } from '../store/support/playing.ts';
import { ENGINE, TELLING } from './scene.ts';

function givenStory(): { match: Match; director: Director; runOut: () => void } {
  const match = matchOf({ seed: 'shown', seats: 1, towers: true, solo: { hiredHelp: [], advanced: false } });
  match.shownAdvance(match.store.getState().timeline.length);
  const clock = manualClock();
  const tempo = () => ({ pacing: 'normal', guardPace: 'step', reducedMotion: false }) as const;
  const director = createDirector({ match, stage: createNullStage(), tempo, clock });
  const rng = botRng('shown');
  while (!match.store.getState().events.some(({ type }) => type === 'guardTurnStarted')) {
    director.skip();
    playOn(match, rng, 1);
  }
  return { match, director, runOut: clock.runOut };
}

const shownNow = ({ match, director }: Pick<ReturnType<typeof givenStory>, 'match' | 'director'>) =>
  shownTurn(ENGINE, match.store.getState(), director.onStage.getState().shot, TELLING);

describe('the turn as it is shown', () => {
  it('goes on step by step, waits at the end of each, and is gone once it is over', () => {
    const story = givenStory();
    story.runOut();
    const seen: number[] = [];
    for (let now = shownNow(story); now !== undefined; now = shownNow(story)) {
      expect(now.isWaiting).toBe(true);
      expect(now.turn.steps).toHaveLength(now.stepNo);
      expect(now.step).toBe(now.turn.steps.at(-1));
      seen.push(now.stepNo);
      expect(now.steps).toBeGreaterThanOrEqual(now.stepNo);
      story.director.hurry();
      story.runOut();
    }
    expect(seen).toEqual(seen.map((_, i) => i + 1));
    expect(seen.length).toBeGreaterThanOrEqual(4);
  });

  it('tells the very same when it is shown again, and says that it is', () => {
    const story = givenStory();
    story.runOut();
    const first = shownNow(story);
    story.director.hurry();
    story.runOut();
    story.match.showFrom(first?.step.index ?? -1);
    story.runOut();
    expect(shownNow(story)).toEqual({ ...first, isAgain: true });
  });

  it('is nothing while players play', () => {
    const { match, director } = givenStory();
    director.skip();
    expect(shownNow({ match, director })).toBeUndefined();
  });
});

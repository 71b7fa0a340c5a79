import { describe, expect, it } from 'vitest';
import { motionMs } from '../../src/director/beat.ts';
import { createDirector, type DirectorProblem } from '../../src/director/director.ts';
import { startsGuardStep } from '../../src/director/guardSteps.ts';
import { createNullStage } from '../../src/director/nullStage.ts';
import type { Tempo } from '../../src/director/pacing.ts';
import type { Shot, Stage } from '../../src/director/stage.ts';
import type { GameEvent, MatchOptions, Seat } from '../../src/engine/index.ts';
import { createMatch, type Match } from '../../src/store/match.ts';
import { botRng, matchOf, playOn } from '../store/support/playing.ts';
import { engine } from '../support/games.ts';
import { manualClock } from './support/manualClock.ts';
import { deafStage, newDiary, timedStage } from './support/stages.ts';

const OPTIONS: MatchOptions = { seed: 'ash', seats: 2, towers: true };
const NORMAL: Tempo = { pacing: 'normal', guardPace: 'steady', reducedMotion: false };
const INSTANT: Tempo = { ...NORMAL, pacing: 'instant' };

function confirm(match: Match): void {
  const { seat } = match.store.getState().truth.turn;
  const result = match.submit({ type: 'confirm', seat });
  if (!result.ok) throw new Error(`Confirming was refused: ${result.error.code}`);
}

/** A match that has been told to its present state, and a director with a stage of exact times. */
function givenDirector(tempo: Tempo = NORMAL, makeStage = timedStage) {
  const match = matchOf(OPTIONS);
  match.shownAdvance(match.store.getState().timeline.length);
  const clock = manualClock();
  const diary = newDiary();
  const problems: DirectorProblem[] = [];
  const current = { tempo };
  const director = createDirector({
    match,
    stage: makeStage(clock, diary),
    tempo: () => current.tempo,
    clock,
    onProblem: (problem) => problems.push(problem),
  });
  const state = () => match.store.getState();
  const played = (): GameEvent[] => diary.shots.flatMap(({ events }) => events);
  return { match, clock, diary, problems, director, state, played, current };
}

describe('the director', () => {
  it('plays every waiting step once, in order, each from where the last one ended', () => {
    const { match, clock, diary, state, played, problems } = givenDirector();
    const told = state().events.length;
    confirm(match);
    confirm(match);
    clock.runOut();
    expect(played()).toEqual(state().events.slice(told));
    diary.shots.slice(1).forEach((shot, i) => {
      expect(shot.before).toBe(diary.shots[i]?.after);
    });
    expect(state().shown).toBe(state().truth);
    expect(problems).toEqual([]);
  });

  it('moves shown when a shot is over, not before', () => {
    const { match, clock, diary, state } = givenDirector();
    confirm(match);
    const [first] = diary.shots as [Shot];
    const total = motionMs(first.beat.motion) + first.beat.holdsMs;
    expect(total).toBeGreaterThan(0);
    clock.advance(total - 1);
    expect(state().shown).toBe(first.before);
    clock.advance(1);
    expect(state().shown).toBe(first.after);
  });

  it('begins a shot early where the one before allows it, and waits where it does not', () => {
    const { match, clock, diary } = givenDirector();
    const begins = new Map<Shot, number>();
    playOn(match, botRng('ash'), 40);
    while (clock.waiting() > 0) {
      for (const shot of diary.shots) if (!begins.has(shot)) begins.set(shot, clock.now());
      clock.advance(1);
    }
    let overlaps = 0;
    diary.shots.slice(0, -1).forEach((shot, i) => {
      const { motion, overlapsMs, holdsMs } = shot.beat;
      const gap = (begins.get(diary.shots[i + 1] as Shot) ?? 0) - (begins.get(shot) ?? 0);
      expect(Math.abs(gap - (motionMs(motion) - overlapsMs + holdsMs))).toBeLessThanOrEqual(1);
      if (overlapsMs > 0) overlaps++;
    });
    expect(overlaps).toBeGreaterThan(0);
  });

  it('comes to rest once nothing waits and nothing moves', () => {
    const { match, clock, diary, state } = givenDirector();
    expect(diary.rests).toEqual([state().shown]);
    confirm(match);
    expect(diary.rests).toHaveLength(1);
    clock.runOut();
    expect(diary.rests).toEqual([expect.anything(), state().truth]);
  });

  it('tells each shot as it begins, and what is on stage', () => {
    const { match, clock, diary, director } = givenDirector();
    const heard: Shot[] = [];
    const stop = director.onShot((shot) => heard.push(shot));
    confirm(match);
    expect(director.onStage.getState().shot).toBe(diary.shots[0]);
    clock.runOut();
    expect(director.onStage.getState().shot).toBeUndefined();
    expect(heard).toEqual(diary.shots);
    stop();
    confirm(match);
    clock.runOut();
    expect(heard.length).toBeLessThan(diary.shots.length);
  });

  it('takes a changed pace from the next shot on', () => {
    const { match, clock, diary, current } = givenDirector();
    confirm(match);
    confirm(match);
    current.tempo = { ...NORMAL, pacing: 'fast' };
    clock.runOut();
    expect(diary.shots[0]?.pacing).toBe('normal');
    expect(new Set(diary.shots.slice(1).map(({ pacing }) => pacing))).toEqual(new Set(['fast']));
  });
});

describe('instant pacing', () => {
  it('shows everything before the move returns, through the same shots', () => {
    const instant = givenDirector(INSTANT);
    const normal = givenDirector(NORMAL);
    for (const { match } of [instant, normal]) {
      confirm(match);
      confirm(match);
    }
    expect(instant.state().shown).toBe(instant.state().truth);
    expect(instant.clock.waiting()).toBe(0);
    normal.clock.runOut();
    expect(instant.diary.shots.map(({ events }) => events)).toEqual(normal.diary.shots.map(({ events }) => events));
    expect(instant.diary.rests).toHaveLength(3);
  });

  it('does not wait for a stage that never answers', () => {
    const { state, match, problems } = givenDirector(INSTANT, (_, diary) => deafStage(diary));
    confirm(match);
    expect(state().shown).toBe(state().truth);
    expect(problems).toEqual([]);
  });
});

describe('input during a beat', () => {
  it('finishes the running one first and goes on with the next', () => {
    const { match, clock, diary, director, state } = givenDirector();
    confirm(match);
    confirm(match);
    expect(director.hurry()).toBe(true);
    expect(diary.finished).toEqual([diary.shots[0]]);
    expect(state().shown).toBe(diary.shots[0]?.after);
    expect(director.onStage.getState().shot).toBe(diary.shots[1]);
    clock.runOut();
    expect(director.hurry()).toBe(false);
  });

  it('cuts a hold short', () => {
    const { match, clock, diary, director, state } = givenDirector();
    playOn(match, botRng('ash'), 20);
    let holding: Shot | undefined;
    for (let i = 0; i < 5000 && holding === undefined; i++) {
      clock.advance(5);
      const { shot } = director.onStage.getState();
      if (shot !== undefined && shot.beat.holdsMs > 50 && state().shown === shot.before) holding = shot;
    }
    if (holding === undefined) throw new Error('Nothing was ever held');
    clock.advance(motionMs(holding.beat.motion));
    director.hurry();
    expect(state().shown).not.toBe(holding.before);
    expect(diary.shots).toContain(holding);
  });

  it('can end everything that waits at once', () => {
    const { match, clock, diary, director, state, played } = givenDirector();
    const told = state().events.length;
    playOn(match, botRng('ash'), 30);
    clock.advance(300);
    director.skip();
    expect(state().shown).toBe(state().truth);
    expect(state().timeline).toEqual([]);
    expect(played()).toEqual(state().events.slice(told));
    expect(clock.waiting()).toBe(0);
    expect(diary.rests[diary.rests.length - 1]).toBe(state().truth);
    playOn(match, botRng('on'), 1);
    expect(diary.shots[diary.shots.length - 1]?.pacing).toBe('normal');
  });

  it('may come from a listener in the middle of things', () => {
    const { match, director, state, clock } = givenDirector();
    confirm(match);
    confirm(match);
    let calls = 0;
    director.onShot(() => {
      calls++;
      if (calls === 1) director.hurry();
      if (calls === 2) director.skip();
    });
    director.hurry();
    expect(calls).toBeGreaterThan(3);
    expect(state().shown).toBe(state().truth);
    expect(clock.waiting()).toBe(0);
  });
});

describe('the watchdog', () => {
  it('goes on when the stage never says that a shot is over', () => {
    const { match, clock, diary, problems, state } = givenDirector(NORMAL, (_, diary) => deafStage(diary));
    confirm(match);
    confirm(match);
    clock.advance(600);
    expect(problems).toEqual([]);
    clock.advance(60_000);
    expect(state().shown).toBe(state().truth);
    expect(problems.map((problem) => problem.kind)).toEqual(diary.shots.map(() => 'stalled'));
    expect(new Set(diary.finished)).toEqual(new Set(diary.shots));
  });

  it('lets a hand take its time, and goes on once it has gone', () => {
    const hand = { isAtIt: true };
    const { match, clock, diary, problems, state } = givenDirector(NORMAL, (_, diary) => {
      const stage = deafStage(diary);
      return { ...stage, play: (shot, done) => ({ ...stage.play(shot, done), isInHand: () => hand.isAtIt }) };
    });
    confirm(match);
    clock.advance(120_000);
    expect([diary.shots.length, diary.finished.length, problems.length]).toEqual([1, 0, 0]);
    hand.isAtIt = false;
    clock.runOut();
    expect(state().shown).toBe(state().truth);
  });

  it('is deaf to a word that comes too late', () => {
    const diary = newDiary();
    const stage = deafStage(diary);
    const match = matchOf(OPTIONS);
    const clock = manualClock();
    createDirector({ match, stage, tempo: () => NORMAL, clock });
    const sayAllAgain = (): void => {
      for (const say of stage.sayDone.slice(0, -1)) say();
    };
    match.store.subscribe(sayAllAgain);
    clock.runOut();
    sayAllAgain();
    const { events, shown, truth } = match.store.getState();
    expect(shown).toBe(truth);
    expect(diary.shots.flatMap((shot) => shot.events)).toEqual(events);
    expect(diary.rests).toEqual([truth]);
  });

  it('outlives a stage that throws', () => {
    const broken: Stage = {
      play: () => {
        throw new Error('lost context');
      },
      rest: () => {
        throw new Error('still lost');
      },
    };
    const { match, clock, problems, state } = givenDirector(NORMAL, () => broken);
    confirm(match);
    clock.runOut();
    expect(state().shown).toBe(state().truth);
    expect(new Set(problems.map(({ kind }) => kind))).toEqual(new Set(['threw']));
  });

  it('outlives a listener that throws', () => {
    const { match, clock, problems, state, director } = givenDirector();
    director.onShot(() => {
      throw new Error('no audio');
    });
    confirm(match);
    clock.runOut();
    expect(state().shown).toBe(state().truth);
    expect(problems[0]?.kind).toBe('threw');
  });
});

describe('a jump of the match', () => {
  it.each(['undo', 'load'] as const)('by %s ends what is played and shows the truth', (jump) => {
    const { match, clock, diary, director, state } = givenDirector();
    const text = match.toSave() ?? '';
    confirm(match);
    expect(diary.shots).toHaveLength(1);
    if (jump === 'undo') match.undo();
    else match.load(text);
    expect(diary.finished).toEqual(diary.shots);
    expect(clock.waiting()).toBe(0);
    expect(state().shown).toBe(state().truth);
    expect(diary.rests[diary.rests.length - 1]).toBe(state().truth);
    expect(director.onStage.getState().shot).toBeUndefined();
    confirm(match);
    clock.runOut();
    expect(state().shown).toBe(state().truth);
  });

  it('in the middle of a shot by a listener leaves nothing behind', () => {
    const { match, clock, director, state, diary } = givenDirector();
    const stop = director.onShot(() => {
      stop();
      match.undo();
    });
    confirm(match);
    expect(state().intents).toEqual([]);
    expect(state().shown).toBe(state().truth);
    expect(clock.waiting()).toBe(0);
    expect(diary.shots).toEqual([]);
  });

  it('to a new match plays its opening', () => {
    const { match, clock, played, state } = givenDirector();
    confirm(match);
    const before = played().length;
    match.start({ ...OPTIONS, seed: 'yew' });
    expect(state().shown.players.every(({ tavern }) => tavern.length === 0)).toBe(true);
    clock.runOut();
    expect(played().slice(before)).toEqual(state().events);
    expect(state().shown).toBe(state().truth);
  });
});

describe('another stage', () => {
  it('takes over from where the table stands', () => {
    const { match, clock, diary, director, state } = givenDirector();
    confirm(match);
    confirm(match);
    const second = newDiary();
    director.takeStage(timedStage(clock, second));
    expect(diary.finished).toHaveLength(1);
    expect(diary.shots).toHaveLength(1);
    expect(second.rests).toEqual([diary.shots[0]?.after]);
    expect(second.shots[0]?.before).toBe(diary.shots[0]?.after);
    clock.runOut();
    expect(state().shown).toBe(state().truth);
  });

  it('is put in order at once while nothing is played', () => {
    const { director, state } = givenDirector();
    const second = newDiary();
    director.takeStage(timedStage(manualClock(), second));
    expect(second.rests).toEqual([state().shown]);
  });
});

describe('the Guard', () => {
  const solo: MatchOptions = { seed: 'oak', seats: 1, towers: true, solo: { hiredHelp: [], advanced: false } };

  function givenGuardTurn(tempo: Tempo) {
    const match = createMatch(engine);
    match.start(solo);
    match.shownAdvance(match.store.getState().timeline.length);
    const clock = manualClock();
    const diary = newDiary();
    const director = createDirector({ match, stage: timedStage(clock, diary), tempo: () => tempo, clock });
    const seat = 0 as Seat;
    match.submit({ type: 'confirm', seat });
    match.submit({ type: 'confirm', seat });
    for (let { choice } = match.store.getState().truth; choice !== undefined; ) {
      match.submit({ type: 'choose', seat, option: choice.options[0] ?? '' });
      choice = match.store.getState().truth.choice;
    }
    return { match, clock, diary, director };
  }

  it('waits after each decision in step pace until the player goes on', () => {
    const { match, clock, diary, director } = givenGuardTurn({ ...NORMAL, guardPace: 'step' });
    let steps = 0;
    for (clock.runOut(); match.store.getState().timeline.length > 0; clock.runOut()) {
      const { shot } = director.onStage.getState();
      expect(shot?.waitsForGo).toBe(true);
      expect(match.store.getState().shown).toBe(shot?.before);
      director.hurry();
      steps++;
    }
    expect(steps).toBe(diary.shots.filter(({ waitsForGo }) => waitsForGo).length);
    expect(steps).toBeGreaterThanOrEqual(2);
  });

  it('waits once for each decision, with all that comes of it on the table', () => {
    const { match, clock, diary, director } = givenGuardTurn({ ...NORMAL, guardPace: 'step' });
    for (clock.runOut(); match.store.getState().timeline.length > 0; clock.runOut()) director.hurry();
    const { events } = match.store.getState();
    const first = events.findIndex(({ type }) => type === 'guardTurnStarted');
    const last = events.findIndex(({ type }) => type === 'guardTurnEnded');
    const begun = events.filter((event, i) => i >= first && i <= last && startsGuardStep(event, events[i - 1]));
    expect(diary.shots.filter(({ waitsForGo }) => waitsForGo)).toHaveLength(begun.length);
  });

  it('takes its time in slow pace and hurries in fast', () => {
    const lengths = (['slow', 'steady', 'fast'] as const).map((guardPace) => {
      const { clock, diary } = givenGuardTurn({ ...NORMAL, guardPace });
      clock.runOut();
      const shots = diary.shots.filter(({ after }) => after.turn.phase === 'guard');
      return shots.reduce((sum, { beat }) => sum + motionMs(beat.motion) + beat.holdsMs, 0);
    });
    const [slow = 0, steady = 0, fast = 0] = lengths;
    expect(slow).toBeGreaterThan(steady * 1.5);
    expect(fast).toBeCloseTo(steady / 2);
  });

  it('goes by at once in instant pace while players are still told at theirs', () => {
    const { match, clock, diary } = givenGuardTurn({ ...NORMAL, guardPace: 'instant' });
    clock.runOut();
    expect(match.store.getState().shown).toBe(match.store.getState().truth);
    for (const { after, events, pacing } of diary.shots) {
      if (events[0].type === 'turnStarted') continue;
      expect(pacing).toBe(after.turn.phase === 'guard' ? 'instant' : 'normal');
    }
    expect(diary.shots.some(({ pacing }) => pacing === 'instant')).toBe(true);
  });
});

describe('without a stage', () => {
  it('tells the story all the same', () => {
    const { match, clock, state } = givenDirector(NORMAL, createNullStage);
    confirm(match);
    confirm(match);
    expect(state().timeline.length).toBeGreaterThan(0);
    clock.runOut();
    expect(state().shown).toBe(state().truth);
  });

  it('stops when it is dismissed', () => {
    const { match, clock, director, state } = givenDirector();
    confirm(match);
    const { shown } = state();
    director.dispose();
    clock.runOut();
    confirm(match);
    director.skip();
    expect(state().shown).toBe(shown);
    expect(clock.waiting()).toBe(0);
  });
});

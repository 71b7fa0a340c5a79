import { describe, expect, it } from 'vitest';
import { createDirector } from '../../../src/director/director.ts';
import type { Tempo } from '../../../src/director/pacing.ts';
import { MEEPLE_TOTAL, type MeepleId, type Seat } from '../../../src/engine/index.ts';
import type { BagActor } from '../../../src/scene/bag/bagActor.ts';
import { type BagKey, bagIn, createBagCompany } from '../../../src/scene/bag/bagCompany.ts';
import { createBagsDesk } from '../../../src/scene/bag/bagsDesk.ts';
import { layoutTable } from '../../../src/scene/layout/layoutTable.ts';
import { createStage } from '../../../src/scene/stage/createStage.ts';
import { thicknessOf } from '../../../src/scene/stage/pieceIndex.ts';
import { AT, CHANNELS, writeStance } from '../../../src/scene/stage/stance.ts';
import { manualClock } from '../../director/support/manualClock.ts';
import { botRng, matchOf, nextIntent } from '../../store/support/playing.ts';
import { MODES, type Mode, optionsOf } from '../../support/games.ts';
import { givenBag, type Physics } from './support.ts';

const VIEWER = 0 as Seat;
const TEMPO: Tempo = { pacing: 'normal', guardPace: 'steady', reducedMotion: false };
const FRAME_MS = 1000 / 60;
const twoSeats = MODES[0] as Mode;
const threeSeats = MODES.find(({ options }) => options.seats === 3) as Mode;
const solo = MODES.find(({ options }) => options.seats === 1) as Mode;

/** A match told on a stage with bags, frame by frame. */
function givenTable(mode: Mode, seed: string, physics: Physics, tempo: Tempo = TEMPO) {
  const match = matchOf(optionsOf(mode, seed));
  const clock = manualClock();
  const { shown } = match.store.getState();
  let isFrameWanted = true;
  const wake = () => {
    isFrameWanted = true;
  };
  const stage = createStage({ state: shown, viewer: VIEWER, now: clock.now, wake });
  const keys: BagKey[] = [...shown.players.keys()].map((seat) => seat as Seat);
  if (shown.guard !== undefined) keys.push('guard');
  const desk = createBagsDesk();
  const news = { onNews: desk.tell, onWake: wake };
  const actors = new Map(keys.map((bag): [BagKey, BagActor] => [bag, givenBag(bagIn(shown, bag), physics, news)]));
  const company = createBagCompany({ stage, actors, now: clock.now });
  stage.setUnderstudy(company.understudy);
  desk.lend({ actors, company });
  const problems: unknown[] = [];
  const director = createDirector({
    match,
    stage,
    tempo: () => tempo,
    clock,
    onProblem: (what) => problems.push(what),
  });
  const frame = () => {
    clock.advance(FRAME_MS);
    const isMoving = company.frame(FRAME_MS / 1000);
    return stage.advance(clock.now()) || isMoving;
  };
  /** As the picture does it: drawn only if somebody has asked for it. */
  const frameIfWanted = () => {
    if (!isFrameWanted) {
      clock.advance(FRAME_MS);
      return false;
    }
    isFrameWanted = false;
    if (frame()) wake();
    return true;
  };
  const tell = (limit = 4000) => {
    for (let i = 0; i < limit && match.store.getState().timeline.length > 0; i++) {
      frame();
      for (const actor of actors.values()) if (actor.isInviting()) actor.pull();
    }
  };
  const wrong = (): string[] => {
    const goal = new Float32Array(CHANNELS);
    const { book, index } = stage;
    const elsewhere = [...layoutTable(match.store.getState().shown, VIEWER)].flatMap(([key, pose]) => {
      const piece = index.of(key);
      writeStance(goal, 0, pose, thicknessOf(key));
      const isThere = [AT.x, AT.y, AT.z, AT.tilt, AT.roll].every(
        (channel) => Math.abs((book.now[piece * CHANNELS + channel] ?? 99) - (goal[channel] ?? 0)) < 1e-4,
      );
      const isSeen = (book.isVisible[piece] === 1) === !pose.hidden;
      return isSeen && (pose.hidden || isThere) ? [] : [key];
    });
    const held = Array.from({ length: MEEPLE_TOTAL }, (_, id) => id).filter((id) => book.owners.of(id) !== 'layout');
    return [...elsewhere, ...held.map((id) => `${id} is not the layout's`)];
  };
  const bagsAreTrue = () => {
    for (const [bag, actor] of actors) {
      const inside = [...bagIn(match.store.getState().shown, bag)].sort();
      expect([...actor.state().inside].sort()).toEqual(inside);
      expect(actor.countBodies()).toBe(inside.length);
    }
  };
  return { match, stage, director, actors, company, desk, problems, frame, frameIfWanted, tell, wrong, bagsAreTrue };
}

type Table = ReturnType<typeof givenTable>;

/** Plays on until somebody draws; true if that happened. */
function playToDraw({ match }: Table, rng: ReturnType<typeof botRng>): boolean {
  for (let intent = nextIntent(match, rng); intent !== undefined; intent = nextIntent(match, rng)) {
    match.submit(intent);
    if (match.store.getState().timeline.some(({ event }) => event.type === 'meeplesDrawn')) return true;
  }
  return false;
}

describe('bags on the stage', () => {
  it.each(['on', 'off'] as const)('end every draw where the layout has everything, physics %s', (physics) => {
    const table = givenTable(twoSeats, 'company', physics);
    const rng = botRng('company');
    table.tell();
    for (let draws = 0; draws < 3 && playToDraw(table, rng); draws++) {
      table.tell();
      for (let i = 0; i < 40; i++) table.frame();
      expect(table.wrong()).toEqual([]);
      table.bagsAreTrue();
    }
    expect(table.problems).toEqual([]);
  });

  it.each([1, 10, 25, 40, 60, 80, 120])('finish at once after %i frames, with nothing left in the air', (frames) => {
    const table = givenTable(twoSeats, `hurry ${frames}`, 'on');
    const rng = botRng('hurry');
    table.director.skip();
    playToDraw(table, rng);
    while (table.match.store.getState().timeline[0]?.event.type !== 'meeplesDrawn') table.director.hurry();
    for (let i = 0; i < frames; i++) table.frame();
    table.director.skip();
    expect(table.match.store.getState().shown).toBe(table.match.store.getState().truth);
    expect(table.wrong()).toEqual([]);
    table.frame();
    expect(table.wrong()).toEqual([]);
    table.bagsAreTrue();
    expect(table.problems).toEqual([]);
  });

  it('wait for a hand as long as it has the bag, and no watchdog bites', () => {
    const table = givenTable(twoSeats, 'hand', 'off');
    const rng = botRng('hand');
    table.director.skip();
    playToDraw(table, rng);
    while (table.match.store.getState().timeline[0]?.event.type !== 'meeplesDrawn') table.director.hurry();
    const [actor] = [...table.actors.values()].filter((each) => each.isInviting());
    expect(actor).toBeDefined();
    const { shown } = table.match.store.getState();
    actor?.grab({ x: 0, y: 1, z: 0 });
    for (let i = 0; i < 60 * 40; i++) {
      if (i % 60 === 0) actor?.move({ x: i % 2, y: 2, z: 0 });
      table.frame();
    }
    expect(table.match.store.getState().shown).toBe(shown);
    actor?.release();
    for (let i = 0; i < 60 * 14 && table.match.store.getState().shown === shown; i++) table.frame();
    expect(table.match.store.getState().shown).not.toBe(shown);
    expect(table.problems).toEqual([]);
  });

  it('let physics have a meeple only from the draw to its place', () => {
    const table = givenTable(twoSeats, 'owners', 'on');
    const rng = botRng('owners');
    table.director.skip();
    playToDraw(table, rng);
    const had = new Set<MeepleId>();
    for (let i = 0; i < 2500 && table.match.store.getState().timeline.length > 0; i++) {
      table.frame();
      for (const actor of table.actors.values()) if (actor.isInviting()) actor.pull();
      for (let id = 0; id < MEEPLE_TOTAL; id++)
        if (table.stage.book.owners.of(id) === 'physics') had.add(id as MeepleId);
    }
    expect(had.size).toBeGreaterThan(0);
    expect(table.wrong()).toEqual([]);
  });

  it('play the Guard as well, at any pace, without motion and in no time', () => {
    for (const tempo of [
      { ...TEMPO, pacing: 'fast' },
      { ...TEMPO, reducedMotion: true },
      { ...TEMPO, pacing: 'instant' },
    ] as const) {
      const table = givenTable(solo, 'guard', 'off', tempo);
      const rng = botRng('guard');
      table.tell();
      for (let moves = 0; moves < 25; moves++) {
        const intent = nextIntent(table.match, rng);
        if (intent === undefined) break;
        table.match.submit(intent);
        table.tell(2500);
      }
      for (let i = 0; i < 60; i++) table.frame();
      expect(table.match.store.getState().shown).toEqual(table.match.store.getState().truth);
      expect(table.wrong()).toEqual([]);
      table.bagsAreTrue();
      expect(table.problems).toEqual([]);
    }
  });

  it('go with the table when another seat looks at it', () => {
    const table = givenTable(twoSeats, 'jump', 'on');
    const rng = botRng('jump');
    table.director.skip();
    playToDraw(table, rng);
    for (let i = 0; i < 30; i++) table.frame();
    table.stage.seatViewer(1 as Seat);
    table.director.skip();
    table.frame();
    const pose = table.stage.laid().poses.get(`bag:${0 as Seat}`);
    expect(table.actors.get(0 as Seat)?.home()).toMatchObject({ x: pose?.x, z: pose?.z, turn: pose?.turn });
    table.bagsAreTrue();
  });

  it('say the true number of meeples after every move of three players, however its draws are watched', () => {
    const table = givenTable(threeSeats, 'three', 'off');
    const { match, desk, director } = table;
    const rng = botRng('three');
    const patience = [0, 9, 40, 130, Number.POSITIVE_INFINITY];
    const isTold = () => match.store.getState().timeline.length === 0;
    for (
      let move = 0, next = nextIntent(match, rng);
      next !== undefined && move < 120;
      next = nextIntent(match, rng), move++
    ) {
      match.submit(next);
      if (move % 4 === 1 && match.undo().ok) match.submit(next);
      const hurried = patience[move % patience.length] ?? 0;
      for (let frame = 0; frame < 60 * 90 && !isTold(); frame++) {
        table.frameIfWanted();
        // Some pull, some shake first, some wait for the bag to open by itself, some cannot wait.
        if (frame % 50 === 49 && move % 3 === 1) desk.pull();
        if (frame % 70 === 5 && frame < 300 && move % 4 === 2) desk.shake(VIEWER, 1);
        if (frame === hurried) director.hurry();
        if (frame === 25 && move % 7 === 3) table.stage.seatViewer((move % 3) as Seat);
        if (frame === 60 && move % 11 === 5) director.skip();
      }
      expect(isTold()).toBe(true);
      for (let frame = 0; frame < 600 && table.frameIfWanted(); frame++);
      const { players } = match.store.getState().truth;
      expect([...desk.news.getState().inside.values()]).toEqual(players.map(({ bag }) => bag.length));
    }
    expect(table.problems).toEqual([]);
  }, 60_000);

  it('sleep when nothing happens: no frame is wanted and nothing is touched', () => {
    const table = givenTable(twoSeats, 'sleep', 'on');
    table.director.skip();
    let frames = 0;
    while (table.frame() && frames < 600) frames++;
    expect(frames).toBeLessThan(600);
    table.stage.book.clean();
    for (let i = 0; i < 5; i++) expect(table.frame()).toBe(false);
    expect(table.stage.book.changedCount()).toBe(0);
  });
});

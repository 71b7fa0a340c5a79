import { describe, expect, it } from 'vitest';
import type { MeepleId } from '../../../src/engine/index.ts';
import type { BagActor, BagSound } from '../../../src/scene/bag/bagActor.ts';
import { createDrawnPose } from '../../../src/scene/bag/bodyPose.ts';
import { BODY, type PhysicsPort } from '../../../src/scene/physics/physicsPort.ts';
import { createWorld } from '../physics/support.ts';
import { givenBag, HOME, ids, lodgings, PHYSICS, type Physics, run, runToRest, tavern, upTo } from './support.ts';

interface Diary {
  readonly out: MeepleId[];
  readonly handed: MeepleId[];
  done: number;
}

function drawFrom(actor: BagActor, meeples: readonly MeepleId[]): Diary {
  const diary: Diary = { out: [], handed: [], done: 0 };
  actor.draw(meeples, {
    place: tavern,
    onOut: (meeple) => diary.out.push(meeple),
    onPiece: (meeple) => diary.handed.push(meeple),
    onDone: () => {
      diary.done++;
    },
  });
  return diary;
}

const shownIn = (actor: BagActor): MeepleId[] => {
  const shown: MeepleId[] = [];
  actor.showTravellers((meeple) => shown.push(meeple));
  return shown;
};

describe('the number of bodies', () => {
  it.each([0, 1, 7, 30, 100])('is the number of meeples: %i', (n) => {
    expect(givenBag(upTo(n)).countBodies()).toBe(n);
    expect(givenBag(upTo(n), 'off').countBodies()).toBe(n);
  });

  it('follows the contents', () => {
    const actor = givenBag(upTo(8));
    actor.setContents(ids(3, 4, 20, 21, 22));
    expect(actor.countBodies()).toBe(5);
    actor.setContents([]);
    expect(actor.countBodies()).toBe(0);
  });

  it('falls by one with each meeple that leaves, and rises with each that comes in', () => {
    const actor = givenBag(upTo(6));
    drawFrom(actor, ids(1, 4));
    for (let i = 0; i < 400; i++) {
      actor.step(1 / 60);
      expect(actor.countBodies()).toBe(actor.state().inside.length);
    }
    expect(actor.countBodies()).toBe(4);
    actor.refill(ids(1, 4, 9), { place: lodgings });
    for (let i = 0; i < 400; i++) {
      actor.step(1 / 60);
      expect(actor.countBodies()).toBe(actor.state().inside.length);
    }
    expect(actor.countBodies()).toBe(7);
  });
});

describe('a draw', () => {
  it.each(PHYSICS)('lets out what the engine drew, in order, with physics %s', (physics) => {
    const actor = givenBag(upTo(12), physics);
    const diary = drawFrom(actor, ids(7, 2, 11, 5));
    runToRest(actor);
    expect(diary.out).toEqual(physics === 'failing later' ? diary.out : ids(7, 2, 11, 5));
    expect([...diary.handed].sort()).toEqual(ids(7, 2, 11, 5).sort());
    expect(diary.done).toBe(1);
    expect([...actor.state().inside].sort()).toEqual(
      upTo(12)
        .filter((id) => ![7, 2, 11, 5].includes(id))
        .sort(),
    );
  });

  it('is caught by its place within a second of leaving the mouth', () => {
    const actor = givenBag(upTo(5));
    let frame = 0;
    const left = new Map<MeepleId, number>();
    const caught = new Map<MeepleId, number>();
    actor.draw(ids(2, 0, 4), {
      place: tavern,
      onOut: (meeple) => left.set(meeple, frame),
      onPiece: (meeple) => caught.set(meeple, frame),
    });
    for (; frame < 300; frame++) actor.step(1 / 60);
    for (const [meeple, at] of left) expect(((caught.get(meeple) ?? 999) - at) / 60).toBeLessThanOrEqual(1);
    expect(left.size).toBe(3);
  });

  it('ends exactly where the layout has the meeple', () => {
    const actor = givenBag(upTo(3));
    const last = createDrawnPose();
    actor.draw(ids(1), { place: tavern });
    const seen: number[] = [];
    for (let i = 0; i < 200; i++) {
      actor.step(1 / 60);
      actor.showTravellers((meeple, pose) => {
        if (meeple !== 1) return;
        Object.assign(last, pose);
        seen.push(pose.y);
      });
    }
    const { x, y, z } = tavern(1 as MeepleId);
    expect(Math.hypot(last.x - x, last.y - y, last.z - z)).toBeLessThan(0.12);
    expect(Math.max(...seen)).toBeGreaterThan(0.8);
    expect(Math.min(...seen)).toBeGreaterThan(-0.9);
  });

  it('shows a drawn meeple all the way, and not any more once it is handed over', () => {
    const actor = givenBag(upTo(4));
    const diary = drawFrom(actor, ids(3));
    while (diary.out.length === 0) actor.step(1 / 60);
    while (diary.handed.length === 0) {
      expect(shownIn(actor)).toContain(3);
      actor.step(1 / 60);
    }
    expect(shownIn(actor)).not.toContain(3);
  });

  it('waits for a pull while it is invited, and can be shaken meanwhile', () => {
    const actor = givenBag(upTo(9));
    let done = 0;
    actor.draw(ids(1), { place: tavern, invitesMs: 15_000, onDone: () => done++ });
    expect(actor.isInviting()).toBe(true);
    actor.shake(1);
    run(actor, 120);
    expect(done).toBe(0);
    actor.pull();
    run(actor, 150);
    expect(done).toBe(1);
    expect(actor.isInviting()).toBe(false);
  });
});

describe('an invitation', () => {
  const inviting = (invitesMs: number, physics: Physics = 'on') => {
    const actor = givenBag(upTo(6), physics);
    runToRest(actor);
    const out: MeepleId[] = [];
    actor.draw(ids(2), { place: tavern, invitesMs, onOut: (meeple) => out.push(meeple) });
    return { actor, out };
  };

  it('rocks the bag where it stands, so that somebody takes it', () => {
    const { actor, out } = inviting(9000);
    const { skin } = actor;
    const before = skin.position.slice();
    let farthest = 0;
    for (let i = 0; i < 90; i++) {
      actor.step(1 / 60);
      for (let k = 0; k < before.length; k++)
        farthest = Math.max(farthest, Math.abs((skin.position[k] ?? 0) - (before[k] ?? 0)));
    }
    expect(farthest).toBeGreaterThan(0.1);
    expect(farthest).toBeLessThan(1.5);
    expect(out).toEqual([]);
  });

  it('keeps its word with a bag that has long been asleep: left alone, it draws', () => {
    for (const physics of ['on', 'off'] as const) {
      const { actor, out } = inviting(2000, physics);
      for (let i = 0; i < 110; i++) expect(actor.step(1 / 60)).toBe(true);
      expect(out).toEqual([]);
      run(actor, 60);
      expect(out).toEqual([2]);
    }
  });

  it('tells when it begins, when it ends, and of every meeple that leaves', () => {
    const told: [boolean, number][] = [];
    let hear = (): void => {};
    const actor = givenBag(upTo(6), 'off', { onNews: () => hear() });
    hear = () => told.push([actor.isInviting(), actor.state().inside.length]);
    actor.draw(ids(2, 3), { place: tavern, invitesMs: 9000 });
    actor.shake(1);
    run(actor, 30);
    actor.pull();
    run(actor, 200);
    expect(told).toEqual([
      [true, 6],
      // It has been shaken.
      [true, 6],
      [false, 6],
      [false, 5],
      [false, 4],
    ]);
  });
});

describe('skipping', () => {
  const ending = (physics: Physics, skipAt: number) => {
    const actor = givenBag(upTo(10), physics);
    const diary = drawFrom(actor, ids(4, 8, 1));
    const poured: MeepleId[] = [];
    actor.refill(ids(30, 31, 4), { place: lodgings, onPiece: (meeple) => poured.push(meeple) });
    run(actor, skipAt);
    actor.skip();
    return {
      inside: [...actor.state().inside].sort((a, b) => a - b),
      handed: [...diary.handed].sort(),
      poured: [...poured].sort(),
      done: diary.done,
      bodies: actor.countBodies(),
      jobs: actor.state().jobs.length,
    };
  };
  const expected = {
    inside: ids(0, 2, 3, 4, 5, 6, 7, 9, 30, 31),
    handed: ids(1, 4, 8),
    poured: ids(30, 31, 4),
    done: 1,
    bodies: 10,
    jobs: 0,
  };

  it.each([0, 1, 20, 31, 45, 60, 75, 100, 130, 300])('after %i frames gives the same end', (frames) => {
    for (const physics of PHYSICS) expect(ending(physics, frames)).toEqual(expected);
  });

  it('again does nothing', () => {
    const actor = givenBag(upTo(4));
    const diary = drawFrom(actor, ids(1));
    actor.skip();
    actor.skip();
    expect(diary).toMatchObject({ handed: ids(1), done: 1 });
  });
});

describe('a body in trouble', () => {
  const worlds: PhysicsPort[] = [];
  const physics = () => {
    const world = createWorld();
    worlds.push(world);
    return world;
  };

  it('inside the bag is put back, and the number stays true', () => {
    const actor = givenBag(upTo(6), 'on', { physics });
    const { bodies } = worlds.at(-1) as PhysicsPort;
    run(actor, 5);
    bodies.position[3] = Number.NaN;
    bodies.position[6] = 1e9;
    run(actor, 5);
    expect(bodies.position.every(Number.isFinite)).toBe(true);
    expect(actor.countBodies()).toBe(6);
    expect([...actor.skin.position].every(Number.isFinite)).toBe(true);
  });

  it('outside it still reaches its place', () => {
    const actor = givenBag(upTo(6), 'on', { physics });
    const { bodies } = worlds.at(-1) as PhysicsPort;
    const diary = drawFrom(actor, ids(2, 3));
    for (let i = 0; i < 300; i++) {
      actor.step(1 / 60);
      const loose = bodies.mode.indexOf(BODY.loose);
      if (loose >= 0 && i % 7 === 0) bodies.velocity[loose * 3 + 1] = Number.NaN;
    }
    expect([...diary.handed].sort()).toEqual(ids(2, 3));
    expect(diary.done).toBe(1);
    expect([...actor.skin.position].every(Number.isFinite)).toBe(true);
  });

  it('that never arrives is handed over all the same', () => {
    const stuck = () => {
      const world = createWorld();
      // A world that loses whatever is let go.
      return { ...world, step: () => {}, fastest: () => 0, hasContacts: true };
    };
    const actor = givenBag(upTo(3), 'on', { physics: stuck });
    const diary = drawFrom(actor, ids(0));
    run(actor, 300);
    expect(diary).toMatchObject({ handed: ids(0), done: 1 });
  });

  it('is told, when physics fails as a whole', () => {
    const problems: unknown[] = [];
    const actor = givenBag(upTo(3), 'failing later', { onProblem: (problem) => problems.push(problem) });
    run(actor, 100);
    expect(problems).toHaveLength(1);
    expect(actor.countBodies()).toBe(3);
  });
});

describe('in the hand', () => {
  it.each([6, 15, 28])('a bag of %i is open, and its meeples are seen to tumble up to the mouth', (n) => {
    const actor = givenBag(upTo(n));
    runToRest(actor);
    actor.grab({ ...HOME, y: 1 });
    let highest = 0;
    let fewest = Number.POSITIVE_INFINITY;
    for (let i = 0; i < 150; i++) {
      actor.move({ x: HOME.x + Math.sin(i * 0.4) * 1.2, y: 3 + Math.cos(i * 0.5) * 0.4, z: HOME.z });
      run(actor, 1);
      let seen = 0;
      actor.showInside((_, __, up) => {
        highest = Math.max(highest, up);
        seen++;
      });
      if (i > 30) fewest = Math.min(fewest, seen);
    }
    expect(actor.state().phase).toBe('shaking');
    expect(fewest).toBeGreaterThan(0);
    expect(highest).toBeGreaterThan(0.65);
  });
});

describe('physics that comes late', () => {
  it('takes over a bag at rest at once, with as many bodies', () => {
    const actor = givenBag(upTo(9), 'off');
    runToRest(actor);
    actor.setPhysics(createWorld());
    expect(actor.hasPhysics()).toBe(true);
    expect(actor.isMoving()).toBe(true);
    runToRest(actor);
    expect(actor.countBodies()).toBe(9);
  });

  it('waits until the draw under way is over', () => {
    const actor = givenBag(upTo(9), 'off');
    const diary = drawFrom(actor, ids(4, 1, 7));
    run(actor, 20);
    actor.setPhysics(createWorld());
    expect(actor.hasPhysics()).toBe(false);
    runToRest(actor);
    expect(diary).toMatchObject({ out: ids(4, 1, 7), done: 1 });
    expect(actor.hasPhysics()).toBe(true);
    expect(actor.countBodies()).toBe(6);
  });

  it('and goes in the middle of a draw leaves what the engine drew', () => {
    const actor = givenBag(upTo(9));
    const diary = drawFrom(actor, ids(4, 1, 7));
    run(actor, 60);
    actor.setPhysics(undefined);
    expect(actor.hasPhysics()).toBe(false);
    expect([...diary.handed].sort()).toEqual(ids(1, 4, 7));
    expect(diary.done).toBe(1);
    expect(actor.countBodies()).toBe(6);
  });
});

describe('left alone', () => {
  it.each([0, 3, 15, 30])('a bag of %i goes to sleep, and then nothing is computed', (n) => {
    const actor = givenBag(upTo(n));
    actor.shake(1);
    expect(runToRest(actor)).toBeLessThan(400);
    const before = actor.revision();
    for (let i = 0; i < 10; i++) expect(actor.step(1 / 60)).toBe(false);
    expect(actor.revision()).toBe(before);
  });

  it('wakes only when something is done to it', () => {
    let woken = 0;
    const actor = givenBag(upTo(5), 'on', { onWake: () => woken++ });
    runToRest(actor);
    const before = woken;
    actor.release();
    expect(woken).toBe(before);
    actor.grab({ x: HOME.x, y: 1, z: HOME.z });
    expect(woken).toBe(before + 1);
    expect(actor.step(1 / 60)).toBe(true);
  });

  it('settles in slices before it is first seen', () => {
    const actor = givenBag(upTo(12));
    let slices = 0;
    while (!actor.warmUp(8)) slices++;
    expect(slices).toBeGreaterThan(5);
    expect(actor.step(1 / 60)).toBe(false);
  });
});

describe('sounds', () => {
  it('tell of wood and cloth when shaken, of the table when poured, none louder than 1', () => {
    const heard = new Map<BagSound, number>();
    const onSound = (sound: BagSound, strength: number) => {
      expect(strength).toBeGreaterThan(0);
      expect(strength).toBeLessThanOrEqual(1);
      heard.set(sound, (heard.get(sound) ?? 0) + strength);
    };
    const actor = givenBag(upTo(10), 'on', { onSound });
    runToRest(actor);
    heard.clear();
    actor.shake(1);
    run(actor, 60);
    expect(heard.get('wood')).toBeGreaterThan(1);
    expect(heard.get('cloth')).toBeGreaterThan(1);
    drawFrom(actor, ids(1, 2, 3));
    runToRest(actor);
    expect(heard.get('table')).toBeGreaterThan(0.2);
    expect(heard.has('open') && heard.has('draw')).toBe(true);
  });
});

describe('the same inputs', () => {
  it('give the same motion', () => {
    const ends = [0, 1].map(() => {
      const actor = givenBag(upTo(9));
      actor.shake(0.7);
      run(actor, 50);
      drawFrom(actor, ids(5, 6));
      run(actor, 130);
      return [...actor.skin.position, ...actor.cord.position];
    });
    expect(ends[0]).toEqual(ends[1]);
  });
});

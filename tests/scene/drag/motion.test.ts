import { describe, expect, it } from 'vitest';
import type { MeepleId } from '../../../src/engine/index.ts';
import { DROP_S, RETURN_S } from '../../../src/scene/drag/body.ts';
import { type ClusterOffset, clusterOffset } from '../../../src/scene/drag/cluster.ts';
import { createMotion, LIFT_HEIGHT, RISE_HEIGHT } from '../../../src/scene/drag/motion.ts';
import { newPose } from '../../../src/scene/drag/view.ts';
import { A, B } from './support/fakeTable.ts';
import { FakeOwners, FakeView } from './support/fakeView.ts';

function given({ isReduced = false, isAllShown = true } = {}) {
  const view = new FakeView();
  const owners = new FakeOwners();
  const told: string[] = [];
  const shows = { all: isAllShown };
  const motion = createMotion({
    view,
    owners,
    isReduced: () => isReduced,
    isAllShown: () => shows.all,
    onLanded: (piece, from) => told.push(`${piece} landed ${from}`),
    onLost: (piece, from) => told.push(`${piece} lost ${from}`),
  });
  view.stand(A, { x: -3, z: 8, turn: 0.05 });
  view.stand(B, { x: -2, z: 8, recline: 1 });
  const run = (seconds: number, fps = 60): void => {
    for (let i = 0; i < Math.round(seconds * fps); i++) motion.step(1 / fps);
  };
  return { view, owners, told, motion, run, shows };
}

describe('a held piece', () => {
  it('hangs over the hand at its height, upright, and then needs no more frames', () => {
    const { view, owners, motion, run } = given();
    expect(motion.lift(A)).toBe(true);
    expect(owners.has(A)).toBe(true);
    motion.point({ x: 4, y: 0.22, z: -1 });
    expect(motion.step(1 / 60)).toBe(true);
    run(0.6);
    expect(view.pose(A)).toEqual({ ...newPose(), x: 4, y: 0.22 + LIFT_HEIGHT, z: -1 });
    expect(motion.step(1 / 60)).toBe(false);
  });

  it('rises where it stands while no hand points anywhere, and stands up if it lay', () => {
    const { view, motion, run } = given();
    motion.lift(B);
    run(0.6);
    expect(view.pose(B)).toEqual({ ...newPose(), x: -2, y: RISE_HEIGHT, z: 8 });
  });

  it('leans back against its way, never far, and straightens up', () => {
    const { view, motion, run } = given();
    motion.lift(A);
    motion.point({ x: 8, y: 0, z: 8 });
    motion.step(1 / 60);
    motion.step(1 / 60);
    expect(view.pose(A).tiltZ).toBeGreaterThan(0.02);
    run(1);
    expect(view.pose(A).tiltZ).toBe(0);
    expect(Math.max(...view.trail.map(({ tiltX, tiltZ }) => Math.max(Math.abs(tiltX), Math.abs(tiltZ))))).toBeLessThan(
      0.4,
    );
    motion.point({ x: 8, y: 0, z: 2 });
    motion.step(1 / 60);
    expect(view.pose(A).tiltX).toBeGreaterThan(0);
  });

  it('is in the same place after the same time at any frame rate', () => {
    const ends = [15, 30, 60, 120].map((fps) => {
      const { view, motion, run } = given();
      motion.lift(A);
      motion.point({ x: 4, y: 0, z: 0 });
      run(2 / 15, fps);
      return view.pose(A);
    });
    for (const { x, y, z } of ends) {
      expect(x).toBeCloseTo(ends[0]?.x ?? 0, 9);
      expect(y).toBeCloseTo(ends[0]?.y ?? 0, 9);
      expect(z).toBeCloseTo(ends[0]?.z ?? 0, 9);
    }
  });

  it('that is not on the table, or in another hand, cannot be had', () => {
    const { owners, motion } = given();
    expect(motion.lift(99 as MeepleId)).toBe(false);
    expect(owners.dragged.size).toBe(0);
    owners.kept.add(A);
    expect(motion.lift(A)).toBe(false);
    expect(motion.count()).toBe(0);
  });
});

describe('the way home', () => {
  it('takes 260 ms, passes home once by a little, and ends exactly there', () => {
    const { view, owners, told, motion, run } = given();
    motion.lift(A);
    motion.point({ x: 7, y: 0, z: -4 });
    run(1);
    view.trail.length = 0;
    motion.sendHome(A);
    run(RETURN_S - 0.02, 240);
    expect(told).toEqual([]);
    const beyond = view.trail.map(({ x }) => x - -3).filter((d) => d < 0);
    expect(Math.min(...beyond)).toBeLessThan(-0.2);
    expect(Math.min(...beyond)).toBeGreaterThan(-1);
    expect(view.trail.every(({ y }) => y >= 0)).toBe(true);
    run(0.03, 240);
    expect(view.pose(A)).toEqual({ ...newPose(), x: -3, z: 8, turn: 0.05 });
    expect(told).toEqual([`${A} landed returning`]);
    expect(owners.has(A)).toBe(false);
    expect(motion.count()).toBe(0);
  });

  it('follows a home that moves', () => {
    const { view, motion, run } = given();
    motion.lift(A);
    motion.sendHome(A);
    run(0.1);
    view.homes.set(A, { ...newPose(), x: 5, z: 5 });
    run(0.3);
    expect(view.pose(A)).toMatchObject({ x: 5, z: 5 });
  });

  it('can be broken off by lifting the piece again', () => {
    const { told, motion, run, view } = given();
    motion.lift(A);
    motion.point({ x: 7, y: 0, z: 0 });
    run(0.5);
    motion.sendHome(A);
    run(0.1);
    motion.lift(A);
    run(0.6);
    expect(view.pose(A).x).toBe(7);
    expect(told).toEqual([]);
  });
});

describe('the drop', () => {
  it('snaps to where the truth has put it within 160 ms and lands once', () => {
    const { view, owners, told, motion, run } = given();
    motion.lift(A);
    motion.point({ x: 7, y: 0.2, z: -4 });
    run(1);
    view.homes.set(A, { ...newPose(), x: 7.3, y: 0.22, z: -4.2, turn: -0.04 });
    motion.drop(A);
    run(DROP_S + 0.02, 120);
    expect(view.pose(A)).toEqual({ ...newPose(), x: 7.3, y: 0.22, z: -4.2, turn: -0.04 });
    expect(told).toEqual([`${A} landed dropping`]);
    expect(owners.has(A)).toBe(false);
  });

  it('keeps the piece in its place until the table shows it there, without a frame', () => {
    const { view, owners, told, motion, run, shows } = given({ isAllShown: false });
    motion.lift(A);
    view.homes.set(A, { ...newPose(), x: 7 });
    motion.drop(A);
    run(0.5);
    expect(told).toEqual([`${A} landed dropping`]);
    expect(owners.has(A)).toBe(true);
    // What the truth does later is the table's to tell.
    view.homes.set(A, { ...newPose(), x: -9 });
    expect(motion.step(1 / 60)).toBe(false);
    expect(view.pose(A).x).toBe(7);
    shows.all = true;
    motion.step(1 / 60);
    expect(owners.has(A)).toBe(false);
    expect(told).toHaveLength(1);
  });

  it('lets go of what has been dropped when the match jumps', () => {
    const { owners, motion } = given({ isAllShown: false });
    motion.lift(A);
    motion.lift(B);
    motion.drop(A);
    motion.leaveDropped();
    expect([owners.has(A), owners.has(B)]).toEqual([false, true]);
  });
});

describe('reduced motion', () => {
  it('follows at once, never leans, and ends every way in one frame', () => {
    const { view, told, motion } = given({ isReduced: true });
    motion.lift(A);
    motion.point({ x: 7, y: 0, z: 0 });
    expect(motion.step(1 / 60)).toBe(false);
    expect(view.pose(A)).toEqual({ ...newPose(), x: 7, y: LIFT_HEIGHT });
    motion.sendHome(A);
    expect(motion.step(1 / 60)).toBe(false);
    expect(view.pose(A)).toMatchObject({ x: -3, y: 0, z: 8 });
    expect(told).toEqual([`${A} landed returning`]);
    expect(view.trail.every(({ tiltX, tiltZ }) => tiltX === 0 && tiltZ === 0)).toBe(true);
  });
});

describe('a piece that is taken away', () => {
  for (const doing of ['held', 'returning', 'dropping'] as const) {
    for (const how of ['vanishes', 'gets another owner'] as const) {
      it(`${how} while ${doing}: the hand stops moving it and keeps nothing`, () => {
        const { view, owners, told, motion, run } = given();
        motion.lift(A);
        motion.lift(B);
        run(0.05);
        if (doing === 'returning') motion.sendHome(A);
        if (doing === 'dropping') motion.drop(A);
        if (how === 'vanishes') view.homes.delete(A);
        else owners.dragged.delete(A);
        const before = { ...view.pose(A) };
        run(0.5);
        expect(view.pose(A)).toEqual(before);
        expect(owners.has(A)).toBe(false);
        expect(motion.count()).toBe(1);
        expect(told).toEqual(doing === 'dropping' ? [] : [`${A} lost ${doing}`]);
      });
    }
  }
});

describe('several pieces in one hand', () => {
  it('hang about the first without two in one place', () => {
    const spots = Array.from({ length: 30 }, (_, i) => {
      const out: ClusterOffset = { x: 0, z: 0 };
      clusterOffset(i, out);
      return out;
    });
    expect(spots[0]).toEqual({ x: 0, z: 0 });
    spots.forEach((a, i) => {
      for (const b of spots.slice(i + 1)) {
        expect(Math.hypot((a.x - b.x) / 0.85, (a.z - b.z) / 0.3)).toBeGreaterThan(0.99);
      }
    });
  });

  it('close up when one leaves', () => {
    const { view, motion, run } = given();
    motion.lift(A);
    motion.lift(B);
    motion.point({ x: 0, y: 0, z: 0 });
    run(0.6);
    expect(view.pose(B).x).not.toBe(0);
    motion.sendHome(A);
    run(0.6);
    expect(view.pose(B)).toMatchObject({ x: 0, z: 0 });
  });
});

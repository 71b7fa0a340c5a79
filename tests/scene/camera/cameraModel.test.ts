import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOWEST_EYE } from '../../../src/scene/camera/cameraGeometry.ts';
import { type CameraModel, HELP_PAUSE_MS } from '../../../src/scene/camera/cameraModel.ts';
import { cameraTableOf } from '../../../src/scene/camera/cameraTable.ts';
import { ALL_PLANS, cameraOver, HUD, LAPTOP, PHONE, run, TABLET, UPRIGHT_PHONE, VIEW_NAMES } from './support.ts';

const degrees = (radians: number) => (radians * 180) / Math.PI;

function expectWithinLimits(camera: CameraModel): void {
  const { bounds, maxDistance } = camera.limits();
  const { x, z, yaw, pitch, distance } = camera.stand();
  expect(degrees(pitch)).toBeGreaterThanOrEqual(18 - 1e-9);
  expect(degrees(pitch)).toBeLessThanOrEqual(75 + 1e-9);
  expect(Math.abs(degrees(yaw))).toBeLessThanOrEqual(75 + 1e-9);
  expect(distance).toBeGreaterThanOrEqual(7);
  expect(distance).toBeLessThanOrEqual(maxDistance);
  expect(x).toBeGreaterThanOrEqual(bounds.left);
  expect(x).toBeLessThanOrEqual(bounds.right);
  expect(z).toBeGreaterThanOrEqual(bounds.far);
  expect(z).toBeLessThanOrEqual(bounds.near);
  expect(camera.pose.eye.y).toBeGreaterThanOrEqual(LOWEST_EYE - 1e-9);
}

type Move = (camera: CameraModel, atMs: number) => void;
const pixels = fc.oneof(fc.integer({ min: -3000, max: 3000 }), fc.constantFrom(Number.NaN, Infinity, -1e300));
const anyMove: fc.Arbitrary<Move> = fc.oneof(
  fc.tuple(pixels, pixels).map(
    ([dx, dy]): Move =>
      (camera, atMs) =>
        camera.orbit(dx, dy, atMs),
  ),
  fc.tuple(pixels, pixels).map(
    ([dx, dy]): Move =>
      (camera, atMs) =>
        camera.pan(dx, dy, atMs),
  ),
  fc.tuple(fc.double({ min: 0, max: 50 }), pixels, pixels).map(
    ([factor, x, y]): Move =>
      (camera, atMs) =>
        camera.zoom(factor, x, y, atMs),
  ),
  fc.tuple(fc.double({ min: 0, max: 50 }), pixels, pixels).map(
    ([factor, x, y]): Move =>
      (camera, atMs) =>
        camera.pinch(factor, x, y, atMs),
  ),
  pixels.map(
    (angle): Move =>
      (camera, atMs) =>
        camera.twist(angle, atMs),
  ),
  fc.constant<Move>((camera, atMs) => camera.release(atMs)),
  fc.constantFrom(...VIEW_NAMES).map(
    (view): Move =>
      (camera, atMs) =>
        camera.look(view, atMs),
  ),
  fc.constantFrom(LAPTOP, PHONE, UPRIGHT_PHONE).map(
    (screen): Move =>
      (camera) =>
        camera.resize(screen),
  ),
  fc.constantFrom(HUD, { ...HUD, right: 400 }).map(
    (insets): Move =>
      (camera) =>
        camera.setInsets(insets),
  ),
  fc.constantFrom(...ALL_PLANS).map(
    (plan): Move =>
      (camera) =>
        camera.setTable(cameraTableOf(plan)),
  ),
  fc.tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -40, max: 40 })).map(
    ([x, z]): Move =>
      (camera, atMs) =>
        camera.frame([{ x, y: 0, z }], 'lean', atMs + 60_000),
  ),
  fc.integer({ min: 1, max: 400 }).map(
    (ms): Move =>
      (camera) =>
        camera.step(ms),
  ),
);

function playAll(camera: CameraModel, moves: readonly Move[], check: () => void): void {
  for (const [i, move] of moves.entries()) {
    move(camera, i * 16);
    check();
    camera.step(16);
    check();
  }
}

describe('the limits', () => {
  it('hold whatever is done', () => {
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 40 }), (moves) => {
        const camera = cameraOver();
        playAll(camera, moves, () => expectWithinLimits(camera));
      }),
      { numRuns: 150 },
    );
  });

  it('let it be thrown against them and come to rest', () => {
    const camera = cameraOver();
    for (let i = 0; i < 6; i++) camera.pan(400, 0, i * 16);
    camera.release(96);
    expect(run(camera)).toBeLessThan(4000);
    expect(camera.stand().x).toBe(camera.limits().bounds.left);
  });
});

describe('the reset', () => {
  it('always leads back to the seat', () => {
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 30 }), (moves) => {
        const camera = cameraOver();
        playAll(camera, moves, () => undefined);
        camera.resize(LAPTOP);
        camera.setInsets(HUD);
        camera.setTable(cameraTableOf(ALL_PLANS[0] as (typeof ALL_PLANS)[0]));
        camera.release(1e6);
        camera.reset();
        expect(run(camera)).toBeLessThan(5000);
        const home = cameraOver();
        home.setInsets(HUD);
        run(home);
        for (const [lane, value] of Object.entries(home.stand())) {
          expect(camera.stand()[lane as 'x']).toBeCloseTo(value, 6);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('lets help begin at once', () => {
    const camera = cameraOver();
    camera.orbit(300, 0, 1000);
    camera.release(1500);
    camera.reset();
    run(camera);
    camera.frame([{ x: 4, y: 0, z: 4 }], 'lean', 1600);
    expect(camera.isMoving()).toBe(true);
  });
});

describe('the views', () => {
  const screens = { laptop: LAPTOP, tablet: TABLET, phone: PHONE, 'upright phone': UPRIGHT_PHONE };

  it.each(ALL_PLANS.flatMap((plan) => Object.keys(screens).map((name) => [plan.name, name] as const)))(
    'show all they should, for %s on a %s',
    (planName, screenName) => {
      const plan = ALL_PLANS.find(({ name }) => name === planName) as (typeof ALL_PLANS)[0];
      const screen = screens[screenName as keyof typeof screens];
      const camera = cameraOver(plan, screen);
      const insets = screen.height < 480 ? { top: 48, bottom: 56, left: 0, right: 0 } : HUD;
      camera.setInsets(insets);
      for (const view of VIEW_NAMES) {
        camera.look(view, 0);
        run(camera);
        expect(camera.view()).toBe(view);
        const { points, pointsIfShort = points } = cameraTableOf(plan).views[view];
        for (const point of screen.height < 480 ? pointsIfShort : points) {
          const { x, y } = camera.project(point);
          expect(x).toBeGreaterThanOrEqual(insets.left);
          expect(x).toBeLessThanOrEqual(screen.width - insets.right);
          expect(y).toBeGreaterThanOrEqual(insets.top);
          expect(y).toBeLessThanOrEqual(screen.height - insets.bottom);
        }
      }
    },
  );

  it('take about a second, and jump with reduced motion', () => {
    const camera = cameraOver();
    camera.look('city', 0);
    const ms = run(camera);
    expect(ms).toBeGreaterThan(500);
    expect(ms).toBeLessThan(2500);
    const city = camera.stand();
    camera.reset();
    run(camera);
    camera.setReducedMotion(true);
    camera.look('city', 0);
    expect(camera.isMoving()).toBe(false);
    expect(camera.stand()).toEqual(city);
  });

  it('do not count the time the camera rested', () => {
    const camera = cameraOver();
    const before = camera.stand();
    camera.look('board', 0);
    camera.step(60_000);
    expect(camera.stand()).toEqual(before);
  });
});

describe('the insets', () => {
  it('keep the target in the middle of what is free', () => {
    const camera = cameraOver();
    camera.setInsets({ top: 76, bottom: 96, left: 0, right: 300 });
    run(camera);
    const { x, z } = camera.stand();
    const seen = camera.project({ x, y: 0, z });
    expect(seen.x).toBeCloseTo((1280 - 300) / 2, 3);
    expect(seen.y).toBeCloseTo((76 + 720 - 96) / 2, 3);
  });

  it('slide the picture over smoothly when a prompt opens, also while the hand has the camera', () => {
    const camera = cameraOver();
    camera.orbit(10, 0, 0);
    camera.setInsets({ top: 0, bottom: 0, left: 0, right: 400 });
    expect(camera.isMoving()).toBe(true);
    camera.step(16);
    camera.step(16);
    expect(camera.pose.shiftX).toBeLessThan(0);
    expect(camera.pose.shiftX).toBeGreaterThan(-200);
    run(camera);
    expect(camera.pose.shiftX).toBe(-200);
  });

  it('leave alone where the hand has put the camera', () => {
    const camera = cameraOver();
    camera.pan(100, 50, 0);
    camera.release(500);
    const before = camera.stand();
    camera.setInsets(HUD);
    run(camera);
    expect(camera.stand()).toEqual(before);
  });
});

describe('the hand', () => {
  it('carries the table along under it', () => {
    const camera = cameraOver();
    const { x, z } = camera.stand();
    const before = camera.project({ x, y: 0, z });
    camera.pan(60, 0, 0);
    const after = camera.project({ x, y: 0, z });
    expect(after.x - before.x).toBeCloseTo(60, 1);
    expect(after.y).toBeCloseTo(before.y, 1);
  });

  it.each(['zoom', 'pinch'] as const)('keeps the spot under the pointer when it comes closer by %s', (how) => {
    const camera = cameraOver();
    const spot = { x: 3, y: 0, z: 2 };
    const { x, y } = camera.project(spot);
    camera[how](0.7, x, y, 0);
    for (let i = 0; i < 200; i++) {
      camera.step(16);
      const seen = camera.project(spot);
      expect(Math.hypot(seen.x - x, seen.y - y)).toBeLessThan(0.5);
    }
  });

  it('adds up quick turns of the wheel', () => {
    const camera = cameraOver();
    const { distance } = camera.stand();
    for (let i = 0; i < 4; i++) {
      camera.zoom(0.9, 640, 360, i * 16);
      camera.step(16);
    }
    run(camera);
    expect(camera.stand().distance).toBeCloseTo(distance * 0.9 ** 4, 2);
  });

  it('throws the camera, which slides on and stops', () => {
    const camera = cameraOver();
    for (let i = 0; i < 8; i++) camera.orbit(12, 0, i * 16);
    const held = camera.stand().yaw;
    expect(camera.isMoving()).toBe(false);
    camera.release(120);
    run(camera);
    expect(camera.stand().yaw).toBeLessThan(held - 0.02);
    expect(camera.isMoving()).toBe(false);
  });

  it('sets it down where it waited, or with reduced motion', () => {
    for (const reduced of [false, true]) {
      const camera = cameraOver();
      camera.setReducedMotion(reduced);
      for (let i = 0; i < 8; i++) camera.orbit(12, 0, i * 16);
      const held = camera.stand();
      camera.release(reduced ? 120 : 400);
      expect(camera.isMoving()).toBe(false);
      expect(camera.stand()).toEqual(held);
    }
  });

  it('stops a journey when it takes hold', () => {
    const camera = cameraOver();
    camera.look('board', 0);
    for (let i = 0; i < 10; i++) camera.step(16);
    const { x, z } = camera.stand();
    camera.orbit(1, 0, 200);
    camera.release(600);
    run(camera);
    expect(camera.stand()).toMatchObject({ x, z });
  });
});

describe('help', () => {
  const corner = [{ x: -16, y: 0, z: 14 }];

  it('leaves alone what can be seen', () => {
    const camera = cameraOver();
    camera.frame([{ x: 0, y: 0, z: 0 }], 'ifHidden', 0);
    expect(camera.isMoving()).toBe(false);
  });

  it('brings into sight what cannot, and goes back after', () => {
    const camera = cameraOver();
    camera.look('city', -10_000);
    run(camera);
    const before = camera.stand();
    camera.frame(corner, 'ifHidden', 0);
    run(camera);
    const { x, y } = camera.project(corner[0] as (typeof corner)[0]);
    expect(x).toBeGreaterThan(0);
    expect(y).toBeLessThan(720);
    camera.frame(undefined, 'ifHidden', 3000);
    run(camera);
    for (const [lane, value] of Object.entries(before)) expect(camera.stand()[lane as 'x']).toBeCloseTo(value, 6);
  });

  it('goes back to the player’s own stand after several things in a row', () => {
    const camera = cameraOver();
    camera.pan(200, 100, 0);
    camera.release(500);
    const own = camera.stand();
    for (const [i, x] of [-8, 8, 0].entries()) {
      camera.frame([{ x, y: 0, z: -4 }], 'lean', 10_000 + i * 300);
      for (let frame = 0; frame < 20; frame++) camera.step(16);
    }
    camera.frame(undefined, 'lean', 20_000);
    run(camera);
    for (const [lane, value] of Object.entries(own)) expect(camera.stand()[lane as 'x']).toBeCloseTo(value, 6);
  });

  it('leans only a part of the way', () => {
    const camera = cameraOver();
    const { distance, yaw, pitch } = camera.stand();
    camera.frame([{ x: 5, y: 0, z: 5 }], 'lean', 0);
    run(camera);
    expect(camera.stand().distance).toBeCloseTo(distance * 0.68, 3);
    expect(camera.stand()).toMatchObject({ yaw, pitch });
  });

  it('waits until the hand has been away for four seconds', () => {
    const camera = cameraOver();
    camera.pan(5, 0, 1000);
    camera.frame(corner, 'lean', 1100);
    expect(camera.isMoving()).toBe(false);
    camera.release(1500);
    camera.frame(corner, 'lean', 1500 + HELP_PAUSE_MS - 1);
    expect(camera.isMoving()).toBe(false);
    camera.frame(corner, 'lean', 1500 + HELP_PAUSE_MS);
    expect(camera.isMoving()).toBe(true);
  });

  it('never takes the camera out of the hand', () => {
    const camera = cameraOver();
    camera.frame(corner, 'lean', 0);
    camera.step(16);
    camera.step(16);
    camera.orbit(4, 0, 100);
    const held = camera.stand();
    camera.step(16);
    expect(camera.stand()).toEqual(held);
    camera.release(500);
    camera.frame(undefined, 'lean', 600);
    run(camera);
    expect(camera.stand()).toEqual(held);
  });

  it('can be switched off, and then goes back', () => {
    const camera = cameraOver();
    const before = camera.stand();
    camera.frame(corner, 'lean', 0);
    run(camera);
    camera.setHelp(false);
    run(camera);
    for (const [lane, value] of Object.entries(before)) expect(camera.stand()[lane as 'x']).toBeCloseTo(value, 6);
    camera.frame(corner, 'lean', 60_000);
    expect(camera.isMoving()).toBe(false);
  });
});

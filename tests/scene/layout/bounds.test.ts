import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import type { GameState, Seat } from '../../../src/engine/index.ts';
import { presetView, reachOf, VIEW_NAMES, viewOf } from '../../../src/scene/layout/bounds.ts';
import { cornersOf, isInside } from '../../../src/scene/layout/geometry.ts';
import { layoutTable } from '../../../src/scene/layout/layoutTable.ts';
import { type Point3, project, type View } from '../../../src/scene/layout/perspective.ts';
import type { Poses } from '../../../src/scene/layout/pieces.ts';
import { ALL_PLANS, planFor } from '../../../src/scene/layout/tablePlan.ts';
import { MODES, type Mode, optionsOf, positions, random } from '../../support/games.ts';
import { bodiesOf, bodyOf } from './bodies.ts';

const ASPECTS = { '16:9': 16 / 9, '19.5:9': 19.5 / 9, '4:3': 4 / 3 } as const;
const aspects = Object.entries(ASPECTS);

/** The corners of everything that can be seen. */
const cornersOfAll = (poses: Poses): Point3[] =>
  bodiesOf(poses).flatMap(({ ground, bottom, top }) =>
    cornersOf(ground).flatMap(({ x, z }) => [
      { x, y: bottom, z },
      { x, y: top, z },
    ]),
  );

const isSeen = (view: View, aspect: number, point: Point3): boolean => {
  const { x, y, depth } = project(view, aspect, point);
  return depth > 1 && Math.abs(x) <= 1 && Math.abs(y) <= 1;
};

const chosen = [0, 1, 3, 5, 6].map((i) => MODES[i] as Mode);
const tables: readonly (readonly [string, readonly GameState[]])[] = chosen.map((mode) => [
  mode.name,
  positions(optionsOf(mode, `views ${mode.name}`), 25, random()),
]);

describe.each(aspects)('at %s', (_, aspect) => {
  it.each(tables)('the whole table shows every piece: %s', (_, states) => {
    for (const state of states) {
      const view = presetView(state, 'table', aspect);
      const hidden = cornersOfAll(layoutTable(state, 0 as Seat)).filter((corner) => !isSeen(view, aspect, corner));
      expect(hidden).toEqual([]);
    }
  });

  it.each(tables)('seat, city, board and council show what they are for: %s', (_, states) => {
    for (const state of states.slice(0, 6)) {
      const poses = layoutTable(state, state.turn.seat);
      const seen = (name: (typeof VIEW_NAMES)[number], wanted: RegExp) => {
        const view = presetView(state, name, aspect);
        const keys = [...poses].filter(([key, pose]) => wanted.test(key) && pose.hidden !== true);
        expect(keys.length, `${name} ${wanted}`).toBeGreaterThan(0);
        for (const [key, pose] of keys) {
          const { ground, top } = bodyOf(key, pose);
          expect(isSeen(view, aspect, { x: ground.x, y: top, z: ground.z }), `${key} in ${name}`).toBe(true);
        }
      };
      const me = state.turn.seat;
      seen('seat', /^diorama:/);
      seen('city', state.options.towers ? /^(diorama|roof|storey):/ : /^diorama:/);
      seen('board', new RegExp(`^(bag|hand|mark):${me}(:|$)`));
      seen('council', /^(council|token|score):/);
      const inCity = Object.values(state.monsters).flat();
      for (const { id } of inCity) seen('seat', new RegExp(`^monster:${id}$`));
      for (const id of state.players[me]?.tavern ?? []) seen('seat', new RegExp(`^meeple:${id}$`));
    }
  });

  it('every view is within the reach of the camera', () => {
    for (const plan of ALL_PLANS) {
      const reach = reachOf(plan, aspect);
      for (const name of VIEW_NAMES) {
        const { position, target } = viewOf(plan, name, aspect);
        const distance = Math.hypot(position.x - target.x, position.y - target.y, position.z - target.z);
        const pitch = (Math.asin(position.y / distance) * 180) / Math.PI;
        expect(isInside(reach.target, target), `${plan.name} ${name}`).toBe(true);
        expect(distance).toBeGreaterThanOrEqual(reach.minDistance);
        expect(distance).toBeLessThanOrEqual(reach.maxDistance);
        expect(pitch).toBeGreaterThanOrEqual(reach.minPitchDegrees);
        expect(pitch).toBeLessThanOrEqual(reach.maxPitchDegrees);
      }
    }
  });
});

describe('the camera', () => {
  it('projects as three.js does', () => {
    const view: View = { position: { x: 3, y: 12, z: 20 }, target: { x: -1, y: 0.5, z: 2 }, fovDegrees: 31 };
    const camera = new PerspectiveCamera(31, 1.6, 1, 200);
    camera.position.set(3, 12, 20);
    camera.lookAt(-1, 0.5, 2);
    camera.updateMatrixWorld();
    for (const point of [
      { x: 0, y: 0, z: 0 },
      { x: 9, y: 3, z: -8 },
      { x: -6, y: 1, z: 11 },
    ]) {
      const { x, y } = new Vector3(point.x, point.y, point.z).project(camera);
      const seen = project(view, 1.6, point);
      expect(seen.x).toBeCloseTo(x, 6);
      expect(seen.y).toBeCloseTo(y, 6);
    }
  });

  it('keeps clear of what covers the screen', () => {
    const plan = planFor({ options: { seed: '', seats: 4, towers: true }, guard: undefined });
    const insets = { top: 0.15, bottom: 0.2, left: 0.1, right: 0.25 };
    const view = viewOf(plan, 'seat', 16 / 9, insets);
    for (const [x, z] of [
      [-10, -10],
      [10, -10],
      [10, 10],
      [-10, 10],
    ] as const) {
      const seen = project(view, 16 / 9, { x, y: 0, z });
      expect(seen.x).toBeGreaterThanOrEqual(-1 + 2 * insets.left - 1e-6);
      expect(seen.x).toBeLessThanOrEqual(1 - 2 * insets.right + 1e-6);
      expect(seen.y).toBeGreaterThanOrEqual(-1 + 2 * insets.bottom - 1e-6);
      expect(seen.y).toBeLessThanOrEqual(1 - 2 * insets.top + 1e-6);
    }
  });
});

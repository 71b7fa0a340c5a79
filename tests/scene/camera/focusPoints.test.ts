import { describe, expect, it } from 'vitest';
import { beatOf } from '../../../src/director/beats.ts';
import type { GameState, MonsterId, Seat, Step } from '../../../src/engine/index.ts';
import { cameraTable } from '../../../src/scene/camera/cameraTable.ts';
import { focusPoints } from '../../../src/scene/camera/focusPoints.ts';
import { layoutTable } from '../../../src/scene/layout/layoutTable.ts';
import { planFor } from '../../../src/scene/layout/tablePlan.ts';
import { engine, MODES, type Mode, optionsOf, play, wild } from '../../support/games.ts';

const viewer = 0 as Seat;
const groundOf = (state: GameState) => ({ state, viewer, poses: layoutTable(state, viewer) });
const table = engine.setup(optionsOf(MODES[0] as Mode, 'focus'));

describe('what a beat is about', () => {
  it('is found by piece', () => {
    const [monster] = table.monsters.castle;
    const name = `monster:${monster?.id ?? ('' as MonsterId)}` as const;
    const ground = groundOf(table);
    const pose = ground.poses.get(name);
    const points = focusPoints([name], ground) ?? [];
    expect(points).toHaveLength(8);
    for (const { x, z } of points) expect(Math.hypot(x - (pose?.x ?? 99), z - (pose?.z ?? 99))).toBeLessThan(2);
  });

  it('is found by place and by landmark', () => {
    const ground = groundOf(table);
    expect(focusPoints(['capitol:construct'], ground)).toEqual(focusPoints(['capitol'], ground));
    expect(focusPoints(['district:castle', 'sword'], ground)).toHaveLength(16);
    expect(focusPoints([`tavern:${1 as Seat}`], ground)).toHaveLength(8);
  });

  it('is nowhere for a Quest in a hand, for a Guard who is not there, and for the whole table', () => {
    const ground = groundOf(table);
    expect(focusPoints(['quest:nowhere' as 'sword'], ground)).toBeUndefined();
    expect(focusPoints(['board:guard', 'bag:guard'], ground)).toBeUndefined();
    expect(focusPoints(['council:nobody' as 'sword'], ground)).toBeUndefined();
    expect(focusPoints(['council', 'table'], ground)).toBeUndefined();
  });

  it('G1 is at the Guard’s side of the table before the Guard has come', () => {
    const solo = engine.setup(optionsOf(MODES[6] as Mode, 'focus'));
    expect(focusPoints(['board:guard'], groundOf({ ...solo, guard: undefined }))).toHaveLength(8);
  });

  it.each([MODES[0], MODES[5], MODES[6]] as const)('is always within reach of the camera, $name', (mode) => {
    const options = optionsOf(mode as Mode, 'reach');
    const { bounds } = cameraTable(engine.setup(options));
    const off: string[] = [];
    let shown = 0;
    const step = ({ event, state }: Step, before: GameState) => {
      const { focus = [] } = beatOf(event, { before, after: state });
      for (const { x, z } of focusPoints(focus, groundOf(state)) ?? []) {
        shown += 1;
        const isNear = x > bounds.left - 2 && x < bounds.right + 2 && z > bounds.far - 2 && z < bounds.near + 2;
        if (!isNear) off.push(`${event.type} ${x} ${z}`);
      }
    };
    play(options, wild(), { step }, 60);
    expect(off).toEqual([]);
    expect(shown).toBeGreaterThan(100);
  });

  it('shares one table between states with the same plan', () => {
    expect(cameraTable(table)).toBe(cameraTable({ ...table }));
    expect(planFor(table).name).toBe('two');
  });
});

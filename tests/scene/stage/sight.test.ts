import { PerspectiveCamera } from 'three';
import { describe, expect, it } from 'vitest';
import { type GameState, kindOf, type MeepleId, type Scenario, type Seat } from '../../../src/engine/index.ts';
import { HOME } from '../../../src/scene/drag/model.ts';
import { createStage } from '../../../src/scene/stage/createStage.ts';
import { createEyes } from '../../../src/scene/stage/eyes.ts';
import { createSight } from '../../../src/scene/stage/sight.ts';
import { ENGINE } from '../../support/match.ts';

const VIEWER = 0 as Seat;
const FRAME = { left: 0, top: 0, width: 1280, height: 720 };
const YARD = 'location:splinter-yard';

/** The eyes of somebody who leans over the near side of the table. */
function givenSight(spec: Scenario) {
  const state: GameState = ENGINE.scenario({ towers: true, monsters: {}, ...spec });
  const stage = createStage({ state, viewer: VIEWER, now: () => 0, wake: () => {} });
  const camera = new PerspectiveCamera(40, FRAME.width / FRAME.height, 0.1, 200);
  camera.position.set(0, 26, 28);
  camera.lookAt(0, 0, 5);
  camera.updateMatrixWorld();
  const eyes = createEyes({ camera: () => camera, frame: () => FRAME });
  const sight = createSight({
    eyes,
    book: stage.book,
    truth: () => state,
    viewer: () => VIEWER,
    acting: () => state.turn.seat,
  });
  const tavern = state.players[VIEWER]?.tavern ?? [];
  const pointOf = (piece: MeepleId) => {
    const at = sight.piecePoint(piece);
    if (at === undefined) throw new Error(`${kindOf(piece)} is not seen`);
    return at;
  };
  return { state, sight, tavern, pointOf };
}

const THREE: Scenario = { players: [{ tavern: { peasant: 2, knight: 1 } }, {}] };

describe('a piece under the pointer', () => {
  it('is each of those in the Tavern at its own body', () => {
    const { sight, tavern, pointOf } = givenSight(THREE);
    expect(tavern).toHaveLength(3);
    for (const piece of tavern) {
      const { x, y } = pointOf(piece);
      expect(sight.pieceAt(x, y, [])).toBe(piece);
    }
  });

  it('is not the one that hangs at the pointer, but what stands behind it', () => {
    const { sight, tavern, pointOf } = givenSight({ players: [{ tavern: { knight: 1 } }, {}] });
    const [knight] = tavern as [MeepleId];
    const { x, y } = pointOf(knight);
    expect(sight.pieceAt(x, y, [knight])).toBeUndefined();
  });

  it('is never one of the supply, and nothing on the bare table', () => {
    const { state, sight, pointOf } = givenSight(THREE);
    const [spare] = state.supply.mage as readonly [MeepleId];
    const { x, y } = pointOf(spare);
    expect(sight.pieceAt(x, y, [])).toBeUndefined();
    expect(sight.pieceAt(640, 20, [])).toBeUndefined();
  });

  it('is meant by a finger beside it, and not by one further away', () => {
    const { sight, tavern, pointOf } = givenSight({ players: [{ tavern: { knight: 1 } }, {}] });
    const [knight] = tavern as [MeepleId];
    const { x, y } = pointOf(knight);
    const width = Array.from({ length: 80 }, (_, i) => sight.pieceAt(x + i, y, [])).lastIndexOf(knight);
    expect(width).toBeGreaterThan(16);
    expect(width).toBeLessThan(60);
  });

  it('is caught by a rectangle round its middle', () => {
    const { sight, tavern, pointOf } = givenSight(THREE);
    const points = tavern.map(pointOf);
    const rect = {
      left: Math.min(...points.map(({ x }) => x)) - 5,
      right: Math.max(...points.map(({ x }) => x)) + 5,
      top: Math.min(...points.map(({ y }) => y)) - 20,
      bottom: Math.max(...points.map(({ y }) => y)) + 20,
    };
    expect([...sight.piecesIn(rect)].sort()).toEqual([...tavern].sort());
    const [first] = points as [{ x: number; y: number }];
    expect(sight.piecesIn({ ...rect, left: first.x + 500, right: first.x + 501 })).toEqual([]);
  });
});

describe('a spot under the pointer', () => {
  it('is every place of the engine at its own middle, and the board at the Tavern', () => {
    const { state, sight } = givenSight({ phase: 'main', ...THREE });
    for (const spot of [...ENGINE.places(state), HOME] as const) {
      const at = sight.spotPoint(spot);
      if (at === undefined) throw new Error(`${spot} is not seen`);
      expect(sight.spotAt(at.x, at.y)).toBe(spot);
    }
  });

  it('has ground for the keyboard to hang a piece over', () => {
    const { sight } = givenSight({ phase: 'main', ...THREE });
    const [at, tavern] = [
      { x: 0, y: 0, z: 0 },
      { x: 0, y: 0, z: 0 },
    ];
    expect(sight.toSpot(YARD, at)).toBe(true);
    expect(sight.toSpot(HOME, tavern)).toBe(true);
    expect(tavern.z).toBeGreaterThan(at.z);
    expect(sight.toSpot('monster:ghoul', at)).toBe(false);
  });

  it('lets a lasso begin on the board only', () => {
    const { sight } = givenSight(THREE);
    const home = sight.spotPoint(HOME) ?? { x: 0, y: 0 };
    expect(sight.canLasso(home.x, home.y)).toBe(true);
    expect(sight.canLasso(640, 300)).toBe(false);
  });
});

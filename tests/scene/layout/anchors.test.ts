import { describe, expect, it } from 'vitest';
import type { GameState, PlaceId, Seat } from '../../../src/engine/index.ts';
import {
  type PlaceAnchor,
  pickPlace,
  pickSeatPart,
  placeAnchors,
  seatAnchors,
} from '../../../src/scene/layout/anchors.ts';
import { layoutTable } from '../../../src/scene/layout/layoutTable.ts';
import { meepleKey } from '../../../src/scene/layout/pieces.ts';
import { engine, MODES, type Mode, optionsOf, play, positions, wild } from '../../support/games.ts';

const modes = MODES.filter((_, i) => i < 7).map((mode) => [mode.name, mode] as const);

describe.each(modes)('places, %s', (_, mode: Mode) => {
  const states = positions(optionsOf(mode, `anchors ${mode.name}`), 12);

  it('are those of the engine, each once', () => {
    for (const state of states) expect(placeAnchors(state).map(({ place }) => place)).toEqual(engine.places(state));
  });

  it('are hit at their middle and at their corners', () => {
    for (const state of states) {
      const anchors = placeAnchors(state);
      const missed = anchors.filter((anchor) => hits(anchors, anchor).some((place) => place !== anchor.place));
      expect(missed.map(({ place }) => place)).toEqual([]);
    }
  });

  it('say where the next meeple will stand', () => {
    let placed = 0;
    play(
      optionsOf(mode, `next ${mode.name}`),
      wild(),
      {
        step: ({ event, state }, before) => {
          if (event.type !== 'meeplePlaced' || event.from !== 'tavern') return;
          const { x, y, z } = anchorOf(before, event.to).next;
          expect(layoutTable(state, event.seat).get(meepleKey(event.meeple))).toMatchObject({ x, y, z });
          placed++;
        },
      },
      150,
    );
    expect(placed).toBeGreaterThan(10);
  });
});

function anchorOf(state: GameState, place: PlaceId): PlaceAnchor {
  const anchor = placeAnchors(state).find((candidate) => candidate.place === place);
  if (anchor === undefined) throw new Error(`${place} has no anchor`);
  return anchor;
}

/** Just inside what is printed. */
function hits(anchors: readonly PlaceAnchor[], { area: { x, z, halfWidth, halfDepth } }: PlaceAnchor) {
  const [w, d] = [halfWidth - 0.2, halfDepth - 0.2];
  const spots = [
    [0, 0],
    [-w, -d],
    [w, -d],
    [w, d],
    [-w, d],
  ] as const;
  return spots.map(([dx, dz]) => pickPlace(anchors, x + dx, z + dz));
}

describe('the table beside the places', () => {
  const state = engine.setup(optionsOf(MODES[5] as Mode, 'beside'));

  it('hits nothing', () => {
    const anchors = placeAnchors(state);
    for (const [x, z] of [
      [0, 5],
      [-24, 0],
      [12, 12],
      [0, 14],
    ] as const) {
      expect(pickPlace(anchors, x, z)).toBeUndefined();
    }
  });

  it('has Tavern, Lodgings and bag where the viewer sits', () => {
    for (const seat of [0, 1, 2, 3] as Seat[]) {
      const anchors = seatAnchors(state, 0 as Seat, seat);
      for (const part of ['tavern', 'lodgings', 'bag'] as const) {
        const { x, z } = anchors[part];
        expect(pickSeatPart(anchors, x, z)).toBe(part);
      }
      const poses = layoutTable(state, 0 as Seat);
      for (const id of state.players[seat]?.tavern ?? []) {
        const { x, z } = poses.get(meepleKey(id)) ?? { x: 99, z: 99 };
        expect(pickSeatPart(anchors, x, z)).toBe('tavern');
      }
      for (const id of state.players[seat]?.bag ?? []) {
        const { x, y, z } = anchors.bagMouth;
        expect(poses.get(meepleKey(id))).toMatchObject({ x, y, z, hidden: true });
      }
    }
  });
});

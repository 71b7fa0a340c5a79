import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import { createEngine, DISTRICTS, type Seat } from '../../../src/engine/index.ts';
import { placeAnchors } from '../../../src/scene/layout/anchors.ts';
import { layoutTable } from '../../../src/scene/layout/layoutTable.ts';
import { thingAt } from '../../../src/scene/stage/thingAt.ts';

const engine = createEngine(CATALOG);
const state = engine.setup({ seed: 'look', seats: 3, towers: true });
const viewer = 0 as Seat;
const poses = layoutTable(state, viewer);
const slots = CATALOG.slots.map(({ id }) => id);

const lookAt = (key: string) => {
  const pose = [...poses].find(([name]) => name === key)?.[1];
  if (pose === undefined) throw new Error(`${key} is not on the table`);
  return thingAt({ poses, state, viewer, slots }, () => ({ x: pose.x, z: pose.z }));
};

describe('a look at the table', () => {
  it('finds what lies face up', () => {
    for (const district of DISTRICTS) {
      for (const { id } of state.monsters[district]) expect(lookAt(`monster:${id}`)).toBe(`monster:${id}`);
    }
    for (const id of state.market) expect(lookAt(`location:${id}`)).toBe(`location:${id}`);
    for (const { id } of state.overlords) expect(lookAt(`council:${id}`)).toBe(`council:${id}`);
  });

  it('finds what is printed on the board and takes meeples', () => {
    for (const { place, area } of placeAnchors(state)) {
      const seen = thingAt({ poses, state, viewer, slots }, () => ({ x: area.x, z: area.z }));
      if (place.startsWith('location:') || place.startsWith('capitol:')) expect(seen).toBe(place);
    }
  });

  it('sees a deck as a deck', () => {
    const [top] = state.monsterDeck;
    expect(lookAt(`monster:${top}`)).toBe('monsterDeck');
    const [quest] = state.questDeck;
    expect(lookAt(`quest:${quest}`)).toBe('questDeck');
  });

  it('finds nothing beside the table', () => {
    expect(thingAt({ poses, state, viewer, slots }, () => undefined)).toBeUndefined();
    expect(thingAt({ poses, state, viewer, slots }, () => ({ x: 0, z: 19.5 }))).toBeUndefined();
  });
});

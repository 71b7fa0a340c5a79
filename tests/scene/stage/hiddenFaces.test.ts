import { describe, expect, it } from 'vitest';
import { playMatch } from '../../../scripts/lib/match.ts';
import { createRandom } from '../../../src/bots/random.ts';
import { CATALOG } from '../../../src/content/catalog.ts';
import { createEngine, type GameState, type Seat } from '../../../src/engine/index.ts';
import { layoutTable } from '../../../src/scene/layout/layoutTable.ts';
import type { Pose } from '../../../src/scene/layout/pieces.ts';
import { facesOfPiece } from '../../../src/scene/stage/slabs/slabFaces.ts';
import { secretQuests } from '../../support/hidden.ts';

const ENGINE = createEngine(CATALOG);

/** What a camera can see of every flat piece: the side that is up. */
function facesInSight(state: GameState, viewer: Seat): readonly string[] {
  return [...layoutTable(state, viewer)].flatMap(([key, pose]: readonly [Parameters<typeof facesOfPiece>[0], Pose]) => {
    const faces = facesOfPiece(key);
    if (faces === undefined || pose.hidden) return [];
    return [pose.lies === 'faceDown' ? faces.back : faces.front];
  });
}

describe('faces on the table', () => {
  it('show the back of everything that somebody may not see, from whichever seat', () => {
    const states: GameState[] = [];
    playMatch(ENGINE, { seats: 3, towers: true, seed: 'backs' }, [createRandom(), createRandom(), createRandom()], {
      moved: (state) => void states.push(state),
    });
    for (const state of states.filter((_, i) => i % 7 === 0)) {
      const secrets = new Set<string>([
        ...secretQuests(state, undefined).map((id) => `quest/${id}`),
        ...state.monsterDeck.map((id) => `monster/${id}`),
        ...state.locationStack.map((id) => `location/${id}`),
        ...Object.values(state.towers).flatMap(([, ...below]) => below.map((id) => `room/${id}`)),
      ]);
      for (const viewer of [0, 1, 2] as Seat[]) {
        expect(facesInSight(state, viewer).filter((face) => secrets.has(face))).toEqual([]);
      }
    }
  });

  it('do show what lies open, or the test above would prove nothing', () => {
    const state = ENGINE.setup({ seats: 3, towers: true, seed: 'backs' });
    const faces = facesInSight(state, 0 as Seat);
    expect(faces).toEqual(expect.arrayContaining(state.market.map((id) => `location/${id}`)));
    expect(faces).toContain('questBack');
  });
});

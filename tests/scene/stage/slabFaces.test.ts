import { describe, expect, it } from 'vitest';
import { DISTRICTS, type GameState } from '../../../src/engine/index.ts';
import type { FaceId } from '../../../src/scene/print/faces/ids.ts';
import { BOARD_PRIORITY } from '../../../src/scene/print/queue/priorities.ts';
import { facesOfMatch, printOrder } from '../../../src/scene/stage/slabs/slabFaces.ts';
import { MODES, type Mode, optionsOf, positions, random } from '../../support/games.ts';

const states = positions(optionsOf(MODES[5] as Mode, 'order'), 20, random());
const late = states.at(-1) as GameState;

describe('the order of printing', () => {
  const orderOf = printOrder(late);
  const faceUp: FaceId[] = [
    ...late.market.map((id): FaceId => `location/${id}`),
    ...DISTRICTS.flatMap((district) => late.monsters[district].map(({ id }): FaceId => `monster/${id}`)),
    ...late.players.flatMap(({ pile, completed }) => [
      ...pile.map((id): FaceId => `monster/${id}`),
      ...completed.map(({ quest }): FaceId => `quest/${quest}`),
    ]),
  ];

  it('puts all that lies face up before the sharp city, and the city before what is still hidden', () => {
    expect(faceUp.length).toBeGreaterThan(10);
    for (const face of faceUp) expect(orderOf(face), face).toBeGreaterThan(BOARD_PRIORITY.city);
    const hidden = facesOfMatch(late).filter((face) => orderOf(face) < BOARD_PRIORITY.city);
    expect(hidden.some((face) => face.startsWith('quest/'))).toBe(true);
    expect(hidden.some((face) => face.startsWith('monster/'))).toBe(true);
  });

  it('keeps hands for the end: nobody sees them on the table', () => {
    const inHands = late.players.flatMap(({ hand }) => hand.map((quest): FaceId => `quest/${quest}`));
    const least = Math.min(...facesOfMatch(late).map(orderOf));
    expect(inHands.length).toBeGreaterThan(0);
    for (const face of inHands) expect(orderOf(face), face).toBe(least);
  });
});

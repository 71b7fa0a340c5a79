/** Bags for tests: with bodies, without, and with physics that fails. */
import type { MeepleId } from '../../../src/engine/index.ts';
import { type BagActor, type BagParts, createBagActor } from '../../../src/scene/bag/bagActor.ts';
import type { Pose } from '../../../src/scene/layout/pieces.ts';
import type { PhysicsPort } from '../../../src/scene/physics/physicsPort.ts';
import { createWorld } from '../physics/support.ts';

export const HOME = { x: 6, y: 0, z: 2, turn: 0.4 } as const;
/** Enough for whatever is not about the cloth itself. */
const COARSE = { columns: 12, rows: 9 } as const;

export const ids = (...numbers: number[]): MeepleId[] => numbers as MeepleId[];
export const upTo = (n: number): MeepleId[] => Array.from({ length: n }, (_, id) => id as MeepleId);

/** Somewhere in a Tavern to the left of the bag. */
export const tavern = (meeple: MeepleId): Pose => ({
  x: -2 + (meeple % 5),
  y: 0.14,
  z: 3,
  turn: 0.05,
  lies: 'standing',
});
export const lodgings = (meeple: MeepleId): Pose => ({ x: -2 + (meeple % 5), y: 0.14, z: 5, turn: 0, lies: 'onBack' });

export const PHYSICS = ['on', 'off', 'failing to start', 'failing later'] as const;
export type Physics = (typeof PHYSICS)[number];

function failingLater(): PhysicsPort {
  const world = createWorld();
  let steps = 0;
  return {
    ...world,
    step: (pouch, calm) => {
      if (++steps > 40) throw new Error('out of memory');
      world.step(pouch, calm);
    },
  };
}

const START: Readonly<Record<Physics, (() => PhysicsPort) | undefined>> = {
  on: createWorld,
  off: undefined,
  'failing to start': () => {
    throw new Error('no module');
  },
  'failing later': failingLater,
};

export function givenBag(
  inside: readonly MeepleId[],
  physics: Physics = 'on',
  parts: Partial<BagParts> = {},
): BagActor {
  const start = START[physics];
  const actor = createBagActor({
    home: HOME,
    look: { grid: COARSE },
    ...(start === undefined ? {} : { physics: start }),
    ...parts,
  });
  actor.setContents(inside);
  return actor;
}

/** Frames until nothing moves any more. */
export function runToRest(actor: BagActor, limit = 1500): number {
  let frames = 0;
  while (actor.step(1 / 60) && frames < limit) frames++;
  return frames;
}

export function run(actor: BagActor, frames: number): void {
  for (let i = 0; i < frames; i++) actor.step(1 / 60);
}

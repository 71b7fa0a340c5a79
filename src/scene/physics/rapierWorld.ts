/** Meeples as rigid bodies: Rapier lets them meet each other, the table and the boards, the cloth holds those in the bag. */
import { addBody, CAPACITY, createBodies, fastestOf, isMoved, mendBodies } from './bodyArrays.ts';
import { createClothWall } from './clothWall.ts';
import { BODY, GRAVITY, type Knocks, type Ledge, type PhysicsPort } from './physicsPort.ts';
import { createPouch, type Pouch } from './pouch.ts';
import { createSolids, type Rapier } from './solids.ts';

/** Short steps of one iteration hold a crowd in a swung bag better than long ones of many. */
const SUBSTEPS = 4;
export const SOLVER_ITERATIONS = 1;
const DT = 1 / 60 / SUBSTEPS;
/** More than this many count as smaller, or the bag could not hold them. */
const ROOMY = 24;
const CALMING = 0.25;
const MOST_SPEED = 70;
/** Slower than this, a body grows slower still. */
const DROWSY = { speed: 0.5, keep: 0.9 } as const;
/** Changes of speed smaller than this make no sound; at `LOUD` above it a single knock is as loud as can be. */
const SILENT = 1.6;
const LOUD = 14;
/** A loose body lower than this has met the table if something has thrown it up. */
const LOW = 0.8;

export function createRapierWorld({ rapier, world }: Rapier, capacity: number = CAPACITY): PhysicsPort {
  const bodies = createBodies(capacity);
  const { mode, position, velocity, spin } = bodies;
  const solids = createSolids({ rapier, world }, bodies);
  const wall = createClothWall(bodies, DT);
  const knocks: Knocks = { wood: 0, table: 0, cloth: 0 };
  const before = new Float64Array(capacity * 3);
  const onTheWay = createPouch();
  let ledges: readonly Ledge[] | undefined;

  world.timestep = DT;
  world.numSolverIterations = SOLVER_ITERATIONS;

  function substep(size: number, calm: number): void {
    const fall = -GRAVITY * (1 - calm) * DT;
    for (let i = 0; i < capacity; i++) {
      if (!isMoved(bodies, i)) continue;
      if (mode[i] === BODY.inside) knocks.cloth += loudness(wall.hold(i, onTheWay, size, fall));
      solids.give(i);
      for (let q = i * 3; q < i * 3 + 3; q++) before[q] = velocity[q] as number;
    }
    world.step();
    for (let i = 0; i < capacity; i++) {
      if (!isMoved(bodies, i)) continue;
      solids.read(i);
      listen(i, fall);
      slow(i, 1 - calm * CALMING);
    }
  }

  /** What neither gravity nor the cloth has done to its speed, another body or the table has. */
  function listen(i: number, fall: number): void {
    const p = i * 3;
    const x = (velocity[p] as number) - (before[p] as number);
    const y = (velocity[p + 1] as number) - (before[p + 1] as number) - fall;
    const z = (velocity[p + 2] as number) - (before[p + 2] as number);
    const isLow = mode[i] === BODY.loose && (position[p + 1] as number) < LOW;
    if (isLow) knocks.table += loudness(y);
    // Two bodies share what they lose.
    knocks.wood += loudness(2 * Math.sqrt(x * x + (isLow ? 0 : y * y) + z * z));
  }

  function slow(i: number, calmness: number): void {
    const p = i * 3;
    const x = velocity[p] as number;
    const y = velocity[p + 1] as number;
    const z = velocity[p + 2] as number;
    const speed = Math.sqrt(x * x + y * y + z * z);
    const pace = speed > MOST_SPEED ? MOST_SPEED / speed : speed < DROWSY.speed ? DROWSY.keep : 1;
    const keep = pace * calmness;
    if (keep === 1) return;
    for (let q = p; q < p + 3; q++) {
      velocity[q] = (velocity[q] as number) * keep;
      spin[q] = (spin[q] as number) * keep;
    }
  }

  function crowding(): number {
    let inside = 0;
    for (let i = 0; i < capacity; i++) if (mode[i] === BODY.inside) inside++;
    return inside <= ROOMY ? 1 : Math.cbrt(ROOMY / inside);
  }

  /** Where the bag is after a share of the step. */
  function swing(pouch: Pouch, share: number): void {
    const { bottom, mouth, bottomMove, mouthMove } = onTheWay;
    for (let q = 0; q < 3; q++) {
      const below = pouch.bottomMove[q] as number;
      const above = pouch.mouthMove[q] as number;
      bottomMove[q] = below / SUBSTEPS;
      mouthMove[q] = above / SUBSTEPS;
      bottom[q] = (pouch.bottom[q] as number) - below * (1 - share);
      mouth[q] = (pouch.mouth[q] as number) - above * (1 - share);
    }
    onTheWay.mouthRadius = pouch.mouthRadius;
  }

  return {
    bodies,
    knocks,
    hasContacts: true,
    add: (x, y, z) => addBody(bodies, x, y, z),
    remove(slot) {
      mode[slot] = BODY.absent;
    },
    setLedges(next) {
      ledges = next;
    },
    step(pouch, calm) {
      knocks.wood = 0;
      knocks.table = 0;
      knocks.cloth = 0;
      // One body without sound numbers would spoil all that it touches.
      mendBodies(bodies, pouch);
      const size = crowding();
      solids.sort(size);
      if (ledges !== undefined) solids.setBoards(ledges);
      ledges = undefined;
      // Without weight a pile stops creeping for good.
      world.gravity.y = -GRAVITY * (1 - calm);
      for (let sub = 1; sub <= SUBSTEPS; sub++) {
        swing(pouch, sub / SUBSTEPS);
        substep(size, calm);
      }
      knocks.wood = Math.min(1, knocks.wood);
      knocks.table = Math.min(1, knocks.table);
      knocks.cloth = Math.min(1, knocks.cloth);
    },
    fastest: () => fastestOf(bodies),
    mend: (pouch) => mendBodies(bodies, pouch),
  };
}

const loudness = (speed: number): number => (speed > SILENT ? Math.min(0.5, (speed - SILENT) / LOUD) : 0);

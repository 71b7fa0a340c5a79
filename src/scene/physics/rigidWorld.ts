/** Meeples as rigid bodies: position-based, each a handful of balls, in the bag or loose over the table. */
import { createBodyStore } from './bodyStore.ts';
import { createContacts } from './contacts.ts';
import { BODY, type Knocks, type Ledge, type PhysicsPort } from './physicsPort.ts';
import type { Pouch } from './pouch.ts';

const SUBSTEPS = 4;
const DT = 1 / 60 / SUBSTEPS;
/** Table units are two centimetres: real gravity would be over before the eye has seen it. */
export const GRAVITY = 60;
/** More than this many count as smaller, or the bag could not hold them. */
const ROOMY = 32;
/** Farther than this from the bag a body is lost. */
const LOST = { inside: 6, loose: 40 } as const;

const CALMING = 0.25;

export const CAPACITY = 160;

export function createRigidWorld(capacity: number = CAPACITY): PhysicsPort {
  const store = createBodyStore(capacity);
  const { bodies, mode, position, velocity, isMoved, place } = store;
  const knocks: Knocks = { wood: 0, table: 0, cloth: 0 };
  const contacts = createContacts(store, knocks, DT);
  let ledges: readonly Ledge[] = [];
  let used = 0;

  function substep(pouch: Pouch, crowd: number, calm: number): void {
    // Without weight a pile stops creeping for good.
    const gravity = GRAVITY * (1 - calm);
    const keep = 1 - calm * CALMING;
    for (let i = 0; i < used; i++) if (isMoved(i)) store.fall(i, mode[i] === BODY.inside ? crowd : 1, gravity, DT);
    for (let i = 0; i < used; i++) {
      if (!isMoved(i)) continue;
      const size = mode[i] === BODY.inside ? crowd : 1;
      for (let j = i + 1; j < used; j++) if (mode[j] === mode[i]) contacts.meet(i, j, size);
    }
    for (let i = 0; i < used; i++) {
      if (!isMoved(i)) continue;
      if (mode[i] === BODY.inside) contacts.stayInside(i, pouch, crowd, 1 / SUBSTEPS);
      contacts.stayAbove(i, ledges);
      store.takeSpeed(i, DT, keep);
      contacts.bounce(i);
    }
  }

  function crowding(): number {
    let inside = 0;
    for (let i = 0; i < used; i++) if (mode[i] === BODY.inside) inside++;
    return inside <= ROOMY ? 1 : Math.cbrt(ROOMY / inside);
  }

  function isSound(i: number, { bottom }: Pouch): boolean {
    const p = i * 3;
    const sum = sumOf(velocity, p, 3) + sumOf(bodies.spin, p, 3) + sumOf(bodies.rotation, i * 4, 4);
    const dx = (position[p] as number) - (bottom[0] as number);
    const dy = (position[p + 1] as number) - (bottom[1] as number);
    const dz = (position[p + 2] as number) - (bottom[2] as number);
    const far = mode[i] === BODY.inside ? LOST.inside : LOST.loose;
    return Number.isFinite(sum) && dx * dx + dy * dy + dz * dz < far * far && (position[p + 1] as number) > -1;
  }

  return {
    bodies,
    knocks,
    hasContacts: true,
    add(x, y, z) {
      const i = mode.indexOf(BODY.absent);
      if (i < 0) return -1;
      mode[i] = BODY.inside;
      place(i, x, y, z);
      used = Math.max(used, i + 1);
      return i;
    },
    remove(i) {
      mode[i] = BODY.absent;
      while (used > 0 && mode[used - 1] === BODY.absent) used--;
    },
    setLedges(next) {
      ledges = next;
    },
    step(pouch, calm) {
      knocks.wood = 0;
      knocks.table = 0;
      knocks.cloth = 0;
      const crowd = crowding();
      for (let sub = 0; sub < SUBSTEPS; sub++) substep(pouch, crowd, calm);
      knocks.wood = Math.min(1, knocks.wood);
      knocks.table = Math.min(1, knocks.table);
      knocks.cloth = Math.min(1, knocks.cloth);
    },
    fastest() {
      let most = 0;
      for (let i = 0; i < used; i++) {
        if (!isMoved(i)) continue;
        const x = velocity[i * 3] as number;
        const y = velocity[i * 3 + 1] as number;
        const z = velocity[i * 3 + 2] as number;
        most = Math.max(most, x * x + y * y + z * z);
      }
      return Math.sqrt(most);
    },
    mend(pouch) {
      let mended = 0;
      for (let i = 0; i < used; i++) {
        if (!isMoved(i) || isSound(i, pouch)) continue;
        const [bottom, mouth] = [pouch.bottom, pouch.mouth];
        const half = (q: number) => ((bottom[q] as number) + (mouth[q] as number)) / 2;
        place(i, half(0), half(1), half(2));
        mended++;
      }
      return mended;
    },
  };
}

function sumOf(values: Float64Array, from: number, count: number): number {
  let sum = 0;
  for (let k = from; k < from + count; k++) sum += values[k] as number;
  return sum;
}

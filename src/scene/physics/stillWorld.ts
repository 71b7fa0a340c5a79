/** Physics turned off: what is in the bag keeps its place in it, and nothing is ever loose. */
import { addBody, CAPACITY, createBodies } from './bodyArrays.ts';
import { BODY, type PhysicsPort } from './physicsPort.ts';
import { bellyOf, heightOf, type Pouch, widthAt } from './pouch.ts';

const PER_LAYER = 7;
const LAYER = { first: 0.32, rise: 0.4, widest: 0.88, highest: 0.68, margin: 0.5 } as const;

export function createStillWorld(capacity: number = CAPACITY): PhysicsPort {
  const bodies = createBodies(capacity);
  const { mode, position } = bodies;
  const knocks = { wood: 0, table: 0, cloth: 0 };
  return {
    bodies,
    knocks,
    hasContacts: false,
    add: (x, y, z) => addBody(bodies, x, y, z),
    remove(i) {
      mode[i] = BODY.absent;
    },
    setLedges() {},
    step(pouch) {
      let nth = 0;
      for (let i = 0; i < capacity; i++) if (mode[i] === BODY.inside) lay(position, i * 3, nth++, pouch);
    },
    fastest: () => 0,
    mend: () => 0,
  };
}

/** Layer upon layer, each turned against the one below. */
function lay(position: Float64Array, p: number, nth: number, pouch: Pouch): void {
  const { bottom, mouth } = pouch;
  const height = heightOf(pouch);
  const layer = Math.floor(nth / PER_LAYER);
  const up = Math.min(LAYER.highest * height, LAYER.first + layer * LAYER.rise) / height;
  const angle = nth * 2.39996;
  const room = widthAt(up, bellyOf(height), pouch.mouthRadius) - LAYER.margin;
  const out = nth % PER_LAYER === PER_LAYER - 1 ? 0 : Math.min(LAYER.widest, Math.max(0, room));
  position[p] = (bottom[0] as number) + ((mouth[0] as number) - (bottom[0] as number)) * up + Math.cos(angle) * out;
  position[p + 1] = (bottom[1] as number) + ((mouth[1] as number) - (bottom[1] as number)) * up;
  position[p + 2] = (bottom[2] as number) + ((mouth[2] as number) - (bottom[2] as number)) * up + Math.sin(angle) * out;
}

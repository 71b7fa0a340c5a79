/** The meeples' bodies, the table and the boards as Rapier has them, kept in step with our own numbers. */
import type { RapierCollider, RapierContext, RapierRigidBody } from '@react-three/rapier';
import { isMoved } from './bodyArrays.ts';
import { MEEPLE_HALF, TURN_EASE } from './meepleShape.ts';
import { BODY, type Bodies, type Ledge } from './physicsPort.ts';

/** What `<Physics>` lends: the module, and a world of one's own that nobody else steps. */
export type Rapier = Pick<RapierContext, 'rapier' | 'world'>;

export interface Solids {
  /** Takes over who is inside, who is loose and who is neither; bodies inside count as of this size. */
  sort(size: number): void;
  setBoards(ledges: readonly Ledge[]): void;
  /** From our numbers into Rapier's. */
  give(slot: number): void;
  /** And back. */
  read(slot: number): void;
}

const WOOD = { friction: 0.35, linearDamping: 0.36, angularDamping: 3.6 } as const;
/** Rapier takes the mean of both surfaces: wood bounces off the table, but not off wood. */
const TABLE = { friction: 0.55, restitution: 0.68, half: 80, thick: 2 } as const;

const IS = { inside: 1, loose: 2, table: 4, board: 8 } as const;
/** Bodies in the bag and loose ones never meet; the bag stands on the table, not on the boards. */
const GROUPS = {
  inside: (IS.inside << 16) | IS.inside | IS.table,
  loose: (IS.loose << 16) | IS.loose | IS.table | IS.board,
  table: (IS.table << 16) | IS.inside | IS.loose,
  board: (IS.board << 16) | IS.loose,
} as const;

const ORIGIN = { x: 0, y: 0, z: 0 } as const;
const UNTURNED = { x: 0, y: 0, z: 0, w: 1 } as const;
const INERTIA = { x: 1 / TURN_EASE, y: 1 / TURN_EASE, z: 1 / TURN_EASE } as const;

interface Solid {
  readonly body: RapierRigidBody;
  readonly wood: RapierCollider;
  mode: number;
  size: number;
}

export function createSolids({ rapier, world }: Rapier, bodies: Bodies): Solids {
  const { mode, position, rotation, velocity, spin, capacity } = bodies;
  const solids: (Solid | undefined)[] = [];
  /** Place and turn as Rapier has them: whatever else our numbers say was put there by others. */
  const known = new Float64Array(capacity * 7);
  const three = { x: 0, y: 0, z: 0 };
  const four = { x: 0, y: 0, z: 0, w: 1 };
  let boards: RapierCollider[] = [];

  surface(TABLE.half, TABLE.thick, TABLE.half, GROUPS.table).setTranslation({ x: 0, y: -TABLE.thick, z: 0 });

  function surface(halfX: number, halfY: number, halfZ: number, groups: number): RapierCollider {
    const { friction, restitution } = TABLE;
    const shape = rapier.ColliderDesc.cuboid(halfX, halfY, halfZ);
    return world.createCollider(shape.setFriction(friction).setRestitution(restitution).setCollisionGroups(groups));
  }

  function make(slot: number): Solid {
    const { friction, linearDamping, angularDamping } = WOOD;
    const motion = rapier.RigidBodyDesc.dynamic().setLinearDamping(linearDamping).setAngularDamping(angularDamping);
    // The bag as a whole falls asleep, and then nothing is stepped.
    const body = world.createRigidBody(motion.setCanSleep(false).setEnabled(false));
    const shape = rapier.ColliderDesc.cuboid(MEEPLE_HALF.x, MEEPLE_HALF.y, MEEPLE_HALF.z);
    shape.setFriction(friction).setMassProperties(1, ORIGIN, INERTIA, UNTURNED);
    const solid: Solid = { body, wood: world.createCollider(shape, body), mode: BODY.absent, size: 1 };
    solids[slot] = solid;
    return solid;
  }

  function change(slot: number, solid: Solid, next: number, size: number): void {
    const isHere = next === BODY.inside || next === BODY.loose;
    solid.mode = next;
    solid.body.setEnabled(isHere);
    if (!isHere) return;
    solid.wood.setCollisionGroups(next === BODY.inside ? GROUPS.inside : GROUPS.loose);
    if (solid.size !== size) {
      const { x, y, z } = MEEPLE_HALF;
      solid.wood.setShape(new rapier.Cuboid(x * size, y * size, z * size));
      solid.size = size;
    }
    known[slot * 7] = Number.NaN;
  }

  function isKnown(slot: number): boolean {
    for (let q = 0; q < 3; q++) if (known[slot * 7 + q] !== position[slot * 3 + q]) return false;
    for (let q = 0; q < 4; q++) if (known[slot * 7 + 3 + q] !== rotation[slot * 4 + q]) return false;
    return true;
  }

  const vector = (from: Float64Array, p: number) => {
    three.x = from[p] as number;
    three.y = from[p + 1] as number;
    three.z = from[p + 2] as number;
    return three;
  };

  const quaternion = (r: number) => {
    four.x = rotation[r] as number;
    four.y = rotation[r + 1] as number;
    four.z = rotation[r + 2] as number;
    four.w = rotation[r + 3] as number;
    return four;
  };

  return {
    sort(crowded) {
      for (let slot = 0; slot < capacity; slot++) {
        const next = mode[slot] as number;
        const solid = solids[slot] ?? (isMoved(bodies, slot) ? make(slot) : undefined);
        const size = next === BODY.inside ? crowded : 1;
        if (solid !== undefined && (solid.mode !== next || solid.size !== size)) change(slot, solid, next, size);
      }
    },
    setBoards(ledges) {
      for (const board of boards) world.removeCollider(board, false);
      boards = ledges.map(({ x, z, halfWidth, halfDepth, turn, height }) => {
        const board = surface(halfWidth, height, halfDepth, GROUPS.board);
        board.setTranslation({ x, y: 0, z });
        board.setRotation({ x: 0, y: Math.sin(turn / 2), z: 0, w: Math.cos(turn / 2) });
        return board;
      });
    },
    give(slot) {
      const body = solids[slot]?.body;
      if (body === undefined) return;
      if (!isKnown(slot)) {
        body.setTranslation(vector(position, slot * 3), true);
        body.setRotation(quaternion(slot * 4), true);
      }
      body.setLinvel(vector(velocity, slot * 3), true);
      body.setAngvel(vector(spin, slot * 3), true);
    },
    read(slot) {
      const body = solids[slot]?.body;
      if (body === undefined) return;
      copy(body.translation(), position, slot * 3);
      copy(body.linvel(), velocity, slot * 3);
      copy(body.angvel(), spin, slot * 3);
      const { x, y, z, w } = body.rotation();
      const r = slot * 4;
      const k = slot * 7;
      rotation[r] = x;
      rotation[r + 1] = y;
      rotation[r + 2] = z;
      rotation[r + 3] = w;
      for (let q = 0; q < 3; q++) known[k + q] = position[slot * 3 + q] as number;
      for (let q = 0; q < 4; q++) known[k + 3 + q] = rotation[r + q] as number;
    },
  };
}

function copy(
  { x, y, z }: { readonly x: number; readonly y: number; readonly z: number },
  to: Float64Array,
  p: number,
) {
  to[p] = x;
  to[p + 1] = y;
  to[p + 2] = z;
}

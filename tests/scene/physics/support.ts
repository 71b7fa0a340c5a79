/** Rapier for tests: a world as `<Physics>` would lend it. */
import * as rapier from '@dimforge/rapier3d-compat';
import type { PhysicsPort } from '../../../src/scene/physics/physicsPort.ts';
import { createRapierWorld } from '../../../src/scene/physics/rapierWorld.ts';

await rapier.init();

export const createWorld = (capacity?: number): PhysicsPort =>
  createRapierWorld({ rapier, world: new rapier.World({ x: 0, y: 0, z: 0 }) }, capacity);

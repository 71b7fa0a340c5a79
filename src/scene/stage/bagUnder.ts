/** Whether a press means a bag: whoever takes it to shake it does not want its story cut short. */
import { BAG } from '../layout/measures.ts';
import type { PieceKey, Poses } from '../layout/pieces.ts';
import type { Eyes, MutablePoint } from './eyes.ts';

const middle: MutablePoint = { x: 0, y: 0, z: 0 };
const edge: MutablePoint = { x: 0, y: 0, z: 0 };

export function isOnBag(eyes: Eyes, poses: Poses, bag: PieceKey, x: number, y: number): boolean {
  const pose = poses.get(bag);
  if (pose === undefined) return false;
  eyes.project(pose.x, BAG.height / 2, pose.z, middle);
  eyes.project(pose.x, BAG.height, pose.z, edge);
  return Math.hypot(x - middle.x, y - middle.y) <= Math.hypot(edge.x - middle.x, edge.y - middle.y) * 1.25;
}

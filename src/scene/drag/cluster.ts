/** How several pieces hang in one hand: the first in the middle, the others in rings about it. */
export interface ClusterOffset {
  x: number;
  z: number;
}

/** Meeples are wide and thin: closer one behind the other than side by side. */
const RING = { across: 0.86, behind: 0.56, size: 6 } as const;

export function clusterOffset(index: number, out: ClusterOffset): void {
  let ring = 0;
  let size = 1;
  let left = index;
  while (left >= size) {
    left -= size;
    ring++;
    size = ring * RING.size;
  }
  const angle = (left / size) * 2 * Math.PI;
  out.x = Math.cos(angle) * ring * RING.across;
  out.z = Math.sin(angle) * ring * RING.behind;
}

/** How several pieces hang in one hand: the first in the middle, the others in rings about it. */
export interface ClusterOffset {
  x: number;
  z: number;
}

/** Meeples are wide and thin: closer one behind the other than side by side. */
const RING = { across: 0.86, behind: 0.56, grows: 6 } as const;

export function clusterOffset(index: number, out: ClusterOffset): void {
  let ring = 0;
  let left = index;
  while (left > ring * RING.grows - (ring === 0 ? 0 : 1)) {
    left -= ring === 0 ? 1 : ring * RING.grows;
    ring++;
  }
  if (ring === 0) {
    out.x = 0;
    out.z = 0;
    return;
  }
  const angle = (left / (ring * RING.grows)) * 2 * Math.PI;
  out.x = Math.cos(angle) * ring * RING.across;
  out.z = Math.sin(angle) * ring * RING.behind;
}

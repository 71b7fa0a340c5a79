/** How full a bag looks that nobody touches. */

/** `share` of a full bag, and the balls that stand for its contents when its cloth is settled. */
export const BAG_FILLS = {
  few: { share: 0.15, balls: 6 },
  half: { share: 0.5, balls: 13 },
  full: { share: 1, balls: 23 },
} as const satisfies Readonly<Record<string, { readonly share: number; readonly balls: number }>>;

export type BagFill = keyof typeof BAG_FILLS;

const halfFrom = 8;
const fullFrom = 18;

export function bagFillFor(meeples: number): BagFill {
  if (meeples < halfFrom) return 'few';
  return meeples < fullFrom ? 'half' : 'full';
}

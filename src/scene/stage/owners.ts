/** Who moves each piece: never two at a time. */

export const OWNERS = ['layout', 'beat', 'drag', 'physics'] as const;
export type Owner = (typeof OWNERS)[number];
/** Those that move a piece frame by frame, while the rest of the table only remembers where it belongs. */
export type Hand = Extract<Owner, 'drag' | 'physics'>;

const LAYOUT = 0;

export interface Owners {
  of(piece: number): Owner;
  /** In a hand: where it belongs may change, where it is may not. */
  isHeld(piece: number): boolean;
  /** Layout and beats take turns freely; neither takes anything out of a hand. */
  lend(piece: number, to: 'layout' | 'beat'): boolean;
  /** False: another hand has it. */
  take(piece: number, hand: Hand): boolean;
  /** False: it was not this hand's. */
  giveBack(piece: number, hand: Hand): boolean;
}

export function createOwners(capacity: number): Owners {
  const owners = new Uint8Array(capacity).fill(LAYOUT);
  const of = (piece: number): Owner => OWNERS[owners[piece] ?? LAYOUT] ?? 'layout';
  const isHeld = (piece: number): boolean => (owners[piece] ?? LAYOUT) >= 2;
  const set = (piece: number, owner: Owner): boolean => {
    owners[piece] = OWNERS.indexOf(owner);
    return true;
  };
  return {
    of,
    isHeld,
    lend: (piece, to) => !isHeld(piece) && set(piece, to),
    take: (piece, hand) => (!isHeld(piece) || of(piece) === hand) && set(piece, hand),
    giveBack: (piece, hand) => of(piece) === hand && set(piece, 'layout'),
  };
}

/** Which key means what to a bag: S shakes it, Space or Enter pulls while a draw waits. */
export interface BagStroke {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

export type BagDeed = 'shake' | 'pull';

/** `isOnControl`: a button or link has the focus and its own use for Space and Enter. */
export function readBagKey(
  { key, altKey, ctrlKey, metaKey }: BagStroke,
  { isInviting, isOnControl }: { readonly isInviting: boolean; readonly isOnControl: boolean },
): BagDeed | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === 's' || key === 'S') return 'shake';
  return isInviting && !isOnControl && (key === ' ' || key === 'Enter') ? 'pull' : undefined;
}

/** The sword is a mesh of its own, for it is the only thing of metal that moves. */
import { useMemo } from 'react';
import type { Mesh } from 'three';
import { useSword } from '../pieces/useSword.ts';
import type { CastPiece, Role } from './casting.ts';

export function useSwordRole(): { readonly sword: Mesh; readonly cast: CastPiece } {
  const sword = useSword();
  return useMemo(() => {
    const role: Role = {
      setMatrix: (matrix) => {
        sword.matrix.copy(matrix);
        sword.matrixWorldNeedsUpdate = true;
      },
      setVisible: (isVisible) => {
        sword.visible = isVisible;
      },
      setShine: () => {},
    };
    return { sword, cast: (key) => (key === 'sword' ? role : undefined) };
  }, [sword]);
}

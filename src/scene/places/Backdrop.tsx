/** The tavern beyond the table. */
import { COLOR, useModelTexture } from '../materials/models.ts';

type Props = {
  readonly size: readonly [width: number, height: number];
  readonly position: readonly [x: number, y: number, z: number];
};

export function Backdrop({ size, position }: Props) {
  const map = useModelTexture('backdrop.webp', { colorSpace: COLOR });
  return (
    <mesh position={[...position]}>
      <planeGeometry args={[...size]} />
      <meshBasicMaterial map={map} color="#bcbcbc" />
    </mesh>
  );
}

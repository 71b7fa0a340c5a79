/** The table top: walnut planks up to the far edge. */
import { COLOR, useModelTexture } from '../materials/models.ts';
import type { QualitySettings } from '../quality.ts';

/** Darker and redder than it is painted: paper and paint stand out from it. */
const stain = '#d4b49a';

type Props = {
  readonly size: readonly [width: number, depth: number];
  readonly z: number;
  /** Table units that one repeat of the planks covers. */
  readonly tile: readonly [width: number, depth: number];
  readonly settings: QualitySettings;
};

export function WalnutTable({ size: [width, depth], z, tile, settings: { anisotropy } }: Props) {
  const repeat = [width / tile[0], depth / tile[1]] as const;
  const map = useModelTexture('walnut.webp', { colorSpace: COLOR, repeat, anisotropy });
  const normalMap = useModelTexture('walnut-normal.webp', { repeat, anisotropy });
  const roughnessMap = useModelTexture('walnut-roughness.webp', { repeat, anisotropy });
  return (
    <mesh rotation-x={-Math.PI / 2} position-z={z} receiveShadow>
      <planeGeometry args={[width, depth]} />
      <meshStandardMaterial
        color={stain}
        map={map}
        normalMap={normalMap}
        normalScale={[0.8, 0.8]}
        roughnessMap={roughnessMap}
        roughness={1}
        envMapIntensity={0.9}
      />
    </mesh>
  );
}

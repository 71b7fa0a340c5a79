/** The tavern beyond the table: hearth to the left and window to the right, each in the light of the mood. */
import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { MeshBasicMaterial, Vector3 } from 'three';
import { FRAME_ORDER } from '../frameOrder.ts';
import { LANES } from '../lights/moodLanes.ts';
import type { MoodLight } from '../lights/moodLight.ts';
import { COLOR, useModelTexture } from '../materials/models.ts';

type Props = {
  readonly size: readonly [width: number, height: number];
  readonly position: readonly [x: number, y: number, z: number];
  readonly mood: MoodLight;
};

export function Backdrop({ size, position, mood }: Props) {
  const map = useModelTexture('backdrop.webp', { colorSpace: COLOR });
  const { material, hearth, window } = useMemo(createBackdrop, []);
  material.map = map;
  useEffect(() => () => material.dispose(), [material]);
  useFrame(() => {
    hearth.fromArray(mood.lanes, LANES.hearth);
    window.fromArray(mood.lanes, LANES.window);
  }, FRAME_ORDER.candles);
  return (
    <mesh position={[...position]} material={material}>
      <planeGeometry args={[...size]} />
    </mesh>
  );
}

function createBackdrop() {
  const hearth = new Vector3(1, 1, 1);
  const window = new Vector3(1, 1, 1);
  const material = new MeshBasicMaterial({ color: '#bcbcbc' });
  material.onBeforeCompile = (shader) => {
    shader.uniforms.uHearth = { value: hearth };
    shader.uniforms.uWindow = { value: window };
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nuniform vec3 uHearth, uWindow;')
      .replace(
        '#include <map_fragment>',
        '#include <map_fragment>\ndiffuseColor.rgb *= mix(uHearth, uWindow, smoothstep(.35, .65, vMapUv.x));',
      );
  };
  material.customProgramCacheKey = () => 'backdrop';
  return { material, hearth, window };
}

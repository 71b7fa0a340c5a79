/** Candle-light from the left, dusk from the window, and the room's reflections. */
import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { Color, Object3D } from 'three';
import type { QualitySettings } from '../quality.ts';
import type { Mood, Vector } from './mood.ts';
import { createTavernEnvironment } from './tavernEnvironment.ts';

const seatFill: Vector = [5, 9, 20];
const groundColor = '#1a0e07';

type Props = {
  readonly mood: Mood;
  readonly target: Vector;
  readonly keyAngle: number;
  readonly settings: QualitySettings;
};

export function TavernLights({ mood, target, keyAngle, settings }: Props) {
  useEnvironment(mood);
  const aim = useMemo(() => {
    const object = new Object3D();
    object.position.set(...target);
    return object;
  }, [target]);
  const mapSize = settings.shadowMapSize;
  return (
    <>
      <primitive object={aim} />
      <spotLight
        color={mood.key.color}
        intensity={mood.key.intensity}
        position={mood.key.position}
        target={aim}
        angle={keyAngle}
        penumbra={0.75}
        decay={1.55}
        castShadow={mapSize !== undefined}
        shadow-mapSize={[mapSize ?? 1, mapSize ?? 1]}
        shadow-radius={5}
        shadow-bias={-0.0004}
        shadow-normalBias={0.03}
        shadow-camera-near={2}
        shadow-camera-far={60}
      />
      <directionalLight color={mood.rim.color} intensity={mood.rim.intensity} position={mood.rim.position} />
      <directionalLight color={mood.fill.color} intensity={mood.fill.intensity * 4.5} position={seatFill} />
      <hemisphereLight args={[mood.fill.color, groundColor, mood.fill.intensity * 4]} />
    </>
  );
}

function useEnvironment(mood: Mood): void {
  const gl = useThree((state) => state.gl);
  const scene = useThree((state) => state.scene);
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => {
    const texture = createTavernEnvironment(gl, mood);
    scene.environment = texture;
    scene.environmentIntensity = mood.environment.intensity;
    scene.background = new Color(mood.night).multiplyScalar(0.4);
    gl.toneMappingExposure = mood.exposure;
    invalidate();
    return () => {
      scene.environment = null;
      texture.dispose();
    };
  }, [gl, scene, invalidate, mood]);
}

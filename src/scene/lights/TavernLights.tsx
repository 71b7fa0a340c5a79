/** Candle-light from the left, dusk from the window, and the room's reflections, as the mood has them now. */
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { Color, DirectionalLight, HemisphereLight, Object3D, type Scene, SpotLight, type WebGLRenderer } from 'three';
import { FRAME_ORDER } from '../frameOrder.ts';
import type { QualitySettings } from '../quality.ts';
import type { Vector } from './mood.ts';
import { LANES } from './moodLanes.ts';
import type { MoodLight } from './moodLight.ts';
import { createReflections, type Reflections } from './tavernEnvironment.ts';

const seatFill: Vector = [5, 9, 20];
const groundColor = '#1a0e07';
const nightShare = 0.4;
/** This table is wider than that of the style frames: the key stands so much further away, and shines the brighter. */
const keyReach = 1.22;
const keyDecay = 1.55;
const keyGain = 0.94 * keyReach ** keyDecay;

type Props = {
  readonly mood: MoodLight;
  readonly target: Vector;
  readonly keyAngle: number;
  readonly settings: QualitySettings;
};

export function TavernLights({ mood, target, keyAngle, settings }: Props) {
  const gl = useThree((state) => state.gl);
  const scene = useThree((state) => state.scene);
  const invalidate = useThree((state) => state.invalidate);
  const lamps = useMemo(createLamps, []);
  const reflections = useMemo(() => createReflections(gl), [gl]);
  const shown = useRef(0);

  useEffect(() => mood.onWake(invalidate), [mood, invalidate]);
  useEffect(() => {
    shown.current = 0;
    scene.background = new Color();
    const onRestored = () => {
      reflections.forget();
      shown.current = 0;
      invalidate();
    };
    gl.domElement.addEventListener('webglcontextrestored', onRestored);
    return () => {
      gl.domElement.removeEventListener('webglcontextrestored', onRestored);
      scene.environment = null;
      reflections.dispose();
    };
  }, [gl, scene, reflections, invalidate]);

  useFrame((_, delta) => {
    if (mood.isMoving()) {
      mood.step(delta * 1000);
      if (mood.isMoving()) invalidate();
    }
    if (shown.current === mood.version()) return;
    shown.current = mood.version();
    shine(lamps, mood.lanes);
    furnish(gl, scene, reflections, mood);
  }, FRAME_ORDER.mood);

  const mapSize = settings.shadowMapSize;
  useEffect(() => {
    const { shadow } = lamps.key;
    shadow.mapSize.setScalar(mapSize ?? 1);
    shadow.map?.dispose();
    shadow.map = null;
    gl.shadowMap.needsUpdate = true;
    invalidate();
  }, [lamps, gl, mapSize, invalidate]);

  return (
    <>
      <primitive object={lamps.aim} position={target} />
      <primitive
        object={lamps.key}
        target={lamps.aim}
        angle={keyAngle}
        penumbra={0.62}
        decay={keyDecay}
        castShadow={mapSize !== undefined}
        shadow-radius={5}
        shadow-bias={-0.0004}
        shadow-normalBias={0.03}
        shadow-camera-near={2}
        shadow-camera-far={75}
      />
      <primitive object={lamps.rim} />
      <primitive object={lamps.fill} position={seatFill} />
      <primitive object={lamps.sky} />
    </>
  );
}

type Lamps = ReturnType<typeof createLamps>;

function createLamps() {
  const sky = new HemisphereLight();
  sky.groundColor.set(groundColor);
  return {
    aim: new Object3D(),
    key: new SpotLight(),
    rim: new DirectionalLight(),
    fill: new DirectionalLight(),
    sky,
  };
}

function shine({ key, rim, fill, sky }: Lamps, lanes: Readonly<Float32Array>): void {
  key.color.fromArray(lanes, LANES.keyColor);
  key.intensity = (lanes[LANES.keyIntensity] ?? 0) * keyGain;
  key.position.fromArray(lanes, LANES.keyPosition).multiplyScalar(keyReach);
  rim.color.fromArray(lanes, LANES.rimColor);
  rim.intensity = lanes[LANES.rimIntensity] ?? 0;
  rim.position.fromArray(lanes, LANES.rimPosition);
  const fillIntensity = lanes[LANES.fillIntensity] ?? 0;
  fill.color.fromArray(lanes, LANES.fillColor);
  fill.intensity = fillIntensity * 4.5;
  sky.color.fromArray(lanes, LANES.fillColor);
  sky.intensity = fillIntensity * 4;
}

function furnish(gl: WebGLRenderer, scene: Scene, reflections: Reflections, { lanes, reflects }: MoodLight): void {
  const room = reflections.of(reflects());
  if (scene.environment !== room) scene.environment = room;
  scene.environmentIntensity = lanes[LANES.environment] ?? 0;
  if (scene.background instanceof Color) {
    scene.background.fromArray(lanes, LANES.night).multiplyScalar(nightShare);
  }
  gl.toneMappingExposure = lanes[LANES.exposure] ?? 1;
  /** The key has moved: a frozen shadow would stay behind. */
  gl.shadowMap.needsUpdate = true;
}

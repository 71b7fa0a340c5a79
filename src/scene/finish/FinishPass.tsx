/** Draws the scene into a deep picture and finishes it in one full-screen triangle. */
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import {
  BufferGeometry,
  Camera,
  DepthTexture,
  Float32BufferAttribute,
  HalfFloatType,
  Mesh,
  PerspectiveCamera,
  Scene,
  ShaderMaterial,
  UnsignedIntType,
  Vector2,
  Vector3,
  WebGLRenderTarget,
} from 'three';
import { FRAME_ORDER } from '../frameOrder.ts';
import { LANES } from '../lights/moodLanes.ts';
import type { MoodLight } from '../lights/moodLight.ts';
import type { QualitySettings } from '../quality.ts';
import { finishFragment, finishVertex } from './finishShader.ts';
import type { Lens } from './lens.ts';

const samples = 4;

type Props = {
  readonly mood: MoodLight;
  readonly lens: Readonly<Lens>;
  readonly settings: QualitySettings;
};

export function FinishPass({ mood, lens, settings }: Props) {
  const { width, height } = useThree((state) => state.size);
  const pixelRatio = useThree((state) => state.viewport.dpr);
  const finish = useMemo(createFinish, []);
  const target = useMemo(() => createTarget(width * pixelRatio, height * pixelRatio), [width, height, pixelRatio]);
  useEffect(() => () => disposeTarget(target), [target]);
  useEffect(() => () => disposeFinish(finish), [finish]);

  useFrame(({ gl, scene, camera }) => {
    if (!(camera instanceof PerspectiveCamera)) return;
    const { uniforms } = finish.material;
    uniforms.uPicture.value = target.texture;
    uniforms.uDepth.value = target.depthTexture;
    uniforms.uSize.value.set(target.width, target.height);
    uniforms.uNearFar.value.set(camera.near, camera.far);
    uniforms.uVignetteCenter.value.set(lens.centerX, lens.centerY);
    uniforms.uFocus.value = lens.focus;
    uniforms.uRange.value = lens.range;
    uniforms.uMaxBlur.value = settings.hasDepthOfField ? target.width * lens.blur : 0;
    uniforms.uVignette.value = mood.lanes[LANES.vignette] ?? 0;
    uniforms.uSaturation.value = mood.lanes[LANES.saturation] ?? 1;
    uniforms.uGrade.value.fromArray(mood.lanes, LANES.grade);
    gl.setRenderTarget(target);
    gl.render(scene, camera);
    gl.setRenderTarget(null);
    gl.render(finish.scene, finish.camera);
  }, FRAME_ORDER.finish);
  return undefined;
}

function createTarget(width: number, height: number): WebGLRenderTarget {
  const [w, h] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))];
  return new WebGLRenderTarget(w, h, {
    type: HalfFloatType,
    samples,
    depthTexture: new DepthTexture(w, h, UnsignedIntType),
  });
}

function disposeTarget(target: WebGLRenderTarget): void {
  target.depthTexture?.dispose();
  target.dispose();
}

function createFinish() {
  const uniforms = {
    uPicture: { value: null as unknown },
    uDepth: { value: null as unknown },
    uSize: { value: new Vector2() },
    uNearFar: { value: new Vector2() },
    uVignetteCenter: { value: new Vector2() },
    uFocus: { value: 0 },
    uRange: { value: 1 },
    uMaxBlur: { value: 0 },
    uVignette: { value: 0 },
    uSaturation: { value: 1 },
    uGrade: { value: new Vector3(1, 1, 1) },
  };
  const material = new ShaderMaterial({
    uniforms,
    vertexShader: finishVertex,
    fragmentShader: finishFragment,
    depthTest: false,
    depthWrite: false,
  }) as ShaderMaterial & { uniforms: typeof uniforms };
  const triangle = new BufferGeometry();
  triangle.setAttribute('position', new Float32BufferAttribute([-1, -1, 0, 3, -1, 0, -1, 3, 0], 3));
  triangle.setAttribute('uv', new Float32BufferAttribute([0, 0, 2, 0, 0, 2], 2));
  const mesh = new Mesh(triangle, material);
  mesh.frustumCulled = false;
  const scene = new Scene();
  scene.add(mesh);
  return { material, triangle, scene, camera: new Camera() };
}

function disposeFinish({ material, triangle }: ReturnType<typeof createFinish>): void {
  material.dispose();
  triangle.dispose();
}

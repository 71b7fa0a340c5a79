/** Sparks over the table, more of them the darker the mood. They drift with every frame that is drawn and ask for none, unless stirred. */
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { AdditiveBlending, BufferAttribute, BufferGeometry, Points, ShaderMaterial } from 'three';
import { FRAME_ORDER } from '../frameOrder.ts';
import { type Air, type EmberTime, sparkSeeds } from './embers.ts';
import { LANES } from './moodLanes.ts';
import type { MoodLight } from './moodLight.ts';

const SPARKS = 120;

type Props = {
  readonly mood: MoodLight;
  readonly air: Air;
  /** Table units. */
  readonly size: number;
  readonly time: EmberTime;
};

export function Embers({ mood, air, size, time }: Props) {
  const invalidate = useThree((three) => three.invalidate);
  const sparks = useMemo(() => createSparks(air, size), [air, size]);
  useEffect(() => time.onWake(invalidate), [time, invalidate]);
  useEffect(
    () => () => {
      sparks.geometry.dispose();
      sparks.material.dispose();
    },
    [sparks],
  );
  useFrame(({ gl, camera }, delta) => {
    time.step(delta * 1000);
    if (time.isStirred()) invalidate();
    const { uniforms } = sparks.material;
    uniforms.uTime.value = time.seconds();
    uniforms.uShare.value = mood.lanes[LANES.embers] ?? 0;
    // How many pixels one unit is at a distance of one.
    uniforms.uScale.value = (gl.domElement.height / 2) * (camera.projectionMatrix.elements[5] ?? 1);
    sparks.visible = uniforms.uShare.value > 0;
  }, FRAME_ORDER.candles);
  return <primitive object={sparks} />;
}

function createSparks(air: Air, size: number) {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(SPARKS * 3), 3));
  geometry.setAttribute('aSeed', new BufferAttribute(sparkSeeds(SPARKS, air), 4));
  geometry.setAttribute(
    'aRank',
    new BufferAttribute(
      Float32Array.from({ length: SPARKS }, (_, i) => (i + 0.5) / SPARKS),
      1,
    ),
  );
  const uniforms = {
    uTime: { value: 0 },
    uShare: { value: 0 },
    uScale: { value: 1 },
    uHeight: { value: air.height },
    uSize: { value: size },
  };
  const material = new ShaderMaterial({
    uniforms,
    vertexShader,
    fragmentShader,
    blending: AdditiveBlending,
    transparent: true,
  }) as ShaderMaterial & { uniforms: typeof uniforms };
  const sparks = new Points(geometry, material);
  sparks.frustumCulled = false;
  sparks.renderOrder = 6;
  return sparks;
}

const vertexShader = /* glsl */ `
attribute vec4 aSeed;
attribute float aRank;
uniform float uTime, uShare, uScale, uHeight, uSize;
varying float vGlow;
varying float vHeat;

void main() {
  float t = fract(aSeed.z + uTime * aSeed.w);
  float swing = aSeed.z * 40. + uTime * (.5 + aSeed.w * 6.);
  vec3 at = vec3(aSeed.x, .25 + t * uHeight, aSeed.y);
  at.x += (sin(swing) * .5 + sin(swing * .37) * .9) * (.25 + t) * uHeight * .09;
  at.z += cos(swing * .61) * t * uHeight * .08;
  vec4 seen = modelViewMatrix * vec4(at, 1.);
  gl_Position = projectionMatrix * seen;
  float flicker = .72 + .28 * sin(uTime * 9. * (.6 + aSeed.w * 5.) + aSeed.z * 90.);
  vHeat = 1. - t;
  vGlow = smoothstep(0., .08, t) * (1. - t * t) * flicker * smoothstep(aRank - .02, aRank + .02, uShare);
  float unlike = .55 + fract(aRank * 61.8) * .75;
  gl_PointSize = vGlow <= 0. ? 0. : max(2., uSize * unlike * uScale / -seen.z);
}`;

const fragmentShader = /* glsl */ `
varying float vGlow;
varying float vHeat;

void main() {
  float off = length(gl_PointCoord - .5) * 2.;
  float core = smoothstep(.42, .0, off);
  float halo = pow(max(0., 1. - off), 2.4);
  vec3 color = mix(vec3(1., .07, .01), vec3(1., .26, .04), vHeat) * halo * 1.5 + vec3(1., .42, .09) * core * 1.9;
  // Each has a depth of its own, or the lens would take it for part of the far wall.
  if (halo * vGlow < .03) discard;
  gl_FragColor = vec4(color * vGlow, 1.);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

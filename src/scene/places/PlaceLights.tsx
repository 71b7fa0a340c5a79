/** The marks round places that take what is in the hand: one instanced draw, dashes where nothing else tells them apart. */
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import {
  Color,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  Object3D,
  PlaneGeometry,
  ShaderMaterial,
} from 'three';
import { FRAME_ORDER } from '../frameOrder.ts';
import { MARKS, type Mark, type PlaceMarks } from './placeMarks.ts';

const CAPACITY = 48;
/** Above print and paper, below a meeple's foot. */
const LIFT = 0.035;

const COLORS: Readonly<Record<Mark, string>> = { legal: '#f6ecd2', here: '#ffcf7a', ready: '#43d6c0', no: '#ff5a3c' };

const vertexShader = /* glsl */ `
attribute float aMark;
attribute vec2 aHalf;
varying vec2 vAt;
varying vec2 vHalf;
varying float vMark;
void main() {
  vAt = position.xz * 2. * aHalf;
  vHalf = aHalf;
  vMark = aMark;
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(position, 1.);
}`;

const fragmentShader = /* glsl */ `
varying vec2 vAt;
varying vec2 vHalf;
varying float vMark;
uniform vec3 uColors[4];
const float WIDTH = .085, DASH = .36, GAP = .42;

void main() {
  int mark = int(vMark + .5);
  vec2 inside = vHalf - abs(vAt);
  float edge = min(inside.x, inside.y);
  float soft = fwidth(edge);
  float line = smoothstep(-soft, soft, edge) * (1. - smoothstep(WIDTH - soft, WIDTH + soft, edge));
  float along = inside.x < inside.y ? vAt.y : vAt.x;
  float dash = abs(fract(along / DASH) - .5) * 2.;
  if (mark == 0) line *= smoothstep(GAP - .1, GAP + .1, dash);
  float fill = mark == 0 ? .05 : mark == 1 ? .24 : mark == 2 ? .13 : .2;
  float alpha = max(line * .95, fill * step(0., edge));
  if (alpha < .01) discard;
  gl_FragColor = vec4(uColors[mark], alpha);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

export function PlaceLights({ marks }: { readonly marks: PlaceMarks }) {
  const invalidate = useThree((three) => three.invalidate);
  const mesh = useMemo(createMarks, []);
  const shown = useRef(-1);
  useEffect(() => marks.onChange(invalidate), [marks, invalidate]);
  useEffect(
    () => () => {
      mesh.geometry.dispose();
      mesh.material.dispose();
      mesh.dispose();
    },
    [mesh],
  );
  useFrame(() => {
    if (shown.current === marks.version()) return;
    shown.current = marks.version();
    writeMarks(mesh, marks);
  }, FRAME_ORDER.marks);
  return <primitive object={mesh} />;
}

type Marks = ReturnType<typeof createMarks>;

function createMarks() {
  const geometry = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
  const attribute = (size: number) =>
    new InstancedBufferAttribute(new Float32Array(CAPACITY * size), size).setUsage(DynamicDrawUsage);
  geometry.setAttribute('aMark', attribute(1));
  geometry.setAttribute('aHalf', attribute(2));
  const material = new ShaderMaterial({
    vertexShader,
    fragmentShader,
    transparent: true,
    depthWrite: false,
    toneMapped: false,
    uniforms: { uColors: { value: MARKS.map((mark) => new Color(COLORS[mark])) } },
  });
  const mesh = new InstancedMesh(geometry, material, CAPACITY);
  mesh.frustumCulled = false;
  mesh.renderOrder = 2;
  mesh.count = 0;
  mesh.visible = false;
  return mesh;
}

const scratch = new Object3D();

function writeMarks(mesh: Marks, marks: PlaceMarks): void {
  const lit = marks.lit();
  const mark = mesh.geometry.getAttribute('aMark');
  const half = mesh.geometry.getAttribute('aHalf');
  mesh.count = Math.min(CAPACITY, lit.length);
  mesh.visible = mesh.count > 0;
  for (let i = 0; i < mesh.count; i++) {
    const place = lit[i];
    if (place === undefined) continue;
    const { x, z, halfWidth, halfDepth, turn } = place.area;
    scratch.position.set(x, place.y + LIFT, z);
    scratch.rotation.set(0, turn, 0);
    scratch.scale.set(halfWidth * 2, 1, halfDepth * 2);
    scratch.updateMatrix();
    mesh.setMatrixAt(i, scratch.matrix);
    mark.setX(i, MARKS.indexOf(place.mark));
    half.setXY(i, halfWidth, halfDepth);
  }
  mesh.instanceMatrix.needsUpdate = true;
  mark.needsUpdate = true;
  half.needsUpdate = true;
}

/** The meeples one sees through the mouths of the bags: one draw for all of them, none while there is nothing to see. */
import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { Matrix4, Quaternion, Vector3 } from 'three';
import { KINDS, type Kind, kindOf, type MeepleId } from '../../engine/index.ts';
import { FRAME_ORDER } from '../frameOrder.ts';
import { useGeometries } from '../materials/models.ts';
import { usePaintedWood } from '../materials/useWood.ts';
import { createPieceBatch, type PieceBatch } from '../pieces/pieceBatch.ts';
import type { QualitySettings } from '../quality.ts';
import type { BagActor } from './bagActor.ts';
import type { DrawnPose } from './bodyPose.ts';
import { type MouthSight, seeThroughMouths } from './mouthSight.ts';

type Props = { readonly actors: ReadonlyMap<unknown, BagActor>; readonly settings: QualitySettings };

/** More than this many are never near the mouths at once. */
const CAPACITY = 96;
/** What light comes through the mouth: little at the bottom, all of it at the cord. Shadows would leave nothing to see. */
const LIGHT = { least: 0.5, from: 0.2, to: 0.6 } as const;
const AFTER_MOVING = FRAME_ORDER.bags + 0.5;
const place = new Vector3();
const turn = new Quaternion();
const size = new Vector3(1, 1, 1);
const matrix = new Matrix4();

export function BagContents({ actors, settings }: Props) {
  const geometries = useGeometries('meeples.glb');
  const material = usePaintedWood(settings);
  const batch = useMemo(() => {
    const models = new Map(
      KINDS.map((kind) => {
        // In the dark under the cloth the plainer shape does.
        const geometry = geometries.get(`${kind}-tray`);
        if (geometry === undefined) throw new Error(`meeples.glb has no ${kind}-tray`);
        return [kind, geometry];
      }),
    );
    return createPieceBatch<Kind>({
      name: 'bag contents',
      models,
      material,
      capacity: CAPACITY,
      castsShadow: false,
      receivesShadow: false,
    });
  }, [geometries, material]);
  const writer = useMemo(
    () => createWriter(batch, seeThroughMouths(material), [...actors.values()]),
    [batch, material, actors],
  );
  useEffect(() => () => batch.dispose(), [batch]);
  useFrame(writer, AFTER_MOVING);
  return <primitive object={batch.object} />;
}

const lightAt = (up: number): number => {
  const share = Math.min(1, Math.max(0, (up - LIGHT.from) / (LIGHT.to - LIGHT.from)));
  return LIGHT.least + (1 - LIGHT.least) * share;
};

/** Writes anew only after a bag has moved. */
function createWriter(batch: PieceBatch<Kind>, sight: MouthSight, actors: readonly BagActor[]): () => void {
  let shown = -1;
  let count = 0;
  const before: (Kind | undefined)[] = new Array<Kind | undefined>(CAPACITY).fill(undefined);
  const write = (meeple: MeepleId, pose: Readonly<DrawnPose>, up: number) => {
    if (count >= CAPACITY) return;
    const kind = kindOf(meeple);
    if (before[count] !== kind) batch.setModel(count, kind);
    before[count] = kind;
    place.set(pose.x, pose.y, pose.z);
    turn.set(pose.qx, pose.qy, pose.qz, pose.qw);
    batch.setMatrix(count, matrix.compose(place, turn, size));
    batch.setShine(count, lightAt(up));
    batch.setVisible(count, true);
    count++;
  };
  batch.object.visible = false;
  return () => {
    let changes = 0;
    for (let i = 0; i < actors.length; i++) changes += (actors[i] as BagActor).revision();
    if (changes === shown) return;
    shown = changes;
    count = 0;
    for (let i = 0; i < actors.length; i++) {
      const actor = actors[i] as BagActor;
      sight.look(i, actor.sack, actor.home());
      actor.showInside(write);
    }
    for (let i = count; i < CAPACITY; i++) batch.setVisible(i, false);
    batch.object.visible = count > 0;
  };
}

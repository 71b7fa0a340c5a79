/** The whole table in 3D: room, boards, pieces, light and the hand over them. */
import { Canvas } from '@react-three/fiber';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { ACESFilmicToneMapping, PCFShadowMap } from 'three';
import type { GameState, Seat } from '../engine/index.ts';
import type { SeatColour } from '../store/seats.ts';
import { Bags } from './bag/Bags.tsx';
import { focusPoints } from './camera/focusPoints.ts';
import { TableCamera } from './camera/TableCamera.tsx';
import { FinishPass } from './finish/FinishPass.tsx';
import type { Lens } from './finish/lens.ts';
import { FRAME_ORDER } from './frameOrder.ts';
import { CAPITOL_SITES } from './layout/citySites.ts';
import { candlesAt, furnitureAt } from './layout/furniture.ts';
import { CITY, TABLE_TOP } from './layout/measures.ts';
import { moodFor } from './lights/mood.ts';
import { createMoodLight } from './lights/moodLight.ts';
import { TavernLights } from './lights/TavernLights.tsx';
import { createRigidWorld } from './physics/rigidWorld.ts';
import { Candles } from './pieces/Candles.tsx';
import { FountainWater } from './pieces/FountainWater.tsx';
import { Backdrop } from './places/Backdrop.tsx';
import { Boards } from './places/Boards.tsx';
import { PlaceLights } from './places/PlaceLights.tsx';
import { WalnutTable } from './places/WalnutTable.tsx';
import { QUALITY_SETTINGS, type Quality } from './quality.ts';
import { SceneProbe } from './SceneProbe.tsx';
import { StageFrames } from './stage/StageFrames.tsx';
import { useSlabCompany } from './stage/slabs/useSlabCompany.ts';
import { TableHand } from './stage/TableHand.tsx';
import { useCarvedCompany } from './stage/useCarvedCompany.ts';
import { useMeepleCompany } from './stage/useMeepleCompany.ts';
import { useStageContacts } from './stage/useStageContacts.ts';
import { useSwordRole } from './stage/useSwordRole.ts';
import type { TablePorts } from './tablePorts.ts';

const lightTarget = [0, 0, 1] as const;
/** Wider than what lies on it: no view shows where it ends to the sides. */
const tableSize = [96, TABLE_TOP.near - TABLE_TOP.far + 8] as const;
const tableZ = (TABLE_TOP.near + TABLE_TOP.far) / 2 + 4;
const tableTile = [20, 10] as const;
const fountainAt = [CAPITOL_SITES.fountain.x, CITY.thickness, CAPITOL_SITES.fountain.z] as const;
const backdropSize = [66, 24] as const;
const backdropPosition = [0, 2.6, -29] as const;

export type TableCanvasProps = {
  readonly quality: Quality;
  readonly ports: TablePorts;
  /** As the match began: who sits here and with which parts it is played. */
  readonly table: GameState;
  readonly viewer: Seat;
  readonly colours: readonly SeatColour[];
  readonly onDrawn: () => void;
};

export function TableCanvas(props: TableCanvasProps) {
  const settings = QUALITY_SETTINGS[props.quality];
  const [lens] = useState((): Lens => ({ focus: 33, range: 12, blur: 0, centerX: 0.5, centerY: 0.5 }));
  const gl = useMemo(
    () => ({ antialias: !settings.hasFinish, alpha: false, toneMapping: ACESFilmicToneMapping, stencil: false }),
    [settings],
  );
  return (
    <Canvas
      frameloop="demand"
      gl={gl}
      dpr={settings.pixelRatio}
      shadows={settings.shadowMapSize === undefined ? false : { type: PCFShadowMap }}
    >
      <TableCamera model={props.ports.camera} lens={lens} />
      <Suspense>
        <Room {...props} lens={lens} />
      </Suspense>
    </Canvas>
  );
}

type RoomProps = TableCanvasProps & { readonly lens: Lens };

function Room({ quality, ports, table, viewer, colours, onDrawn, lens }: RoomProps) {
  const { camera, queue } = ports;
  const settings = QUALITY_SETTINGS[quality];
  const [mood] = useState(() => createMoodLight(moodFor(table)));
  const meeples = useMeepleCompany(settings);
  const carved = useCarvedCompany(colours);
  const sword = useSwordRole();
  const slabs = useSlabCompany(table, queue, settings);
  const companies = useMemo(
    () => [meeples.cast, carved.cast, sword.cast, ...(slabs === undefined ? [] : [slabs.cast])],
    [meeples, carved, sword, slabs],
  );
  const contacts = useStageContacts();
  const onMoved = useCallback(() => {
    meeples.heap(ports.stage);
    contacts.write(ports.stage);
  }, [meeples, contacts, ports]);
  const isPrinted = useCallback(() => slabs?.isPrinted() ?? false, [slabs]);
  useEffect(() => carved.furnish(furnitureAt(table, viewer)), [carved, table, viewer]);
  useEffect(
    () =>
      ports.onShot(({ after, beat: { mood: turn, focus } }) => {
        if (turn !== undefined) mood.turnTo(moodFor(after));
        if (focus !== undefined) camera.frame(focusPoints(focus, ports.stage.laid()), 'ifHidden', performance.now());
      }),
    [ports, mood, camera],
  );
  return (
    <>
      <TavernLights mood={mood} target={lightTarget} keyAngle={0.78} settings={settings} />
      <WalnutTable size={tableSize} z={tableZ} tile={tableTile} settings={settings} />
      <Backdrop size={backdropSize} position={backdropPosition} mood={mood} />
      <Candles candles={candlesAt(table)} mood={mood} />
      <Boards state={table} viewer={viewer} colours={colours} queue={queue} settings={settings} />
      <primitive object={meeples.set.object} />
      <primitive object={contacts.object} />
      <primitive object={carved.batch.object} />
      <primitive object={sword.sword} />
      <FountainWater position={fountainAt} />
      {slabs && <primitive object={slabs.batch.object} />}
      <Bags
        stage={ports.stage}
        table={table}
        colours={colours}
        settings={settings}
        physics={createRigidWorld}
        mayGrab={(bag) => bag === viewer}
        onSound={(_, sound, strength) => ports.onBagSound(sound, strength)}
        frameOrder={FRAME_ORDER.bags}
      />
      <PlaceLights marks={ports.marks} />
      {settings.hasFinish && <FinishPass mood={mood} lens={lens} settings={settings} />}
      <TableHand ports={ports} />
      <StageFrames ports={ports} companies={companies} onMoved={onMoved} />
      <SceneProbe onDrawn={onDrawn} isPrinted={isPrinted} />
    </>
  );
}

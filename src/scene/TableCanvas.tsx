/** The whole table in 3D: room, boards, pieces, light and the hand over them. */
import { Canvas } from '@react-three/fiber';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { ACESFilmicToneMapping, PCFShadowMap } from 'three';
import type { GameState, Seat } from '../engine/index.ts';
import type { SeatColour } from '../store/seatColours.ts';
import { Bags } from './bag/Bags.tsx';
import { TableCamera } from './camera/TableCamera.tsx';
import type { ContextState } from './contextLoss.ts';
import { FinishPass } from './finish/FinishPass.tsx';
import type { Lens } from './finish/lens.ts';
import type { Governor } from './governor.ts';
import { CAPITOL_SITES } from './layout/citySites.ts';
import { candlesAt, furnitureAt } from './layout/furniture.ts';
import { CITY, TABLE_TOP } from './layout/measures.ts';
import { Embers } from './lights/Embers.tsx';
import { TavernLights } from './lights/TavernLights.tsx';
import { PictureKeeper } from './PictureKeeper.tsx';
import { Candles } from './pieces/Candles.tsx';
import { FountainWater } from './pieces/FountainWater.tsx';
import { Backdrop } from './places/Backdrop.tsx';
import { Boards } from './places/Boards.tsx';
import { PlaceLights } from './places/PlaceLights.tsx';
import { WalnutTable } from './places/WalnutTable.tsx';
import { contextKey, type Quality, type QualitySettings } from './quality.ts';
import { SceneProbe } from './SceneProbe.tsx';
import { StageFrames } from './stage/StageFrames.tsx';
import { useSlabCompany } from './stage/slabs/useSlabCompany.ts';
import { TableHand } from './stage/TableHand.tsx';
import { TableLook } from './stage/TableLook.tsx';
import { useCarvedCompany } from './stage/useCarvedCompany.ts';
import { useMeepleCompany } from './stage/useMeepleCompany.ts';
import { useStageContacts } from './stage/useStageContacts.ts';
import { useSwordRole } from './stage/useSwordRole.ts';
import { useTableMood } from './stage/useTableMood.ts';
import type { TablePorts } from './tablePorts.ts';

const lightTarget = [0.5, 0, 3] as const;
/** Larger than what lies on it: no view shows where it ends to the sides or under the player. */
const tableNear = TABLE_TOP.near + 16;
const tableSize = [96, tableNear - TABLE_TOP.far] as const;
const tableZ = (tableNear + TABLE_TOP.far) / 2;
const tableTile = [20, 10] as const;
const fountainAt = [CAPITOL_SITES.fountain.x, CITY.thickness, CAPITOL_SITES.fountain.z] as const;
const backdropSize = [66, 24] as const;
const backdropPosition = [0, 2.6, -29] as const;

/** Above the whole table, but not before the player's eyes. */
const air = { left: -24, right: 24, far: -21, near: 9, height: 9 } as const;

export type TableCanvasProps = {
  readonly settings: QualitySettings;
  /** Only where the quality is chosen automatically. */
  readonly governor: Governor | undefined;
  readonly onQuality: (quality: Quality) => void;
  readonly onContext: (state: ContextState) => void;
  readonly ports: TablePorts;
  /** As the match began: who sits here and with which parts it is played. */
  readonly table: GameState;
  readonly viewer: Seat;
  readonly colours: readonly SeatColour[];
  readonly onDrawn: () => void;
};

export function TableCanvas(props: TableCanvasProps) {
  const { settings, governor, onQuality, onContext } = props;
  const [lens] = useState((): Lens => ({ focus: 33, range: 12, blur: 0, centerX: 0.5, centerY: 0.5 }));
  const gl = useMemo(
    () => ({ antialias: !settings.hasFinish, alpha: false, toneMapping: ACESFilmicToneMapping, stencil: false }),
    [settings],
  );
  return (
    <Canvas
      key={contextKey(settings)}
      frameloop="demand"
      gl={gl}
      dpr={settings.pixelRatio}
      shadows={settings.shadowMapSize === undefined ? false : { type: PCFShadowMap }}
    >
      <TableCamera model={props.ports.camera} lens={lens} />
      <PictureKeeper governor={governor} onQuality={onQuality} onContext={onContext} />
      <Suspense>
        <Room {...props} lens={lens} />
      </Suspense>
    </Canvas>
  );
}

type RoomProps = TableCanvasProps & { readonly lens: Lens };

function Room({ settings, ports, table, viewer, colours, onDrawn, lens }: RoomProps) {
  const { queue } = ports;
  const { mood, embers } = useTableMood(ports);
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
  return (
    <>
      <TavernLights mood={mood} target={lightTarget} keyAngle={0.92} settings={settings} />
      <WalnutTable size={tableSize} z={tableZ} tile={tableTile} settings={settings} />
      <Backdrop size={backdropSize} position={backdropPosition} mood={mood} />
      <Candles candles={candlesAt(table)} mood={mood} />
      <Embers mood={mood} air={air} size={0.27} time={embers} />
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
        mayGrab={(bag) => bag === viewer}
        desk={ports.bags}
        onSound={(_, sound, strength) => ports.onBagSound(sound, strength)}
      />
      <PlaceLights marks={ports.marks} />
      {settings.hasFinish && <FinishPass mood={mood} lens={lens} settings={settings} />}
      <TableHand ports={ports} />
      <TableLook ports={ports} />
      <StageFrames ports={ports} companies={companies} onMoved={onMoved} />
      <SceneProbe onDrawn={onDrawn} isPrinted={isPrinted} />
    </>
  );
}

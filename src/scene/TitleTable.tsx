/** The title's table: a walnut table at dusk with a bag and the nine kinds of meeples by candle-light. */
import { Canvas, useThree } from '@react-three/fiber';
import { Suspense, useMemo } from 'react';
import { ACESFilmicToneMapping, PCFShadowMap } from 'three';
import { TitleCamera } from './camera/TitleCamera.tsx';
import { frameTitle } from './camera/titleFraming.ts';
import { FinishPass } from './finish/FinishPass.tsx';
import { TITLE_BAG, TITLE_CANDLES, TITLE_GROUP } from './layout/titleGroup.ts';
import { Embers } from './lights/Embers.tsx';
import { createEmberTime } from './lights/embers.ts';
import { DUSK } from './lights/mood.ts';
import { createMoodLight } from './lights/moodLight.ts';
import { TavernLights } from './lights/TavernLights.tsx';
import { Candles } from './pieces/Candles.tsx';
import { type Contact, ContactShadows, contactOf } from './pieces/ContactShadows.tsx';
import { Meeples } from './pieces/Meeples.tsx';
import { RestingBag } from './pieces/RestingBag.tsx';
import { Backdrop } from './places/Backdrop.tsx';
import { WalnutTable } from './places/WalnutTable.tsx';
import { QUALITY_SETTINGS, type Quality, type QualitySettings } from './quality.ts';
import { SceneProbe } from './SceneProbe.tsx';

/** The seat's key light, brought in close for a small group. */
const closeDusk = createMoodLight({
  ...DUSK,
  key: { ...DUSK.key, intensity: DUSK.key.intensity * 0.31, position: [-5.2, 5.4, 4.8] },
  candle: { ...DUSK.candle, intensity: DUSK.candle.intensity * 0.3 },
  embers: 0.3,
});
const lightTarget = [0, 0, -0.4] as const;
const tableSize = [44, 24] as const;
const tableTile = [13, 6.5] as const;
const tableZ = 3.4;
const backdropSize = [30, 15] as const;
const backdropPosition = [-5, 2.9, -19] as const;

/** Between the company and the hearth. */
const air = { left: -4.5, right: 5, far: -4, near: 0.8, height: 4.2 } as const;
const emberTime = createEmberTime();

const contacts: readonly Contact[] = [
  ...Object.values(TITLE_GROUP).flat().map(contactOf),
  { ...TITLE_BAG, size: [4.8, 4.8] },
  ...TITLE_CANDLES.map(({ x, z }): Contact => ({ x, z, turn: 0, size: [3, 3] })),
];

type Props = { readonly quality: Quality; readonly insetLeft: number; readonly onDrawn: () => void };

export function TitleTable({ quality, insetLeft, onDrawn }: Props) {
  const settings = QUALITY_SETTINGS[quality];
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
      aria-hidden
    >
      <TitleCamera insetLeft={insetLeft} />
      <Suspense>
        <TavernLights mood={closeDusk} target={lightTarget} keyAngle={0.5} settings={settings} />
        <WalnutTable size={tableSize} z={tableZ} tile={tableTile} settings={settings} />
        <Backdrop size={backdropSize} position={backdropPosition} mood={closeDusk} />
        <Meeples group={TITLE_GROUP} settings={settings} />
        <RestingBag {...TITLE_BAG} colour="red" settings={settings} />
        <Candles candles={TITLE_CANDLES} mood={closeDusk} />
        <Embers mood={closeDusk} air={air} size={0.085} time={emberTime} />
        <ContactShadows contacts={contacts} />
        {settings.hasFinish && <TitleFinish insetLeft={insetLeft} settings={settings} />}
        <SceneProbe onDrawn={onDrawn} />
      </Suspense>
    </Canvas>
  );
}

function TitleFinish({ insetLeft, settings }: { readonly insetLeft: number; readonly settings: QualitySettings }) {
  const { width, height } = useThree((state) => state.size);
  const lens = useMemo(() => {
    const { distance, shiftRight } = frameTitle({ width, height, insetLeft });
    return { focus: distance, range: distance * 0.3, blur: 7 / 1600, centerX: 0.5 + shiftRight / width, centerY: 0.5 };
  }, [width, height, insetLeft]);
  return <FinishPass mood={closeDusk} lens={lens} settings={settings} />;
}

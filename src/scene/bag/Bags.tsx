/** The players' bags, and the Guard's: made when the table is set, settled before they are seen, then moved only when something moves them. */
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import type { GameState, Seat } from '../../engine/index.ts';
import type { SeatColour } from '../../store/seats.ts';
import { FRAME_ORDER } from '../frameOrder.ts';
import type { PhysicsPort } from '../physics/physicsPort.ts';
import type { QualitySettings } from '../quality.ts';
import type { TableStage } from '../stage/createStage.ts';
import { publishBags } from '../testHandle.ts';
import { Bag } from './Bag.tsx';
import { BagContents } from './BagContents.tsx';
import { type BagActor, type BagSound, createBagActor } from './bagActor.ts';
import { type BagCompany, type BagKey, bagIn, createBagCompany } from './bagCompany.ts';
import type { BagHome } from './bodyPose.ts';
import { FINE, type Fineness } from './cloth/skin.ts';
import { createNap } from './velvet.ts';
import { whenIdle } from './whenIdle.ts';

export interface BagsPort {
  readonly company: BagCompany;
  readonly actors: ReadonlyMap<BagKey, BagActor>;
}

type Props = {
  readonly stage: TableStage;
  /** As the match began. */
  readonly table: GameState;
  readonly colours: readonly SeatColour[];
  readonly settings: QualitySettings;
  /** Absent: physics is off. Asked once for every bag. */
  readonly physics?: () => PhysicsPort;
  /** Whose bag the pointer may take. */
  readonly mayGrab: (bag: BagKey) => boolean;
  readonly onSound?: (bag: BagKey, sound: BagSound, strength: number) => void;
  readonly onProblem?: (error: unknown) => void;
  /** For keys and device motion. */
  readonly onReady?: (port: BagsPort | undefined) => void;
};

const FAR_AWAY: BagHome = { x: 0, y: -50, z: 0, turn: 0 };
/** Without shadows every triangle counts. */
const PLAIN: Fineness = { columns: 2, rows: 1 };
const STEPS_PER_SLICE = 8;
const LONGEST_FRAME_S = 0.05;

export function Bags(props: Props) {
  const { stage, table, colours, settings, mayGrab, onReady } = props;
  const invalidate = useThree((three) => three.invalidate);
  const fineness = settings.shadowMapSize === undefined ? PLAIN : FINE;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a bag lives as long as its match, whoever listens to it.
  const port = useMemo(() => createBags(props, fineness, invalidate), [stage, table, fineness, invalidate]);
  const nap = useMemo(createNap, []);
  const look = useMemo(() => ({ hasSheen: settings.hasClearcoat }), [settings]);
  useEffect(() => () => nap.dispose(), [nap]);
  useEffect(() => {
    const { company, actors } = port;
    stage.setUnderstudy(company.understudy);
    onReady?.(port);
    const cold = [...actors.values()];
    const stop = whenIdle(() => {
      const [actor] = cold;
      if (actor?.warmUp(STEPS_PER_SLICE)) cold.shift();
      return cold.length > 0;
    });
    return () => {
      stop();
      stage.setUnderstudy(undefined);
      for (const actor of actors.values()) actor.skip();
      onReady?.(undefined);
    };
  }, [port, stage, onReady]);
  useEffect(
    () =>
      publishBags({
        inside: (seat) => port.actors.get(seat)?.state().inside ?? [],
        phase: (seat) => port.actors.get(seat)?.state().phase,
        isInviting: port.company.isInviting,
      }),
    [port],
  );
  useFrame((_, delta) => {
    if (port.company.frame(Math.min(LONGEST_FRAME_S, delta))) invalidate();
  }, FRAME_ORDER.bags);
  return (
    <>
      {[...port.actors].map(([bag, actor]) => (
        <Bag
          key={bag}
          actor={actor}
          colour={bag === 'guard' ? 'guard' : (colours[bag] ?? 'red')}
          nap={nap}
          look={look}
          isGrabbable={mayGrab(bag)}
        />
      ))}
      <BagContents actors={port.actors} settings={settings} />
    </>
  );
}

function createBags(props: Props, fineness: Fineness, onWake: () => void): BagsPort {
  const { stage, table, physics, onSound, onProblem } = props;
  const seats: BagKey[] = table.players.map((_, seat) => seat as Seat);
  const keys: BagKey[] = table.guard === undefined ? seats : [...seats, 'guard'];
  const actors = new Map(
    keys.map((bag, cut): [BagKey, BagActor] => {
      const actor = createBagActor({
        home: stage.laid().poses.get(`bag:${bag}`) ?? FAR_AWAY,
        onWake,
        look: { cut, fineness },
        ...(physics === undefined ? {} : { physics }),
        ...(onSound === undefined ? {} : { onSound: (sound, strength) => onSound(bag, sound, strength) }),
        ...(onProblem === undefined ? {} : { onProblem }),
      });
      actor.setContents(bagIn(stage.laid().state, bag));
      return [bag, actor];
    }),
  );
  return { actors, company: createBagCompany({ stage, actors, now: () => performance.now() }) };
}

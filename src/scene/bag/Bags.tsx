/** The players' bags, and the Guard's: made when the table is set, settled before they are seen, then moved only when something moves them. */
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import type { GameState, Seat } from '../../engine/index.ts';
import type { SeatColour } from '../../store/seatColours.ts';
import { FRAME_ORDER } from '../frameOrder.ts';
import type { QualitySettings } from '../quality.ts';
import type { TableStage } from '../stage/createStage.ts';
import { publishBags } from '../testHandle.ts';
import { Bag } from './Bag.tsx';
import { BagContents } from './BagContents.tsx';
import { type BagActor, type BagSound, createBagActor } from './bagActor.ts';
import { type BagKey, bagIn, createBagCompany } from './bagCompany.ts';
import { createBagShadows } from './bagShadows.ts';
import type { BagsDesk, BagsPort } from './bagsDesk.ts';
import type { BagHome } from './bodyPose.ts';
import { FINE, type Fineness } from './cloth/skin.ts';
import { useLatePhysics } from './LatePhysics.tsx';
import { createNap } from './velvet.ts';
import { whenIdle } from './whenIdle.ts';

type Props = {
  readonly stage: TableStage;
  /** As the match began. */
  readonly table: GameState;
  readonly colours: readonly SeatColour[];
  readonly settings: QualitySettings;
  /** Whose bag the pointer may take. */
  readonly mayGrab: (bag: BagKey) => boolean;
  readonly onSound?: (bag: BagKey, sound: BagSound, strength: number) => void;
  readonly onProblem?: (error: unknown) => void;
  /** For keys, device motion and words. */
  readonly desk: BagsDesk;
};

const FAR_AWAY: BagHome = { x: 0, y: -50, z: 0, turn: 0 };
/** Without shadows every triangle counts. */
const PLAIN: Fineness = { columns: 2, rows: 1 };
const STEPS_PER_SLICE = 8;
const LONGEST_FRAME_S = 0.05;

export function Bags(props: Props) {
  const { stage, table, colours, settings, mayGrab, desk } = props;
  const invalidate = useThree((three) => three.invalidate);
  const fineness = settings.shadowMapSize === undefined ? PLAIN : FINE;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a bag lives as long as its match, whoever listens to it.
  const port = useMemo(() => createBags(props, fineness, invalidate), [stage, table, fineness, invalidate]);
  const { physics, isDecided } = useLatePhysics(port.actors, port.nth, props.onProblem);
  const shadows = useMemo(() => createBagShadows([...port.actors.values()]), [port]);
  const nap = useMemo(createNap, []);
  const look = useMemo(() => ({ hasSheen: settings.hasClearcoat }), [settings]);
  useEffect(() => () => nap.dispose(), [nap]);
  useEffect(() => shadows.dispose, [shadows]);
  useEffect(() => {
    const { company, actors } = port;
    stage.setUnderstudy(company.understudy);
    desk.lend(port);
    return () => {
      stage.setUnderstudy(undefined);
      for (const actor of actors.values()) actor.skip();
      desk.lend(undefined);
    };
  }, [port, stage, desk]);
  useEffect(() => {
    if (!isDecided) return;
    const cold = [...port.actors.values()];
    return whenIdle(() => {
      const [actor] = cold;
      if (actor?.warmUp(STEPS_PER_SLICE)) cold.shift();
      return cold.length > 0;
    });
  }, [port, isDecided]);
  useEffect(
    () =>
      publishBags({
        inside: (seat) => port.actors.get(seat)?.state().inside ?? [],
        phase: (seat) => port.actors.get(seat)?.state().phase,
        isInviting: port.company.isInviting,
        hasPhysics: (seat) => port.actors.get(seat)?.hasPhysics() ?? false,
      }),
    [port],
  );
  useFrame((_, delta) => {
    if (port.company.frame(Math.min(LONGEST_FRAME_S, delta))) invalidate();
    shadows.refresh();
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
      <primitive object={shadows.object} />
      <BagContents actors={port.actors} settings={settings} />
      {physics}
    </>
  );
}

let setsMade = 0;

function createBags(props: Props, fineness: Fineness, onWake: () => void): BagsPort & { readonly nth: number } {
  const { stage, table, desk, onSound, onProblem } = props;
  const seats: BagKey[] = table.players.map((_, seat) => seat as Seat);
  // Its bag stands there before the Guard has come (G1).
  const keys: BagKey[] = table.guard === undefined && table.options.solo === undefined ? seats : [...seats, 'guard'];
  const actors = new Map(
    keys.map((bag, cut): [BagKey, BagActor] => {
      const actor = createBagActor({
        home: stage.laid().poses.get(`bag:${bag}`) ?? FAR_AWAY,
        onWake,
        onNews: desk.tell,
        look: { cut, fineness },
        ...(onSound === undefined ? {} : { onSound: (sound, strength) => onSound(bag, sound, strength) }),
        ...(onProblem === undefined ? {} : { onProblem }),
      });
      actor.setContents(bagIn(stage.laid().state, bag));
      return [bag, actor];
    }),
  );
  setsMade += 1;
  return { nth: setsMade, actors, company: createBagCompany({ stage, actors, now: () => performance.now() }) };
}

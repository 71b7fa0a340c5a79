/** Hands on the bag that are no pointers: keys, and the device itself where it is allowed to tell how it moves. */
import { readBagKey } from '../scene/bag/bagKeys.ts';
import { createMotionReader } from '../scene/bag/deviceMotion.ts';
import type { Session } from './session.ts';

const FIELDS = 'input, textarea, select, [contenteditable], dialog';
const CONTROLS = 'button, a[href], summary, [role="radio"]';
const KEY_STRENGTH = 0.85;

export function giveBagHands(session: Session): () => void {
  const stops = [followKeys(session), followDevice(session)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Heard before anybody else: what pulls the bag must not cut its story short. */
function followKeys({ ports: { bags, viewer } }: Session): () => void {
  const onKey = (event: KeyboardEvent): void => {
    const target = event.target instanceof Element ? event.target : undefined;
    if (event.defaultPrevented || target?.closest(FIELDS) != null) return;
    const isInviting = bags.news.getState().inviting !== undefined;
    const deed = readBagKey(event, { isInviting, isOnControl: target?.closest(CONTROLS) != null });
    if (deed === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (deed === 'shake') bags.shake(viewer(), KEY_STRENGTH);
    else if (!event.repeat) bags.pull();
  };
  window.addEventListener('keydown', onKey, { capture: true });
  return () => window.removeEventListener('keydown', onKey, { capture: true });
}

/** Some systems ask the player first, and only in answer to a gesture. */
interface AskingMotion {
  readonly requestPermission?: () => Promise<'granted' | 'denied'>;
}

function followDevice({ ports: { bags, viewer }, settings: { store } }: Session): () => void {
  if (!('DeviceMotionEvent' in window)) return () => {};
  const { requestPermission } = DeviceMotionEvent as unknown as AskingMotion;
  const reader = createMotionReader();
  const isWanted = (): boolean => store.getState().settings.shakesWithDevice;
  let mayListen = requestPermission === undefined;
  let hasAsked = false;
  let touches = bags.touches(viewer());

  const onMotion = ({ acceleration, accelerationIncludingGravity, timeStamp }: DeviceMotionEvent): void => {
    if (!mayListen || !isWanted()) return;
    const reading = reader.read({
      acceleration: pointOf(acceleration),
      withGravity: pointOf(accelerationIncludingGravity),
      atMs: timeStamp,
    });
    bags.sway(viewer(), reading.acceleration);
    if (reading.isTipped) bags.pull();
  };
  const ask = (): void => {
    if (mayListen || hasAsked || requestPermission === undefined || !isWanted()) return;
    hasAsked = true;
    requestPermission.call(DeviceMotionEvent).then(
      (answer) => {
        mayListen = answer === 'granted';
      },
      // Asked at a moment that was no gesture: the next one may be.
      () => {
        hasAsked = false;
      },
    );
  };
  /** Whoever has just had the bag in hand knows what is asked for. */
  const onUp = (): void => {
    const before = touches;
    touches = bags.touches(viewer());
    if (touches !== before) ask();
  };
  const abort = new AbortController();
  const options = { signal: abort.signal, passive: true };
  window.addEventListener('devicemotion', onMotion, options);
  window.addEventListener('pointerup', onUp, options);
  const stopInviting = bags.news.subscribe(({ inviting }, before) => {
    if (inviting !== before.inviting) reader.level();
  });
  const stopSettings = store.subscribe(({ settings }, before) => {
    if (settings.shakesWithDevice && !before.settings.shakesWithDevice) ask();
  });
  return () => {
    abort.abort();
    stopInviting();
    stopSettings();
  };
}

function pointOf(vector: DeviceMotionEventAcceleration | null) {
  if (vector === null || vector.x === null || vector.y === null || vector.z === null) return undefined;
  return { x: vector.x, y: vector.y, z: vector.z };
}

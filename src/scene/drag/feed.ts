/** Turns the events of the picture's element into inputs of the hand. */
import { type Clock, systemClock } from '../../director/clock.ts';
import type { DragController } from './controller.ts';
import { type Click, isDoubleClick, LONG_PRESS_MS, SLOP_PX } from './gesture.ts';
import { readKey } from './keys.ts';
import type { DragKey, PointerSample } from './model.ts';

export type Surface = Pick<
  HTMLElement,
  | 'addEventListener'
  | 'removeEventListener'
  | 'setPointerCapture'
  | 'releasePointerCapture'
  | 'hasPointerCapture'
  | 'getBoundingClientRect'
> & { readonly style: Pick<CSSStyleDeclaration, 'touchAction' | 'cursor'> };

type Target = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

export interface FeedParts {
  readonly surface: Surface;
  readonly controller: DragController;
  /** Where keys are heard: the surface, unless something around it has the focus. */
  readonly keys?: Target;
  /** Where the page says that nobody looks at it any more. */
  readonly window: Target;
  readonly document: Target & { readonly visibilityState: DocumentVisibilityState };
  readonly clock?: Clock;
  /** Runs after the browser has told all movements it still keeps back. */
  readonly nextFrame?: (run: () => void) => void;
  /** Called before a press or a key is read: what is still being played ends first. */
  readonly finishBeats?: () => void;
}

const LEFT_BUTTON = 1;
const WALKING: ReadonlySet<DragKey> = new Set([
  'next',
  'previous',
  'left',
  'right',
  'up',
  'down',
  'nextPiece',
  'previousPiece',
]);

export function attachFeed(parts: FeedParts): () => void {
  const { surface, controller, keys = surface, clock = systemClock, finishBeats = () => {} } = parts;
  const { nextFrame = (run: () => void) => void requestAnimationFrame(run) } = parts;
  const downs = new Map<number, Click>();
  /** Pointers captured here: others are somebody else's, as the bag's or the camera's. */
  const captured = new Set<number>();
  let lastClick: Click | undefined;
  let callOffLongPress = (): void => {};

  function sample(event: PointerEvent): PointerSample {
    return {
      pointer: event.pointerId,
      kind: event.pointerType === 'touch' ? 'touch' : 'mouse',
      x: event.clientX,
      y: event.clientY,
      roomBelow: surface.getBoundingClientRect().bottom - event.clientY,
    };
  }

  const clickAt = ({ kind, x, y }: PointerSample, { timeStamp }: Event): Click => ({ kind, x, y, atMs: timeStamp });

  /** The element hears of a claimed pointer wherever it goes. */
  function afterwards(pointer: number): void {
    const claims = controller.claims(pointer);
    surface.style.cursor = claims && controller.state().name === 'dragging' ? 'grabbing' : '';
    if (claims === captured.has(pointer)) return;
    try {
      if (claims) {
        captured.add(pointer);
        surface.setPointerCapture(pointer);
      } else {
        captured.delete(pointer);
        surface.releasePointerCapture(pointer);
      }
    } catch {
      // The pointer has gone in the meantime; its end has been or will be told.
    }
  }

  function onDown(event: PointerEvent): void {
    // Other buttons, and the Mac's way to them, are the camera's.
    if (event.pointerType === 'mouse' && (event.button !== 0 || event.ctrlKey)) return;
    finishBeats();
    callOffLongPress();
    const at = sample(event);
    downs.set(at.pointer, clickAt(at, event));
    controller.dispatch({ type: 'pointerDown', ...at, adds: event.shiftKey });
    afterwards(at.pointer);
    if (at.kind !== 'touch' || !controller.claims(at.pointer)) return;
    callOffLongPress = afterLongPress(() => {
      downs.delete(at.pointer);
      controller.dispatch({ type: 'longPress', pointer: at.pointer });
      afterwards(at.pointer);
    });
  }

  /** A frame that takes long keeps movements back: a finger that has begun to drag in it does not rest. */
  function afterLongPress(run: () => void): () => void {
    let isCalledOff = false;
    const stop = clock.after(LONG_PRESS_MS, () => nextFrame(() => isCalledOff || run()));
    return () => {
      isCalledOff = true;
      stop();
    };
  }

  function onMove(event: PointerEvent): void {
    const at = sample(event);
    // The left button can go up while another one stays down: then there is no pointerup.
    const isUp = at.kind === 'mouse' && controller.claims(at.pointer) && (event.buttons & LEFT_BUTTON) === 0;
    if (isUp) onUp(event);
    else controller.dispatch({ type: 'pointerMove', ...at });
    afterwards(at.pointer);
  }

  function onUp(event: PointerEvent): void {
    callOffLongPress();
    const at = sample(event);
    const down = downs.get(at.pointer);
    downs.delete(at.pointer);
    const click = clickAt(at, event);
    const isClick = down !== undefined && Math.hypot(at.x - down.x, at.y - down.y) <= SLOP_PX[at.kind];
    const isDouble = isClick && isDoubleClick(lastClick, click);
    lastClick = isClick && !isDouble ? click : undefined;
    controller.dispatch({ type: isDouble ? 'doubleClick' : 'pointerUp', ...at });
    afterwards(at.pointer);
  }

  function onCancel({ pointerId }: PointerEvent): void {
    callOffLongPress();
    downs.delete(pointerId);
    controller.dispatch({ type: 'pointerCancel', pointer: pointerId });
    afterwards(pointerId);
  }

  function onKey(event: KeyboardEvent): void {
    const input = readKey(event, controller.state().name);
    if (input === undefined) return;
    event.preventDefault();
    // A key held down walks on, but lifts and drops only once.
    if (event.repeat && !WALKING.has(input.key)) return;
    finishBeats();
    controller.dispatch(input);
  }

  function onBlur(): void {
    callOffLongPress();
    downs.clear();
    controller.dispatch({ type: 'blur' });
  }

  const onVisibility = (): void => {
    if (parts.document.visibilityState === 'hidden') onBlur();
  };

  const passive = { passive: true } as const;
  const { touchAction } = surface.style;
  surface.style.touchAction = 'none';
  const undo = [
    listen(surface, 'pointerdown', onDown, passive),
    listen(surface, 'pointermove', onMove, passive),
    listen(surface, 'pointerup', onUp, passive),
    listen(surface, 'pointercancel', onCancel, passive),
    listen(surface, 'lostpointercapture', onCancel, passive),
    listen(keys, 'keydown', onKey),
    listen(parts.window, 'blur', onBlur, passive),
    listen(parts.document, 'visibilitychange', onVisibility, passive),
  ];
  return () => {
    callOffLongPress();
    for (const stop of undo) stop();
    surface.style.touchAction = touchAction;
    surface.style.cursor = '';
  };
}

function listen<E extends Event>(
  target: Target,
  type: string,
  run: (event: E) => void,
  options?: AddEventListenerOptions,
): () => void {
  const listener = run as EventListener;
  target.addEventListener(type, listener, options);
  return () => target.removeEventListener(type, listener);
}

/** An element, a window and a document that only pass events on, and a clock that is wound by hand. */
import type { Clock } from '../../../../src/director/clock.ts';
import type { Surface } from '../../../../src/scene/drag/feed.ts';

export class FakeSurface extends EventTarget {
  readonly style = { touchAction: '', cursor: '' };
  readonly captured = new Set<number>();
  /** Pointers the browser no longer knows. */
  readonly unknown = new Set<number>();

  setPointerCapture(pointer: number): void {
    if (this.unknown.has(pointer)) throw new Error('NotFoundError');
    this.captured.add(pointer);
  }

  releasePointerCapture(pointer: number): void {
    this.captured.delete(pointer);
  }

  hasPointerCapture(pointer: number): boolean {
    return this.captured.has(pointer);
  }

  getBoundingClientRect(): DOMRect {
    return { left: 0, top: 0, right: 1000, bottom: 800, width: 1000, height: 800, x: 0, y: 0 } as DOMRect;
  }

  asSurface(): Surface {
    return this as unknown as Surface;
  }

  fire(type: string, fields: object = {}): Event {
    return fireOn(this, type, fields);
  }
}

export class FakeDocument extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
}

/** `timeStamp` and the rest are read-only on a real event: these are laid over it. */
export function fireOn(target: EventTarget, type: string, fields: object = {}): Event {
  const event = new Event(type, { cancelable: true });
  for (const [name, value] of Object.entries(fields)) Object.defineProperty(event, name, { value });
  target.dispatchEvent(event);
  return event;
}

export class HandClock implements Clock {
  private readonly waiting = new Set<{ atMs: number; readonly run: () => void }>();

  after(delayMs: number, run: () => void): () => void {
    const timer = { atMs: delayMs, run };
    this.waiting.add(timer);
    return () => this.waiting.delete(timer);
  }

  pass(ms: number): void {
    for (const timer of [...this.waiting]) {
      timer.atMs -= ms;
      if (timer.atMs > 0) continue;
      this.waiting.delete(timer);
      timer.run();
    }
  }
}

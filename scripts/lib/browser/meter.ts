/** The meter that a measured page carries: frames without the time that GL takes, draws, and storage of pictures. */
import type {} from '../../../src/scene/testHandle.ts';
import type { StoredPicture } from '../sceneBench/textures.ts';

export interface MeteredFrame {
  /** Before anything is drawn: what the scene itself says. */
  readonly ownMs: number;
  /** The whole callback, three's walk through the scene included, less the time inside GL calls. */
  readonly scriptMs: number;
  readonly drawCalls: number;
  readonly triangles: number;
}

export interface Meter {
  /** Frames since the last `reset`. */
  readonly frames: MeteredFrame[];
  /** What each pointer event's handlers took, less GL. */
  readonly inputMs: number[];
  reset(): void;
  /** From now on nothing is drawn: frames come at the pace of a screen, and each owes no more time than it would there. */
  blind(): void;
  /** As if the browser had asked for this frame. */
  frame(work: () => void): void;
  stored(): { readonly textures: StoredPicture[]; readonly buffers: StoredPicture[] };
}

declare global {
  interface Window {
    rowanMeter?: Meter;
  }
}

/** Runs in the page before the game does; stands alone, for it travels as text. */
export function installMeter(): void {
  type Call = (...args: unknown[]) => unknown;
  type Slot = { width: number; height: number; layers: number; format: number; levels: number; samples: number };
  const gl = WebGL2RenderingContext.prototype as unknown as Record<string, Call>;
  const textures = new Map<unknown, Slot>();
  const buffers = new Map<unknown, Slot>();
  const bound = new Map<unknown, unknown>();
  let unit: unknown = 0;
  let glMs = 0;
  let isBlind = false;

  const timed = (owner: Record<string, Call>, name: string): void => {
    const call = owner[name];
    if (typeof call !== 'function') return;
    const isDrawing = /^(draw|multiDraw|clear|blit)/.test(name) && name !== 'drawBuffers';
    owner[name] = function (this: unknown, ...args: unknown[]) {
      if (isBlind && isDrawing) return undefined;
      const began = performance.now();
      const result = Reflect.apply(call, this, args);
      glMs += performance.now() - began;
      return result;
    };
  };
  const watch = (name: string, see: (args: readonly unknown[], result: unknown) => void): void => {
    const call = gl[name];
    if (typeof call !== 'function') return;
    gl[name] = function (this: unknown, ...args: unknown[]) {
      const result = Reflect.apply(call, this, args);
      see(args, result);
      return result;
    };
  };

  const cubeFaces = 0x8515;
  const isCubeFace = (target: unknown): boolean => Number(target) >= cubeFaces && Number(target) < cubeFaces + 6;
  const textureAt = (target: unknown): unknown => bound.get(`${unit}:${isCubeFace(target) ? 0x8513 : target}`);
  const chain = (width: number, height: number): number => Math.floor(Math.log2(Math.max(1, width, height))) + 1;
  watch('activeTexture', ([which]) => {
    unit = which;
  });
  watch('bindTexture', ([target, texture]) => bound.set(`${unit}:${target}`, texture));
  watch('bindRenderbuffer', ([, buffer]) => bound.set('buffer', buffer));
  watch('deleteTexture', ([texture]) => textures.delete(texture));
  watch('deleteRenderbuffer', ([buffer]) => buffers.delete(buffer));
  watch('texStorage2D', ([target, levels, format, width, height]) => {
    const slot = { width, height, layers: target === 0x8513 ? 6 : 1, format, levels, samples: 1 } as Slot;
    textures.set(textureAt(target), slot);
  });
  watch('texStorage3D', ([target, levels, format, width, height, layers]) =>
    textures.set(textureAt(target), { width, height, layers, format, levels, samples: 1 } as Slot),
  );
  watch('texImage2D', (args) => {
    const [target, level, format] = args as number[];
    if (level !== 0) return;
    const source = args[5] as { width?: number; height?: number } | undefined;
    const [width, height] =
      args.length >= 9 ? [Number(args[3]), Number(args[4])] : [source?.width ?? 1, source?.height ?? 1];
    const layers = isCubeFace(target) ? 6 : 1;
    textures.set(textureAt(target), { width, height, layers, format: format ?? 0, levels: 1, samples: 1 });
  });
  watch('generateMipmap', ([target]) => {
    const slot = textures.get(textureAt(target));
    if (slot !== undefined) slot.levels = chain(slot.width, slot.height);
  });
  watch('renderbufferStorage', ([, format, width, height]) =>
    buffers.set(bound.get('buffer'), { width, height, layers: 1, format, levels: 1, samples: 1 } as Slot),
  );
  watch('renderbufferStorageMultisample', ([, samples, format, width, height]) =>
    buffers.set(bound.get('buffer'), { width, height, layers: 1, format, levels: 1, samples } as Slot),
  );
  for (const name of Object.keys(gl)) {
    const slow =
      /^(draw|clear|tex|compressedTex|bufferData|bufferSub|read|blit|flush|finish|get|link|compile|generate|check|client)/;
    if (slow.test(name) && typeof Object.getOwnPropertyDescriptor(gl, name)?.value === 'function') timed(gl, name);
  }
  const { getExtension } = gl;
  gl.getExtension = function (this: unknown, ...args: unknown[]) {
    const extension = Reflect.apply(getExtension as Call, this, args) as Record<string, Call> | null;
    if (args[0] === 'WEBGL_multi_draw' && extension !== null && !Object.hasOwn(extension, 'rowanTimed')) {
      for (const name of ['multiDrawArraysWEBGL', 'multiDrawElementsWEBGL']) timed(extension, name);
      Object.defineProperty(extension, 'rowanTimed', { value: true });
    }
    return extension;
  };

  const meter: Meter = {
    frames: [],
    inputMs: [],
    reset() {
      meter.frames.length = 0;
      meter.inputMs.length = 0;
    },
    blind() {
      isBlind = true;
    },
    frame(work) {
      const before = window.rowan?.scene?.frames() ?? 0;
      const [began, glBefore] = [performance.now(), glMs];
      work();
      const scriptMs = performance.now() - began - (glMs - glBefore);
      const scene = window.rowan?.scene;
      if (scene === undefined || scene.frames() === before) return;
      const { drawCalls, triangles } = { drawCalls: scene.drawCalls(), triangles: scene.triangles() };
      meter.frames.push({ ownMs: scene.scriptMs(), scriptMs, drawCalls, triangles });
    },
    stored: () => ({ textures: [...textures.values()], buffers: [...buffers.values()] }),
  };
  window.rowanMeter = meter;

  const { requestAnimationFrame: ask } = window;
  window.requestAnimationFrame = (callback) => ask((at) => meter.frame(() => callback(at)));

  const { addEventListener: listen, removeEventListener: unlisten } = EventTarget.prototype;
  const meteredOf = new WeakMap<object, EventListener>();
  let latest: Event | undefined;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    if (!/^pointer(down|move|up)$/.test(type) || typeof listener !== 'function') {
      return listen.call(this, type, listener, options);
    }
    const metered = function (this: unknown, event: Event) {
      const [began, glBefore] = [performance.now(), glMs];
      listener.call(this as EventTarget, event);
      const ms = performance.now() - began - (glMs - glBefore);
      const before = event === latest ? (meter.inputMs.pop() ?? 0) : 0;
      latest = event;
      meter.inputMs.push(before + ms);
    };
    meteredOf.set(listener, metered);
    return listen.call(this, type, metered, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const metered = listener === null ? undefined : meteredOf.get(listener);
    unlisten.call(this, type, listener, options);
    if (metered !== undefined) unlisten.call(this, type, metered, options);
  };
}

import { describe, expect, it } from 'vitest';
import type { FaceId } from '../../../src/scene/print/faces/ids.ts';
import { createPrintQueue, isGivenUp, type Printer } from '../../../src/scene/print/queue/printQueue.ts';
import type { PrintedFace } from '../../../src/scene/print/queue/protocol.ts';

type FakePrinter = Printer & { readonly printed: string[]; isDisposed: boolean; fail: FaceId | undefined };

function fakePrinter(): FakePrinter {
  const printer: FakePrinter = {
    printed: [],
    isDisposed: false,
    fail: undefined,
    async print(face, scale) {
      await Promise.resolve();
      printer.printed.push(`${face} ${scale}`);
      if (face === printer.fail) throw new Error('out of ink');
      return { bitmap: { width: scale } as ImageBitmap, texts: [], ms: 1 } satisfies PrintedFace;
    },
    dispose() {
      printer.isDisposed = true;
    },
  };
  return printer;
}

const card = { pixelHeight: 716 } as const;

describe('the print queue', () => {
  it('prints the most urgent first, and each face once', async () => {
    const printer = fakePrinter();
    const queue = createPrintQueue(printer);
    const wishes = [
      queue.request({ face: 'monster/ghoul', ...card }),
      queue.request({ face: 'questBack', ...card, priority: 2 }),
      queue.request({ face: 'monster/termite', ...card, priority: 1 }),
      queue.request({ face: 'monster/ghoul', ...card, priority: 3 }),
    ];
    expect(queue.waiting).toBe(3);
    const faces = await Promise.all(wishes);
    expect(printer.printed).toEqual(['monster/ghoul 1', 'questBack 1', 'monster/termite 1']);
    expect(faces[0]).toBe(faces[3]);
    expect(queue.waiting).toBe(0);
  });

  it('takes sizes apart and remembers what it printed', async () => {
    const printer = fakePrinter();
    const queue = createPrintQueue(printer);
    await queue.request({ face: 'questBack', ...card });
    await queue.request({ face: 'questBack', pixelHeight: 358 });
    await queue.request({ face: 'questBack', ...card });
    expect(printer.printed).toEqual(['questBack 1', 'questBack 0.5']);
    queue.forget('questBack', 716);
    await queue.request({ face: 'questBack', ...card });
    expect(printer.printed).toHaveLength(3);
  });

  it('does not print what nobody wants any more', async () => {
    const printer = fakePrinter();
    const queue = createPrintQueue(printer);
    const [first, second] = [new AbortController(), new AbortController()];
    const kept = queue.request({ face: 'monster/ghoul', ...card, signal: first.signal });
    const shared = queue.request({ face: 'monster/ghoul', ...card, signal: second.signal });
    const lone = queue.request({ face: 'questBack', ...card, signal: second.signal });
    second.abort();
    await expect(shared).rejects.toSatisfy(isGivenUp);
    await expect(lone).rejects.toSatisfy(isGivenUp);
    await kept;
    expect(printer.printed).toEqual(['monster/ghoul 1']);
    await expect(queue.request({ face: 'questBack', ...card, signal: second.signal })).rejects.toSatisfy(isGivenUp);
  });

  it('reports a failure, goes on, and tries again when asked again', async () => {
    const printer = fakePrinter();
    printer.fail = 'monster/ghoul';
    const queue = createPrintQueue(printer);
    const broken = queue.request({ face: 'monster/ghoul', ...card });
    const fine = queue.request({ face: 'questBack', ...card });
    await expect(broken).rejects.toThrow('out of ink');
    await fine;
    printer.fail = undefined;
    await queue.request({ face: 'monster/ghoul', ...card });
    expect(printer.printed).toHaveLength(3);
  });

  it('closes with everything it holds', async () => {
    const printer = fakePrinter();
    const queue = createPrintQueue(printer);
    const wish = queue.request({ face: 'monster/ghoul', ...card });
    queue.dispose();
    await expect(wish).rejects.toSatisfy(isGivenUp);
    await expect(queue.request({ face: 'questBack', ...card })).rejects.toSatisfy(isGivenUp);
    expect(printer.isDisposed).toBe(true);
  });
});

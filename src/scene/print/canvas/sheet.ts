/** A sheet of paper and its plates: art is drawn and cut in design units, one canvas per ink, then pressed. */
import { layPaper, type PlateInk, pressureAt, printPlate, rgbOf } from '../maths/press.ts';
import { rngOf } from '../maths/random.ts';
import { sharedTiles } from '../maths/tiles.ts';
import type { TextEntry } from '../text/report.ts';
import { type Context, contextOf, makeSurface, type Surface } from './surface.ts';

export type Hex = `#${string}`;
export type PlateName = 'ground' | 'tint' | 'a' | 'b' | 'hand' | 'ink' | 'fine';
/** A plate, or a colour for the hand-colouring plate. */
export type Target = PlateName | Hex;

export type InkSpec = {
  readonly plate: PlateName;
  /** Absent for gouache. */
  readonly hex?: Hex;
  readonly isGrained?: boolean;
  readonly rough: number;
  readonly threshold?: number;
  /** How far off register the plate lies, in units; by chance if absent. */
  readonly offset?: readonly [x: number, y: number];
};

export type SheetSpec = {
  readonly width: number;
  readonly height: number;
  /** Pixels per unit. */
  readonly scale: number;
  readonly inks: readonly InkSpec[];
  readonly seed: string;
  readonly paper: Hex;
};

type Plate = { readonly context: Context; readonly ink: InkSpec; isUsed: boolean };

const MISREGISTER = 3.4;
const SKEW = 0.003;
/** Rows printed in one step. */
const BAND = 256;
const isKey = (plate: PlateName) => plate === 'ink' || plate === 'fine';

export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly texts: TextEntry[] = [];
  readonly #spec: SheetSpec;
  readonly #pixelWidth: number;
  readonly #pixelHeight: number;
  readonly #plates = new Map<PlateName, Plate>();

  constructor(spec: SheetSpec) {
    this.#spec = spec;
    this.width = spec.width;
    this.height = spec.height;
    this.scale = spec.scale;
    this.#pixelWidth = Math.round(spec.width * spec.scale);
    this.#pixelHeight = Math.round(spec.height * spec.scale);
    const random = rngOf(`${spec.seed}mis`);
    for (const ink of spec.inks) this.#plates.set(ink.plate, this.#makePlate(ink, random));
  }

  #makePlate(ink: InkSpec, random: () => number): Plate {
    const { width, height, scale } = this.#spec;
    const context = contextOf(makeSurface(this.#pixelWidth, this.#pixelHeight));
    const [dx, dy] = ink.offset ?? [(random() - 0.5) * MISREGISTER, (random() - 0.5) * MISREGISTER];
    const skew = (random() - 0.5) * SKEW * Math.min(1, 700 / width);
    context.setTransform(scale, 0, 0, scale, 0, 0);
    if (!isKey(ink.plate)) {
      context.translate(dx + width / 2, dy + height / 2);
      context.rotate(skew);
      context.translate(-width / 2, -height / 2);
    }
    context.lineJoin = 'round';
    context.lineCap = 'round';
    return { context, ink, isUsed: false };
  }

  #plate(name: PlateName): Plate {
    const plate = this.#plates.get(name);
    if (!plate) throw new Error(`this sheet has no plate ${name}`);
    return plate;
  }

  /** The plate's own canvas, for drawing on it. */
  on(target: Target): Context {
    const isColor = target.startsWith('#');
    const plate = this.#plate(isColor ? 'hand' : (target as PlateName));
    plate.isUsed = true;
    if (isColor) {
      plate.context.fillStyle = target;
      plate.context.strokeStyle = target;
    }
    return plate.context;
  }

  /** For reading the plate's state (fonts, transforms) without printing anything. */
  peek(name: PlateName): Context {
    return this.#plate(name).context;
  }

  fill(target: Target, path: Path2D, rule: CanvasFillRule = 'nonzero'): void {
    this.on(target).fill(path, rule);
  }

  stroke(target: Target, path: Path2D, width: number, dash: readonly number[] = []): void {
    const context = this.on(target);
    context.lineWidth = width;
    context.setLineDash([...dash]);
    context.stroke(path);
    if (dash.length > 0) context.setLineDash([]);
  }

  /** Gouache in a colour on the ground plate of a board. */
  wash(hex: Hex, path: Path2D): void {
    const context = this.on('ground');
    context.fillStyle = hex;
    context.fill(path);
  }

  /** Cuts the shape, and a halo round it, out of the plates: the paper shows. Unused plates have nothing to cut. */
  cut(path: Path2D, halo = 0, plates?: readonly PlateName[]): void {
    for (const [name, plate] of this.#plates) {
      if (!plate.isUsed || (plates && !plates.includes(name))) continue;
      const { context } = plate;
      context.save();
      context.globalCompositeOperation = 'destination-out';
      context.fillStyle = '#000';
      context.strokeStyle = '#000';
      context.fill(path);
      if (halo > 0) {
        context.lineWidth = halo * 2;
        context.stroke(path);
      }
      context.restore();
    }
  }

  /** Cuts only the line along a path. */
  score(path: Path2D, width: number, plates: readonly PlateName[] = ['ink'], dash: readonly number[] = []): void {
    for (const name of plates) {
      const { context } = this.#plate(name);
      context.save();
      context.globalCompositeOperation = 'destination-out';
      context.strokeStyle = '#000';
      context.lineWidth = width;
      context.setLineDash([...dash]);
      context.stroke(path);
      context.restore();
    }
  }

  /** Whatever is drawn meanwhile stays inside the path, on the named plates or on all. */
  within(path: Path2D, draw: () => void, plates?: readonly PlateName[], rule: CanvasFillRule = 'nonzero'): void {
    const chosen = [...this.#plates].filter(([name]) => !plates || plates.includes(name));
    for (const [, { context }] of chosen) {
      context.save();
      context.clip(path, rule);
    }
    draw();
    for (const [, { context }] of chosen) context.restore();
  }

  /** Prints plate after plate, a band of rows at a time. */
  *press(): Generator<undefined, Surface> {
    const surface = makeSurface(this.#pixelWidth, this.#pixelHeight);
    const context = contextOf(surface);
    const out = context.createImageData(this.#pixelWidth, this.#pixelHeight);
    const tiles = yield* sharedTiles();
    const { seed, paper } = this.#spec;
    const { reach, gain, roughness } = pressureAt(this.scale);
    layPaper(out, rgbOf(paper), tiles, seed);
    let order = 0;
    for (const plate of this.#plates.values()) {
      order++;
      if (!plate.isUsed) continue;
      const source = plate.context.getImageData(0, 0, this.#pixelWidth, this.#pixelHeight).data;
      for (let from = 0; from < this.#pixelHeight; from += BAND) {
        const rows = [from, Math.min(from + BAND, this.#pixelHeight)] as const;
        printPlate(out, source, plateInk(plate.ink, roughness), { tiles, seed, order, reach, gain, rows });
        yield;
      }
    }
    context.putImageData(out, 0, 0);
    return surface;
  }
}

function plateInk(ink: InkSpec, roughness: number): PlateInk {
  return {
    ...(ink.hex ? { color: rgbOf(ink.hex) } : {}),
    isGrained: ink.isGrained ?? false,
    rough: ink.rough * roughness,
    threshold: ink.threshold ?? 108,
  };
}

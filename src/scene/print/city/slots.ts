/** The printed places of the city board: slots, pre-built Locations, towers, Monster places, the Capitol. */
import { CATALOG } from '../../../content/catalog.ts';
import { type FaceMarks, faceMarks } from '../../../content/words/faces.ts';
import { IDEA_ICONS } from '../../../content/words/iconKeys.ts';
import type { District, SlotCard } from '../../../engine/index.ts';
import { engrave } from '../canvas/engrave.ts';
import { icon, iconBox } from '../canvas/icons.ts';
import { BOLD, DISPLAY, LABEL, setBlock, setLine } from '../canvas/lettering.ts';
import { disc, handRect, rect, sliver } from '../canvas/paths.ts';
import type { Hex, Sheet } from '../canvas/sheet.ts';
import { DISTRICT_LABELS } from '../faces/labels.ts';
import { drawNumeral, drawSlice } from '../glyphs/small.ts';
import { DISTRICT_EMBLEMS, drawGains, drawMarks } from '../marks/draw.ts';
import { type Box, boxAround, inset, type Point } from '../maths/strokes.ts';
import { drawRibbon } from '../ornaments/ribbon.ts';
import { drawShield } from '../ornaments/seals.ts';
import { DISTRICT_TONES, PAPER } from '../palette.ts';
import { WATER } from './land.ts';
import { CAPITOL, CAPITOL_SIZE, CITY_LAYOUT, FOUNTAIN, MONSTER_PLACE_SIZE, SLOT_SIZE, slotPlace } from './layout.ts';

const HEAD = 36;
/** A building stands on the back of these plates: what it covers stays empty. */
const BUILT_ON = { prebuilt: 26, capitol: 33 } as const;
const CREAM: Hex = '#fdf4dc';

const colorsOf = (hex: Hex) => ({ symbol: hex, laurel: hex, seal: hex }) as const;

interface Plate {
  readonly head: Hex;
  readonly name: string;
  readonly isDark: boolean;
  readonly marks: FaceMarks;
  readonly builtOn: number;
}

/** A framed plate with its name on a coloured head, and marks below. */
function drawPlate(sheet: Sheet, box: Box, { head, name, isDark, marks, builtOn }: Plate): void {
  const seed = name;
  const outer = handRect(box, 1.4, seed);
  sheet.cut(outer, 7);
  sheet.wash(PAPER.light, outer);
  sheet.stroke('ink', outer, 6);
  sheet.stroke('ink', handRect(inset(box, 7), 1, `${seed}i`), 1.8);
  const bar = { x: box.x + 9, y: box.y + 9 + builtOn, w: box.w - 18, h: HEAD };
  sheet.fill(head, rect(bar));
  sheet.fill('ink', rect({ ...bar, y: bar.y - 2, h: 3 }));
  sheet.fill('ink', rect({ ...bar, y: bar.y + HEAD - 1, h: 3 }));
  const line = { x: bar.x + 6, y: bar.y + 1, w: bar.w - 12, h: HEAD - 2 };
  setBlock(sheet, isDark ? CREAM : 'ink', name, line, { style: DISPLAY, size: 30, minSize: 15, leading: 1.02 });
  const top = bar.y + HEAD + 3;
  const room = { x: box.x + 12, y: top, w: box.w - 24, h: box.y + box.h - 7 - top };
  drawMarks(sheet, marks, room, 80, colorsOf(head));
}

export function drawPrebuilt(sheet: Sheet, district: District): void {
  const card = CATALOG.locations.find((one) => one.district === district);
  if (!card) return;
  const [x, y] = CITY_LAYOUT[district].prebuilt;
  const { hex } = DISTRICT_TONES[district];
  const box = boxAround(x, y, SLOT_SIZE.w, SLOT_SIZE.h);
  drawPlate(sheet, box, {
    head: hex,
    name: card.name,
    isDark: district !== 'university',
    marks: faceMarks('location', card, CATALOG),
    builtOn: BUILT_ON.prebuilt,
  });
}

/** A vacant slot: ground to rent, its name, and what building there brings at once. */
export function drawVacantSlot(sheet: Sheet, slot: SlotCard): void {
  const [x, y] = slotPlace(slot.id);
  const { hex, pale } = DISTRICT_TONES[slot.district];
  const box = boxAround(x, y, SLOT_SIZE.w, SLOT_SIZE.h);
  const ground = handRect(box, 1.4, slot.id);
  sheet.cut(ground, 7);
  sheet.wash(PAPER.light, ground);
  sheet.stroke('ink', ground, 3.4);
  const stakes = new Path2D();
  for (let i = 0; i < 9; i++) {
    for (const side of [-1, 1]) {
      const at = box.y + 14 + i * 15;
      sliver(stakes, [
        [x + side * (box.w / 2 - 5), at, 2.4],
        [x + side * (box.w / 2 - 14 - (i % 2) * 5), at, 0.4],
      ]);
    }
  }
  sheet.fill('ink', stakes);
  const sign = icon('wooden-sign', x - 44, y - 18, 104);
  sheet.fill('#d9b98a', sign);
  const carving = { pitch: 4, base: 0.5, gain: 0.9, bend: 1, angle: 0.05, max: 0.82, outline: 0.4 };
  engrave(sheet, 'ink', sign, iconBox(x - 44, y - 18, 104), carving);
  const board = boxAround(x - 44, y - 40, 104, 36);
  const plank = handRect(board, 1.4, `${slot.id}b`);
  sheet.cut(plank, 1);
  sheet.fill('#f1dcae', plank);
  sheet.stroke('ink', plank, 2.6);
  setLine(sheet, 'fine', 'FOR RENT', inset(board, 4), { style: LABEL, size: 21, minSize: 14 });
  const plaque = boxAround(x + 58, y - 16, 88, 84);
  const frame = handRect(plaque, 1.2, `${slot.id}p`);
  sheet.cut(frame, 2);
  sheet.fill(pale, frame);
  sheet.stroke('ink', frame, 2.8);
  drawGains(sheet, faceMarks('slot', slot, CATALOG).gives, inset(plaque, 4), 62, colorsOf(hex));
  const line = { x: box.x + 18, y: box.y + box.h - 38, w: box.w - 36, h: 28 };
  setLine(sheet, 'fine', slot.name, line, { style: BOLD, size: 21, minSize: 15 });
}

export function drawTowerSpace(sheet: Sheet, district: District): void {
  const [x, y] = CITY_LAYOUT[district].tower;
  const rim = disc(x, y + 10, 78, 58);
  sheet.cut(rim, 5);
  sheet.wash(PAPER.sheet, rim);
  sheet.stroke('ink', rim, 5);
  const stones = new Path2D();
  for (let i = 0; i < 28; i++) {
    const angle = (i / 28) * Math.PI * 2;
    sliver(stones, [
      [x + Math.cos(angle) * 60, y + 10 + Math.sin(angle) * 44, 2.2],
      [x + Math.cos(angle) * 76, y + 10 + Math.sin(angle) * 56, 2.6],
    ]);
  }
  sheet.fill('ink', stones);
  const floor = disc(x, y + 10, 58, 42);
  sheet.stroke('ink', floor, 3.4);
  sheet.fill(DISTRICT_TONES[district].hex, floor);
  const flag = icon('tower-flag', x, y + 6, 62);
  sheet.cut(flag, 3);
  sheet.fill(PAPER.light, flag);
  engrave(sheet, 'ink', flag, iconBox(x, y + 6, 62), { pitch: 3, base: 0.3, gain: 1.1 });
}

export function drawMonsterPlaces(sheet: Sheet, district: District): void {
  const { w, h } = MONSTER_PLACE_SIZE;
  CITY_LAYOUT[district].monsters.forEach(([x, y], i) => {
    const seed = `${district}m${i}`;
    const frame = handRect(boxAround(x, y, w, h), 1.6, seed);
    sheet.cut(frame, 8);
    sheet.wash(PAPER.slot, frame);
    sheet.stroke('ink', frame, 7);
    sheet.cut(frame, 0, ['ink']);
    sheet.stroke('ink', handRect(boxAround(x, y, w - 18, h - 18), 1.2, `${seed}n`), 2);
    const skull = icon('daemon-skull', x, y + 34, 122);
    sheet.fill(DISTRICT_TONES[district].hex, skull);
    const carving = { pitch: 6, base: 0.56, gain: 0.8, bend: 2, max: 0.86, outline: 0.3 };
    engrave(sheet, 'ink', skull, iconBox(x, y + 34, 122), carving);
    drawSlice(sheet, x, y - 78, 46, seed);
    drawNumeral(sheet, String(i + 1), boxAround(x, y - 78, 62, 60), 60);
    const name = DISTRICT_LABELS[district].toUpperCase();
    setLine(sheet, 'fine', name, boxAround(x, y + 121, w - 40, 24), { style: LABEL, size: 21 });
  });
}

export function drawDistrictName(sheet: Sheet, district: District): void {
  const [x, y] = CITY_LAYOUT[district].name;
  const { hex } = DISTRICT_TONES[district];
  drawRibbon(sheet, { x: x + 22, y, w: 168, h: 44, size: 32, sag: 3, fold: 20 }, hex, DISTRICT_LABELS[district]);
  drawShield(sheet, x - 84, y - 2, 78, DISTRICT_EMBLEMS[district], hex);
}

const CAPITOL_HEX: Hex = '#c9a45a';

/** D1: two Peasants, or one and another from the supply. D4: one Unit of a class, and VP. */
const CAPITOL_MARKS: Readonly<Record<keyof typeof CAPITOL, { readonly name: string; readonly marks: FaceMarks }>> = {
  construct: {
    name: 'Construct',
    marks: {
      asks: [
        { icon: IDEA_ICONS.meeple, kind: 'peasant', text: '2' },
        { icon: IDEA_ICONS.meeple, kind: 'peasant', text: 'or 1' },
        { icon: IDEA_ICONS.supply, kind: 'peasant', text: '+1' },
      ],
      gives: [{ icon: IDEA_ICONS.build }],
    },
  },
  levelUp: {
    name: 'Level up',
    marks: {
      asks: [
        { icon: IDEA_ICONS.meeple, kind: 'any', text: 'of a class' },
        { icon: IDEA_ICONS.vp, text: 'cost' },
      ],
      gives: [{ icon: 'upgrade' }],
    },
  },
};

export function drawCapitol(sheet: Sheet): void {
  for (const place of ['construct', 'levelUp'] as const) {
    const [x, y]: Point = CAPITOL[place];
    const { name, marks } = CAPITOL_MARKS[place];
    const box = boxAround(x, y, CAPITOL_SIZE.w, CAPITOL_SIZE.h);
    drawPlate(sheet, box, { head: CAPITOL_HEX, name, isDark: false, marks, builtOn: BUILT_ON.capitol });
  }
}

export function drawFountain(sheet: Sheet): void {
  const { x, y, rx, ry } = FOUNTAIN;
  const basin = disc(x, y, rx, ry);
  sheet.cut(basin, 5);
  sheet.wash(WATER, basin);
  sheet.stroke('ink', basin, 12);
  sheet.score(basin, 4, ['ink'], [9, 5]);
  const ripples = new Path2D();
  for (let k = 1; k < 5; k++) {
    for (let j = 0; j < 3; j++) {
      sliver(
        ripples,
        Array.from({ length: 11 }, (_, t) => {
          const angle = j * 2.1 + k + t * 0.15;
          const swell = Math.sin((t / 10) * Math.PI) * 3;
          return [x + Math.cos(angle) * k * 12, y + Math.sin(angle) * k * 10.4, swell] as const;
        }),
      );
    }
  }
  sheet.fill('ink', ripples);
}

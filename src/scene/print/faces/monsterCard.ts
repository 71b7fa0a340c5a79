/** Monster cards and the Dark Council: a landscape with its creature, what it takes, what it gives. */
import { CATALOG } from '../../../content/catalog.ts';
import { faceMarks } from '../../../content/words/faces.ts';
import type { FaceMark } from '../../../content/words/icons.ts';
import { TYPE_NAMES } from '../../../content/words/names.ts';
import type { CouncilCard, District, Effect, MonsterCard, MonsterType } from '../../../engine/index.ts';
import { isBonus } from '../../../engine/index.ts';
import { DISPLAY, ITALIC, LABEL, type Style, setBlock, setLine } from '../canvas/lettering.ts';
import { diamond, handRect, rect } from '../canvas/paths.ts';
import { type Hex, Sheet } from '../canvas/sheet.ts';
import { COUNCIL_PICTURES } from '../compositions/council.ts';
import { MONSTER_PICTURES } from '../compositions/monsters.ts';
import type { Picture } from '../compositions/picture.ts';
import { drawSlice } from '../glyphs/small.ts';
import { DISTRICT_EMBLEMS, drawGains, TYPE_EMBLEMS } from '../marks/draw.ts';
import { type Rng, rngOf } from '../maths/random.ts';
import { type Box, boxAround } from '../maths/strokes.ts';
import { BANDS, drawBand } from '../ornaments/band.ts';
import { drawRibbon } from '../ornaments/ribbon.ts';
import { drawPennant, drawSeal, drawShield } from '../ornaments/seals.ts';
import { BRASS, COUNCIL, cardInks, DISTRICT_TONES, PAPER, TYPE_TONES } from '../palette.ts';
import { drawGrass, drawHill } from '../scenery/ground.ts';
import { drawMoredraw } from '../scenery/moredraw.ts';
import { drawPicture } from '../scenery/pictures.ts';
import { drawSky, type Sky } from '../scenery/skies.ts';
import { drawForeground, drawHorizon } from '../scenery/skylines.ts';
import { drawBareTree, drawFir } from '../scenery/trees.ts';
import { FACE_SIZES } from './ids.ts';
import { cardOf } from './lookup.ts';

const ART: Box = { x: 34, y: 34, w: 444, h: 440 };
const NAMES: Style = { family: 'Grenze', weight: 600 };

export const TYPE_SKIES: Readonly<Record<MonsterType, Sky>> = { humanoid: 'rays', monstrous: 'flow', undead: 'moon' };

const DISTRICT_LABELS: Readonly<Record<District, string>> = {
  castle: 'Castle',
  villages: 'Villages',
  cathedral: 'Cathedral',
  university: 'University',
};

type CardSpec = {
  readonly id: string;
  readonly name: string;
  readonly flavour: string;
  readonly type: MonsterType;
  readonly level: 1 | 2 | 3;
  readonly strength: number;
  readonly vp: number;
  readonly label: string;
  readonly gives: readonly FaceMark[];
};

function newSheet(seed: string, scale: number, tint: Hex, a: Hex, b: Hex): Sheet {
  return new Sheet({ ...FACE_SIZES.monster, scale, inks: cardInks(tint, a, b), seed, paper: PAPER.sheet });
}

function labelOf(effects: readonly Effect[]): string {
  const [first] = effects;
  if (!first) return '';
  if (isBonus(first)) return 'BOOST';
  return first.op === 'gainCorruption' || first.op === 'discardQuests' ? 'PRICE' : 'REWARD';
}

function drawLandscape(sheet: Sheet, card: MonsterCard, picture: Picture, random: Rng): void {
  const { id, level, type } = card;
  const window = rect(ART);
  sheet.within(window, () => {
    sheet.fill('tint', window);
    const mx = picture.moon ?? (random() < 0.5 ? 0.3 : 0.66);
    drawSky(sheet, TYPE_SKIES[type], ART, { seed: id, mx, my: 0.3, mr: 0.15 });
    const at = (share: number) => ART.y + ART.h * share;
    drawHill(sheet, ART, {
      y: at(0.56),
      amp: 26,
      seed: `${id}f`,
      plate: 'tint',
      density: 0.1,
      pitch: 8,
      freq: 100,
      halo: 2.5,
    });
    const middle = { y: at(0.66), amp: 20, seed: `${id}m`, plate: 'a', pitch: 7.5, freq: 130 } as const;
    const ridge = drawHill(sheet, ART, { ...middle, density: 0.02 + level * 0.08 });
    drawHorizon(sheet, card.district, ART, random, ridge);
    const near = { y: at(0.79), amp: 14, seed: `${id}n`, plate: 'a', pitch: 7, freq: 160, halo: 4 } as const;
    drawHill(sheet, ART, { ...near, density: 0.2 + level * 0.1 });
    for (let i = 0; i < 2 + level; i++) drawWing(sheet, type, i % 2 === 1, random);
    drawForeground(sheet, card.district, ART);
    drawPicture(sheet, ART, picture, level, random);
    drawGrass(sheet, ART, ART.y + ART.h, random, 46, 30);
  });
}

/** Trees in the wings, as on a stage. */
function drawWing(sheet: Sheet, type: MonsterType, isLeft: boolean, random: Rng): void {
  const x = ART.x + ART.w * (isLeft ? random() * 0.16 : 1 - random() * 0.16);
  if (type === 'undead') drawBareTree(sheet, x, ART.y + ART.h * 0.92, 120 + random() * 70, random, isLeft ? 0.2 : -0.2);
  else drawFir(sheet, x, ART.y + ART.h * (0.9 + random() * 0.06), 110 + random() * 90, random, 'a', 0.62);
}

function drawPanel(sheet: Sheet, spec: CardSpec): void {
  sheet.cut(rect({ x: 36, y: 474, w: 440, h: 206 }));
  sheet.fill('ink', handRect({ x: 34, y: 472, w: 444, h: 3.4 }, 0.6, 'l'));
  sheet.stroke('ink', handRect({ x: 44, y: 484, w: 424, h: 188 }, 1, `${spec.id}p`), 1.6);
  drawSeal(sheet, 94, 572, 36, TYPE_EMBLEMS[spec.type], 'a');
  setLine(sheet, 'fine', TYPE_NAMES[spec.type], { x: 48, y: 609, w: 96, h: 22 }, { style: NAMES, size: 17 });
  if (spec.label !== '')
    setLine(sheet, 'fine', spec.label, { x: 176, y: 530, w: 160, h: 16 }, { style: LABEL, size: 15 });
  const colors = { symbol: 'tint', laurel: 'b', seal: 'a' } as const;
  drawGains(sheet, spec.gives, { x: 142, y: 546, w: 226, h: 78 }, 74, colors);
  const isBare = spec.gives.length === 0;
  const words = isBare ? { x: 140, y: 536, w: 232, h: 130 } : { x: 52, y: 631, w: 408, h: 38 };
  setBlock(sheet, 'fine', spec.flavour, words, { style: ITALIC, size: isBare ? 22 : 18, minSize: 13.5, leading: 1.06 });
  drawRibbon(sheet, { x: 256, y: 492, w: 396, h: 58, size: 42 }, 'a', spec.name);
  drawSlice(sheet, 84, 86, 58, spec.id);
  const figure = { style: DISPLAY, size: 78, halo: 0.1 } as const;
  setLine(sheet, 'ink', String(spec.strength), boxAround(84, 86, 88, 80), figure);
}

function drawLevel(sheet: Sheet, level: number): void {
  for (let i = 0; i < 3; i++) {
    const gem = diamond(54 + i * 30, 160 + (i === 1 ? 6 : 0), 13);
    sheet.cut(gem, 4);
    sheet.stroke('ink', gem, 3);
    if (i < level) sheet.fill('ink', gem);
  }
}

export function drawMonsterCard(id: string, scale: number): Sheet {
  const card = cardOf(CATALOG.monsters, id);
  const tone = TYPE_TONES[card.type];
  const sheet = newSheet(id, scale, tone.pale, tone.hex, DISTRICT_TONES[card.district].hex);
  const picture = MONSTER_PICTURES[id];
  if (!picture) throw new Error(`no composition for ${id}`);
  drawLandscape(sheet, card, picture, rngOf(id));
  drawBand(sheet, { x: 14, y: 14, w: 484, h: 688 }, 20, BANDS[card.level - 1] ?? 'notches', id);
  const [, ...gives] = faceMarks('monster', card, CATALOG).gives;
  drawPanel(sheet, { ...card, label: labelOf(card.effect), gives });
  drawShield(sheet, 418, 574, 76, DISTRICT_EMBLEMS[card.district], 'b');
  setLine(sheet, 'fine', DISTRICT_LABELS[card.district], { x: 368, y: 609, w: 100, h: 22 }, { style: NAMES, size: 17 });
  drawLevel(sheet, card.level);
  drawPennant(sheet, 420, 30, 76, 128, card.vp, 'b');
  return sheet;
}

const ROLES: Readonly<Record<CouncilCard['role'], string>> = { overlord: 'Overlord', henchman: 'Henchman' };

export function drawCouncilCard(id: string, scale: number): Sheet {
  const card = cardOf(CATALOG.council, id);
  const sheet = newSheet(id, scale, COUNCIL.pale, COUNCIL.hex, BRASS);
  const picture = COUNCIL_PICTURES[id];
  if (!picture) throw new Error(`no composition for ${id}`);
  const random = rngOf(id);
  const window = rect(ART);
  sheet.within(window, () => {
    sheet.fill('tint', window);
    drawSky(sheet, TYPE_SKIES[card.type], ART, { seed: id, mx: picture.moon ?? 0.66, my: 0.3, mr: 0.2 });
    drawMoredraw(sheet, ART, random, id);
    drawPicture(sheet, ART, picture, 3, random);
    drawGrass(sheet, ART, ART.y + ART.h, random, 46, 30);
  });
  drawBand(sheet, { x: 14, y: 14, w: 484, h: 688 }, 20, 'leaves', id);
  drawPanel(sheet, { ...card, level: 3, label: '', gives: [] });
  drawShield(sheet, 418, 574, 76, 'evil-tower', 'b');
  setLine(sheet, 'fine', ROLES[card.role], { x: 368, y: 609, w: 100, h: 22 }, { style: NAMES, size: 17 });
  drawPennant(sheet, 420, 30, 76, 128, card.vp, 'b');
  return sheet;
}

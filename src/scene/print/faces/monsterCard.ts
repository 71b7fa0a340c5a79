/** Monster cards: a landscape of their district under the sky of their type, and in it the Monster. */
import { CATALOG } from '../../../content/catalog.ts';
import { faceMarks } from '../../../content/words/faces.ts';
import { type Effect, isBonus, type MonsterCard, type MonsterType } from '../../../engine/index.ts';
import { type Drawing, drawWithin, type Steps } from '../canvas/drawing.ts';
import { diamond, rect } from '../canvas/paths.ts';
import { Sheet } from '../canvas/sheet.ts';
import { MONSTER_PICTURES } from '../compositions/monsters.ts';
import type { Picture } from '../compositions/picture.ts';
import { DISTRICT_EMBLEMS } from '../marks/draw.ts';
import { type Rng, rngOf } from '../maths/random.ts';
import { BANDS, drawBand } from '../ornaments/band.ts';
import { cardInks, DISTRICT_TONES, PAPER, TYPE_TONES } from '../palette.ts';
import { drawGrass, drawHill } from '../scenery/ground.ts';
import { pictureParts } from '../scenery/pictures.ts';
import { drawSky } from '../scenery/skies.ts';
import { drawForeground, drawHorizon } from '../scenery/skylines.ts';
import { drawBareTree, drawFir } from '../scenery/trees.ts';
import { ART, CARD_BAND, drawCreaturePanel, TYPE_SKIES } from './creaturePanel.ts';
import { FACE_SIZES } from './ids.ts';
import { DISTRICT_LABELS } from './labels.ts';
import { cardOf, pictureOf } from './lookup.ts';

function labelOf(effects: readonly Effect[]): string {
  const [first] = effects;
  if (!first) return '';
  if (isBonus(first)) return 'BOOST';
  return first.op === 'gainCorruption' || first.op === 'discardQuests' ? 'PRICE' : 'REWARD';
}

const at = (share: number) => ART.y + ART.h * share;

function drawLand(sheet: Sheet, { id, level, district }: MonsterCard, random: Rng): void {
  const far = { y: at(0.56), amp: 26, pitch: 8, freq: 100, halo: 2.5 };
  drawHill(sheet, ART, { ...far, seed: `${id}f`, plate: 'tint', density: 0.1 });
  const middle = { y: at(0.66), amp: 20, pitch: 7.5, freq: 130 };
  const ridge = drawHill(sheet, ART, { ...middle, seed: `${id}m`, plate: 'a', density: 0.02 + level * 0.08 });
  drawHorizon(sheet, district, ART, random, ridge);
  const near = { y: at(0.79), amp: 14, pitch: 7, freq: 160, halo: 4 };
  drawHill(sheet, ART, { ...near, seed: `${id}n`, plate: 'a', density: 0.2 + level * 0.1 });
}

function drawLandscape(sheet: Sheet, card: MonsterCard, picture: Picture, random: Rng): Steps {
  const { id, level, type } = card;
  const window = rect(ART);
  const mx = picture.moon ?? (random() < 0.5 ? 0.3 : 0.66);
  return drawWithin(sheet, window, [
    () => {
      sheet.fill('tint', window);
      drawSky(sheet, TYPE_SKIES[type], ART, { seed: id, mx, my: 0.3, mr: 0.15 });
    },
    () => drawLand(sheet, card, random),
    () => {
      for (let i = 0; i < 2 + level; i++) drawWing(sheet, type, i % 2 === 1, random);
      drawForeground(sheet, card.district, ART);
    },
    ...pictureParts(sheet, ART, picture, level, random),
    () => drawGrass(sheet, ART, ART.y + ART.h, random, 46, 30),
  ]);
}

/** Trees in the wings, as on a stage. */
function drawWing(sheet: Sheet, type: MonsterType, isLeft: boolean, random: Rng): void {
  const x = ART.x + ART.w * (isLeft ? random() * 0.16 : 1 - random() * 0.16);
  if (type === 'undead') drawBareTree(sheet, x, at(0.92), 120 + random() * 70, random, isLeft ? 0.2 : -0.2);
  else drawFir(sheet, x, at(0.9 + random() * 0.06), 110 + random() * 90, random, 'a', 0.62);
}

function drawLevel(sheet: Sheet, level: number): void {
  for (let i = 0; i < 3; i++) {
    const gem = diamond(54 + i * 30, 160 + (i === 1 ? 6 : 0), 13);
    sheet.cut(gem, 4);
    sheet.stroke('ink', gem, 3);
    if (i < level) sheet.fill('ink', gem);
  }
}

export function* drawMonsterCard(id: string, scale: number): Drawing {
  const card = cardOf(CATALOG.monsters, id);
  const tone = TYPE_TONES[card.type];
  const inks = cardInks(tone.pale, tone.hex, DISTRICT_TONES[card.district].hex);
  const sheet = new Sheet({ ...FACE_SIZES.monster, scale, inks, seed: id, paper: PAPER.sheet });
  yield* drawLandscape(sheet, card, pictureOf(MONSTER_PICTURES, id), rngOf(id));
  drawBand(sheet, CARD_BAND, 20, BANDS[card.level - 1] ?? 'notches', id);
  yield;
  const [, ...gives] = faceMarks('monster', card, CATALOG).gives;
  const shield = { emblem: DISTRICT_EMBLEMS[card.district], name: DISTRICT_LABELS[card.district] };
  drawCreaturePanel(sheet, { ...card, label: labelOf(card.effect), gives, shield });
  drawLevel(sheet, card.level);
  return sheet;
}

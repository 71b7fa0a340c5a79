/** Hero cards: one level of a class, or a prestige kind. */
import { CATALOG } from '../../../content/catalog.ts';
import { rulesSentence } from '../../../content/words/cards.ts';
import { faceMarks } from '../../../content/words/faces.ts';
import { KIND_NOUNS } from '../../../content/words/names.ts';
import { type HeroCard, type HeroLevel, isPrestige, type UnitKind } from '../../../engine/index.ts';
import { type Drawing, drawWithin } from '../canvas/drawing.ts';
import { cardIcon } from '../canvas/icons.ts';
import { ITALIC, LABEL, setBlock, setLine, TEXT } from '../canvas/lettering.ts';
import { handRect, rect } from '../canvas/paths.ts';
import { type Hex, Sheet } from '../canvas/sheet.ts';
import { drawMeeple } from '../glyphs/meeple.ts';
import { drawNumeral, drawPenalty, drawSlice } from '../glyphs/small.ts';
import { drawMarks } from '../marks/draw.ts';
import { rngOf } from '../maths/random.ts';
import { type Box, boxAround } from '../maths/strokes.ts';
import { drawBand } from '../ornaments/band.ts';
import { drawRibbon } from '../ornaments/ribbon.ts';
import { cardInks, PAPER } from '../palette.ts';
import { drawFigure } from '../scenery/figures.ts';
import type { Sky } from '../scenery/skies.ts';
import { type Stage, stageParts } from '../scenery/stages.ts';
import { FACE_SIZES } from './ids.ts';

const WINDOW: Box = { x: 30, y: 30, w: 510, h: 172 };

type Manner = { readonly tones: readonly [tint: Hex, a: Hex, b: Hex]; readonly stage: Stage; readonly sky: Sky };

const MANNERS: Readonly<Record<UnitKind, Manner>> = {
  peasant: { tones: ['#d9c79a', '#8a5a33', '#c9892b'], stage: 'field', sky: 'rays' },
  mage: { tones: ['#ecd08a', '#b07a18', '#4a5a8c'], stage: 'study', sky: 'moon' },
  cleric: { tones: ['#e6b79f', '#a83a2c', '#d9a441'], stage: 'graves', sky: 'rays' },
  knight: { tones: ['#c6c1bc', '#5a5866', '#c9a13b'], stage: 'castle', sky: 'moon' },
  warrior: { tones: ['#b4c9d6', '#33608f', '#c9892b'], stage: 'field', sky: 'flow' },
  ranger: { tones: ['#b9d2b4', '#3f7a52', '#b9803f'], stage: 'forest', sky: 'rays' },
  paladin: { tones: ['#cdb9cf', '#6a4080', '#d9a441'], stage: 'castle', sky: 'rays' },
  shaman: { tones: ['#eec393', '#b9622c', '#5f8a4c'], stage: 'forest', sky: 'flow' },
};

const ROMAN = ['', 'I', 'II', 'III'];

function heroOf(id: string): { readonly hero: HeroCard; readonly level: HeroLevel } {
  const [kind, number] = id.split('-');
  const hero = CATALOG.heroes.find((one) => one.kind === kind);
  const level = hero?.levels.find((one) => String(one.level) === number);
  if (!hero || !level) throw new Error(`no Hero card ${id}`);
  return { hero, level };
}

function drawPortrait(sheet: Sheet, { kind, icons }: HeroCard): void {
  const random = rngOf(kind);
  const [first = 'meeple', second = first] = icons;
  const carved = { size: 0.29, y: 0.5, icon: cardIcon(first) };
  drawFigure(sheet, WINDOW, { ...carved, x: 0.24, plate: 'a' }, 2, random);
  drawFigure(sheet, WINDOW, { ...carved, icon: cardIcon(second), x: 0.78, size: 0.24 }, 2, random);
  drawMeeple(sheet, kind, WINDOW.x + WINDOW.w / 2, WINDOW.y + WINDOW.h * 0.5, 146);
}

/** What the sentence says after the combat value, which has a slice of its own. */
function powerOf(sentence: string): string {
  const power = sentence.slice(sentence.indexOf('; ') + 2);
  return power.charAt(0).toUpperCase() + power.slice(1);
}

function drawWords(sheet: Sheet, hero: HeroCard, level: HeroLevel): void {
  const what = isPrestige(hero.kind) ? 'PRESTIGE' : `LEVEL ${ROMAN[level.level]}`;
  const title = `${KIND_NOUNS[hero.kind].one.toUpperCase()} · ${what}`;
  setLine(sheet, 'fine', title, { x: 156, y: 246, w: 258, h: 20 }, { style: LABEL, size: 17 });
  drawSlice(sheet, 84, 292, 46, level.name);
  drawNumeral(sheet, String(level.combatValue), boxAround(84, 292, 64, 62), 60);
  setLine(sheet, 'fine', 'COMBAT', { x: 34, y: 340, w: 100, h: 18 }, { style: LABEL, size: 14 });
  const { asks, gives } = faceMarks('hero', { hero, level }, CATALOG);
  const power = { asks, gives: gives.slice(1) };
  const hasPower = power.gives.length > 0;
  const colors = { symbol: 'b', laurel: 'b', seal: 'a' } as const;
  if (hasPower) drawMarks(sheet, power, { x: 138, y: 268, w: 396, h: 54 }, 52, colors);
  const words = hasPower ? { x: 138, y: 322, w: 396, h: 64 } : { x: 138, y: 276, w: 396, h: 90 };
  const sentence = rulesSentence('hero', { hero, level }, CATALOG);
  const said = hasPower ? powerOf(sentence) : sentence;
  setBlock(sheet, 'fine', said, words, { style: TEXT, size: hasPower ? 20 : 24, minSize: 13.5, leading: 1.02 });
  const joke = { x: 46, y: 386, w: 478, h: 24 };
  setBlock(sheet, 'fine', level.flavour, joke, { style: ITALIC, size: 18, minSize: 13.5, leading: 1.02 });
}

export function* drawHeroCard(id: string, scale: number): Drawing {
  const { hero, level } = heroOf(id);
  const { tones, stage, sky } = MANNERS[hero.kind];
  const sheet = new Sheet({ ...FACE_SIZES.hero, scale, inks: cardInks(...tones), seed: id, paper: PAPER.sheet });
  yield* drawWithin(sheet, rect(WINDOW), [
    ...stageParts(sheet, stage, WINDOW, sky, id, rngOf(id)),
    () => drawPortrait(sheet, hero),
  ]);
  sheet.cut(rect({ x: 28, y: 202, w: 514, h: 212 }));
  drawBand(sheet, { x: 14, y: 14, w: 542, h: 412 }, 16, level.level === 3 ? 'leaves' : 'rope', id);
  sheet.fill('ink', handRect({ x: 28, y: 200, w: 514, h: 4 }, 0.6, 'z'));
  yield;
  drawWords(sheet, hero, level);
  drawRibbon(sheet, { x: 285, y: 216, w: 430, h: 50, size: 37 }, 'a', level.name);
  if (level.cost > 0) drawPenalty(sheet, `−${level.cost}`, 500, 70, 30);
  return sheet;
}

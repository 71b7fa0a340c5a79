/** Quest cards: a scene in an arch, what to do, what it brings and what it costs to leave it undone. */
import { CATALOG } from '../../../content/catalog.ts';
import { rulesSentence } from '../../../content/words/cards.ts';
import { faceMarks } from '../../../content/words/faces.ts';
import { IDEA_ICONS } from '../../../content/words/iconKeys.ts';
import { QUEST_TYPE_NAMES } from '../../../content/words/names.ts';
import type { QuestCard, QuestType } from '../../../engine/index.ts';
import { type Drawing, drawWithin } from '../canvas/drawing.ts';
import { engrave } from '../canvas/engrave.ts';
import { type IconName, icon, iconBox } from '../canvas/icons.ts';
import { ITALIC, LABEL, setBlock, setLine, TEXT } from '../canvas/lettering.ts';
import { arch, handRect, polygon, rect, sliver } from '../canvas/paths.ts';
import { Sheet, type Target } from '../canvas/sheet.ts';
import { QUEST_PICTURES } from '../compositions/quests.ts';
import { drawLaurel, drawPenalty } from '../glyphs/small.ts';
import { drawMarks } from '../marks/draw.ts';
import { rngOf } from '../maths/random.ts';
import type { Box } from '../maths/strokes.ts';
import { drawRibbon } from '../ornaments/ribbon.ts';
import { cardInks, GOLD, PAPER, QUEST_TONES } from '../palette.ts';
import { drawGrass } from '../scenery/ground.ts';
import { pictureParts } from '../scenery/pictures.ts';
import type { Sky } from '../scenery/skies.ts';
import { stageParts } from '../scenery/stages.ts';
import { FACE_SIZES } from './ids.ts';
import { cardOf, pictureOf } from './lookup.ts';

const WINDOW: Box = { x: 40, y: 40, w: 432, h: 344 };

const SKIES: Readonly<Record<QuestType, Sky>> = { triggered: 'rays', ongoing: 'flow', end: 'moon' };
const TABS: Readonly<Record<QuestType, IconName | 'bolt'>> = { triggered: 'bolt', ongoing: 'hourglass', end: 'sunset' };

const BOLT: readonly (readonly [number, number])[] = [
  [0.09, -0.46],
  [-0.28, 0.09],
  [-0.06, 0.09],
  [-0.15, 0.46],
  [0.28, -0.14],
  [0.05, -0.14],
  [0.2, -0.46],
];

function drawSpandrels(sheet: Sheet, window: Path2D): void {
  const outside = rect({ x: 24, y: 24, w: 464, h: 360 });
  outside.addPath(window);
  sheet.fill('a', outside, 'evenodd');
  const hatch = new Path2D();
  for (let i = 0; i < 60; i++) {
    sliver(hatch, [
      [24 + i * 8, 24, 4.4],
      [26 + i * 8, 200, 1.6],
      [24 + i * 8, 384, 2.4],
    ]);
  }
  sheet.within(outside, () => sheet.fill('ink', hatch), ['ink'], 'evenodd');
  sheet.cut(window);
}

function drawTab(sheet: Sheet, type: QuestType): void {
  const tape = polygon([
    [64, 16],
    [126, 16],
    [126, 122],
    [95, 106],
    [64, 122],
  ]);
  sheet.cut(tape, 4);
  sheet.fill('a', tape);
  sheet.stroke('ink', tape, 4);
  const name = TABS[type];
  const sign = name === 'bolt' ? polygon(BOLT.map(([u, v]) => [95 + u * 56, 60 + v * 56])) : icon(name, 95, 60, 50);
  sheet.cut(sign, 2.4);
  sheet.fill('ink', sign);
}

export function drawLeaf(sheet: Sheet, x: number, y: number, size: number, rot: number, plate: Target): void {
  const leaf = icon('oak-leaf', x, y, size, { rot });
  sheet.cut(leaf, 3);
  sheet.fill(plate, leaf);
  engrave(sheet, 'ink', leaf, iconBox(x, y, size), { pitch: 3.6, base: 0.25, gain: 1, bend: 2, angle: 0.8 });
}

/** What the sentence says before it comes to the penalty, which has a seal of its own. */
function deedOf(quest: QuestCard): string {
  const whole = rulesSentence('quest', quest, CATALOG);
  const end = whole.lastIndexOf(';');
  return end < 0 ? whole : `${whole.slice(0, end)}.`;
}

function drawWords(sheet: Sheet, quest: QuestCard): void {
  const { asks, gives } = faceMarks('quest', quest, CATALOG);
  const extra = gives.filter(({ icon: name }) => name !== IDEA_ICONS.penalty).slice(1);
  const colors = { symbol: 'b', laurel: 'b', seal: 'a' } as const;
  const name = QUEST_TYPE_NAMES[quest.type].toUpperCase();
  setLine(sheet, 'fine', name, { x: 156, y: 438, w: 200, h: 16 }, { style: LABEL, size: 15 });
  drawMarks(sheet, { asks, gives: extra }, { x: 44, y: 456, w: 424, h: 78 }, 70, colors);
  const deed = { x: 46, y: 534, w: 420, h: 70 };
  setBlock(sheet, 'fine', deedOf(quest), deed, { style: TEXT, size: 21, minSize: 14.5, leading: 1.02 });
  const joke = { x: 142, y: 612, w: 230, h: 70 };
  setBlock(sheet, 'fine', quest.flavour, joke, { style: ITALIC, size: 18, minSize: 13.5, leading: 1.02 });
  drawLaurel(sheet, `+${quest.vp}`, 92, 648, 80, 'b');
  drawPenalty(sheet, `−${quest.penalty}`, 420, 648, 34);
}

export function* drawQuestCard(id: string, scale: number): Drawing {
  const quest = cardOf(CATALOG.quests, id);
  const picture = pictureOf(QUEST_PICTURES, id);
  const tone = QUEST_TONES[quest.type];
  const inks = cardInks(tone.pale, tone.hex, GOLD);
  const sheet = new Sheet({ ...FACE_SIZES.quest, scale, inks, seed: id, paper: PAPER.light });
  const random = rngOf(id);
  const window = arch(WINDOW);
  drawSpandrels(sheet, window);
  yield* drawWithin(sheet, window, [
    ...stageParts(sheet, picture.stage, WINDOW, SKIES[quest.type], id, random),
    ...pictureParts(sheet, WINDOW, picture, 2, random),
    () => drawGrass(sheet, WINDOW, WINDOW.y + WINDOW.h, random, isOpen(picture.stage) ? 40 : 0, 24),
  ]);
  sheet.stroke('ink', window, 9);
  sheet.score(window, 2);
  sheet.cut(rect({ x: 22, y: 384, w: 470, h: 318 }));
  sheet.fill('ink', rect({ x: 24, y: 381, w: 464, h: 5 }));
  sheet.stroke('ink', handRect({ x: 19, y: 19, w: 474, h: 678 }, 1.2, id), 7);
  sheet.stroke('ink', handRect({ x: 30, y: 396, w: 452, h: 290 }, 1, `${id}i`), 1.6);
  drawTab(sheet, quest.type);
  drawLeaf(sheet, 440, 70, 70, 0.5, 'b');
  yield;
  drawWords(sheet, quest);
  drawRibbon(sheet, { x: 256, y: 400, w: 404, h: 56, size: 38 }, 'a', quest.name);
  return sheet;
}

const isOpen = (stage: string): boolean => stage !== 'hall' && stage !== 'tavern' && stage !== 'study';

/** The lower half that Monsters and the Dark Council share: name, strength, type, gains, a line of flavour. */
import type { FaceMark } from '../../../content/words/icons.ts';
import { TYPE_NAMES } from '../../../content/words/names.ts';
import type { MonsterType } from '../../../engine/index.ts';
import type { IconName } from '../canvas/icons.ts';
import { DISPLAY, ITALIC, LABEL, type Style, setBlock, setLine } from '../canvas/lettering.ts';
import { handRect, rect } from '../canvas/paths.ts';
import type { Sheet } from '../canvas/sheet.ts';
import { drawSlice } from '../glyphs/small.ts';
import { drawGains, TYPE_EMBLEMS } from '../marks/draw.ts';
import { type Box, boxAround } from '../maths/strokes.ts';
import { drawRibbon } from '../ornaments/ribbon.ts';
import { drawPennant, drawSeal, drawShield } from '../ornaments/seals.ts';
import type { Sky } from '../scenery/skies.ts';

export const ART: Box = { x: 34, y: 34, w: 444, h: 440 };
export const CARD_BAND: Box = { x: 14, y: 14, w: 484, h: 688 };
export const TYPE_SKIES: Readonly<Record<MonsterType, Sky>> = { humanoid: 'rays', monstrous: 'flow', undead: 'moon' };

const SMALL_NAME: Style = { family: 'Grenze', weight: 600 };

export type Creature = {
  readonly id: string;
  readonly name: string;
  readonly flavour: string;
  readonly type: MonsterType;
  readonly strength: number;
  readonly vp: number;
  /** What the gains are called, and the gains. */
  readonly label: string;
  readonly gives: readonly FaceMark[];
  readonly shield: { readonly emblem: IconName; readonly name: string };
};

export function drawCreaturePanel(sheet: Sheet, creature: Creature): void {
  sheet.cut(rect({ x: 36, y: 474, w: 440, h: 206 }));
  sheet.fill('ink', handRect({ x: 34, y: 472, w: 444, h: 3.4 }, 0.6, 'l'));
  sheet.stroke('ink', handRect({ x: 44, y: 484, w: 424, h: 188 }, 1, `${creature.id}p`), 1.6);
  drawSeal(sheet, 94, 572, 36, TYPE_EMBLEMS[creature.type], 'a');
  setLine(sheet, 'fine', TYPE_NAMES[creature.type], { x: 46, y: 609, w: 98, h: 24 }, { style: SMALL_NAME, size: 18 });
  drawShield(sheet, 418, 574, 76, creature.shield.emblem, 'b');
  setLine(sheet, 'fine', creature.shield.name, { x: 368, y: 611, w: 100, h: 24 }, { style: SMALL_NAME, size: 18 });
  drawWords(sheet, creature);
  drawRibbon(sheet, { x: 256, y: 492, w: 396, h: 58, size: 42 }, 'a', creature.name);
  drawSlice(sheet, 84, 86, 58, creature.id);
  const figure = { style: DISPLAY, size: 78, halo: 0.1 } as const;
  setLine(sheet, 'ink', String(creature.strength), boxAround(84, 86, 88, 80), figure);
  drawPennant(sheet, 420, 30, 76, 128, creature.vp, 'b');
}

function drawWords(sheet: Sheet, { label, gives, flavour }: Creature): void {
  if (label !== '') setLine(sheet, 'fine', label, { x: 176, y: 530, w: 160, h: 16 }, { style: LABEL, size: 15 });
  const colors = { symbol: 'tint', laurel: 'b', seal: 'a' } as const;
  drawGains(sheet, gives, { x: 142, y: 548, w: 226, h: 80 }, 78, colors);
  const isBare = gives.length === 0;
  const box = isBare ? { x: 142, y: 532, w: 228, h: 136 } : { x: 52, y: 631, w: 408, h: 37 };
  setBlock(sheet, 'fine', flavour, box, { style: ITALIC, size: isBare ? 24 : 18, minSize: 14, leading: 1.04 });
}

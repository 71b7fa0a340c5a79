/** Which icons the print uses, and how they are written down. */
import { CATALOG } from '../src/content/catalog.ts';
import {
  DISTRICT_ICONS,
  IDEA_ICONS,
  KIND_ICONS,
  LEVEL_ICONS,
  SET_ICONS,
  TYPE_ICONS,
} from '../src/content/words/iconKeys.ts';
import { SCENE_ICONS } from '../src/scene/print/icons/sceneIcons.ts';
import { readPath, writePath } from '../src/scene/print/maths/svgPath.ts';

export function usedIcons(): string[] {
  const cards = [
    ...CATALOG.monsters,
    ...CATALOG.council,
    ...CATALOG.arrivals,
    ...CATALOG.tokens,
    ...CATALOG.quests,
    ...CATALOG.locations,
    ...CATALOG.slots,
    ...CATALOG.rooms,
    ...CATALOG.heroes,
    ...CATALOG.orders,
  ];
  const words = [KIND_ICONS, TYPE_ICONS, DISTRICT_ICONS, SET_ICONS, IDEA_ICONS, LEVEL_ICONS];
  const all = [
    ...cards.flatMap(({ icons }) => icons),
    ...words.flatMap((table) => Object.values(table)),
    ...SCENE_ICONS,
  ];
  return [...new Set(all)].toSorted();
}

/** Every game icon is one path; a body of several is joined. */
export function pathOfBody(body: string): string {
  const paths = [...body.matchAll(/ d="([^"]*)"/g)].map(([, data = '']) => data);
  return paths.map((data) => writePath(readPath(data))).join('');
}

export function groupByBudget<T>(items: readonly T[], perGroup: number): T[][] {
  const count = Math.ceil(items.length / perGroup);
  const size = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, i) => items.slice(i * size, (i + 1) * size));
}

export function creditsText(names: readonly string[]): string {
  return [
    'Icons by the contributors of game-icons.net, licensed under Creative Commons Attribution 3.0 Unported',
    '(CC BY 3.0, creativecommons.org/licenses/by/3.0), taken from the npm package @iconify-json/game-icons,',
    'which does not say who drew which. They are used as silhouettes: rounded to a tenth of a unit, engraved,',
    'coloured and put together into pictures.',
    '',
    ...names,
    '',
  ].join('\n');
}

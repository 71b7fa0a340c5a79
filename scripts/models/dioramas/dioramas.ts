/** One carved building for every Location, each on its plinth. */
import { DIORAMA } from '../../../src/scene/layout/measures.ts';
import { along, tinged } from '../carving/paint.ts';
import { type Part, part, placed } from '../carving/part.ts';
import { block } from '../carving/shapes.ts';
import { construct, levelUp } from './capitol.ts';
import { colosseum, houseOfLords, levyStation, rallyingStump, reservesBench } from './castle.ts';
import { chapterHouse, healersTemple, oathOak, wormwoodStill } from './cathedral.ts';
import { circleOfRings, mageAcademy, magesWorkshop, matriculationDesk, scriptorium } from './university.ts';
import { boxOffice, branchAndRootInn, greenwoodLodge, noticeTrunk, splinterYard } from './villages.ts';

/** The back of a tile reaches under the front of its building: the plinth lifts the scene clear of it. */
const plinthHeight = 0.14;
const margin = 0.01;
const usualScale = [0.95, 0.91, 0.92] as const;

/** How far the scene reaches to either side, up, and to front or back. */
function reachOf(scene: readonly Part[]): readonly [number, number, number] {
  let [x, y, z] = [0, 0, 0];
  for (const { wood } of scene) {
    for (const point of wood.points) {
      x = Math.max(x, Math.abs(point[0]));
      y = Math.max(y, point[1]);
      z = Math.max(z, Math.abs(point[2]));
    }
  }
  return [x, y, z];
}

function onPlinth(scene: readonly Part[]): Part[] {
  const [width, depth] = [DIORAMA.width - 2 * margin, DIORAMA.depth - 2 * margin];
  const [x, y, z] = reachOf(scene);
  const [sx, sy, sz] = usualScale;
  const scale = [
    Math.min(sx, width / 2 / x),
    Math.min(sy, (DIORAMA.height - plinthHeight) / y),
    Math.min(sz, depth / 2 / z),
  ] as const;
  return [
    part(block(width, plinthHeight, depth, { bevel: 0.022 }), along(tinged({ color: '#8a6238' }, 0.35), 'x')),
    ...placed(scene, { y: plinthHeight - 0.004, scale }),
  ];
}

const SCENES = {
  'house-of-lords': houseOfLords,
  'splinter-yard': splinterYard,
  'chapter-house': chapterHouse,
  'matriculation-desk': matriculationDesk,
  'healers-temple': healersTemple,
  'levy-station': levyStation,
  'branch-and-root-inn': branchAndRootInn,
  scriptorium,
  'rallying-stump': rallyingStump,
  'wormwood-still': wormwoodStill,
  'reserves-bench': reservesBench,
  'mages-workshop': magesWorkshop,
  colosseum,
  'mage-academy': mageAcademy,
  'greenwood-lodge': greenwoodLodge,
  'oath-oak': oathOak,
  'circle-of-rings': circleOfRings,
  'notice-trunk': noticeTrunk,
  'box-office': boxOffice,
  construct,
  'level-up': levelUp,
} as const satisfies Readonly<Record<string, () => Part[]>>;

export type DioramaName = keyof typeof SCENES;
export const DIORAMA_NAMES = Object.keys(SCENES) as DioramaName[];

export const diorama = (name: DioramaName): Part[] => onPlinth(SCENES[name]());

/** One carved building for every Location, each on its plinth. */
import { type Part, part, placed } from '../carving/carve.ts';
import { along, tinged } from '../carving/paint.ts';
import { block } from '../carving/shapes.ts';
import { construct, levelUp } from './capitol.ts';
import { colosseum, houseOfLords, levyStation, rallyingStump, reservesBench } from './castle.ts';
import { chapterHouse, healersTemple, oathOak, wormwoodStill } from './cathedral.ts';
import { circleOfRings, mageAcademy, magesWorkshop, matriculationDesk, scriptorium } from './university.ts';
import { boxOffice, branchAndRootInn, greenwoodLodge, noticeTrunk, splinterYard } from './villages.ts';

/** The back of a tile reaches under the front of its building: the plinth lifts the scene clear of it. */
const plinth = { width: 1.78, height: 0.14, depth: 0.58 };
const sceneScale = { x: 0.95, y: 0.91, z: 0.92 };

function onPlinth(scene: readonly Part[]): Part[] {
  return [
    part(block(plinth.width, plinth.height, plinth.depth, { bevel: 0.022 }), along(tinged({ color: '#8a6238' }, 0.35), 'x')),
    ...placed(scene, { y: plinth.height - 0.004, scale: [sceneScale.x, sceneScale.y, sceneScale.z] }),
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

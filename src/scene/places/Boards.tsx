/** The printed boards: city, scoreboard, one for each player, the Guard's. Bare wood-pulp until the press has done its work. */
import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { type BufferGeometry, MeshStandardMaterial, SRGBColorSpace, Texture } from 'three';
import type { GameState, Seat } from '../../engine/index.ts';
import type { SeatColour } from '../../store/seatColours.ts';
import { type Furniture, furnitureAt } from '../layout/furniture.ts';
import { CITY, GUARD_BOARD, PLAYER_BOARD, SCOREBOARD, type Slab } from '../layout/measures.ts';
import { type FaceId, sizeOf } from '../print/faces/ids.ts';
import { isGivenUp, type PrintQueue } from '../print/queue/printQueue.ts';
import { BOARD_PRIORITY } from '../print/queue/priorities.ts';
import type { PrintedFace } from '../print/queue/protocol.ts';
import type { QualitySettings } from '../quality.ts';
import { boardGeometry } from './boardGeometry.ts';
import { BARE_BOARD, PRINT_TINT } from './paper.ts';
import { SEAT_CLOTH } from './seatCloth.ts';

type Props = {
  readonly state: GameState;
  readonly viewer: Seat;
  readonly colours: readonly SeatColour[];
  readonly queue: PrintQueue;
  readonly settings: QualitySettings;
};

interface Board {
  readonly furniture: Furniture;
  readonly slab: Slab;
  readonly face: FaceId;
  readonly priority: number;
  /** It takes seconds to print: a small print comes first. */
  readonly hasPreview?: boolean;
}

const PREVIEW_SHARE = 0.4;

export function Boards({ state, viewer, colours, queue, settings }: Props) {
  const boards = boardsOf(state, viewer, colours);
  return boards.map((board) => (
    <BoardMesh key={board.furniture.name} board={board} queue={queue} settings={settings} />
  ));
}

function boardsOf(state: GameState, viewer: Seat, colours: readonly SeatColour[]): Board[] {
  return furnitureAt(state, viewer).flatMap((furniture): Board[] => {
    const [word, seat] = furniture.name.split(':');
    switch (word) {
      case 'city':
        return [{ furniture, slab: CITY, face: 'city', priority: BOARD_PRIORITY.city, hasPreview: true }];
      case 'scoreboard':
        return [{ furniture, slab: SCOREBOARD, face: 'score', priority: BOARD_PRIORITY.other }];
      case 'guardBoard':
        return [{ furniture, slab: GUARD_BOARD, face: 'guard', priority: BOARD_PRIORITY.guard }];
      case 'playerBoard': {
        const face: FaceId = `player/${SEAT_CLOTH[colours[Number(seat)] ?? 'red']}`;
        const priority = Number(seat) === viewer ? BOARD_PRIORITY.own : BOARD_PRIORITY.other;
        return [{ furniture, slab: PLAYER_BOARD, face, priority }];
      }
      default:
        return [];
    }
  });
}

const GEOMETRIES = new Map<Slab, BufferGeometry>();

function geometryOf(slab: Slab): BufferGeometry {
  const known = GEOMETRIES.get(slab);
  if (known !== undefined) return known;
  const made = boardGeometry(slab);
  GEOMETRIES.set(slab, made);
  return made;
}

/** The print ends at the bevel: the core has no picture, which would smear over it. */
function createBoardMaterial(): MeshStandardMaterial {
  const material = new MeshStandardMaterial({
    color: BARE_BOARD,
    vertexColors: true,
    roughness: 0.72,
    envMapIntensity: 0.8,
  });
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <map_fragment>',
      `#ifdef USE_MAP
        diffuseColor *= mix(vec4(1.), texture2D(map, vMapUv), step(.95, vColor.r));
      #endif`,
    );
  };
  material.customProgramCacheKey = () => 'board';
  return material;
}

function printMap(bitmap: ImageBitmap, anisotropy: number): Texture {
  const map = new Texture(bitmap);
  map.colorSpace = SRGBColorSpace;
  map.flipY = false;
  map.anisotropy = anisotropy;
  map.needsUpdate = true;
  return map;
}

type BoardProps = Pick<Props, 'queue' | 'settings'> & { readonly board: Board };

function BoardMesh({ board: { furniture, slab, face, priority, hasPreview }, queue, settings }: BoardProps) {
  const invalidate = useThree((three) => three.invalidate);
  const maxAnisotropy = useThree((three) => three.gl.capabilities.getMaxAnisotropy());
  const material = useMemo(createBoardMaterial, []);
  const { boardTexels, anisotropy } = settings;
  /** Only the first wish counts: whoever sits near later finds it printed. */
  const urgency = useRef(priority);
  useEffect(() => {
    const abort = new AbortController();
    const show = ({ bitmap }: PrintedFace): void => {
      material.map?.dispose();
      material.map = printMap(bitmap, Math.min(anisotropy, maxAnisotropy));
      material.color.set(PRINT_TINT);
      material.needsUpdate = true;
      invalidate();
    };
    const print = (share: number, sooner: number): void => {
      const pixelHeight = Math.round(sizeOf(face).height * boardTexels * share);
      queue
        .request({ face, pixelHeight, priority: sooner, signal: abort.signal })
        .then(show)
        .catch((error: unknown) => {
          if (!isGivenUp(error)) throw error;
        });
    };
    if (hasPreview === true && boardTexels >= 1 && material.map === null) print(PREVIEW_SHARE, BOARD_PRIORITY.preview);
    print(1, urgency.current);
    // At another quality the old print lies there until the new one comes.
    return () => abort.abort();
  }, [queue, face, hasPreview, boardTexels, anisotropy, maxAnisotropy, material, invalidate]);
  useEffect(
    () => () => {
      material.map?.dispose();
      material.dispose();
    },
    [material],
  );
  const { x, y, z, turn } = furniture;
  return (
    <mesh
      geometry={geometryOf(slab)}
      material={material}
      position={[x, y, z]}
      rotation-y={turn}
      receiveShadow
      castShadow
    />
  );
}
